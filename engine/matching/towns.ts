import { whereWords, withinTownWords } from '@attune/content/matching/search-words.ts'
import { placedAfterWords, placedBeforeWords } from '@attune/content/places/country-words.ts'
import { townNames } from '@attune/content/places/town-names.ts'
import { type FoldedWord, foldedWords, joinedWords } from '../language/folded-words.ts'
import { isWhereSomebodyWas } from './mentioned.ts'
import { upTo } from './search-phrases.ts'
import { countriesIn, countryAfter, countryLabel } from './typed-countries.ts'
import { isEmptyWord, isOrdinaryWord, isPlainWord } from './typed-names.ts'

/** Where words name a town: all of it, or its first word, as in Frankfurt am Main; `own`: no more than that. */
export type TownPlace = { tag: string; from: number; to: number; towns: string[]; own: number[] }

/** Towns, and the countries of those that are known, apart by spaces. */
export type Towns = { names: readonly string[]; countries?: ReadonlyMap<string, string> }

/** Shorter first words are of too many towns: New, Bad, San. */
const leastOfFirst = 5

/**
 * The towns that are named, of these, in words that say nothing else, by any name they have in the
 * languages people write in; of two in one place the longer, and the same town once. A country or a
 * state right after it (“Mobile, Alabama”) says which is meant.
 */
export function townsIn(
  { names, countries }: Towns,
  words: readonly FoldedWord[],
  free: readonly number[],
): TownPlace[] {
  const open = new Set(free)
  const within = countriesIn(words)
  const isAt = (part: string, at: number) => open.has(at) && words[at]?.word === part
  const found = names.flatMap((town) =>
    namesOfTown(town).flatMap((parts) =>
      free.flatMap((from) => {
        const [first = ''] = parts
        if (!isAt(first, from)) return []
        const isWhole = parts.every((part, ahead) => isAt(part, from + ahead))
        if (!isWhole && first.length < leastOfFirst) return []
        const to = isWhole ? from + parts.length - 1 : from
        const after = countryAfter(words, within, to)
        if (!isSaidAsTown(words, { from, to }, after)) return []
        const isThere = !after || isIn(after.tag, town, countries?.get(town))
        return isThere ? [{ town, from, to: after?.to ?? to }] : []
      }),
    ),
  )
  const kept = new Map<number, TownPlace>()
  for (const { town, from, to } of found.toSorted((one, other) => length(other) - length(one))) {
    const same = kept.get(from)
    if (same?.to === to) same.towns = [...new Set([...same.towns, town])]
    else if (![...kept.values()].some((one) => from <= one.to && one.from <= to))
      kept.set(from, { tag: '', from, to, towns: [town], own: upTo(from, to) })
  }
  return [...kept.values()].map((place) => ({ ...place, tag: `place ${place.towns.join()}` }))
}

/** Whether a town is one of that country, of several where the same name is in several, or of that state where its name carries one. */
export function isIn(tag: string, town: string, country: string | undefined): boolean {
  const code = tag.replace('country ', '')
  const [, region] = town.split(', ')
  if (country && !country.split(' ').includes(code.slice(0, 2))) return false
  return !code.includes('-') || !region || region === countryLabel(code)
}

/** A word that is an ordinary one too is a town after “in”, before its country, and where it is all; none is where somebody was. */
function isSaidAsTown(
  words: readonly FoldedWord[],
  { from, to }: { from: number; to: number },
  country: unknown,
): boolean {
  const word = words[from]?.word ?? ''
  if (isWhereSomebodyWas(words, { from, to })) return false
  if (from < to || country || words.length === 1 || !isOrdinaryWord(word)) return true
  const next = words[to + 1]
  const ends = !next || next.start - words[to]!.end > 1 || placedAfter.has(next.word)
  return placedBefore.has(words[from - 1]?.word ?? '') && ends
}

/** Shorter ones are too often a word of another language. */
const leastOfTown = 4

type Left = { kind: string; words: readonly string[]; rest: string; isLeftOut?: true }

/** All names of a town, folded, and the country of one that is known everywhere. */
export type PossibleTown = {
  names: string[]
  country?: string
  /** As `country CODE`: the country or state that stands after it. */
  within?: string
  /** It is said to be one (“in …”). */
  isPlaced: boolean
}

/** More than these nobody means in one search. */
const mostTowns = 8

/**
 * What of a search may be a town where nobody works: what was left out of it, between ordinary words,
 * and what is called so everywhere. In the middle of others a town that few know has to be said to be
 * one: “parla” is one too.
 */
export function possibleTowns(
  text: string,
  terms: readonly Left[],
  isName: (word: string) => boolean,
): PossibleTown[] {
  const words = foldedWords(text)
  const within = countriesIn(words)
  const named = terms.filter(({ kind }) => kind === 'name').flatMap((term) => term.words)
  const isLeft = (word: string) => named.includes(word) && !isPlainWord(word)
  const left = new Set(named.filter((word) => isLeft(word) && !isName(word)))
  const runs = [...wellKnownIn(words, named), ...runsOf(words, left)]
  const found = runs.flatMap(({ from, to }) => {
    const name = joinedWords(words, from, to + 1)
    const { names = [], country } = wellKnown.get(name) ?? {}
    const after = countryAfter(words, within, to)
    const isPlaced = Boolean(after) || where.has(words[from - 1]?.word ?? '')
    const isInside = from > 0 && to < words.length - 1
    if (!isSaidAsTown(words, { from, to }, after)) return []
    if (!country && (name.length < leastOfTown || (isInside && !isPlaced))) return []
    if (from === to && !country && !after && isOrdinaryWord(name)) return []
    if (from === to && isName(name) && !isPlaced) return []
    const all = [name, ...names.map((parts) => parts.join(' '))]
    return [
      { names: all, ...(country && { country }), ...(after && { within: after.tag }), isPlaced },
    ]
  })
  return [
    ...new Map(found.map((town) => [`${town.names[0]} ${town.within}`, town])).values(),
  ].slice(0, mostTowns)
}

/** In words: “Stoke on Trent”. */
const longestTown = 4

/** The names of towns that are known everywhere, of words that may be one. */
function wellKnownIn(words: readonly FoldedWord[], named: readonly string[]) {
  return words.flatMap(({ word }, from) => {
    for (let to = Math.min(words.length, from + longestTown) - 1; to >= from; to--) {
      if (!wellKnown.has(joinedWords(words, from, to + 1))) continue
      if (to > from || named.includes(word) || isEmptyWord(word)) return [{ from, to }]
    }
    return []
  })
}

/** Neighbours among those words, with what stands within a town's name between them: “Stoke on Trent”. */
function runsOf(words: readonly FoldedWord[], left: ReadonlySet<string>) {
  const found: { from: number; to: number }[] = []
  for (const [at, { word }] of words.entries()) {
    if (!left.has(word)) continue
    const last = found.at(-1)
    const between = last && words.slice(last.to + 1, at)
    const isTogether = between?.every((one) => within.has(one.word)) && between.length <= mostWithin
    if (last && isTogether && !isApart(words, last.to, at)) last.to = at
    else found.push({ from: at, to: at })
  }
  return found
}

/** A comma, or more, stands between two words next to each other; a point is part of “St. Louis”. */
const isApart = (words: readonly FoldedWord[], one: number, other: number) =>
  other === one + 1 &&
  words[other]!.start - words[one]!.end > 1 &&
  words[one]!.word.length > shortened

/** “St”, “Mt”. */
const shortened = 2

/** Words within a name, next to each other: “am”, “an der”. */
const mostWithin = 2

/** All that a town is called in one word, for what is a slip of the keys away from it. */
export const wordsOfTowns = (towns: readonly string[]): ReadonlySet<string> =>
  new Set(towns.flatMap(namesOfTown).flatMap((parts) => (parts.length === 1 ? parts : [])))

/** All that a town is called, folded, the name it was given by first. */
export function namesOfTown(town: string): string[][] {
  const own = partsOf(town)
  return [own, ...(wellKnown.get(own.join(' '))?.names ?? [])]
}

/** A name that a country has twice carries its region after a comma. */
const partsOf = (town: string) => foldedWords(town.split(',')[0] ?? '').map(({ word }) => word)

const length = ({ from, to }: { from: number; to: number }) => to - from

/** By each of its names the others, and the country. */
const wellKnown: ReadonlyMap<string, { country: string; names: string[][] }> = new Map(
  townNames.split('\n').flatMap((line) => {
    const [country = '', list = ''] = line.split(': ')
    const all = list.split(',').map(partsOf)
    return all.map((name) => {
      const names = all.filter((one) => one !== name)
      return [name.join(' '), { country, names }] as const
    })
  }),
)
const where = new Set(whereWords.split(' '))
const placedBefore = new Set(placedBeforeWords.split(' '))
const placedAfter = new Set(placedAfterWords.split(' '))
const within = new Set(withinTownWords.split(' '))
