import type { Entry } from '@attune/content/chatbot/entry.ts'
import { type Features, isPair, withoutPairs } from './features.ts'
import { paraphrasesOf } from './paraphrases.ts'

/** An entry as it is looked through: each way of saying it, and all features of it together. */
export type Indexed = {
  entry: Entry
  said: readonly Features[]
  /** 1 for what a way of saying holds, less for words that stand beside. */
  all: Features
}

/** How much a feature tells. */
export type Weigh = (feature: string) => number

/** A word that stands beside the phrasings and not in one. */
const wordsShare = 0.9

export const saidOf = (entry: Entry): string[] => [...entry.phrasings, ...paraphrasesOf(entry.id)]

export function indexEntry(entry: Entry, read: (text: string) => Features): Indexed {
  const said = saidOf(entry).map(read)
  const beside = [...withoutPairs(read(entry.words ?? ''))]
  const all = new Map(beside.map(([feature]) => [feature, wordsShare]))
  for (const way of said) for (const feature of way.keys()) all.set(feature, 1)
  return { entry, said, all }
}

/** Inverse document frequency over entries (Spärck Jones 1972); an unknown word tells most. */
export function rarityOf(indexed: readonly Indexed[]): Weigh {
  const found = new Map<string, number>()
  for (const { all } of indexed)
    for (const feature of all.keys()) found.set(feature, (found.get(feature) ?? 0) + 1)
  const rarity = (count: number) => Math.log(1 + indexed.length / count)
  const known = new Map([...found].map(([feature, count]) => [feature, rarity(count)]))
  const unknown = rarity(1)
  return (feature) => known.get(feature) ?? (isPair(feature) ? 0 : unknown)
}

export const lengthOf = (features: Features, weigh: Weigh): number => {
  let sum = 0
  for (const [feature, weight] of features) sum += (weight * weigh(feature)) ** 2
  return Math.sqrt(sum) || 1
}

const saidShare = 0.5
/** The second best way of saying it speaks too, so that one odd likeness does not win. */
const firstShare = 0.7
const verbatim = 0.999
const verbatimBonus = 10

/** Where a feature occurs, and how much it counts there. */
type Posting = { at: number; value: number }

/**
 * Likeness of a query to every entry, 0 to 1: the best cosines to its ways of saying, together with
 * the share of the query that the entry has words for. What is said word for word gets far more.
 */
export function createLikeness(indexed: readonly Indexed[], weigh: Weigh) {
  const inEntries = new Map<string, Posting[]>()
  const inSaid = new Map<string, Posting[]>()
  const entryOf: number[] = []
  indexed.forEach(({ said, all }, entry) => {
    for (const [feature, value] of all)
      if (!isPair(feature)) post(inEntries, feature, { at: entry, value: value * weigh(feature) })
    for (const way of said) {
      const length = lengthOf(way, weigh)
      const at = entryOf.push(entry) - 1
      for (const [feature, weight] of way)
        post(inSaid, feature, { at, value: (weight * weigh(feature) ** 2) / length })
    }
  })
  return (query: Features): number[] => {
    const covered = new Float64Array(indexed.length)
    const cosines = new Float64Array(entryOf.length)
    let sum = 0
    for (const [feature, weight] of query) {
      if (!isPair(feature)) sum += weight * weigh(feature)
      for (const { at, value } of inEntries.get(feature) ?? []) covered[at]! += weight * value
      for (const { at, value } of inSaid.get(feature) ?? []) cosines[at]! += weight * value
    }
    const best = bestTwo(cosines, entryOf, indexed.length, lengthOf(query, weigh))
    return best.map(([first, second], entry) => {
      if (first > verbatim) return verbatimBonus
      const said = firstShare * first + (1 - firstShare) * second
      return saidShare * said + (1 - saidShare) * (sum > 0 ? covered[entry]! / sum : 0)
    })
  }
}

function post(postings: Map<string, Posting[]>, feature: string, posting: Posting) {
  const known = postings.get(feature)
  if (known) known.push(posting)
  else postings.set(feature, [posting])
}

function bestTwo(
  cosines: Float64Array,
  entryOf: readonly number[],
  entries: number,
  length: number,
) {
  const best = Array.from({ length: entries }, (): [number, number] => [0, 0])
  cosines.forEach((raw, at) => {
    const cosine = raw / length
    const pair = best[entryOf[at]!]!
    if (cosine > pair[0]) [pair[0], pair[1]] = [cosine, pair[0]]
    else if (cosine > pair[1]) pair[1] = cosine
  })
  return best
}
