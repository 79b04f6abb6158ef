import { calendar } from '@attune/contract/calendar.ts'
import { found } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import { publicAddress } from '../mail/public-address.ts'
import {
  dropException,
  endFeed,
  makeFeed,
  ownerOfFeed,
  readCalendar,
  setCalendar,
  setException,
} from './store.ts'

type Needs = {
  /** What is agreed on with this therapist, as iCalendar. */
  feedOf: (therapistId: string) => Promise<string>
}

const noFeed = 'There is no such calendar'

export function calendarRoutes(app: App, { env, db, vault }: Context, { feedOf }: Needs) {
  const readOwn = (id: string) => readCalendar(db, vault, id, new Date())

  route(app, calendar.read, ({ params }) => readOwn(params.id))

  route(app, calendar.set, async ({ params: { id }, body }) => {
    await setCalendar(db, vault, id, body)
    return found(await readOwn(id), 'Calendar not found')
  })

  route(app, calendar.setException, async ({ params: { id, day }, body }) => {
    await setException(db, id, day, body.hours)
    return found(await readOwn(id), 'Calendar not found')
  })

  route(app, calendar.dropException, async ({ params: { id, day } }) => {
    await dropException(db, id, day)
  })

  route(app, calendar.makeFeed, async ({ params: { id } }) => {
    const secret = await makeFeed(db, id)
    return { address: `${publicAddress(env)}/api/calendar-feeds/${secret}.ics` }
  })

  route(app, calendar.endFeed, async ({ params: { id } }) => {
    await endFeed(db, id)
  })

  route(app, calendar.readFeed, async ({ params: { file } }, reply) => {
    const id = found(await ownerOfFeed(db, file.slice(0, -'.ics'.length)), noFeed)
    reply.type('text/calendar; charset=utf-8')
    return feedOf(id)
  })
}
