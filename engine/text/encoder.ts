import type { Table } from './weights.ts'
import type { Projected, Word } from './words.ts'

/**
 * A small convolutional reader (Kim 2014): each token is the mean of its word parts, each filter
 * looks at three tokens at a time, and its strongest answer is kept, beside the mean of all tokens.
 */
export class Encoder {
  readonly filters: number
  readonly width: number
  private readonly silent: Float32Array
  private readonly parts: Table
  private readonly kernel: Float32Array
  private readonly kernelBias: readonly number[]
  private readonly out: Float32Array
  private readonly outBias: readonly number[]

  /** `kernel`: a row for each value of three tokens, a column a filter; `out`: a row a pooled value, a column a label. */
  constructor(
    tables: { parts: Table; kernel: Table; out: Table },
    { kernelBias, outBias }: { kernelBias: readonly number[]; outBias: readonly number[] },
  ) {
    this.parts = tables.parts
    this.width = tables.parts.columns
    this.filters = tables.kernel.columns
    this.silent = new Float32Array(this.filters)
    this.kernel = plain(tables.kernel)
    this.out = plain(tables.out)
    this.kernelBias = kernelBias
    this.outBias = outBias
  }

  /** Words `from` up to, without, `to`. `at` is the middle word of each filter's strongest answer, -1 for none. */
  encode(words: readonly Word[], from: number, to: number): Encoded {
    const { filters, width, silent } = this
    const pooled = new Float32Array(filters + width)
    const at = new Int32Array(filters).fill(-1)
    for (let token = from; token < to; token++) {
      const left = token > from ? this.project(words[token - 1]!).before : silent
      const { here, vector } = this.project(words[token]!)
      const right = token + 1 < to ? this.project(words[token + 1]!).after : silent
      for (let filter = 0; filter < filters; filter++) {
        const sum = left[filter]! + here[filter]! + right[filter]! + this.kernelBias[filter]!
        if (sum <= pooled[filter]!) continue
        pooled[filter] = sum
        at[filter] = token
      }
      for (let j = 0; j < width; j++) pooled[filters + j]! += vector[j]!
    }
    const scale = to > from ? 1 / Math.sqrt(to - from) : 0
    for (let j = 0; j < width; j++) pooled[filters + j]! *= scale
    return { pooled, at, from, to }
  }

  /** Log-odds of the labels from `first`, `count` of them. */
  scores({ pooled }: Encoded, first: number, count: number): Float64Array {
    const labels = this.outBias.length
    const scores = Float64Array.from({ length: count }, (_, i) => this.outBias[first + i]!)
    for (let j = 0; j < pooled.length; j++) {
      const value = pooled[j]!
      if (value === 0) continue
      const row = j * labels + first
      for (let i = 0; i < count; i++) scores[i]! += value * this.out[row + i]!
    }
    return scores
  }

  /** Adds to `moved` how far each word moved `label`, times `share`. */
  addMoved({ pooled, at }: Encoded, label: number, share: number, moved: Float64Array) {
    const labels = this.outBias.length
    for (let filter = 0; filter < this.filters; filter++) {
      const token = at[filter]!
      if (token >= 0) moved[token]! += pooled[filter]! * this.out[filter * labels + label]! * share
    }
  }

  private project(word: Word): Projected {
    word.projected ??= this.projected(word)
    return word.projected
  }

  private projected({ parts }: Word): Projected {
    const { width, filters, kernel } = this
    const { weights, scales } = this.parts
    const vector = new Float32Array(width)
    for (const part of parts)
      for (let j = 0; j < width; j++) vector[j]! += weights[part * width + j]!
    const scale = partScale(parts.length)
    for (let j = 0; j < width; j++) vector[j]! *= scale * scales[j]!
    const heard = (place: number) => {
      const sums = new Float32Array(filters)
      for (let j = 0; j < width; j++) {
        const value = vector[j]!
        const row = (place * width + j) * filters
        for (let filter = 0; filter < filters; filter++)
          sums[filter]! += value * kernel[row + filter]!
      }
      return sums
    }
    return { vector, before: heard(0), here: heard(1), after: heard(2) }
  }
}

export type Encoded = { pooled: Float32Array; at: Int32Array; from: number; to: number }

export const partScale = (parts: number) => (parts === 0 ? 0 : 1 / Math.sqrt(parts))

const plain = ({ weights, scales, columns }: Table) =>
  Float32Array.from(weights, (weight, i) => weight * scales[i % columns]!)
