import { everywhere, helpLines } from '@attune/content/help-lines/help-lines.ts'
import type { HelpLine } from '@attune/contract/risk.ts'

/**
 * The lines of a country (ISO 3166-1 alpha-2), the main one first. Where the country is unknown,
 * not said or not listed: the international directories. Never empty.
 */
export function helpLinesFor(country: string | null): HelpLine[] {
  return byCountry.get(country?.toUpperCase() ?? everywhere) ?? byCountry.get(everywhere)!
}

const byCountry = Map.groupBy(
  helpLines.toSorted((a, b) => Number(b.primary) - Number(a.primary)),
  ({ country }) => country,
)
