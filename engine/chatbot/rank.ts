import { elsewhere } from '@attune/content/chatbot/elsewhere.ts'
import type { Entry } from '@attune/content/chatbot/entry.ts'
import { finish, type Steps } from '../steps.ts'
import { createReader, type Features, isPair, withoutPairs } from './features.ts'
import {
  type Indexed,
  indexEntry,
  indexingLikeness,
  lengthOf,
  phrasingsOf,
  rarityOf,
  type Weigh,
} from './likeness.ts'
import { type Example, learningGroups, type Sparse } from './logistic-regression.ts'
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

/** Learnt at once. */
export const createLibrary = (
  entries: readonly Entry[],
  phrasings?: (entry: Entry) => readonly string[],
): Library => finish(learningLibrary(entries, phrasings))

/**
 * Two models that make different mistakes: likeness to single phrasings, and a logistic regression
 * over all of them, which learns what tells entries apart.
 */
export function* learningLibrary(
  entries: readonly Entry[],
  phrasings: (entry: Entry) => readonly string[] = phrasingsOf,
): Steps<Library> {
  const all = [...entries, elsewhere]
  const words = yield* eachInStep(all, (entry) =>
    [...phrasings(entry), entry.words ?? ''].flatMap(wordsOf),
  )
  const read = createReader(words.flat())
  yield
  const indexed = yield* eachInStep(all, (entry) => indexEntry(entry, read, phrasings))
  const weigh = rarityOf(indexed)
  yield
  const likeness = yield* indexingLikeness(indexed, weigh)
  const learnt = yield* learning(indexed, weigh)
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

function* eachInStep<One, Made>(
  all: readonly One[],
  make: (one: One, at: number) => Made,
): Steps<Made[]> {
  const made: Made[] = []
  for (const one of all) {
    made.push(make(one, made.length))
    yield
  }
  return made
}

function* learning(
  indexed: readonly Indexed[],
  weigh: Weigh,
): Steps<(query: Features) => Float32Array> {
  const places = placesOf(indexed)
  yield
  const examples: Example[][] = yield* eachInStep(indexed, ({ phrasings, all }, group) => {
    const beside = withoutPairs(new Map([...all].filter(([, share]) => share < 1)))
    const taught = beside.size > 0 ? [...phrasings, beside] : phrasings
    return taught.map((one) => ({ of: sparse(one, places, weigh), group }))
  })
  const judge = yield* learningGroups(examples.flat(), indexed.length, places.size)
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
