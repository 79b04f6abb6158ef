import { type Weighing, weigh } from '../risk/risk-score.ts'
import { mostInfluentialSpans } from './attribution.ts'
import { type Features, featurise } from './featurise.ts'
import type { LinearModel } from './linear-model.ts'
import { logistic } from './logistic.ts'
import type { ParsedText } from './parse-text.ts'
import type { TextAnalysis } from './text-analysis.ts'
import type { WordCache } from './word-features.ts'
import { styleFeatures } from './writing-style.ts'

/**
 * Danger is the lower of two scores: that the writer is in danger (a weighing of `dangerSigns`), and
 * that the text is grave at all, counted from `graveAt` (log-odds).
 */
export type DangerSettings = Weighing & { graveAt: number }

export type DangerAnalysis = Pick<TextAnalysis, 'danger' | 'dangerBecause'>

/** The columns of the linear model, in this order. */
const writerColumn = 0
const graveColumn = 1

/** 0.5 is where a soft check-in is due, not an even chance. */
export function readDanger(
  text: ParsedText,
  wide: LinearModel,
  cache: WordCache,
  settings: DangerSettings,
  explain: boolean,
): DangerAnalysis {
  const { signs, grave, own } = dangerSigns(text, (features) => wide.scores(features), cache)
  const danger = logistic(dangerScore(settings, signs, grave))
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

type Parsed = Pick<ParsedText, 'tokens' | 'sentences' | 'whole'>

/** The linear model's score of the whole text and of its sentences about the writer, then the style features. */
export function dangerSigns(
  text: Parsed,
  scores: (features: Features) => Iterable<number>,
  cache: WordCache,
) {
  const own = ownPart(text, cache)
  const [writer = 0, grave = 0] = scores(text.whole)
  const [ofOwn = 0] = own === text.whole ? [writer] : scores(own)
  const style = styleFeatures(text.tokens, text.sentences)
  return { signs: [writer, ofOwn, ...style], grave, own }
}

export function ownPart({ tokens, sentences, whole }: Parsed, cache: WordCache): Features {
  if (sentences.every(({ isOwn }) => isOwn)) return whole
  return featurise(
    sentences.filter(({ isOwn }) => isOwn).flatMap(({ from, to }) => tokens.slice(from, to)),
    cache,
  )
}

function because({ tokens, whole, sentences }: ParsedText, wide: LinearModel, own: Features) {
  const attribution = new Float64Array(tokens.length)
  wide.addAttribution(whole, [{ column: graveColumn, share: 1 }], attribution)
  const ofOwn = new Float64Array(own.words.length)
  wide.addAttribution(own, [{ column: writerColumn, share: 1 }], ofOwn)
  let at = 0
  for (const { from, to, isOwn } of sentences)
    if (isOwn || own === whole) for (let i = from; i < to; i++) attribution[i]! += ofOwn[at++]!
  return mostInfluentialSpans(tokens, attribution)
}
