import { type ConcernSlug, concernSlugs } from '@attune/content/questionnaires/concerns.ts'
import { becauseOf } from './attribution.ts'
import type { Encoder } from './encoder.ts'
import type { Linear } from './linear-model.ts'
import { probabilityOf } from './logistic.ts'
import type { TextRead } from './parse-text.ts'
import type { Guess, Reading } from './text-analysis.ts'

/** `place`: where the concerns, and after them the severity, stand among the labels of the encoder. */
export type ConcernSettings = {
  place: number
  /** Of the linear model on the whole text and on its first sentence; the rest is the encoder's. */
  wideShare: number
  openingShare: number
  slope: number
  offsets: readonly number[]
  thresholds: readonly number[]
  severity: { slope: number; offset: number }
}

export type ConcernModels = { wide: Linear; encoder: Encoder }
export type ConcernReading = Pick<Reading, 'concerns' | 'concernProbabilities' | 'severity'>

export function readConcerns(
  text: TextRead,
  models: ConcernModels,
  settings: ConcernSettings,
  explain: boolean,
): ConcernReading {
  const { slope, offsets, thresholds, severity } = settings
  const scores = concernScores(text, models, settings)
  const calibrated = concernSlugs.map((_, i) => probabilityOf(slope * scores[i]! + offsets[i]!))
  const concerns = [...concernSlugs.keys()]
    .filter((i) => calibrated[i]! >= thresholds[i]!)
    .toSorted((a, b) => calibrated[b]! - calibrated[a]!)
    .map(
      (i): Guess<ConcernSlug> => ({
        label: concernSlugs[i]!,
        probability: calibrated[i]!,
        because: explain ? because(text, models, settings, i) : [],
      }),
    )
  return {
    concerns,
    concernProbabilities: Object.fromEntries(
      concernSlugs.map((slug, i) => [slug, calibrated[i]!]),
    ) as Record<ConcernSlug, number>,
    severity: 10 * probabilityOf(severity.slope * scores.at(-1)! + severity.offset),
  }
}

/** Log-odds of the 26 concerns, then of the severity, before calibration. */
export function concernScores(
  { whole, opening, encoded }: TextRead,
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
  { tokens, whole, opening, encoded }: TextRead,
  { wide, encoder }: ConcernModels,
  { wideShare, openingShare, place }: ConcernSettings,
  label: number,
) {
  const moved = new Float64Array(tokens.length)
  wide.addMoved(whole, [{ column: label, share: wideShare }], moved)
  wide.addMoved(opening, [{ column: label, share: openingShare }], moved)
  const deepShare = 1 - wideShare - openingShare
  encoder.addMoved(encoded, [{ column: place + label, share: deepShare }], moved)
  return becauseOf(tokens, moved)
}
