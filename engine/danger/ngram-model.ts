import type { Table } from '../text/weights.ts'

/**
 * Log-odds of each column from the buckets of `ngramsOf`. Of a row of the table the last column is
 * the square of how much the bucket counts, the others its weight times that: their sum, over the
 * length of all that counts, and a bias.
 */
export function ngramScores(
  { rows, columns, weights, scales }: Table,
  bias: readonly number[],
  buckets: Int32Array,
): number[] {
  const sums = new Int32Array(columns)
  for (const bucket of buckets) {
    const row = (bucket & (rows - 1)) * columns
    for (let i = 0; i < columns; i++) sums[i]! += weights[row + i]!
  }
  const square = sums[columns - 1]! * scales[columns - 1]!
  const norm = square > 0 ? 1 / Math.sqrt(square) : 0
  return bias.map((one, i) => one + sums[i]! * scales[i]! * norm)
}
