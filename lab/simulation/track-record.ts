/** Of a closed case with consent: the concern, what was measured of severity, and the change, both in SD. */
export type ClosedCase = {
  therapist: number
  concern: number
  measured: number
  /** Null where the second measure was left out. */
  change: number | null
}

/** Sums over the cases of each therapist with each concern, at `therapist × concerns + concern`. */
export type TrackRecord = {
  therapists: number
  concerns: number
  /** Cases with both measures: their number, and sums of change, its square, severity and products. */
  cases: Float64Array
  change: Float64Array
  changeSquared: Float64Array
  severity: Float64Array
  severitySquared: Float64Array
  product: Float64Array
  /** Cases with consent whose second measure is missing; of severity as above. */
  silent: Float64Array
  silentSeverity: Float64Array
  silentSeveritySquared: Float64Array
}

export function emptyRecord(therapists: number, concerns: number): TrackRecord {
  const zeros = () => new Float64Array(therapists * concerns)
  return {
    therapists,
    concerns,
    cases: zeros(),
    change: zeros(),
    changeSquared: zeros(),
    severity: zeros(),
    severitySquared: zeros(),
    product: zeros(),
    silent: zeros(),
    silentSeverity: zeros(),
    silentSeveritySquared: zeros(),
  }
}

export function addCase(record: TrackRecord, one: ClosedCase): void {
  const at = one.therapist * record.concerns + one.concern
  const { change, measured } = one
  if (change === null) {
    record.silent[at]! += 1
    record.silentSeverity[at]! += measured
    record.silentSeveritySquared[at]! += measured ** 2
    return
  }
  record.cases[at]! += 1
  record.change[at]! += change
  record.changeSquared[at]! += change ** 2
  record.severity[at]! += measured
  record.severitySquared[at]! += measured ** 2
  record.product[at]! += measured * change
}

/** How many cases each therapist has over all concerns. */
export function casesOf({ therapists, concerns }: TrackRecord, counts: Float64Array): Float64Array {
  const sums = new Float64Array(therapists)
  for (let at = 0; at < counts.length; at++) sums[Math.floor(at / concerns)]! += counts[at]!
  return sums
}
