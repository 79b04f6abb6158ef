import type { Module } from '@attune/content/advice/module.ts'
import { moduleTexts } from '@attune/content/advice/sentences.ts'
import { concerns } from '@attune/content/questionnaires/concerns.ts'
import { patientChoice } from '../questionnaires/read-intake.ts'
import { type Interest, interestsOf } from '../recommendations/interests.ts'
import { isNamed, reasonSentence } from '../recommendations/reason.ts'
import type { AdviceInput } from './advice-input.ts'
import { conclusion } from './conclusion.ts'
import { emphasis, heading, list, type Pieces, paragraph } from './html.ts'
import { introduction, opening } from './opening.ts'
import { moodFor } from './recent-feelings.ts'
import { moreHelp, safety } from './safety.ts'
import { weekPlan } from './week-plan.ts'

/**
 * Advice in pieces of HTML made of p, h3, ol, ul, li and em only, a sentence or so each. Never
 * claims a condition; says that software made it, and from what. The same input, the same advice.
 */
export function writeAdvice(input: AdviceInput): Pieces {
  const { before, suggestions, after } = adviceParts(input)
  const pieces = suggestions.flatMap((one) => [...one.heading, ...one.rewordable, ...one.fixed])
  return [...before, ...pieces, ...after]
}

export type AdviceParts = { before: Pieces; suggestions: Suggestion[]; after: Pieces }

/** A module as it is written. Its caution and source, `fixed`, are never put into other words. */
export type Suggestion = { module: Module; heading: Pieces; rewordable: Pieces; fixed: Pieces }

/** The same in its parts. */
export const adviceParts = (input: AdviceInput): AdviceParts => ({
  before: [...opening(input), ...safety(input.intake), ...introduction(input)],
  suggestions: suggestions(input),
  after: [
    ...(input.modules.length > 1 ? weekPlan(input.modules) : []),
    ...moreHelp(input),
    ...conclusion(input),
  ],
})

function suggestions(input: AdviceInput): Suggestion[] {
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
      rewordable: [...paragraph(...because, why), ...list('ol', steps)],
      fixed: [
        ...(caution ? emphasis(moduleTexts.caution(caution)) : []),
        ...emphasis(moduleTexts.source(source)),
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
    return [moduleTexts.sameTopic(concerns[interest.concern].topic)]
  if (interest) return [reasonSentence({ kind: 'concern', ...interest })]
  const ticked = intake.feelings.find((feeling) => module.feelings.includes(feeling))
  if (ticked) return [moduleTexts.becauseTicked(patientChoice('feelings', ticked).label)]
  const mood = moodFor(module, moods)
  return mood ? [moduleTexts.becausePicked(mood)] : []
}

/** Of what a person speaks of, what a module is for before all else. */
function purpose(
  { concerns: isFor }: Module,
  interests: readonly Interest[],
): Interest | undefined {
  const [first] = isFor.flatMap((concern) => interests.filter((one) => one.concern === concern))
  return first
}
