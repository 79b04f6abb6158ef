import { whereWords, withinTownWords } from '@attune/content/matching/search-words.ts'
import { townNames } from '@attune/content/places/town-names.ts'
import { type FoldedWord, foldedWords, joinedWords } from '../language/folded-words.ts'
import { isPlainWord } from './typed-names.ts'

/** Where words name a town: all of it, or its first word, as in Frankfurt am Main. */
export type TownPlace = { tag: string; from: number; to: number; towns: string[] }

/** Shorter first words are of too many towns: New, Bad, San. */
const leastOfFirst = 5

/**
 * The towns that are named, of these, in words that say nothing else, by any name they have in the
 * languages people write in; of two in one place the longer.
 */
export function townsIn(
  towns: readonly string[],
  words: readonly FoldedWord[],
  free: readonly number[],
): TownPlace[] {
  const open = new Set(free)
  const found = towns.flatMap((town) =>
    namesOfTown(town).flatMap((parts) => {
      return free.flatMap((from) => {
        const isWhole = parts.every((part, ahead) => isAt(part, from + ahead))
        const [first = ''] = parts
        if (!isWhole && !(first.length >= leastOfFirst && isAt(first, from))) return []
        return [{ town, from, to: isWhole ? from + parts.length - 1 : from }]
      })
    }),
  )
  function isAt(part: string, at: number) {
    return open.has(at) && words[at]?.word === part
  }
  const kept = new Map<number, TownPlace>()
  for (const { town, from, to } of found.toSorted((one, other) => length(other) - length(one))) {
    const same = kept.get(from)
    if (same?.to === to) same.towns = [...new Set([...same.towns, town])]
    else if (![...kept.values()].some((one) => from <= one.to && one.from <= to))
      kept.set(from, { tag: `place ${from}`, from, to, towns: [town] })
  }
  return [...kept.values()]
}

/** Shorter ones are too often a word of another language. */
const leastOfTown = 4

type Left = { kind: string; words: readonly string[]; rest: string; isLeftOut?: true }

/** All names of a town, folded, and the country of one that is known everywhere. */
export type PossibleTown = {
  names: string[]
  country?: string
  /** It is said to be one (“in …”). */
  isPlaced: boolean
}

/**
 * What of a search may be a town where nobody works: what was left out of it, between ordinary words,
 * and a text that would otherwise be a name which nobody has. In the middle of others a town that few
 * know has to be said to be one: “parla” is one too.
 */
export function possibleTowns(
  text: string,
  terms: readonly Left[],
  isName: (word: string) => boolean,
): PossibleTown[] {
  const words = foldedWords(text)
  const left = new Set(
    terms
      .filter(({ kind, rest, isLeftOut }) => kind === 'name' && (isLeftOut || rest === ''))
      .flatMap((term) => term.words)
      .filter((word) => !isPlainWord(word) && !isName(word)),
  )
  return runsOf(words, left).flatMap(({ from, to }) => {
    const name = joinedWords(words, from, to + 1)
    const { names = [], country } = wellKnown.get(name) ?? {}
    const isPlaced = where.has(words[from - 1]?.word ?? '')
    const isInside = from > 0 && to < words.length - 1
    if (name.length < leastOfTown || (isInside && !isPlaced && !country)) return []
    const all = [name, ...names.map((parts) => parts.join(' '))]
    return [{ names: all, ...(country && { country }), isPlaced }]
  })
}

/** Neighbours among those words, with what stands within a town's name between them: “Stoke on Trent”. */
function runsOf(words: readonly FoldedWord[], left: ReadonlySet<string>) {
  const found: { from: number; to: number }[] = []
  for (const [at, { word }] of words.entries()) {
    if (!left.has(word)) continue
    const last = found.at(-1)
    const between = last && words.slice(last.to + 1, at)
    if (last && between?.every((one) => within.has(one.word)) && between.length <= mostWithin)
      last.to = at
    else found.push({ from: at, to: at })
  }
  return found
}

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
const within = new Set(withinTownWords.split(' '))
