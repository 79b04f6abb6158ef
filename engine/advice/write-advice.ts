import type { Module } from '@attune/content/advice/module.ts'
import { concerns } from '@attune/content/questionnaires/concerns.ts'
import { patientChoice } from '../questionnaires/read-intake.ts'
import { type Interest, interestsOf } from '../recommendations/interests.ts'
import { becauseOf, isNamed } from '../recommendations/reason.ts'
import type { AdviceInput } from './advice-input.ts'
import { conclusion } from './conclusion.ts'
import { emphasis, heading, list, type Pieces, paragraph } from './html.ts'
import { opening, promise } from './opening.ts'
import { moodMet } from './recent-feelings.ts'
import { safety, seekMore } from './safety.ts'
import { weekPlan } from './week-plan.ts'

/**
 * Advice in pieces of HTML made of p, h3, ol, ul, li and em only, a sentence or so each. Never
 * claims a condition; says that software made it, and from what. The same input, the same advice.
 */
export function writeAdvice(input: AdviceInput): Pieces {
  const { before, things, after } = adviceParts(input)
  const pieces = things.flatMap(({ heading: title, told, kept }) => [...title, ...told, ...kept])
  return [...before, ...pieces, ...after]
}

export type AdviceParts = { before: Pieces; things: Thing[]; after: Pieces }

/** `told` may be put into other words; `kept`, its caution and source, may not. */
export type Thing = { module: Module; heading: Pieces; told: Pieces; kept: Pieces }

/** The same in its parts. */
export const adviceParts = (input: AdviceInput): AdviceParts => ({
  before: [...opening(input), ...safety(input.intake), ...promise(input)],
  things: things(input),
  after: [
    ...(input.modules.length > 1 ? weekPlan(input.modules) : []),
    ...seekMore(input),
    ...conclusion(input),
  ],
})

function things(input: AdviceInput): Thing[] {
  const interests = interestsOf(input)
  let before: Interest | undefined
  return input.modules.map((module, i) => {
    const { title, why, steps, caution, source } = module
    const interest = purpose(module, interests)
    const because = reason(module, interest, before, input)
    before = interest
    return {
      module,
      heading: heading(`${i + 1}. ${title}`),
      told: [...paragraph(...because, why), ...list('ol', steps)],
      kept: [
        ...(caution ? emphasis(`Take care: ${caution}`) : []),
        ...emphasis(`Source: ${source}`),
      ],
    }
  })
}

/** True to what was said, or nothing. */
function reason(
  module: Module,
  interest: Interest | undefined,
  before: Interest | undefined,
  { intake, moods }: AdviceInput,
): string[] {
  if (interest && interest.concern === before?.concern && isNamed(interest.concern))
    return [`This, too, is for ${concerns[interest.concern].topic}.`]
  if (interest) return [becauseOf({ kind: 'concern', ...interest })]
  const felt = intake.feelings.find((feeling) => module.feelings.includes(feeling))
  if (felt) return [`Because you ticked “${patientChoice('feelings', felt).label}”.`]
  const mood = moodMet(module, moods)
  return mood ? [`Because you picked ‘${mood}’ this week.`] : []
}

/** Of what a person speaks of, what a module is for before all else. */
function purpose(
  { concerns: isFor }: Module,
  interests: readonly Interest[],
): Interest | undefined {
  const [first] = isFor.flatMap((concern) => interests.filter((one) => one.concern === concern))
  return first
}
