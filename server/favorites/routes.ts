import { users } from '@attune/contract/users.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import { addFavorite, listFavorites, removeFavorite } from './store.ts'

export function favoriteRoutes(app: App, { db }: Context) {
  route(app, users.listFavorites, ({ params }) => listFavorites(db, params.userId))

  route(app, users.addFavorite, async ({ params }) => {
    await addFavorite(db, params.userId, params.therapistId)
  })

  route(app, users.removeFavorite, async ({ params }) => {
    await removeFavorite(db, params.userId, params.therapistId)
  })
}
