import { languages } from '@attune/content/language/languages.ts'
import {
  ambiguousRegions,
  countryWords,
  homeWords,
  otherCountries,
  placedCountryWords,
} from '@attune/content/places/country-words.ts'
import { regionName, regionNames } from '@attune/content/places/region-name.ts'
import { countries } from '@attune/content/questionnaires/countries.ts'
import { countryName } from '@attune/contract/practice-lines.ts'
import { type FoldedWord, foldedWords, joinedWords } from '../language/folded-words.ts'
import { isWhereSomebodyWas } from './mentioned.ts'

export type CountryPlace = { tag: string; way: 'named'; from: number; to: number }

/** In words: “United States of America”. */
const longest = 4

/** Where a text names a country, or a state or province: the code is that of ISO 3166. “I am from Poland” asks for nobody there. */
export function countriesIn(words: readonly FoldedWord[]): CountryPlace[] {
  return words.flatMap((_, from) => {
    for (let to = from + longest - 1; to >= from; to--) {
      const code = to < words.length && codes.get(joinedWords(words, from, to + 1))
      if (code)
        return [
          {
            tag: tagOf(words, { from, to }, code),
            way: 'named' as const,
            from,
            to,
          },
        ]
    }
    return []
  })
}

function tagOf(words: readonly FoldedWord[], at: { from: number; to: number }, code: string) {
  if (isHome(words, at.from)) return 'nobody'
  return isWhereSomebodyWas(words, at) ? 'unsearched' : `country ${code}`
}

/** “In Italien”: in another language it is what people speak there. */
export const isPlaced = (words: readonly FoldedWord[], { from }: CountryPlace): boolean =>
  placed.has(words[from - 1]?.word ?? '')

/** The country, or the state, that stands right after a town: “Mobile, Alabama”, “Mobile, AL”. */
export function countryAfter(
  words: readonly FoldedWord[],
  countries: readonly CountryPlace[],
  town: number,
): CountryPlace | undefined {
  const named = countries.find(({ tag, from }) => from === town + 1 && tag.startsWith('country '))
  if (named || words.length !== town + 2) return named
  const code = ['US', 'CA']
    .map((country) => `${country}-${words[town + 1]!.word.toUpperCase()}`)
    .find((one) => regionNames.has(one))
  const at = town + 1
  return code ? { tag: `country ${code}`, way: 'named', from: at, to: at } : undefined
}

/** “Germany”, “Texas”. */
export const countryLabel = (code: string): string =>
  code.includes('-') ? regionName(code) : countryName(code)

/** What they are called in the languages people write in, and states and provinces in English. */
function namesOfCountries(): (readonly [name: string, code: string])[] {
  const names = languages.map((language) => new Intl.DisplayNames([language], { type: 'region' }))
  const all = [...countries.map(({ code }) => code), ...otherCountries.split(' ')]
  return [
    ...[...regionNames].flatMap(([code, name]) =>
      ambiguous.has(code) ? [] : [[foldedName(name), code] as const],
    ),
    ...all.flatMap((code) =>
      [...names.map((one) => one.of(code) ?? ''), ...(countryWords[code] ?? '').split(',')].map(
        (name) => [foldedName(name), code] as const,
      ),
    ),
  ]
}

const foldedName = (name: string) => joinedWords(foldedWords(name.replace(/\(.*?\)/g, ' ')), 0, 9)

const isHome = (words: readonly FoldedWord[], from: number): boolean =>
  words[from - 1]?.word === 'from' &&
  words.slice(Math.max(0, from - 3), from - 1).some(({ word }) => home.has(word))

const ambiguous = new Set(ambiguousRegions.split(' '))
const placed = new Set(placedCountryWords.split(' '))
const home = new Set(homeWords.split(' '))
const codes: ReadonlyMap<string, string> = new Map(
  namesOfCountries().filter(([name]) => name.length > 1),
)
