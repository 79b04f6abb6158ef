import type { HelpLine } from '@attune/contract/risk.ts'
import data from './crisis-lines.json' with { type: 'json' }

/** What the page of all lines can also say of one. */
export type CrisisLine = HelpLine & { audience?: string; languages?: string[] }

/** Checked lines only; of each country its main line first. */
export const lines: readonly CrisisLine[] = data.map(({ kind, ...line }) => ({
  ...line,
  type: kind,
  cost: null,
}))

export const countries = [...new Map(lines.map((line) => [line.country, line.countryName]))]

export const linesOf = (country: string) => lines.filter((line) => line.country === country)

/** The region of the browser's language, where it names one we know; '' otherwise. */
export function likelyCountry(language: string): string {
  try {
    const { region } = new Intl.Locale(language)
    return countries.some(([code]) => code === region) ? (region ?? '') : ''
  } catch {
    return ''
  }
}
