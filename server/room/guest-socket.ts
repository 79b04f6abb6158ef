import { say } from '@attune/contract/errors.ts'
import { guestNamespace } from '@attune/contract/room.ts'
import { guestSocketEvents } from '@attune/contract/socket.ts'
import { AppError } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { asJob } from '../lib/person.ts'
import { answer, errorBody } from '../messages/answer.ts'
import type { ChatServer, ChatSocket } from '../messages/socket.ts'
import { guestSecretInHeader } from './guest-cookie.ts'
import { findGuest } from './guest-store.ts'
import { hearRoom } from './socket.ts'
import { guestVisitor } from './visitor.ts'

type Log = { error: (error: unknown, text: string) => void }
/** Tabs of one guest at once, on one node. */
const mostPerGuest = 6

/** A namespace of their own for guests: nothing of the chat is there, and only the room of theirs. */
export function openGuestDoor(io: ChatServer, context: Context, log: Log) {
  const { db, env, limits } = context
  const space = io.of(guestNamespace)
  const guests = new WeakMap<ChatSocket, NonNullable<Awaited<ReturnType<typeof findGuest>>>>()

  space.use(async (socket, next) => {
    try {
      const secret = guestSecretInHeader(socket.handshake.headers.cookie, env)
      const guest = secret && (await asJob('socket of a guest', () => findGuest(db, secret)))
      if (!guest) throw new AppError('signed_out', 'This browser is invited to no room')
      const name = `guest:${guest._id}`
      if ((space.adapter.rooms.get(name)?.size ?? 0) >= mostPerGuest)
        throw new AppError('too_many', say.tooMany)
      guests.set(socket, guest)
      next()
    } catch (error) {
      next(Object.assign(new Error('refused'), { data: errorBody(error, log) }))
    }
  })

  space.on('connection', (socket) => {
    const guest = guests.get(socket)
    if (!guest) return socket.disconnect(true)
    void socket.join(`guest:${guest._id}`)
    refuseUndeclared(socket)
    const visitor = guestVisitor(context, guest)
    hearRoom(
      context,
      {
        ...{ io, socket },
        heard: (reply, work) =>
          answer(reply, log, () =>
            visitor.as(async () => {
              if (socket.disconnected) throw new AppError('signed_out', say.signIn)
              await limits.take('socketEvent', guest._id)
              return work()
            }),
          ),
      },
      visitor,
    )
  })
}

/** What is not declared for guests is not looked at. */
function refuseUndeclared(socket: ChatSocket) {
  socket.use(([event, ...rest], next) => {
    if (guestSocketEvents.has(event)) return next()
    const reply: unknown = rest.at(-1)
    if (typeof reply === 'function') reply(new AppError('forbidden', say.notYours).toJSON())
  })
}
