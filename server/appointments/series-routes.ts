import { series } from '@attune/contract/series.ts'
import type { FastifyRequest } from 'fastify'
import { callerOf } from '../auth/guard.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import { answerSeries, cancelLater, proposeSeries } from './series.ts'
import { previewOf } from './series-dates.ts'
import { listWaitingSeries, readSeries } from './series-store.ts'
import { findOwn } from './store.ts'
import { type Viewer, viewerOf } from './view.ts'

const me = (request: FastifyRequest): Viewer => viewerOf(callerOf(request))

/** Every change is answered with what is there afterwards; what begins something is counted. */
export function seriesRoutes(app: App, context: Context) {
  const { db, vault, limits } = context
  const read = async (viewer: Viewer, id: string, now: Date) =>
    readSeries(db, viewer, await findOwn(db, viewer, id), now)

  route(app, series.waiting, (request) => listWaitingSeries(db, vault, me(request), new Date()))

  route(app, series.read, (request) => read(me(request), request.params.id, new Date()))

  route(app, series.preview, async (request) => {
    const viewer = me(request)
    const row = await findOwn(db, viewer, request.params.id)
    return previewOf(db, row, request.query, viewer, new Date())
  })

  route(app, series.propose, async (request) => {
    const [viewer, { id }, now] = [me(request), request.params, new Date()]
    await limits.take('appointment', viewer.id)
    await proposeSeries(context, viewer, id, request.body, now)
    return read(viewer, id, now)
  })

  route(app, series.accept, async (request) => {
    const [viewer, now] = [me(request), new Date()]
    await limits.take('appointment', viewer.id)
    await answerSeries(context, viewer, request.params, 'accept', now)
    return read(viewer, request.params.id, now)
  })

  route(app, series.decline, async (request) => {
    const [viewer, now] = [me(request), new Date()]
    await answerSeries(context, viewer, request.params, 'decline', now)
    return read(viewer, request.params.id, now)
  })

  route(app, series.cancelLater, async (request) => {
    const [viewer, { id }, now] = [me(request), request.params, new Date()]
    await cancelLater(context, viewer, id, request.body, now)
    return read(viewer, id, now)
  })
}
