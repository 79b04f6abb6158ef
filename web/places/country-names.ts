import { countryCodes } from '@attune/contract/places.ts'

const names = new Intl.DisplayNames('en', { type: 'region' })

export const countryName = (code: string) => names.of(code) ?? code

/** By name, for a list to choose from. */
export const countries = countryCodes
  .map((code) => ({ code, name: countryName(code) }))
  .toSorted((one, other) => one.name.localeCompare(other.name))
