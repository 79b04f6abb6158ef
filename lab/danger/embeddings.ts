import { fnv1a } from '@attune/engine/numbers/fnv1a.ts'
import type { Table } from '@attune/engine/text/weights.ts'
import type { DangerExample } from './examples.ts'
import { readWordVectors } from './word-vectors.ts'

/** Numbers of an embedding. */
export const width = 48

/** The words that get an embedding, by row; row 0 is every other word. */
export type Vocabulary = { rows: ReadonlyMap<string, number>; parts: Float32Array }

/** The frequent words of English, then those of the examples, with the vectors they begin with. */
export function vocabularyOf(examples: readonly DangerExample[], file: string): Vocabulary {
  const { words, vectors } = readWordVectors(file, width, mostRead)
  const met = new Map<string, number>()
  for (const one of examples)
    if (one.language === 'en') for (const word of one.words) met.set(word, (met.get(word) ?? 0) + 1)
  const rows = new Map<string, number>()
  const parts = Array<number>(width).fill(0)
  const hashes = new Set<number>()
  const add = (word: string, vector: Iterable<number>) => {
    const hash = fnv1a(word)
    if (rows.has(word) || hashes.has(hash)) return
    hashes.add(hash)
    rows.set(word, parts.length / width)
    for (const value of vector) parts.push(value * share)
  }
  words.forEach((word, i) => {
    if (i < mostFrequent || met.has(word)) add(word, vectors.subarray(i * width, (i + 1) * width))
  })
  for (const [word, times] of met) if (times > 1) add(word, new Float32Array(width))
  return { rows, parts: Float32Array.from(parts) }
}

const mostRead = 60_000
const mostFrequent = 14_000
/** How large the vectors are to begin with: as large as what the encoder learns. */
const share = 0.15

/** The table that `EnglishEmbeddings` of the engine opens: a word's hash a row. */
export function hashTable({ rows }: Vocabulary): Table {
  const bytes = new Int8Array((rows.size + 1) * 4)
  const view = new DataView(bytes.buffer)
  for (const [word, row] of rows) view.setUint32(row * 4, fnv1a(word), true)
  return { rows: rows.size + 1, columns: 4, weights: bytes, scales: new Float64Array(4).fill(1) }
}
