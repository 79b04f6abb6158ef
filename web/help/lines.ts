import { type HelpLine, risk } from '@attune/contract/risk.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { keys, readLocal } from '../lib/local-storage.ts'

/** The lines of all countries, of each its main line first; asked once for as long as the page is open. */
export const helpLines = queryOptions({
  queryKey: ['help-lines'],
  // Not given up when a note is closed: the next one should have them at once.
  queryFn: () => call(risk.helpLines, {}),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** Directories of every country's lines stand under this code. */
const everywhere = 'INT'

/** Code and name, in the order of the alphabet. */
export const countriesOf = (lines: readonly HelpLine[]) =>
  [...new Map(lines.map((line) => [line.country, line.countryName]))]
    .filter(([code]) => code !== everywhere)
    .toSorted(([, one], [, other]) => one.localeCompare(other))

/** Of one country, the main one first. */
export const linesOf = (lines: readonly HelpLine[], country: string) =>
  lines
    .filter((line) => line.country === country)
    .toSorted((one, other) => Number(other.primary) - Number(one.primary))

/** What the patient of this browser named as their country, or else the browser's own. */
export const regionHere = () => readLocal<string>(keys.country) ?? regionOf(navigator.language)

/** A region for which there are lines; '' otherwise. */
export const likelyCountry = (region: string, lines: readonly HelpLine[]) =>
  lines.some(({ country }) => country === region) ? region : ''

export const countryHere = (lines: readonly HelpLine[]) => likelyCountry(regionHere(), lines)

/** 'GB' of 'en-GB'; '' where a language names none. */
export function regionOf(language: string): string {
  try {
    return new Intl.Locale(language).region ?? ''
  } catch {
    return ''
  }
}
