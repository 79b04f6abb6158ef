import { conclusionMark } from '@attune/contract/advice.ts'
import { patientChoice } from '../questionnaires/read-intake.ts'
import { becauseOf } from '../recommend/because.ts'
import { strongest } from '../recommend/suits.ts'
import type { AdviceInput } from './advice-input.ts'
import { emphasis, heading, list, type Pieces, paragraph } from './html.ts'
import type { Module } from './module.ts'
import { opening } from './opening.ts'
import { safety, seekMore } from './safety.ts'

/**
 * Advice in pieces of HTML made of p, h3, ol, ul, li and em only, a sentence or so each. Never
 * claims a condition; says that software made it, and from what. The same input, the same advice.
 */
export function* writeAdvice(input: AdviceInput): Generator<string> {
  yield* opening(input)
  yield* safety(input.intake)
  for (const [i, module] of input.modules.entries()) yield* moduleText(module, i + 1, input)
  yield* seekMore(input)
  yield* conclusion(input)
}

function* moduleText(module: Module, place: number, input: AdviceInput): Generator<string> {
  yield* heading(`${place}. ${module.title}`)
  yield* paragraph(...reason(module, input), module.why)
  yield* list('ol', module.steps)
  if (module.caution) yield* emphasis(`Take care: ${module.caution}`)
  yield* emphasis(`Where it comes from: ${module.source}`)
}

/** True to what was answered, or nothing. */
function reason({ concerns, feelings }: Module, { concerns: signals, intake }: AdviceInput) {
  const concern = strongest(concerns, signals)?.concern
  if (concern) return [becauseOf({ kind: 'concern', concern })]
  const felt = intake.feelings.find((feeling) => feelings.includes(feeling))
  return felt ? [`Because you ticked “${patientChoice('feelings', felt).label}”.`] : []
}

function conclusion({ modules: [first], summary }: AdviceInput): Pieces {
  const begin = first
    ? [`Choose one thing, not all. “${first.title}” is a good place to begin.`]
    : []
  const person =
    summary.weight === 'urgent' || summary.weight === 'strong'
      ? 'Please let a person help you with this, too. The page Help shows whom you can reach today.'
      : 'If it does not get lighter in two weeks, talk it over with a therapist.'
  return [
    ...heading(conclusionMark),
    ...paragraph(
      ...begin,
      'Try it for a week, and see what changes.',
      person,
      'This was put together by software, and you know yourself best.',
    ),
  ]
}
