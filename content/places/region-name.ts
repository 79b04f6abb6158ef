import { licensingCountries } from './regions.ts'

const names = new Map(
  licensingCountries.flatMap(({ regions }) => regions.map(({ code, label }) => [code, label])),
)

/** "Wyoming" of "US-WY"; the code itself of one that is not known. */
export const regionName = (code: string): string => names.get(code) ?? code
