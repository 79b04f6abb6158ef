import { licensingCountries } from '@attune/content/places/regions.ts'
import { places } from '@attune/contract/places.ts'
import { callerOf } from '../auth/guard.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import { openGazetteer } from './gazetteer.ts'

export function placeRoutes(app: App, { limits }: Context) {
  route(app, places.find, async (request) => {
    await limits.take('place', callerOf(request).id)
    const { country, q } = request.query
    return (await openGazetteer()).find(country, q)
  })

  route(app, places.licensing, async () => [...licensingCountries])
}
