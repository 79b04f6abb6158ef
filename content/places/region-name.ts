import { licensingCountries } from './regions.ts'

/** Every state and province in which a licence may be held, by its code. */
export const regionNames: ReadonlyMap<string, string> = new Map(
  licensingCountries.flatMap(({ regions }) => regions.map(({ code, label }) => [code, label])),
)

/** "Wyoming" of "US-WY"; the code itself of one that is not known. */
export const regionName = (code: string): string => regionNames.get(code) ?? code
