import { type ConcernSlug, concernSlugs } from '@attune/content/questionnaires/concerns.ts'
import { mostInfluentialSpans } from './attribution.ts'
import type { Encoder } from './encoder.ts'
import type { LinearModel } from './linear-model.ts'
import { logistic } from './logistic.ts'
import type { ParsedText } from './parse-text.ts'
import type { Prediction, TextAnalysis } from './text-analysis.ts'

export type ConcernSettings = {
  /** The first of the encoder's labels that are the concerns, and after them the severity. */
  place: number
  /** How much the linear model counts on the whole text and on its first sentence; the rest is the encoder's. */
  wideShare: number
  openingShare: number
  slope: number
  offsets: readonly number[]
  thresholds: readonly number[]
  severity: { slope: number; offset: number }
}

export type ConcernModels = { wide: LinearModel; encoder: Encoder }
export type ConcernAnalysis = Pick<TextAnalysis, 'concerns' | 'concernProbabilities' | 'severity'>

export function readConcerns(
  text: ParsedText,
  models: ConcernModels,
  settings: ConcernSettings,
  explain: boolean,
): ConcernAnalysis {
  const { slope, offsets, thresholds, severity } = settings
  const scores = concernScores(text, models, settings)
  const all = concernSlugs.map((label, i) => ({
    label,
    i,
    probability: logistic(slope * scores[i]! + offsets[i]!),
  }))
  const concerns = all
    .filter(({ probability, i }) => probability >= thresholds[i]!)
    .toSorted((a, b) => b.probability - a.probability)
    .map(
      ({ label, i, probability }): Prediction<ConcernSlug> => ({
        label,
        probability,
        because: explain ? because(text, models, settings, i) : [],
      }),
    )
  return {
    concerns,
    concernProbabilities: Object.fromEntries(
      all.map(({ label, probability }) => [label, probability]),
    ) as Record<ConcernSlug, number>,
    severity: 10 * logistic(severity.slope * scores.at(-1)! + severity.offset),
  }
}

/** Log-odds of the 26 concerns, then of the severity, before calibration. */
export function concernScores(
  { whole, opening, encoded }: ParsedText,
  { wide, encoder }: ConcernModels,
  { wideShare, openingShare, place }: ConcernSettings,
): number[] {
  const flat = wide.scores(whole)
  const first = opening === whole ? flat : wide.scores(opening)
  const deep = encoder.scores(encoded, place, flat.length)
  const deepShare = 1 - wideShare - openingShare
  return flat.map((score, i) => wideShare * score + openingShare * first[i]! + deepShare * deep[i]!)
}

function because(
  { tokens, whole, opening, encoded }: ParsedText,
  { wide, encoder }: ConcernModels,
  { wideShare, openingShare, place }: ConcernSettings,
  label: number,
) {
  const attribution = new Float64Array(tokens.length)
  wide.addAttribution(whole, [{ column: label, share: wideShare }], attribution)
  wide.addAttribution(opening, [{ column: label, share: openingShare }], attribution)
  const deepShare = 1 - wideShare - openingShare
  encoder.addAttribution(encoded, [{ column: place + label, share: deepShare }], attribution)
  return mostInfluentialSpans(tokens, attribution)
}
