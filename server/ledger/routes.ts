import { ledger } from '@attune/contract/ledger.ts'
import type { App, Context } from '../lib/http.ts'
import { linkNext } from '../lib/pages.ts'
import { route } from '../lib/route.ts'
import { listEvents, markSeen } from './history.ts'

export function ledgerRoutes(app: App, { db, vault }: Context) {
  route(app, ledger.list, async (request, reply) => {
    const { items, next } = await listEvents(db, vault, request.params.userId, request.query)
    linkNext(request, reply, next)
    return items
  })

  route(app, ledger.markSeen, async ({ params, body }) => {
    await markSeen(db, params.userId, body.at)
  })
}
