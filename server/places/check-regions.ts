import { licensingCountries } from '@attune/content/places/regions.ts'
import { AppError } from '../lib/errors.ts'

const known = new Set(licensingCountries.flatMap(({ regions }) => regions.map(({ code }) => code)))

export function checkRegions(codes: readonly string[], field: string) {
  if (codes.some((code) => !known.has(code)))
    throw new AppError('invalid', 'There is no such state or province.', field)
}
