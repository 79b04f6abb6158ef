import type { WishFactsPatch } from '@attune/contract/wish-facts.ts'
import { checkPlace } from '../places/check-place.ts'
import { checkRegions } from '../places/check-regions.ts'

/** What a shape cannot say: of this world. */
export async function checkWishes({ region, place }: WishFactsPatch) {
  if (region) checkRegions([region], 'region')
  if (place) await checkPlace(place)
}
