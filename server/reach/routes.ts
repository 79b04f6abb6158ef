import { reach } from '@attune/contract/reach.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import { readReach } from './store.ts'

export function reachRoutes(app: App, { db }: Context) {
  route(app, reach.read, ({ params }) => readReach(db, params.id))
}
