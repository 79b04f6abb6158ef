import type { Token } from './tokens.ts'
import { mixed, type Word, type Words, wideRows } from './words.ts'

/**
 * The buckets of a text, each once, with the token each came from first; only the first `count`
 * count. The same, word by word: all buckets of `fresh`, with `single`, without `again`.
 */
export type Features = {
  ids: Int32Array
  from: Int32Array
  count: number
  words: Word[]
  /** Each word once. */
  fresh: Word[]
  /** Buckets of pairs and negations. */
  single: number[]
  /** Buckets of fresh words that were there before. */
  again: number[]
}

/** Words, their runs of letters, pairs of words, and words under a negation. Linear in the tokens. */
export function featurise(tokens: readonly Token[], memory: Words): Features {
  const words: Word[] = []
  let room = 0
  for (const token of tokens) {
    const word = memory.of(token)
    words.push(word)
    room += word.wide.length + 2
  }
  const ids = new Int32Array(room)
  const from = new Int32Array(room)
  const fresh: Word[] = []
  const single: number[] = []
  const again: number[] = []
  let count = 0
  const round = ++rounds
  const addSingle = (id: number, token: number) => {
    if (lastSeen[id] === round) return
    lastSeen[id] = round
    ids[count] = id
    from[count++] = token
    single.push(id)
  }

  let negatedUntil = -1
  let before = startHash
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    const { hash, wide } = word
    if (word.lastRead !== round) {
      word.lastRead = round
      fresh.push(word)
      for (let j = 0; j < wide.length; j++) {
        const id = wide[j]!
        if (lastSeen[id] === round) again.push(id)
        else {
          lastSeen[id] = round
          ids[count] = id
          from[count++] = i
        }
      }
    }
    addSingle(bucket(Math.imul(before ^ hash, pairSeed) + hash), i)
    before = hash
    if (!tokens[i]!.isWord) negatedUntil = -1
    else {
      if (i <= negatedUntil) addSingle(bucket(hash ^ negatedSeed), i)
      if (word.isNegation) negatedUntil = i + negationReach
    }
  }
  return { ids, from, count, words, fresh, single, again }
}

const startHash = 0x3c6ef372
const pairSeed = 0x2545f491
const negatedSeed = 0x5bd1e995
const negationReach = 3

const bucket = (hash: number) => mixed(hash) & (wideRows - 1)

/** In which text a bucket was last seen: a set that never has to be emptied. */
const lastSeen = new Float64Array(wideRows)
let rounds = 0
