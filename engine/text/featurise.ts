import type { Token } from './tokens.ts'
import { bucketCount, bucketOf, type WordCache, type WordFeatures } from './word-features.ts'

/**
 * The buckets of a text, each once: those of `distinctWords`, with `combinations`, without
 * `collisions`. Beside each list stand the tokens it came from.
 */
export type Features = {
  /** How many buckets. */
  count: number
  /** One a token. */
  words: WordFeatures[]
  distinctWords: WordFeatures[]
  distinctWordsAt: number[]
  /** Buckets of word bigrams and of words under a negation. */
  combinations: number[]
  combinationsAt: number[]
  /** Buckets of a distinct word that another had before. */
  collisions: number[]
  collisionsAt: number[]
}

/** Words with their letter n-grams, word bigrams, and words under a negation. Linear in the tokens. */
export function featurise(tokens: readonly Token[], cache: WordCache): Features {
  const found: Features = {
    count: 0,
    words: [],
    distinctWords: [],
    distinctWordsAt: [],
    combinations: [],
    combinationsAt: [],
    collisions: [],
    collisionsAt: [],
  }
  const text = ++texts
  const stamp = nextStamp()
  let negatedUntil = -1
  let before = startHash
  let at = 0
  for (const token of tokens) {
    const word = cache.of(token)
    found.words.push(word)
    const { hash } = word
    if (word.lastText !== text) {
      word.lastText = text
      addWord(found, word, at, stamp)
    }
    addCombination(found, bucketOf(Math.imul(before ^ hash, bigramSeed) + hash), at, stamp)
    before = hash
    if (!token.isWord) negatedUntil = -1
    else {
      if (at <= negatedUntil) addCombination(found, bucketOf(hash ^ negatedSeed), at, stamp)
      if (word.isNegation) negatedUntil = at + negationReach
    }
    at++
  }
  return found
}

function addWord(found: Features, word: WordFeatures, at: number, stamp: number) {
  found.distinctWords.push(word)
  found.distinctWordsAt.push(at)
  for (const bucket of word.buckets) {
    if (lastSeen[bucket] === stamp) {
      found.collisions.push(bucket)
      found.collisionsAt.push(at)
    } else {
      lastSeen[bucket] = stamp
      found.count++
    }
  }
}

function addCombination(found: Features, bucket: number, at: number, stamp: number) {
  if (lastSeen[bucket] === stamp) return
  lastSeen[bucket] = stamp
  found.count++
  found.combinations.push(bucket)
  found.combinationsAt.push(at)
}

const startHash = 0x3c6ef372
const bigramSeed = 0x2545f491
const negatedSeed = 0x5bd1e995
const negationReach = 3

/** How many texts were read. */
let texts = 0

/** The stamp of the text that a bucket was last seen in: a set that need not be emptied after each. */
const lastSeen = new Int32Array(bucketCount)
let stamps = 0

function nextStamp(): number {
  if (stamps === 2 ** 31 - 1) {
    lastSeen.fill(0)
    stamps = 0
  }
  return ++stamps
}
