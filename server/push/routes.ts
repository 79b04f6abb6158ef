import { push } from '@attune/contract/push.ts'
import { callerOf } from '../auth/guard.ts'
import { AppError } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import { isPushService } from '../lib/push-makers.ts'
import { route } from '../lib/route.ts'
import { isSubscribed, subscribe, unsubscribe } from './store.ts'

export function pushRoutes(app: App, { db, env, vault }: Context) {
  route(app, push.read, async (request) => ({
    key: env.push?.vapid.publicKey ?? null,
    on: env.push !== null && (await isSubscribed(db, callerOf(request))),
  }))

  route(app, push.subscribe, async (request) => {
    if (!env.push) throw new AppError('not_found', 'This site does not send such notifications')
    const { endpoint } = request.body
    if (!isPushService(endpoint, env.push.services))
      throw new AppError('invalid', 'This is no address of a browser’s maker', 'endpoint')
    await subscribe(db, vault, callerOf(request), endpoint)
  })

  route(app, push.unsubscribe, async (request) => {
    await unsubscribe(db, callerOf(request).session)
  })
}
