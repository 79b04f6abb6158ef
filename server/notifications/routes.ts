import { notifications } from '@attune/contract/notifications.ts'
import { paths } from '@attune/contract/paths.ts'
import { callerOf } from '../auth/guard.ts'
import type { Caller } from '../auth/sessions.ts'
import type { Db } from '../lib/db.ts'
import type { App, Context } from '../lib/http.ts'
import { linkNext } from '../lib/pages.ts'
import { route } from '../lib/route.ts'
import { readSettings, setSettings, setTimeZone } from './settings-store.ts'
import { countUnread, listNotifications, markNotified, type ToldOf } from './store.ts'
import { unsubscribe } from './unsubscribe.ts'

type Needs = {
  /** What else is planned by the quiet hours and the clock of a person. */
  planAnew: (tx: Db, person: string) => Promise<void>
  /** Of appointments. */
  toldOf: (caller: Caller) => ToldOf
}

export function notificationRoutes(app: App, context: Context, needs: Needs) {
  const { db, vault, bus } = context
  const { planAnew, toldOf } = needs

  route(app, notifications.list, async (request, reply) => {
    const caller = callerOf(request)
    const { items, next } = await listNotifications(
      db,
      vault,
      caller.id,
      request.query,
      toldOf(caller),
    )
    linkNext(request, reply, next)
    return items
  })

  route(app, notifications.count, async (request) => ({
    unread: await countUnread(db, callerOf(request).id),
  }))

  route(app, notifications.markRead, async (request) => {
    const { id } = callerOf(request)
    await markNotified(db, id, request.body._id)
    await bus.publish('notified', { people: [id] })
  })

  route(app, notifications.readSettings, (request) => readSettings(db, callerOf(request).id))

  route(app, notifications.setSettings, (request) =>
    setSettings(db, callerOf(request).id, request.body, planAnew),
  )

  route(app, notifications.setTimeZone, (request) =>
    setTimeZone(db, callerOf(request).id, request.body.timeZone, planAnew),
  )

  route(app, notifications.openUnsubscribe, async ({ params }, reply) => {
    // Programs that check mails follow every link: only the button on that page ends anything.
    reply.header('location', `${paths.unsubscribe}#${params.token}`)
    return null
  })

  void app.register(async (scope: App) => {
    // As mail programs send it (RFC 8058, 3.1); nothing of it is needed.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, _body, done) => done(null, undefined),
    )
    route(scope, notifications.unsubscribe, ({ params }) => unsubscribe(db, vault, params.token))
  })
}
