import { say } from '@attune/contract/errors.ts'
import {
  EnterRoom,
  isRelayed,
  Presence,
  RoomPlace,
  type RoomState,
  Signal,
  showsAddress,
} from '@attune/contract/room.ts'
import { viewerOf } from '../appointments/view.ts'
import { AppError } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { personOf, runAs } from '../lib/person.ts'
import { parsed } from '../messages/answer.ts'
import type { Beside, ChatServer, ChatSocket } from '../messages/socket.ts'
import { iceServers } from './ice-servers.ts'
import { findRoom } from './store.ts'

/** Everybody in a room by who they are; and the patient once they were let in. Nothing else is kept. */
const nameOf = {
  person: (appointment: string, person: string) => `room:${appointment}:${person}`,
  letIn: (appointment: string) => `room:${appointment}:in`,
}

const refused: Record<Exclude<RoomState, 'open'>, string> = {
  early: 'The room is not open yet.',
  over: 'The room has closed, as its time is over.',
  closed: 'There is no room for this appointment.',
}

const done = { ok: true as const }

/**
 * What the two of an appointment say to each other so that their browsers come together. The server
 * passes it on to the other of the two and to nobody else, and neither keeps nor logs a word of it.
 */
export const roomEvents =
  (context: Context): Beside =>
  ({ io, socket, heard }) => {
    const { caller } = socket.data
    const isTherapist = caller.role === 'therapist'
    const isLetIn = ({ appointment }: RoomPlace) =>
      isTherapist || socket.rooms.has(nameOf.letIn(appointment))
    /** The other of the two, from inside the room. */
    const otherIn = ({ appointment }: RoomPlace) => {
      const place = placeOf(socket)
      if (place?.appointment !== appointment) throw new AppError('forbidden', say.notYours)
      return io.in(nameOf.person(appointment, place.other))
    }

    socket.on('enterRoom', (payload, reply) =>
      heard(reply, () => enter(context, socket, io, parsed(EnterRoom, payload))),
    )

    socket.on('leaveRoom', (payload, reply) =>
      heard(reply, async () => {
        const { appointment } = parsed(RoomPlace, payload)
        if (placeOf(socket)?.appointment === appointment) await leave(socket, io, true)
        return done
      }),
    )

    socket.on('letIn', (payload, reply) =>
      heard(reply, async () => {
        const place = parsed(RoomPlace, payload)
        const other = otherIn(place)
        other.socketsJoin(nameOf.letIn(place.appointment))
        other.emit('letIn', { appointment: place.appointment })
        return done
      }),
    )

    socket.on('roomPresence', (payload, reply) =>
      heard(reply, async () => {
        const presence = parsed(Presence, payload)
        otherIn(presence).emit('roomPresence', { ...presence, letIn: isLetIn(presence) })
        return done
      }),
    )

    socket.on('roomSignal', (payload, reply) =>
      heard(reply, async () => {
        await context.limits.take('roomSignal', caller.id)
        const signal = parsed(Signal, payload)
        const other = otherIn(signal)
        if (!isLetIn(signal)) throw new AppError('forbidden', 'You have not been let in yet.')
        if (context.env.turn) requireRelayed(signal)
        other.emit('roomSignal', signal)
        return done
      }),
    )

    socket.on('disconnecting', () => void leave(socket, io, false))
  }

/** Ends what may not go on: looked at anew whenever something changed between two people. */
export function watchRooms(
  io: ChatServer,
  { db, bus }: Context,
  onError: (error: unknown) => void,
) {
  const look = async (isMeant: (socket: ChatSocket) => boolean) => {
    for (const socket of io.sockets.sockets.values()) {
      const place = placeOf(socket)
      if (!place || !isMeant(socket)) continue
      const { caller } = socket.data
      const state = await runAs(personOf(caller), async () =>
        findRoom(db, viewerOf(caller), place.appointment, new Date()).then(
          (room) => room.state,
          (error) => {
            if (error instanceof AppError) return 'closed' as const
            throw error
          },
        ),
      )
      if (state !== 'open') await close(socket, io)
    }
  }
  const lookFor = (people: readonly string[]) =>
    void look(({ data }) =>
      [data.caller.id, data.room?.other ?? ''].some((one) => people.includes(one)),
    ).catch(onError)
  bus.on('contact', ({ people }) => lookFor(people))
  bus.on('appointments', ({ people }) => lookFor(people))
  bus.on('keyDestroyed', ({ person }) => lookFor([person]))
  bus.on('resumed', () => void look(() => true).catch(onError))
}

async function enter(
  { db, env }: Context,
  socket: ChatSocket,
  io: ChatServer,
  { appointment, tab, again }: EnterRoom,
) {
  const { caller } = socket.data
  const found = await findRoom(db, viewerOf(caller), appointment, new Date())
  if (found.state !== 'open') throw new AppError('too_late', refused[found.state])
  // Whoever is gone meanwhile would never leave.
  if (socket.disconnected) throw new AppError('signed_out', say.signIn)
  if (placeOf(socket) && socket.data.room?.appointment !== appointment)
    await leave(socket, io, true)
  socket.data.room = { appointment, other: found.other, closes: found.closes.getTime() }
  const mine = nameOf.person(appointment, caller.id)
  await socket.join(mine)
  if (again) socket.to(mine).emit('roomBack', { appointment, tab })
  else {
    socket.to(mine).emit('roomTaken', { appointment })
    io.in(mine)
      .except(socket.id)
      .socketsLeave([mine, nameOf.letIn(appointment)])
  }
  closeInTime(socket, io)
  return {
    iceServers: iceServers(env.turn, found.closes),
    relayed: env.turn !== null,
    closes: found.closes.toISOString(),
  }
}

/** Where a socket is, unless another tab has taken its place or the time is over. */
function placeOf({ data, rooms }: ChatSocket) {
  const { caller, room } = data
  if (!room || !rooms.has(nameOf.person(room.appointment, caller.id))) return null
  return Date.now() < room.closes ? room : null
}

const closing = new WeakMap<ChatSocket, ReturnType<typeof setTimeout>>()

function closeInTime(socket: ChatSocket, io: ChatServer) {
  clearTimeout(closing.get(socket))
  const left = (socket.data.room?.closes ?? 0) - Date.now()
  closing.set(socket, setTimeout(() => void close(socket, io), left).unref())
}

async function close(socket: ChatSocket, io: ChatServer) {
  const { room } = socket.data
  if (!room) return
  socket.emit('roomClosed', { appointment: room.appointment })
  await leave(socket, io, true)
}

async function leave(socket: ChatSocket, io: ChatServer, left: boolean) {
  const { caller, room } = socket.data
  clearTimeout(closing.get(socket))
  if (!room) return
  const { appointment, other } = room
  const mine = nameOf.person(appointment, caller.id)
  const wasIn = socket.rooms.has(mine)
  delete socket.data.room
  await socket.leave(mine)
  await socket.leave(nameOf.letIn(appointment))
  if (wasIn) io.in(nameOf.person(appointment, other)).emit('roomGone', { appointment, left })
}

/** The page takes such candidates out as well; here nothing that shows an address gets past. */
function requireRelayed({ description, candidate }: Signal) {
  const isShown =
    (candidate && candidate.candidate !== '' && !isRelayed(candidate.candidate)) ||
    (description && showsAddress(description.sdp))
  if (isShown) throw new AppError('invalid', 'Only candidates of the relay are passed on')
}
