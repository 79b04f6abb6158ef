import type { Entry } from '@attune/content/chatbot/entry.ts'
import type { Steps } from '../steps.ts'
import { type Features, isPair, withoutPairs } from './features.ts'
import { paraphrasesOf } from './paraphrases.ts'
import { gatherPostings, type Postings } from './postings.ts'

/** The features of an entry: of each of its phrasings, and of all of it together. */
export type Indexed = {
  entry: Entry
  phrasings: readonly Features[]
  /** 1 for what a phrasing holds, less for the words beside the phrasings. */
  all: Features
}

/** How much a feature tells. */
export type Weigh = (feature: string) => number

const wordsShare = 0.9

/** Those that are shown, and the paraphrases. */
export const phrasingsOf = (entry: Entry): string[] => [
  ...entry.phrasings,
  ...paraphrasesOf(entry.id),
]

export function indexEntry(
  entry: Entry,
  read: (text: string) => Features,
  of: (entry: Entry) => readonly string[] = phrasingsOf,
): Indexed {
  const phrasings = of(entry).map(read)
  const beside = [...withoutPairs(read(entry.words ?? ''))]
  const all = new Map(beside.map(([feature]) => [feature, wordsShare]))
  for (const phrasing of phrasings) for (const feature of phrasing.keys()) all.set(feature, 1)
  return { entry, phrasings, all }
}

/** Inverse document frequency over entries (Spärck Jones 1972); an unknown word tells most. */
export function rarityOf(indexed: readonly Indexed[]): Weigh {
  const found = new Map<string, number>()
  for (const { all } of indexed)
    for (const feature of all.keys()) found.set(feature, (found.get(feature) ?? 0) + 1)
  return weighing(found, indexed.length)
}

/** Apart, so that what weighs holds no entries. */
function weighing(found: ReadonlyMap<string, number>, entries: number): Weigh {
  const rarity = (count: number) => Math.log(1 + entries / count)
  const known = new Map([...found].map(([feature, count]) => [feature, rarity(count)]))
  const unknown = rarity(1)
  return (feature) => known.get(feature) ?? (isPair(feature) ? 0 : unknown)
}

export const lengthOf = (features: Features, weigh: Weigh): number => {
  let sum = 0
  for (const [feature, weight] of features) sum += (weight * weigh(feature)) ** 2
  return Math.sqrt(sum) || 1
}

const cosineShare = 0.5
/** The second best phrasing counts too, so that one odd likeness does not win. */
const firstShare = 0.7
const verbatim = 0.999
/** The likeness of a phrasing met word for word. */
export const verbatimLikeness = 10

/**
 * Likeness of a query to every entry, 0 to 1: the best cosines to its phrasings, together with the share
 * of the query that the entry has words for. A phrasing word for word gets far more.
 */
export function* indexingLikeness(
  indexed: readonly Indexed[],
  weigh: Weigh,
): Steps<(query: Features) => number[]> {
  const inEntries = gatherPostings()
  const inPhrasings = gatherPostings()
  const entryOf: number[] = []
  for (const [entry, { phrasings, all }] of indexed.entries()) {
    yield
    for (const [feature, value] of all)
      if (!isPair(feature)) inEntries.add(feature, entry, value * weigh(feature))
    for (const phrasing of phrasings) {
      const length = lengthOf(phrasing, weigh)
      const at = entryOf.push(entry) - 1
      for (const [feature, weight] of phrasing)
        inPhrasings.add(feature, at, (weight * weigh(feature) ** 2) / length)
    }
  }
  yield
  return likenessBy({
    weigh,
    entryOf: Int32Array.from(entryOf),
    entries: indexed.length,
    inEntries: inEntries.gathered(),
    inPhrasings: inPhrasings.gathered(),
  })
}

type Index = {
  weigh: Weigh
  entryOf: Int32Array
  entries: number
  inEntries: Postings
  inPhrasings: Postings
}

const likenessBy =
  ({ weigh, entryOf, entries, inEntries, inPhrasings }: Index) =>
  (query: Features): number[] => {
    const covered = new Float64Array(entries)
    const cosines = new Float64Array(entryOf.length)
    let sum = 0
    for (const [feature, weight] of query) {
      if (!isPair(feature)) sum += weight * weigh(feature)
      inEntries.each(feature, (at, value) => {
        covered[at]! += weight * value
      })
      inPhrasings.each(feature, (at, value) => {
        cosines[at]! += weight * value
      })
    }
    const best = bestTwo(cosines, entryOf, entries, lengthOf(query, weigh))
    return best.map(([first, second], entry) => {
      if (first > verbatim) return verbatimLikeness
      const cosine = firstShare * first + (1 - firstShare) * second
      return cosineShare * cosine + (1 - cosineShare) * (sum > 0 ? covered[entry]! / sum : 0)
    })
  }

function bestTwo(cosines: Float64Array, entryOf: Int32Array, entries: number, length: number) {
  const best = Array.from({ length: entries }, (): [number, number] => [0, 0])
  entryOf.forEach((entry, at) => {
    const cosine = cosines[at]! / length
    const pair = best[entry]!
    if (cosine > pair[0]) [pair[0], pair[1]] = [cosine, pair[0]]
    else if (cosine > pair[1]) pair[1] = cosine
  })
  return best
}
