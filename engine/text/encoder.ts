import { addScaled } from '../numbers/vectors.ts'
import { addRows } from './add-rows.ts'
import type { Share } from './linear-model.ts'
import type { Table } from './weights.ts'
import type { WordFeatures } from './word-features.ts'

/**
 * A small convolutional network over words (Kim 2014): a token is the scaled sum of its word parts'
 * embeddings, each filter spans three tokens, and its strongest activation is kept (max pooling),
 * beside the scaled sum of all tokens.
 */
export class Encoder {
  readonly filters: number
  readonly width: number
  /** Stands before the first and after the last token. */
  private readonly padding: Float32Array
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
    this.padding = new Float32Array(3 * this.filters + this.width)
    this.kernel = dequantised(tables.kernel)
    this.out = dequantised(tables.out)
    this.kernelBias = kernelBias
    this.outBias = outBias
  }

  /** Words `from` up to, without, `to`. `at` is the middle word of each filter's strongest activation, -1 for none. */
  encode(words: readonly EncoderToken[], from: number, to: number): Encoded {
    const { filters, width, padding } = this
    const pooled = new Float32Array(filters + width)
    const at = new Int32Array(filters).fill(-1)
    let left = padding
    let middle = from < to ? this.project(words[from]!) : padding
    for (let token = from; token < to; token++) {
      const right = token + 1 < to ? this.project(words[token + 1]!) : padding
      for (let filter = 0; filter < filters; filter++) {
        const sum = left[filter]! + middle[filters + filter]! + right[2 * filters + filter]!
        if (sum <= pooled[filter]!) continue
        pooled[filter] = sum
        at[filter] = token
      }
      addScaled(pooled, filters, middle, 3 * filters, width, 1)
      left = middle
      middle = right
    }
    const scale = to > from ? 1 / Math.sqrt(to - from) : 0
    for (let j = 0; j < width; j++) pooled[filters + j]! *= scale
    return { pooled, at, from, to }
  }

  /** Log-odds of the labels from `first`, `count` of them. */
  scores({ pooled }: Encoded, first: number, count: number): number[] {
    const sums = Float32Array.from(this.outBias.slice(first, first + count))
    addRows(sums, 0, count, pooled, this.out, first, this.outBias.length)
    return [...sums]
  }

  /** Adds to `attribution` how far each word moved the labels, each times its share. */
  addAttribution({ pooled, at }: Encoded, shares: readonly Share[], attribution: Float64Array) {
    const labels = this.outBias.length
    at.forEach((token, filter) => {
      if (token < 0) return
      for (const { column, share } of shares)
        attribution[token]! += pooled[filter]! * this.out[filter * labels + column]! * share
    })
  }

  private project(word: EncoderToken): Float32Array {
    word.projected ??= this.projectionOf(word)
    return word.projected
  }

  /** What the word adds to each filter as its first, middle (with the bias) and last token; then its embedding. */
  private projectionOf({ parts }: EncoderToken): Float32Array {
    const { width, filters, kernel, kernelBias } = this
    const { weights, scales } = this.parts
    const projected = new Float32Array(3 * filters + width)
    const vector = projected.subarray(3 * filters)
    for (const part of parts)
      for (let j = 0; j < width; j++) vector[j]! += weights[part * width + j]!
    const scale = partScale(parts.length)
    for (let j = 0; j < width; j++) vector[j]! *= scale * scales[j]!
    for (let filter = 0; filter < filters; filter++)
      projected[filters + filter] = kernelBias[filter]!
    for (let place = 0; place < 3; place++)
      addRows(projected, place * filters, filters, vector, kernel, place * width * filters, filters)
    return projected
  }
}

export type EncoderToken = Pick<WordFeatures, 'parts' | 'projected'>

export type Encoded = { pooled: Float32Array; at: Int32Array; from: number; to: number }

export const partScale = (parts: number) => (parts === 0 ? 0 : 1 / Math.sqrt(parts))

const dequantised = ({ weights, scales, columns }: Table) =>
  Float32Array.from(weights, (weight, i) => weight * scales[i % columns]!)
