import { addScaled, dot } from '@attune/engine/numbers/vectors.ts'
import { type EncoderToken, partScale } from '@attune/engine/text/encoder.ts'

/** As `engine/text/encoder.ts` reads it, before quantisation; `kernel` and `out` a row a filter and a label. */
export type Deep = {
  width: number
  filters: number
  columns: number
  parts: Float32Array
  kernel: Float32Array
  kernelBias: Float32Array
  out: Float32Array
  outBias: Float32Array
}

/** What the encoder reads of a text. */
export type EncoderFeatures = { words: readonly EncoderToken[] }

/** Log-odds of every column for a whole text, as `Encoder` gives them. */
export function deepScores(deep: Deep, features: EncoderFeatures): Float32Array {
  const size = deep.filters + deep.width
  const pooled = new Float32Array(size)
  pool(
    deep,
    vectorsOf(
      deep,
      features.words.map(({ parts }) => parts),
    ),
    pooled,
    new Int32Array(deep.filters),
  )
  return deep.outBias.map((bias, column) => dot(deep.out, column * size, pooled, 0, size, bias))
}

/** A vector a word, with an empty one before and after. */
export function vectorsOf({ width, parts }: Deep, words: readonly Int32Array[]): Float32Array {
  const vectors = new Float32Array((words.length + 2) * width)
  words.forEach((word, token) => {
    const into = (token + 1) * width
    const scale = partScale(word.length)
    for (const part of word) addScaled(vectors, into, parts, part * width, width, scale)
  })
  return vectors
}

/** `at`: where the three tokens of each filter's strongest answer begin, counted with the empty one; -1 for none. */
export function pool(
  { width, filters, kernel, kernelBias }: Deep,
  vectors: Float32Array,
  pooled: Float32Array,
  at: Int32Array,
) {
  const tokens = vectors.length / width - 2
  const span = 3 * width
  kernelBias.forEach((bias, filter) => {
    let best = 0
    let bestAt = -1
    for (let token = 0; token < tokens; token++) {
      const sum = dot(kernel, filter * span, vectors, token * width, span, bias)
      if (sum > best) {
        best = sum
        bestAt = token
      }
    }
    pooled[filter] = best
    at[filter] = bestAt
  })
  const scale = tokens ? 1 / Math.sqrt(tokens) : 0
  for (let j = 0; j < width; j++) {
    let sum = 0
    for (let token = 1; token <= tokens; token++) sum += vectors[token * width + j]!
    pooled[filters + j] = sum * scale
  }
}
