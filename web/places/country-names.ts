import { countryCodes } from '@attune/contract/places.ts'
import { countryName } from '@attune/contract/practice-lines.ts'

/** By name, for a list to choose from. */
export const countries = countryCodes
  .map((code) => ({ code, name: countryName(code) }))
  .toSorted((one, other) => one.name.localeCompare(other.name))
