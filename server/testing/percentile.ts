/** Nearest rank; NaN of nothing. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const rank = Math.min(Math.ceil((percent / 100) * sorted.length), sorted.length)
  return sorted[rank - 1] ?? Number.NaN
}
