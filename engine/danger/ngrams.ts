import { fnv1a, fnv1aStep } from '../numbers/fnv1a.ts'
import { mixed } from '../text/word-features.ts'

/** Buckets of the linear models; a model with fewer rows folds them (feature hashing, Weinberger et al. 2009). */
export const ngramBuckets = 1 << 18

/**
 * The buckets of a text, each once: runs of one to three words, and of three to five letters, across
 * words too. Linear in the length of the text.
 */
export function ngramsOf(words: readonly string[]): Int32Array {
  const mark = nextMark()
  const buckets: number[] = []
  const add = (hash: number) => {
    const bucket = mixed(hash) & (ngramBuckets - 1)
    if (lastSeen[bucket] === mark) return
    lastSeen[bucket] = mark
    buckets.push(bucket)
  }
  addWordRuns(words, add)
  addLetterRuns(words.join(' '), add)
  return Int32Array.from(buckets)
}

function addWordRuns(words: readonly string[], add: (hash: number) => void) {
  const hashes = words.map((word) => fnv1a(word) | 0)
  for (let at = 0; at < hashes.length; at++) {
    let hash = wordSeed
    for (let n = 0; n < 3 && at + n < hashes.length; n++) {
      hash = Math.imul(hash ^ hashes[at + n]!, runSeed) + n
      add(hash)
    }
  }
}

function addLetterRuns(text: string, add: (hash: number) => void) {
  const letter = (at: number) => (at < 0 || at >= text.length ? space : text.charCodeAt(at))
  for (let at = -1; at <= text.length - 2; at++) {
    let hash = letterSeed
    for (let n = 0; n < 5 && at + n <= text.length; n++) {
      hash = fnv1aStep(hash, letter(at + n))
      if (n >= 2) add(hash)
    }
  }
}

const wordSeed = 0x3c6ef372
const runSeed = 0x2545f491
const letterSeed = 0x1b873593
const space = 32

/** The mark of the text that a bucket was last seen in: a set that need not be emptied after each. */
const lastSeen = new Int32Array(ngramBuckets)
let marks = 0

function nextMark(): number {
  if (marks === 2 ** 31 - 1) {
    lastSeen.fill(0)
    marks = 0
  }
  return ++marks
}
