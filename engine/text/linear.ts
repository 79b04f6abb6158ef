import type { Features } from './featurise.ts'
import type { Table } from './weights.ts'

/** Log-odds of each label from the buckets of a text: the mean direction of their rows, times √count. */
export class Linear {
  private readonly table: Table
  private readonly bias: readonly number[]

  constructor(table: Table, bias: readonly number[]) {
    this.table = table
    this.bias = bias
  }

  scores({ ids, count }: Features): Float64Array {
    const { rows, columns, weights, scales } = this.table
    const sums = new Int32Array(columns)
    for (let i = 0; i < count; i++) {
      const row = (ids[i]! & (rows - 1)) * columns
      for (let column = 0; column < columns; column++) sums[column]! += weights[row + column]!
    }
    const norm = normOf(count)
    return Float64Array.from(sums, (sum, i) => this.bias[i]! + sum * scales[i]! * norm)
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
