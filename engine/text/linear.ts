import type { Features } from './featurise.ts'
import type { Table } from './weights.ts'
import type { Word } from './words.ts'

/** Log-odds of each label from the buckets of a text: the mean direction of their rows, times √count. */
export class Linear {
  private readonly table: Table
  private readonly bias: readonly number[]
  /** Where its sums stand in a word; each model of a mind has its own. */
  private readonly place: number

  constructor(table: Table, bias: readonly number[], place: number) {
    this.table = table
    this.bias = bias
    this.place = place
  }

  scores({ count, fresh, single, again }: Features): Float64Array {
    const { rows, columns, weights, scales } = this.table
    const { bias } = this
    const sums = new Int32Array(columns)
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
    const scores = new Float64Array(columns)
    for (let i = 0; i < columns; i++) scores[i] = bias[i]! + sums[i]! * scales[i]! * norm
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

  /** Adds to `moved` how far each token moved `column`, times `share`. */
  addMoved({ ids, from, count }: Features, column: number, share: number, moved: Float64Array) {
    const { rows, columns, weights, scales } = this.table
    const unit = scales[column]! * normOf(count) * share
    for (let i = 0; i < count; i++)
      moved[from[i]!]! += weights[(ids[i]! & (rows - 1)) * columns + column]! * unit
  }
}

export const normOf = (count: number) => (count ? 1 / Math.sqrt(count) : 0)
