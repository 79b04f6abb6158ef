import { type Weighing, weigh } from '../risk/risk-score.ts'
import { becauseOf } from './attribution.ts'
import { type Features, featurise } from './featurise.ts'
import type { Linear } from './linear-model.ts'
import { probabilityOf } from './logistic.ts'
import type { TextRead } from './parse-text.ts'
import type { Reading } from './text-analysis.ts'
import type { Words } from './word-features.ts'
import { voiceOf } from './writing-style.ts'

/**
 * Two questions, both of which have to be answered with yes: is it about the writer (a weight a sign,
 * in the order of `dangerSigns`, on signs of mean 0 and deviation 1), and is it grave at all.
 */
export type DangerSettings = Weighing & { graveAt: number }

export type DangerReading = Pick<Reading, 'danger' | 'dangerBecause'>

/** What the linear model answers, in the columns of its table. */
const isWriter = 0
const isGrave = 1

/** 0.5 is where a soft check-in is due, not an even chance. */
export function readDanger(
  text: TextRead,
  wide: Linear,
  memory: Words,
  settings: DangerSettings,
  explain: boolean,
): DangerReading {
  const { signs, grave, own } = dangerSigns(text, (features) => wide.scores(features), memory)
  const danger = probabilityOf(dangerScore(settings, signs, grave))
  const isWorth = explain && danger >= worthExplaining
  return { danger, dangerBecause: isWorth ? because(text, wide, own) : [] }
}

const worthExplaining = 0.2

export function dangerScore(
  settings: DangerSettings,
  signs: readonly number[],
  grave: number,
): number {
  return Math.min(weigh(settings, signs), grave - settings.graveAt)
}

type Taken = Pick<TextRead, 'tokens' | 'sentences' | 'whole'>

/** What the linear model makes of the whole text and of what it says of the writer alone, then the voice. */
export function dangerSigns(
  text: Taken,
  scores: (features: Features) => ArrayLike<number>,
  memory: Words,
) {
  const own = ownPart(text, memory)
  const whole = scores(text.whole)
  const ofOwn = own === text.whole ? whole : scores(own)
  const signs = [whole[isWriter]!, ofOwn[isWriter]!, ...voiceOf(text.tokens, text.sentences)]
  return { signs, grave: whole[isGrave]!, own }
}

export function ownPart({ tokens, sentences, whole }: Taken, memory: Words): Features {
  if (sentences.every(({ isOwn }) => isOwn)) return whole
  return featurise(
    sentences.filter(({ isOwn }) => isOwn).flatMap(({ from, to }) => tokens.slice(from, to)),
    memory,
  )
}

function because({ tokens, whole, sentences }: TextRead, wide: Linear, own: Features) {
  const moved = new Float64Array(tokens.length)
  wide.addMoved(whole, [{ column: isGrave, share: 1 }], moved)
  const ownMoved = new Float64Array(own.words.length)
  wide.addMoved(own, [{ column: isWriter, share: 1 }], ownMoved)
  let at = 0
  for (const { from, to, isOwn } of sentences)
    if (isOwn || own === whole) for (let i = from; i < to; i++) moved[i]! += ownMoved[at++]!
  return becauseOf(tokens, moved)
}
