import { appointments } from '@attune/contract/appointment-calls.ts'
import { say } from '@attune/contract/errors.ts'
import type { Message } from '@attune/contract/messages.ts'
import type { FastifyRequest } from 'fastify'
import { callerOf } from '../auth/guard.ts'
import { AppError, againAfterDeadlock } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import { linkNext } from '../lib/pages.ts'
import { route } from '../lib/route.ts'
import { createTurns } from '../lib/turns.ts'
import { keepReminders } from '../notifications/settings-store.ts'
import { addToAgenda, dropFromAgenda } from './agenda-store.ts'
import { keepAnswer } from './answer-store.ts'
import { book } from './book.ts'
import { changeAppointment } from './change.ts'
import { readFreeTimes, readHours } from './free-times-store.ts'
import { listNextFree } from './next-free-store.ts'
import { planAnew, readReminderSettings } from './reminder-store.ts'
import { seriesRoutes } from './series-routes.ts'
import { findOwn, listAppointments, listEvents, readAppointment } from './store.ts'
import { type Viewer, viewerOf } from './view.ts'
import { readWaiting, stopWaiting, wait } from './waiting-store.ts'

type Needs = {
  /** To every tab of both, as every message. */
  tellMessage: (message: Message) => void
}

/**
 * Who asks waits for a connection only where one is there soon: many who ask one therapist wait for each
 * other in the database, and would keep all connections from everybody else.
 */
const inTurn = createTurns({ atOnce: 6, mostWaiting: 300, mostWaitingPerKey: 10, budget: 6 })

const me = (request: FastifyRequest): Viewer => viewerOf(callerOf(request))

export function appointmentRoutes(app: App, context: Context, needs: Needs) {
  const { db, vault } = context
  timeRoutes(app, context)
  settingRoutes(app, context)
  changingRoutes(app, context, needs)
  besideRoutes(app, context)
  seriesRoutes(app, context)

  route(app, appointments.list, async (request, reply) => {
    const now = new Date()
    const { items, next } = await listAppointments(db, vault, me(request), request.query, now)
    linkNext(request, reply, next)
    return items
  })

  route(app, appointments.events, async (request, reply) => {
    const { items, next } = await listEvents(db, me(request), request.query)
    linkNext(request, reply, next)
    return items
  })

  route(app, appointments.read, (request) =>
    readAppointment(db, vault, me(request), request.params.id, new Date()),
  )
}

function timeRoutes(app: App, { db }: Context) {
  route(app, appointments.freeTimes, (request) =>
    readFreeTimes(db, me(request), request.params.id, request.query, new Date()),
  )

  route(app, appointments.nextFree, ({ query }) => listNextFree(db, query.ids, new Date()))

  route(app, appointments.readPlace, async (request) => {
    const { id } = request.params
    const now = new Date()
    const place = await readWaiting(db, me(request).id, id, now)
    const therapist = place ?? (await readHours(db, id, now))
    if (!therapist || ('isActive' in therapist && !therapist.isActive))
      throw new AppError('not_found', say.therapistNotFound)
    return place
  })

  route(app, appointments.wait, async (request) => {
    const { id } = me(request)
    await wait(db, id, request.params.id, request.body, new Date())
    const place = await readWaiting(db, id, request.params.id, new Date())
    if (!place) throw new AppError('not_found', 'You do not wait there any more')
    return place
  })

  route(app, appointments.stopWaiting, async (request) => {
    await stopWaiting(db, me(request).id, request.params.id)
  })
}

function settingRoutes(app: App, { db }: Context) {
  route(app, appointments.readSettings, (request) => readReminderSettings(db, me(request).id))

  route(app, appointments.setSettings, async (request) => {
    const { id } = me(request)
    const { dayBefore: remind_day, hourBefore: remind_hour } = request.body
    await db.transaction(async (tx) => {
      await keepReminders(tx, id, { remind_day, remind_hour })
      await planAnew(tx, id, new Date())
    })
    return request.body
  })
}

/** Every change is answered with what is there afterwards. */
function changingRoutes(app: App, context: Context, { tellMessage }: Needs) {
  const { db, vault, limits } = context

  route(app, appointments.create, async (request) => {
    const viewer = me(request)
    await limits.take('appointment', viewer.id)
    return inTurn(viewer.id, 1, async () => {
      const now = new Date()
      const { row, message } = await againAfterDeadlock(() =>
        book(context, viewer.id, request.body, now),
      )
      if (message) tellMessage(message)
      return readAppointment(db, vault, viewer, row._id, now)
    })
  })

  type Changing = FastifyRequest<{ Params: { id: string } }>
  type Asked = Parameters<typeof changeAppointment>[3]
  const changed = async (request: Changing, asked: Asked) => {
    await limits.take('appointment', me(request).id)
    return ended(request, asked)
  }
  /** What ends is not counted: each was begun before, and too much of that must keep nobody from an end. */
  const ended = async (request: Changing, asked: Asked) => {
    const [viewer, { id }, now] = [me(request), request.params, new Date()]
    const message = await changeAppointment(context, viewer, id, asked, now)
    if (message) tellMessage(message)
    return readAppointment(db, vault, viewer, id, now)
  }

  route(app, appointments.accept, (request) =>
    changed(request, { ...request.body, action: 'accept' }),
  )
  route(app, appointments.confirm, (request) =>
    changed(request, { ...request.body, action: 'confirm' }),
  )
  route(app, appointments.decline, (request) =>
    ended(request, { ...request.body, action: 'decline' }),
  )
  route(app, appointments.withdraw, (request) =>
    ended(request, { ...request.body, action: 'withdraw' }),
  )
  route(app, appointments.move, (request) => changed(request, { ...request.body, action: 'move' }))
  route(app, appointments.acceptMove, (request) =>
    changed(request, { ...request.body, action: 'accept-move' }),
  )
  route(app, appointments.declineMove, (request) =>
    ended(request, { ...request.body, action: 'decline-move' }),
  )
  route(app, appointments.cancel, (request) =>
    ended(request, { ...request.body, action: 'cancel' }),
  )
  route(app, appointments.noShow, (request) =>
    changed(request, { ...request.body, action: 'no-show' }),
  )
  route(app, appointments.contest, (request) =>
    ended(request, { ...request.body, action: 'contest' }),
  )
}

/** What goes along with an appointment, and changes nothing of it. */
function besideRoutes(app: App, { db, vault, bus }: Context) {
  const requireMay = async (
    viewer: Viewer,
    id: string,
    action: 'add-to-agenda' | 'how-was-it',
    now: Date,
  ) => {
    const { may } = await readAppointment(db, vault, viewer, id, now)
    if (!may.includes(action))
      throw new AppError('too_late', 'This is not possible any more. Please look at it again.')
  }

  route(app, appointments.addToAgenda, async (request) => {
    const [viewer, { id }, now] = [me(request), request.params, new Date()]
    await requireMay(viewer, id, 'add-to-agenda', now)
    const row = await findOwn(db, viewer, id)
    await addToAgenda(db, vault, viewer, row, request.body)
    await bus.publish('appointments', { people: [row.user_id, row.therapist_id] })
    return readAppointment(db, vault, viewer, id, now)
  })

  route(app, appointments.dropFromAgenda, async (request) => {
    const [viewer, { id, itemId }] = [me(request), request.params]
    const row = await findOwn(db, viewer, id)
    await dropFromAgenda(db, viewer, id, itemId)
    await bus.publish('appointments', { people: [row.user_id, row.therapist_id] })
  })

  route(app, appointments.howWasIt, async (request) => {
    const [viewer, { id }, now] = [me(request), request.params, new Date()]
    await requireMay(viewer, id, 'how-was-it', now)
    await keepAnswer(db, vault, viewer.id, id, request.body)
    return readAppointment(db, vault, viewer, id, now)
  })
}
