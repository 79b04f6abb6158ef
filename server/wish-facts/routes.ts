import { wishes } from '@attune/contract/wish-facts.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import { checkWishes } from './check-wishes.ts'
import { changeWishFacts, readWishFacts } from './store.ts'

export function wishRoutes(app: App, { db, vault }: Context) {
  route(app, wishes.readFacts, ({ params }) => readWishFacts(db, vault, params.userId))

  route(app, wishes.setFacts, async ({ params, body }) => {
    await checkWishes(body)
    return changeWishFacts(db, vault, params.userId, body)
  })
}
