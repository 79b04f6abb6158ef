import type { Features } from './featurise.ts'
import type { Table } from './weights.ts'
import type { Word } from './word-features.ts'

/** Log-odds of each label from the buckets of a text: the mean direction of their rows, times √count. */
export class Linear {
  private readonly table: Table
  private readonly bias: readonly number[]
  /** Where its sums stand in a word; each model of a mind has its own. */
  private readonly place: number
  private readonly sums: Int32Array

  constructor(table: Table, bias: readonly number[], place: number) {
    this.table = table
    this.bias = bias
    this.place = place
    this.sums = new Int32Array(table.columns)
  }

  scores({ count, fresh, single, again }: Features): number[] {
    const { rows, columns, weights, scales } = this.table
    const { bias, sums } = this
    sums.fill(0)
    for (let i = 0; i < fresh.length; i++) {
      const own = this.sumsOf(fresh[i]!)
      for (let column = 0; column < columns; column++) sums[column]! += own[column]!
    }
    for (let i = 0; i < single.length; i++) {
      const row = (single[i]! & (rows - 1)) * columns
      for (let column = 0; column < columns; column++) sums[column]! += weights[row + column]!
    }
    for (let i = 0; i < again.length; i++) {
      const row = (again[i]! & (rows - 1)) * columns
      for (let column = 0; column < columns; column++) sums[column]! -= weights[row + column]!
    }
    const norm = normOf(count)
    const scores: number[] = []
    for (let i = 0; i < columns; i++) scores.push(bias[i]! + sums[i]! * scales[i]! * norm)
    return scores
  }

  private sumsOf(word: Word): Int32Array {
    const known = word.sums[this.place]
    if (known) return known
    const { rows, columns, weights } = this.table
    const sums = new Int32Array(columns)
    for (const id of word.wide) {
      const row = (id & (rows - 1)) * columns
      for (let column = 0; column < columns; column++) sums[column]! += weights[row + column]!
    }
    word.sums[this.place] = sums
    return sums
  }

  /** Adds to `moved` how far each token moved the columns, each times its share. */
  addMoved(features: Features, shares: readonly Share[], moved: Float64Array) {
    const { rows, columns, weights, scales } = this.table
    const { count, fresh, freshAt, single, singleAt, again, againAt } = features
    const norm = normOf(count)
    const places = shares.map(({ column }) => column)
    const units = shares.map(({ column, share }) => scales[column]! * norm * share)
    const moves = (from: Int32Array | Int8Array, start: number) => {
      let sum = 0
      for (let i = 0; i < places.length; i++) sum += from[start + places[i]!]! * units[i]!
      return sum
    }
    const ofBucket = (id: number) => moves(weights, (id & (rows - 1)) * columns)
    fresh.forEach((word, i) => {
      moved[freshAt[i]!]! += moves(this.sumsOf(word), 0)
    })
    single.forEach((id, i) => {
      moved[singleAt[i]!]! += ofBucket(id)
    })
    again.forEach((id, i) => {
      moved[againAt[i]!]! -= ofBucket(id)
    })
  }
}

/** How much of a column counts. */
export type Share = { column: number; share: number }

export const normOf = (count: number) => (count ? 1 / Math.sqrt(count) : 0)
