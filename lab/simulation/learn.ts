import { termFor } from './parameters.ts'
import type { Learning } from './policies.ts'
import { type ResidualOptions, residualsOf } from './residuals.ts'
import { type Beliefs, rawMeans, shrunken } from './shrinkage.ts'
import { casesOf, type TrackRecord } from './track-record.ts'

/** SD below the mean that a missing second measure counts as under the guard: the lowest quarter's edge. */
export const silentAs = 0.67
/** Standard errors by which the share of second measures may fall below that of all. */
const fewAnswers = 2

export function beliefsOf(record: TrackRecord, { shrink, adjust, guards }: Learning): Beliefs {
  const options: ResidualOptions = { adjust, silentAs: guards.silence ? silentAs : null }
  const residuals = residualsOf(record, options)
  return (shrink ? shrunken : rawMeans)(residuals, record.concerns)
}

/** The weight, −`mostTerm` to `mostTerm` where it counts once, of each therapist with each concern. */
export function termsOf(record: TrackRecord, learning: Learning): Float64Array {
  const { effects } = beliefsOf(record, learning)
  const isOpen = enoughCases(record, learning)
  const isDoubted = learning.guards.answers ? fewerAnswers(record) : null
  return effects.map((effect, at) => {
    if (!isOpen(at)) return 0
    const term = learning.times * termFor(effect)
    return isDoubted?.[Math.floor(at / record.concerns)] ? Math.min(term, 0) : term
  })
}

/** Whether a therapist's cases with a concern are enough to count. */
export function enoughCases(
  record: TrackRecord,
  { least, per }: Learning,
): (at: number) => boolean {
  if (per === 'concern') return (at) => record.cases[at]! >= least
  const all = casesOf(record, record.cases)
  return (at) => all[Math.floor(at / record.concerns)]! >= least
}

/** Who has far fewer second measures than the directory as a whole. */
function fewerAnswers(record: TrackRecord): boolean[] {
  const answered = casesOf(record, record.cases)
  const silent = casesOf(record, record.silent)
  const sum = (numbers: Float64Array) => numbers.reduce((total, number) => total + number, 0)
  const share = sum(answered) / Math.max(sum(answered) + sum(silent), 1)
  return Array.from(answered, (own, i) => {
    const asked = own + silent[i]!
    return own / asked < share - fewAnswers * Math.sqrt((share * (1 - share)) / asked)
  })
}
