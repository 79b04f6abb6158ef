import { regionNames } from '@attune/content/places/region-name.ts'
import { AppError } from '../lib/errors.ts'

export function checkRegions(codes: readonly string[], field: string) {
  if (codes.some((code) => !regionNames.has(code)))
    throw new AppError('invalid', 'There is no such state or province.', field)
}
