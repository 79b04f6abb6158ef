import { fnv1a, fnv1aStep } from '../numbers/fnv1a.ts'
import type { Token } from './tokens.ts'

/** What the models know of one word. */
export type WordFeatures = {
  hash: number
  /** Of the linear models: buckets of the word and of its letter n-grams. */
  buckets: Int32Array
  /** Of the encoder: embedding rows of the word and of its letter n-grams. */
  parts: Int32Array
  isNegation: boolean
  /** Whether it was met while learning, once that was asked. */
  isKnown?: boolean
  /** The number of the text it was last seen in, so that each word counts once a text. */
  lastText: number
  /** Of each linear model, the sum of the word's rows; filled when first asked for. */
  rowSums: Int32Array[]
  /** The word as the encoder's filters see it; filled when first asked for. */
  projected?: Float32Array
}

/** Buckets of the linear models (feature hashing, Weinberger et al. 2009). */
export const bucketCount = 1 << 16

/** Embedding rows of the encoder: whole words first, then letter n-grams. */
const wordRows = 1 << 15
const ngramRows = 1 << 14
export const embeddingRows = wordRows + ngramRows

/**
 * Features of words that were met lately, so that 'the' is hashed once and not in every text. It holds
 * no order and no text and changes no result.
 */
export class WordCache {
  private recent = new Map<string, WordFeatures>()
  private older = new Map<string, WordFeatures>()

  of({ word, isWord }: Token): WordFeatures {
    const known = this.recent.get(word)
    if (known) return known
    const features = this.older.get(word) ?? featuresOf(word, isWord)
    if (this.recent.size >= capacity) {
      this.older = this.recent
      this.recent = new Map()
    }
    this.recent.set(word, features)
    return features
  }
}

const capacity = 8000

function featuresOf(word: string, isWord: boolean): WordFeatures {
  const hash = fnv1a(word) | 0
  const ngrams = isWord ? ngramHashes(word) : []
  return {
    lastText: 0,
    rowSums: [],
    hash,
    buckets: Int32Array.from([hash, ...ngrams], bucketOf),
    parts: Int32Array.from([
      mixed(hash) & (wordRows - 1),
      ...ngrams.map((one) => wordRows + (mixed(one) & (ngramRows - 1))),
    ]),
    isNegation: negations.has(word) || word.endsWith("n't"),
  }
}

/** As the weights were learnt with them: another list needs another training. */
const negations = new Set(
  'not no never nothing nobody none without cannot cant dont doesnt didnt isnt wasnt wont hardly barely'.split(
    ' ',
  ),
)

/** Of all runs of 3 to 5 letters, the edges of the word counting as a letter (fastText, Bojanowski et al. 2017). */
function ngramHashes(word: string): number[] {
  const hashes: number[] = []
  const length = word.length + 2
  for (let start = 0; start + 3 <= length; start++) {
    let hash = ngramSeed
    for (let n = 0; n < 5 && start + n < length; n++) {
      const at = start + n
      const letter = at === 0 || at === length - 1 ? edge : word.charCodeAt(at - 1)
      hash = fnv1aStep(hash, letter)
      if (n >= 2) hashes.push(hash)
    }
  }
  return hashes
}

const ngramSeed = 0x1b873593
const edge = 95

export const bucketOf = (hash: number) => mixed(hash) & (bucketCount - 1)

/** FNV's low bits are weak; folding the high ones in spreads them. */
export function mixed(hash: number): number {
  const folded = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (folded ^ (folded >>> 13)) >>> 0
}
