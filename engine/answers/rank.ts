import type { Entry } from './entry.ts'
import { fillers, tokensOf } from './tokens.ts'

export type Ranked = { entry: Entry; score: number }

/** A question as weighted tokens; weights are relative to each other. */
export type Query = ReadonlyMap<string, number>

export const queryOf = (text: string, weight = 1): Map<string, number> =>
  new Map(tokensOf(text).map((token) => [token, weight]))

type Indexed = { entry: Entry; phrasings: ReadonlySet<string>[]; words: ReadonlySet<string> }

const phrasingShare = 0.5
/** The second best phrasing speaks too, so that one odd likeness does not win. */
const firstShare = 0.8
const verbatim = 0.999
/** Of how many entries an unknown word is taken to speak: as few as any known one. */
const unknownCount = 1
/** Words that hold a sentence together say little, but all there is in “who are you?”. */
const fillerShare = 0.3

/**
 * Entries by how well they fit, 0 to 1, best first. The score is the best cosine between question
 * and phrasing over inverse document frequencies (Spärck Jones 1972), together with the share of
 * the question that the entry has words for. A word the library does not know weighs most of all:
 * so a question about something else stays below any threshold.
 */
export function createRanking(entries: readonly Entry[]): (query: Query) => Ranked[] {
  const indexed = entries.map(indexEntry)
  const weightOf = rarity(indexed)
  const vocabulary = [...new Set(indexed.flatMap(({ words }) => [...words]))]
  return (asked) => {
    const query = spellOut(asked, vocabulary)
    return indexed
      .map(({ entry, phrasings, words }) => {
        const near = phrasings
          .map((phrasing) => cosine(query, phrasing, weightOf))
          .toSorted((a, b) => b - a)
        if (near[0]! > verbatim) return { entry, score: 1 }
        const said = firstShare * near[0]! + (1 - firstShare) * (near[1] ?? near[0]!)
        const score = phrasingShare * said + (1 - phrasingShare) * covered(query, words, weightOf)
        return { entry, score }
      })
      .toSorted((a, b) => b.score - a.score)
  }
}

function indexEntry(entry: Entry): Indexed {
  const phrasings = entry.phrasings.map((phrasing) => new Set(tokensOf(phrasing)))
  const words = phrasings.flatMap((phrasing) => [...phrasing])
  return { entry, phrasings, words: new Set([...words, ...tokensOf(entry.words ?? '')]) }
}

type Weigh = (token: string) => number

function rarity(indexed: readonly Indexed[]): Weigh {
  const found = new Map<string, number>()
  for (const { words } of indexed)
    for (const word of words) found.set(word, (found.get(word) ?? 0) + 1)
  return (token) =>
    Math.log(1 + indexed.length / (found.get(token) ?? unknownCount)) *
    (fillers.has(token) ? fillerShare : 1)
}

function cosine(query: Query, phrasing: ReadonlySet<string>, weigh: Weigh): number {
  let shared = 0
  let queryLength = 0
  for (const [token, share] of query) {
    const weight = weigh(token)
    queryLength += (share * weight) ** 2
    if (phrasing.has(token)) shared += share * weight * weight
  }
  let phrasingLength = 0
  for (const token of phrasing) phrasingLength += weigh(token) ** 2
  return shared / Math.sqrt(queryLength * phrasingLength || 1)
}

function covered(query: Query, words: ReadonlySet<string>, weigh: Weigh): number {
  let known = 0
  let all = 0
  for (const [token, share] of query) {
    const weight = share * weigh(token)
    all += weight
    if (words.has(token)) known += weight
  }
  return all > 0 ? known / all : 0
}

const shortestMisspelt = 6

/** An unknown word that is one letter away from a known one is taken for it. */
function spellOut(query: Query, vocabulary: readonly string[]): Query {
  const known = new Set(vocabulary)
  return new Map(
    [...query].map(([token, share]) => {
      if (known.has(token) || token.length < shortestMisspelt) return [token, share]
      return [vocabulary.find((word) => isOneLetterOff(token, word)) ?? token, share]
    }),
  )
}

function isOneLetterOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a[0] !== b[0]) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  const rest = (text: string, skip: number) => text.slice(from + skip)
  return (
    rest(a, 1) === rest(b, 1) ||
    rest(a, 1) === rest(b, 0) ||
    rest(a, 0) === rest(b, 1) ||
    (a[from] === b[from + 1] && a[from + 1] === b[from] && rest(a, 2) === rest(b, 2))
  )
}
