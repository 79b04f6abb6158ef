import { bookingLink, strangersDays } from '@attune/contract/booking-link.ts'
import { say } from '@attune/contract/errors.ts'
import { readFreeTimes } from '../appointments/free-times-store.ts'
import { found } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import { checkedName } from '../names/check-name.ts'
import { findByHandle, readLink, setHandle } from './store.ts'

export function bookingLinkRoutes(app: App, { env, db, vault }: Context) {
  const open = async (handle: string) =>
    found(await findByHandle(db, handle, env.listing), say.noSuchLink)

  route(app, bookingLink.read, ({ params: { id } }) => readLink(db, id))

  route(app, bookingLink.set, async ({ params: { id }, body: { handle } }) => {
    await setHandle(db, vault, id, handle && checkedName(handle, 'handle'))
    return readLink(db, id)
  })

  route(app, bookingLink.page, ({ params }) => open(params.handle))

  // As a stranger whoever asks: a link says the same to everyone, and refuses nobody. Asking does.
  route(app, bookingLink.freeTimes, async ({ params, query: { kind } }) => {
    const { _id } = await open(params.handle)
    const asked = { days: strangersDays, kind, link: params.handle }
    return readFreeTimes(db, null, _id, asked, new Date())
  })
}
