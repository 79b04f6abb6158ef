import type { Token } from './tokens.ts'
import { mixed, type Word, type Words, wideRows } from './word-features.ts'

/**
 * The buckets of a text, each once: all of `fresh`, with `single`, without `again`. Beside each list
 * stands the token it came from.
 */
export type Features = {
  /** How many buckets. */
  count: number
  words: Word[]
  /** Each word once. */
  fresh: Word[]
  freshAt: number[]
  /** Buckets of pairs and negations. */
  single: number[]
  singleAt: number[]
  /** Buckets of fresh words that were there before. */
  again: number[]
  againAt: number[]
}

/** Words, their runs of letters, pairs of words, and words under a negation. Linear in the tokens. */
export function featurise(tokens: readonly Token[], memory: Words): Features {
  const words: Word[] = []
  const fresh: Word[] = []
  const freshAt: number[] = []
  const single: number[] = []
  const singleAt: number[] = []
  const again: number[] = []
  const againAt: number[] = []
  let count = 0
  const round = ++rounds
  const stamp = nextStamp()
  const addSingle = (id: number, token: number) => {
    if (lastSeen[id] === stamp) return
    lastSeen[id] = stamp
    count++
    single.push(id)
    singleAt.push(token)
  }

  let negatedUntil = -1
  let before = startHash
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!
    const word = memory.of(token)
    words.push(word)
    const { hash, wide } = word
    if (word.lastRead !== round) {
      word.lastRead = round
      fresh.push(word)
      freshAt.push(i)
      for (let j = 0; j < wide.length; j++) {
        const id = wide[j]!
        if (lastSeen[id] === stamp) {
          again.push(id)
          againAt.push(i)
        } else {
          lastSeen[id] = stamp
          count++
        }
      }
    }
    addSingle(bucket(Math.imul(before ^ hash, pairSeed) + hash), i)
    before = hash
    if (!token.isWord) negatedUntil = -1
    else {
      if (i <= negatedUntil) addSingle(bucket(hash ^ negatedSeed), i)
      if (word.isNegation) negatedUntil = i + negationReach
    }
  }
  return { count, words, fresh, freshAt, single, singleAt, again, againAt }
}

const startHash = 0x3c6ef372
const pairSeed = 0x2545f491
const negatedSeed = 0x5bd1e995
const negationReach = 3

const bucket = (hash: number) => mixed(hash) & (wideRows - 1)

let rounds = 0

/** In which text a bucket was last seen: a set that is emptied only once in two thousand million texts. */
const lastSeen = new Int32Array(wideRows)
let stamps = 0

function nextStamp(): number {
  if (stamps === 2 ** 31 - 1) {
    lastSeen.fill(0)
    stamps = 0
  }
  return ++stamps
}
