import type { Place } from '@attune/contract/practice-facts.ts'
import { AppError } from '../lib/errors.ts'
import { openGazetteer } from './gazetteer.ts'

/** Only a town that can be found: coordinates of a street or a home are never stored. */
export async function checkPlace(place: Place) {
  if (!(await openGazetteer()).has(place))
    throw new AppError('invalid', 'Please choose a town from the list.', 'place')
}
