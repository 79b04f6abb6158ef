import { busyLimits, busyTimes } from '@attune/contract/busy-times.ts'
import { AppError } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import { dropSource, listBusy, readSources } from './store.ts'
import { takeAddress, takeFile } from './take-over.ts'

const day = 24 * 60 * 60_000

export function busyTimeRoutes(app: App, context: Context) {
  const { db, env, limits, vault } = context
  const ending = new AbortController()
  app.addHook('preClose', async () => ending.abort())
  const readOwn = async (id: string) => ({
    allowsAddress: env.calendarFetch !== null,
    ...(await readSources(db, vault, id, new Date())),
  })

  route(app, busyTimes.read, ({ params }) => readOwn(params.id))

  route(app, busyTimes.setFile, async ({ params: { id }, body }) => {
    await limits.take('busyTimes', id)
    // A copy: the form's own goes with its sender, who may leave while it is read.
    const bytes = Buffer.from(new Uint8Array(await body.calendar.arrayBuffer()))
    await takeFile(context, id, bytes, new Date())
    return readOwn(id)
  })

  route(app, busyTimes.setAddress, async ({ params: { id }, body }) => {
    await limits.take('busyTimes', id)
    await takeAddress(context, id, body.address, new Date(), ending.signal)
    return readOwn(id)
  })

  route(app, busyTimes.drop, async ({ params: { id, source } }) => {
    await dropSource(db, id, source)
  })

  route(app, busyTimes.list, async ({ params: { id }, query: { from, until } }) => {
    if (+until - +from > busyLimits.shownDays * day)
      throw new AppError('invalid', `Please ask for ${busyLimits.shownDays} days at most.`, 'until')
    const busy = await listBusy(db, id, { from: +from, until: +until })
    return busy.map((one) => ({ from: new Date(one.from), until: new Date(one.until) }))
  })
}
