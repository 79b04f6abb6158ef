import type { Features } from './featurise.ts'
import type { Table } from './weights.ts'
import type { WordFeatures } from './word-features.ts'

/** Log-odds of each label from the buckets of a text: the sum of their rows over √count. */
export class LinearModel {
  private readonly table: Table
  private readonly bias: readonly number[]
  private readonly id: number
  /** Overwritten by the next text. */
  private readonly sums: Int32Array

  /** `id`: where a word keeps the sums of this model, so each has its own. */
  constructor(table: Table, bias: readonly number[], id: number) {
    this.table = table
    this.bias = bias
    this.id = id
    this.sums = new Int32Array(table.columns)
  }

  scores({ count, distinctWords, combinations, collisions }: Features): number[] {
    const { sums } = this
    sums.fill(0)
    for (const word of distinctWords) {
      const own = this.rowSumsOf(word)
      for (let column = 0; column < own.length; column++) sums[column]! += own[column]!
    }
    for (const bucket of combinations) this.addRow(sums, bucket, 1)
    for (const bucket of collisions) this.addRow(sums, bucket, -1)
    const { scales } = this.table
    const norm = normOf(count)
    return this.bias.map((bias, column) => bias + sums[column]! * scales[column]! * norm)
  }

  private addRow(into: Int32Array, bucket: number, sign: 1 | -1) {
    const { columns, weights } = this.table
    const row = this.rowOf(bucket)
    for (let column = 0; column < columns; column++) into[column]! += sign * weights[row + column]!
  }

  /** Where the row of a bucket begins; in models with fewer rows several buckets share one. */
  private rowOf(bucket: number): number {
    const { rows, columns } = this.table
    return (bucket & (rows - 1)) * columns
  }

  private rowSumsOf(word: WordFeatures): Int32Array {
    const known = word.rowSums[this.id]
    if (known) return known
    const sums = new Int32Array(this.table.columns)
    for (const bucket of word.buckets) this.addRow(sums, bucket, 1)
    word.rowSums[this.id] = sums
    return sums
  }

  /** Adds to `attribution` how far each token moved the columns, each times its share. */
  addAttribution(features: Features, shares: readonly Share[], attribution: Float64Array) {
    const { scales, weights } = this.table
    const norm = normOf(features.count)
    const units = shares.map(({ column, share }) => ({
      column,
      unit: scales[column]! * norm * share,
    }))
    const moved = (rows: Int32Array | Int8Array, start: number) => {
      let sum = 0
      for (const { column, unit } of units) sum += rows[start + column]! * unit
      return sum
    }
    const { distinctWords, distinctWordsAt, combinations, combinationsAt } = features
    const { collisions, collisionsAt } = features
    distinctWords.forEach((word, i) => {
      attribution[distinctWordsAt[i]!]! += moved(this.rowSumsOf(word), 0)
    })
    combinations.forEach((bucket, i) => {
      attribution[combinationsAt[i]!]! += moved(weights, this.rowOf(bucket))
    })
    collisions.forEach((bucket, i) => {
      attribution[collisionsAt[i]!]! -= moved(weights, this.rowOf(bucket))
    })
  }
}

/** How much of a column counts. */
export type Share = { column: number; share: number }

export const normOf = (count: number) => (count ? 1 / Math.sqrt(count) : 0)
