import { type GuestVisit, roomGuests } from '@attune/contract/room-guests.ts'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { viewerOf } from '../appointments/view.ts'
import { callerOf } from '../auth/guard.ts'
import { AppError, againAfterDeadlock, found } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import { networkOf } from '../lib/network.ts'
import { asJob } from '../lib/person.ts'
import { route } from '../lib/route.ts'
import { checkedName } from '../names/check-name.ts'
import { therapists } from '../therapists/table.ts'
import { dropGuestCookie, giveGuestCookie, guestSecretOf } from './guest-cookie.ts'
import { type GuestRow, nameOf } from './guest-names.ts'
import {
  appointmentOfGuest,
  findGuest,
  inviteGuest,
  listGuests,
  notInvited,
  openLink,
  takeGuestAway,
} from './guest-store.ts'
import { roomOf } from './store.ts'

export function roomGuestRoutes(app: App, context: Context) {
  const { db, env, vault, limits } = context
  /** Only what leads nowhere is counted, so that no other of the same network keeps a guest out. */
  const known = async <T>({ ip }: FastifyRequest, one: T | undefined) => {
    if (one === undefined) await limits.take('guestLink', networkOf(ip))
    return found(one, notInvited)
  }

  route(app, roomGuests.list, (request) =>
    listGuests(db, vault, viewerOf(callerOf(request)), request.params.id),
  )

  route(app, roomGuests.invite, async (request) => {
    const caller = callerOf(request)
    await limits.take('appointment', caller.id)
    const name = checkedName(request.body.name, 'name')
    const { id } = request.params
    return againAfterDeadlock(() => inviteGuest(context, viewerOf(caller), id, name, new Date()))
  })

  route(app, roomGuests.takeAway, async (request) => {
    const { id, guestId } = request.params
    const viewer = viewerOf(callerOf(request))
    await againAfterDeadlock(() => takeGuestAway(context, viewer, id, guestId))
  })

  route(app, roomGuests.open, (request, reply) =>
    asJob('link of a guest', async () => {
      const opened = await openLink(db, request.body.secret, new Date())
      const { row, secret } = await known(request, opened)
      giveGuestCookie(reply, env, secret)
      return visitOf(context, row)
    }),
  )

  route(app, roomGuests.visit, (request, reply) =>
    asJob('visit of a guest', async () => {
      const secret = guestSecretOf(request, env)
      if (!secret) throw new AppError('not_found', 'This browser is invited to no room')
      const row = await findGuest(db, secret)
      if (!row) dropGuestCookie(reply, env)
      const guest = await known(request, row)
      await limits.take('guestVisit', guest._id)
      const visit = await visitOf(context, guest)
      if (visit.room.state === 'over') dropGuestCookie(reply, env)
      else giveGuestCookie(reply, env, secret)
      return visit
    }),
  )
}

async function visitOf({ db, env, vault }: Context, guest: GuestRow): Promise<GuestVisit> {
  const now = new Date()
  const row = await appointmentOfGuest(db, guest._id)
  const { two: _, ...room } = await roomOf(db, row, now)
  const { _id, name } = therapists
  const [therapist] = await db
    .select({ _id, name })
    .from(therapists)
    .where(eq(_id, row.therapist_id))
  return {
    guest: { _id: guest._id, name: await nameOf(db, vault, guest) },
    therapist: found(therapist, notInvited),
    ...{ appointment: row._id, kind: row.kind, at: row.starts, until: row.ends },
    room: { ...room, now, relayed: env.turn !== null },
  }
}
