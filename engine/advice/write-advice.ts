import type { Module } from '@attune/content/advice/module.ts'
import { moreTexts } from '@attune/content/advice/sentences.ts'
import type { AdviceInput } from './advice-input.ts'
import { conclusion } from './conclusion.ts'
import { firstPart } from './first-part.ts'
import { emphasis, foldBegin, foldEnd, heading, list, type Pieces, paragraph } from './html.ts'
import { madeBy } from './made-by.ts'
import { moreHelp } from './more-help.ts'
import { purpose } from './purpose.ts'
import { told } from './told.ts'
import { type Voice, voiceOf } from './voice.ts'

/**
 * Advice in pieces of HTML, a sentence or so each: one step for today in at most 120 words, the rest
 * folded away, and the conclusion. No paragraph of it stood in the advice before. Never claims a
 * condition; says that software made it, and from what. The same input, the same advice.
 */
export function writeAdvice(input: AdviceInput): Pieces {
  const { before, suggestions, after } = adviceParts(input)
  const pieces = suggestions.flatMap((one) => [...one.heading, ...one.rewordable, ...one.fixed])
  return [...before, ...pieces, ...after]
}

export type AdviceParts = { before: Pieces; suggestions: Suggestion[]; after: Pieces }

/** A module as it is written. Its caution and source, `fixed`, are never put into other words. */
export type Suggestion = { module: Module; heading: Pieces; rewordable: Pieces; fixed: Pieces }

/** The same in its parts: the suggestions all stand in the fold. */
export function adviceParts(input: AdviceInput): AdviceParts {
  const say = voiceOf(input.seed, input.previous)
  return {
    before: [...firstPart(input, say), ...foldBegin(moreTexts.summary)],
    suggestions: suggestions(input, say),
    after: [
      ...told(input, say),
      ...moreHelp(input, say),
      ...madeBy(input, say),
      ...foldEnd,
      ...conclusion(input, say),
    ],
  }
}

/** Today's step was explained above; the others say what they are for, each purpose once. */
function suggestions(input: AdviceInput, say: Voice): Suggestion[] {
  const purposes = input.modules.map((module) => purpose(module, input, say))
  return input.modules.map((module, at) => {
    const { title, why, steps, rhythm, caution, source } = module
    const isToday = at === 0
    const isSaid = purposes.slice(0, at).some(([one]) => one === purposes[at]?.[0])
    const because = isSaid ? [] : (purposes[at] ?? [])
    return {
      module,
      heading: heading(isToday ? moreTexts.steps(title) : moreTexts.another[rhythm](title)),
      rewordable: [...(isToday ? [] : paragraph(...because, why)), ...list('ol', steps)],
      fixed: [
        ...(caution ? emphasis(moreTexts.caution(caution)) : []),
        ...emphasis(moreTexts.source(source)),
      ],
    }
  })
}
