import { fnv1a, fnv1aStep } from '../numbers/fnv1a.ts'
import type { Token } from './tokens.ts'

/** A word as the models know it. `wide`: buckets of itself and its runs of letters; `parts`: rows of word parts. */
export type Word = {
  hash: number
  wide: Int32Array
  parts: Int32Array
  isNegation: boolean
  /** Whether it was met while learning, once that was asked. */
  isKnown?: boolean
  /** In which text it was last read, so that each counts once. */
  lastRead: number
  /** Of each linear model, the sum of its buckets, worked out once. */
  sums: Int32Array[]
  /** What the encoder makes of it, worked out once. */
  projected?: Float32Array
}

export const wideRows = 1 << 16
/** Whole words first, then runs of letters. */
export const wordRows = 1 << 15
export const letterRows = 1 << 14
export const partRows = wordRows + letterRows

/**
 * A memory of words, so that 'the' is taken apart once and not in every text. It changes no result and
 * holds no order and no text; words that have not come again for a while are forgotten.
 */
export class Words {
  private lately = new Map<string, Word>()
  private before = new Map<string, Word>()

  of({ word, isWord }: Token): Word {
    const known = this.lately.get(word)
    if (known) return known
    const read = this.before.get(word) ?? readWord(word, isWord)
    if (this.lately.size >= capacity) {
      this.before = this.lately
      this.lately = new Map()
    }
    this.lately.set(word, read)
    return read
  }
}

const capacity = 8000

function readWord(word: string, isWord: boolean): Word {
  const hash = fnv1a(word) | 0
  const letters = isWord ? letterHashes(word) : []
  return {
    lastRead: 0,
    sums: [],
    hash,
    wide: Int32Array.from([hash, ...letters], (one) => mixed(one) & (wideRows - 1)),
    parts: Int32Array.from([
      mixed(hash) & (wordRows - 1),
      ...letters.map((one) => wordRows + (mixed(one) & (letterRows - 1))),
    ]),
    isNegation: negations.has(word) || word.endsWith("n't"),
  }
}

const negations = new Set(
  'not no never nothing nobody none without cannot cant dont doesnt didnt isnt wasnt wont hardly barely'.split(
    ' ',
  ),
)

/** Runs of 3 to 5, the edges of the word counting as a letter. */
function letterHashes(word: string): number[] {
  const hashes: number[] = []
  const length = word.length + 2
  for (let start = 0; start + 3 <= length; start++) {
    let hash = letterSeed
    for (let n = 0; n < 5 && start + n < length; n++) {
      const at = start + n
      const letter = at === 0 || at === length - 1 ? edge : word.charCodeAt(at - 1)
      hash = fnv1aStep(hash, letter)
      if (n >= 2) hashes.push(hash)
    }
  }
  return hashes
}

const letterSeed = 0x1b873593
const edge = 95

/** FNV's low bits are weak; folding the high ones in spreads them. */
export function mixed(hash: number): number {
  const folded = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (folded ^ (folded >>> 13)) >>> 0
}
