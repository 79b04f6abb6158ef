import type { TrackRecord } from './track-record.ts'

/** Of each therapist and concern: how many cases, and the sums of what is left of change and of its square. */
export type Residuals = { cases: Float64Array; sum: Float64Array; squares: Float64Array }

export type ResidualOptions = {
  /** Whether what severity explains within a therapist's own cases is taken out. */
  adjust: boolean
  /** SD below the concern's mean that a missing second measure counts as; null: it does not count. */
  silentAs: number | null
}

/** Sums over cases as a record has them, whatever counts as a case. */
type Sums = Pick<
  TrackRecord,
  'cases' | 'change' | 'changeSquared' | 'severity' | 'severitySquared' | 'product'
>

/** Change less what is usual for the concern, and for the severity where that is adjusted for. */
export function residualsOf(record: TrackRecord, options: ResidualOptions): Residuals {
  const sums = options.silentAs === null ? record : withSilent(record, options.silentAs)
  const slope = options.adjust ? slopeWithin(sums) : 0
  const { cases, change, changeSquared, severity, severitySquared, product } = sums
  const residuals = {
    cases: cases.slice(),
    sum: change.map((sum, at) => sum - slope * severity[at]!),
    squares: changeSquared.map(
      (sum, at) => sum - 2 * slope * product[at]! + slope ** 2 * severitySquared[at]!,
    ),
  }
  centre(residuals, record.concerns)
  return residuals
}

/**
 * The slope of change on severity among the cases of one therapist with one concern, pooled: who takes
 * the harder cases does not bend it.
 */
export function slopeWithin({ cases, change, severity, severitySquared, product }: Sums): number {
  let products = 0
  let squares = 0
  for (let at = 0; at < cases.length; at++) {
    if (cases[at]! < 2) continue
    products += product[at]! - (severity[at]! * change[at]!) / cases[at]!
    squares += severitySquared[at]! - severity[at]! ** 2 / cases[at]!
  }
  return squares > 0 ? products / squares : 0
}

/** As if each silent case had changed so much less than the concern's mean. */
function withSilent(record: TrackRecord, silentAs: number): Sums {
  const { silent, silentSeverity, silentSeveritySquared, concerns } = record
  const means = meansOf(record.cases, record.change, concerns)
  const value = (at: number) => means[at % concerns]! - silentAs
  return {
    cases: record.cases.map((count, at) => count + silent[at]!),
    change: record.change.map((sum, at) => sum + value(at) * silent[at]!),
    changeSquared: record.changeSquared.map((sum, at) => sum + value(at) ** 2 * silent[at]!),
    severity: record.severity.map((sum, at) => sum + silentSeverity[at]!),
    severitySquared: record.severitySquared.map((sum, at) => sum + silentSeveritySquared[at]!),
    product: record.product.map((sum, at) => sum + value(at) * silentSeverity[at]!),
  }
}

/** Takes the mean of each concern out. */
function centre({ cases, sum, squares }: Residuals, concerns: number) {
  const means = meansOf(cases, sum, concerns)
  for (let at = 0; at < cases.length; at++) {
    const mean = means[at % concerns]!
    squares[at]! += mean ** 2 * cases[at]! - 2 * mean * sum[at]!
    sum[at]! -= mean * cases[at]!
  }
}

/** The mean of each concern over all therapists; 0 without a case. */
function meansOf(cases: Float64Array, sum: Float64Array, concerns: number): number[] {
  return Array.from({ length: concerns }, (_, concern) => {
    let all = 0
    let total = 0
    for (let at = concern; at < cases.length; at += concerns) {
      all += cases[at]!
      total += sum[at]!
    }
    return all > 0 ? total / all : 0
  })
}
