import { elsewhere } from '@attune/content/chatbot/elsewhere.ts'
import type { Entry } from '@attune/content/chatbot/entry.ts'
import { createReader, type Features, isPair, withoutPairs } from './features.ts'
import {
  createLikeness,
  type Indexed,
  indexEntry,
  lengthOf,
  phrasingsOf,
  rarityOf,
  type Weigh,
} from './likeness.ts'
import { type Example, learnGroups, type Sparse } from './logistic-regression.ts'
import { wordsOf } from './stems.ts'

export type Ranked = { entry: Entry; score: number }

/** Entries by how well they fit, best first. */
export type Ranking = {
  ranked: readonly Ranked[]
  /** The score of `elsewhere`, all that the library does not hold: nothing that fits worse is an answer. */
  outside: number
}

export type Library = {
  read: (text: string) => Map<string, number>
  rank: (query: Features) => Ranking
}

/** How much a logit of the learnt groups counts beside a likeness of 0 to 1. */
const learntShare = 0.2

/**
 * Two models that make different mistakes: likeness to single phrasings, and a logistic regression
 * over all of them, which learns what tells entries apart.
 */
export function createLibrary(
  entries: readonly Entry[],
  phrasings: (entry: Entry) => readonly string[] = phrasingsOf,
): Library {
  const all = [...entries, elsewhere]
  const read = createReader(
    all.flatMap((entry) => [...phrasings(entry), entry.words ?? '']).flatMap(wordsOf),
  )
  const indexed = all.map((entry) => indexEntry(entry, read, phrasings))
  const weigh = rarityOf(indexed)
  const likeness = createLikeness(indexed, weigh)
  const learnt = learn(indexed, weigh)
  return {
    read,
    rank(query) {
      const logits = learnt(query)
      const scores = likeness(query).map((like, i) => like + learntShare * logits[i]!)
      const ranked = entries.map((entry, i) => ({ entry, score: scores[i]! }))
      return { ranked: ranked.sort((a, b) => b.score - a.score), outside: scores.at(-1)! }
    },
  }
}

function learn(indexed: readonly Indexed[], weigh: Weigh): (query: Features) => Float32Array {
  const places = placesOf(indexed)
  const examples: Example[] = indexed.flatMap(({ phrasings, all }, group) => {
    const beside = withoutPairs(new Map([...all].filter(([, share]) => share < 1)))
    const taught = beside.size > 0 ? [...phrasings, beside] : phrasings
    return taught.map((one) => ({ of: sparse(one, places, weigh), group }))
  })
  const judge = learnGroups(examples, indexed.length, places.size)
  return (query) => judge(sparse(query, places, weigh))
}

/** A pair of words that one phrasing alone holds tells nothing of others. */
function placesOf(indexed: readonly Indexed[]): Map<string, number> {
  const met = new Map<string, number>()
  for (const { phrasings } of indexed)
    for (const phrasing of phrasings)
      for (const feature of phrasing.keys()) met.set(feature, (met.get(feature) ?? 0) + 1)
  const places = new Map<string, number>()
  for (const { all } of indexed)
    for (const feature of all.keys())
      if (!isPair(feature) || met.get(feature)! > 1)
        places.set(feature, places.get(feature) ?? places.size)
  return places
}

/** Of length 1, counting also what has no place. */
function sparse(features: Features, places: ReadonlyMap<string, number>, weigh: Weigh): Sparse {
  const length = lengthOf(features, weigh)
  const placed = [...features].filter(([feature]) => places.has(feature))
  return {
    at: Int32Array.from(placed, ([feature]) => places.get(feature)!),
    value: Float32Array.from(placed, ([feature, weight]) => (weight * weigh(feature)) / length),
  }
}
