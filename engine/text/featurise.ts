import type { Token } from './tokens.ts'
import { mixed, type Word, type Words, wideRows } from './words.ts'

/** The buckets of a text, each once, with the token each came from first; only the first `count` count. */
export type Features = { ids: Int32Array; from: Int32Array; count: number; words: Word[] }

/** Words, their runs of letters, pairs of words, and words under a negation. Linear in the tokens. */
export function featurise(tokens: readonly Token[], memory: Words): Features {
  const words = tokens.map((token) => memory.of(token))
  const room = words.reduce((sum, { wide }) => sum + wide.length + 2, 0)
  const ids = new Int32Array(room)
  const from = new Int32Array(room)
  let count = 0
  const round = nextRound()
  const add = (id: number, token: number) => {
    if (lastSeen[id] === round) return
    lastSeen[id] = round
    ids[count] = id
    from[count++] = token
  }

  let negatedUntil = -1
  let before = startHash
  for (let i = 0; i < words.length; i++) {
    const { hash, wide, isNegation } = words[i]!
    for (let j = 0; j < wide.length; j++) add(wide[j]!, i)
    add(bucket(Math.imul(before ^ hash, pairSeed) + hash), i)
    before = hash
    if (!tokens[i]!.isWord) negatedUntil = -1
    else {
      if (i <= negatedUntil) add(bucket(hash ^ negatedSeed), i)
      if (isNegation) negatedUntil = i + negationReach
    }
  }
  return { ids, from, count, words }
}

const startHash = 0x3c6ef372
const pairSeed = 0x2545f491
const negatedSeed = 0x5bd1e995
const negationReach = 3

const bucket = (hash: number) => mixed(hash) & (wideRows - 1)

/** In which text a bucket was last seen: a set that never has to be emptied. */
const lastSeen = new Uint32Array(wideRows)
let rounds = 0

function nextRound(): number {
  if (rounds === 0xffffffff) {
    lastSeen.fill(0)
    rounds = 0
  }
  return ++rounds
}
