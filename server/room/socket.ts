import { say } from '@attune/contract/errors.ts'
import {
  EnterRoom,
  guestNamespace,
  isRelayed,
  Presence,
  RoomMember,
  RoomPlace,
  type RoomState,
  Signal,
  showsAddress,
} from '@attune/contract/room.ts'
import { AppError } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { parsed } from '../messages/answer.ts'
import type { Beside, ChatServer, ChatSocket } from '../messages/socket.ts'
import { iceServers } from './ice-servers.ts'
import { roomNames, roomsOf } from './rooms.ts'
import { type Visitor, visitorOf } from './visitor.ts'

const refused: Record<Exclude<RoomState, 'open'>, string> = {
  early: 'The room is not open yet.',
  over: 'The room has closed, as its time is over.',
  closed: 'There is no room for this appointment.',
}

const done = { ok: true as const }
type Parts = Parameters<Beside>[0]
/** Of each socket in a room, how it is looked for again. */
const visitors = new WeakMap<ChatSocket, Visitor>()

export const roomEvents =
  (context: Context): Beside =>
  (parts) =>
    hearRoom(context, parts, visitorOf(context, parts.socket.data.caller))

/**
 * What those in a room say to each other so that their browsers come together. The server passes it
 * on to the one it is for and to nobody else, and neither keeps nor logs a word of it.
 */
export function hearRoom(context: Context, { io, socket, heard }: Parts, visitor: Visitor) {
  visitors.set(socket, visitor)
  /** Where one is and what one may there, from inside the room. */
  const insideOf = ({ appointment }: RoomPlace) => {
    const place = placeOf(socket)
    if (place?.appointment !== appointment) throw new AppError('forbidden', say.notYours)
    return { ...place, rooms: roomsOf(io, appointment) }
  }

  socket.on('enterRoom', (payload, reply) =>
    heard(reply, () => enter(context, { io, socket, visitor }, parsed(EnterRoom, payload))),
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
      const who = parsed(RoomMember, payload)
      if (visitor.side !== 'therapist') throw new AppError('forbidden', say.notYours)
      insideOf(who).rooms.letIn(who.person)
      return done
    }),
  )

  socket.on('roomPresence', (payload, reply) =>
    heard(reply, async () => {
      const presence = parsed(Presence, payload)
      const { rooms, person, two } = insideOf(presence)
      const told = { ...presence, person, letIn: rooms.isIn(socket, person.id) }
      rooms.tell(rooms.audienceOf(socket, person, two), socket.id, 'roomPresence', told)
      return done
    }),
  )

  socket.on('roomSignal', (payload, reply) =>
    heard(reply, async () => {
      await context.limits.take('roomSignal', visitor.id)
      const { to, ...signal } = parsed(Signal, payload)
      const { rooms, person } = insideOf(signal)
      if (!rooms.isIn(socket, person.id))
        throw new AppError('forbidden', 'You have not been let in yet.')
      if (context.env.turn) requireRelayed(signal)
      // Whoever still waits hears nothing of it.
      const told = { ...signal, from: person.id }
      rooms.tell(rooms.names.personIn(to), socket.id, 'roomSignal', told)
      return done
    }),
  )

  socket.on('disconnecting', () => void leave(socket, io, false))
}

/** Ends what may not go on: looked at anew whenever something changed between the two of a room. */
export function watchRooms(
  io: ChatServer,
  { bus }: Pick<Context, 'bus'>,
  onError: (error: unknown) => void,
) {
  const look = async (isMeant: (people: readonly string[]) => boolean) => {
    const sockets = [io.of('/'), io.of(guestNamespace)].flatMap((space) => [
      ...space.sockets.values(),
    ])
    for (const socket of sockets) {
      const place = placeOf(socket)
      const visitor = visitors.get(socket)
      if (!place || !visitor || !isMeant(place.two)) continue
      const state = await visitor
        .as(() => visitor.find(place.appointment, new Date()))
        .then(
          (room) => room.state,
          (error) => {
            if (error instanceof AppError) return 'closed' as const
            throw error
          },
        )
      if (state !== 'open') await close(socket, io)
    }
  }
  const lookFor = (people: readonly string[]) =>
    void look((two) => two.some((one) => people.includes(one))).catch(onError)
  bus.on('contact', ({ people }) => lookFor(people))
  bus.on('appointments', ({ people }) => lookFor(people))
  bus.on('keyDestroyed', ({ person }) => lookFor([person]))
  bus.on('resumed', () => void look(() => true).catch(onError))
}

type Coming = Pick<Parts, 'io' | 'socket'> & { visitor: Visitor }

async function enter(
  { env }: Context,
  { io, socket, visitor }: Coming,
  { appointment, tab, again }: EnterRoom,
) {
  const found = await visitor.find(appointment, new Date())
  if (found.state !== 'open') throw new AppError('too_late', refused[found.state])
  const { id, side } = visitor
  const person = { id, side, name: await visitor.name() }
  // Whoever is gone meanwhile would never leave.
  if (socket.disconnected) throw new AppError('signed_out', say.signIn)
  if (placeOf(socket) && socket.data.room?.appointment !== appointment)
    await leave(socket, io, true)
  const closes = found.closes.getTime()
  socket.data.room = { appointment, closes, two: found.two, person }
  const rooms = roomsOf(io, appointment)
  await rooms.join(socket, person)
  const others = rooms.names.person(id)
  if (again) rooms.tell(others, socket.id, 'roomBack', { appointment, tab })
  else {
    rooms.tell(others, socket.id, 'roomTaken', { appointment })
    rooms.takePlace(socket, id)
  }
  closeInTime(socket, io)
  return {
    iceServers: iceServers(env.turn, found.closes),
    relayed: env.turn !== null,
    closes: found.closes.toISOString(),
    me: person,
  }
}

/** Where a socket is, unless another tab has taken its place or the time is over. */
function placeOf({ data: { room }, rooms }: ChatSocket) {
  if (!room || !rooms.has(roomNames(room.appointment).person(room.person.id))) return null
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
  const { room } = socket.data
  clearTimeout(closing.get(socket))
  if (!room) return
  const { appointment, person, two } = room
  const rooms = roomsOf(io, appointment)
  const wasIn = socket.rooms.has(rooms.names.person(person.id))
  const audience = rooms.audienceOf(socket, person, two)
  delete socket.data.room
  await rooms.leave(socket, person.id)
  if (wasIn) rooms.tell(audience, socket.id, 'roomGone', { appointment, person: person.id, left })
}

/** The page takes such candidates out as well; here nothing that shows an address gets past. */
function requireRelayed({ description, candidate }: Pick<Signal, 'description' | 'candidate'>) {
  const isShown =
    (candidate && candidate.candidate !== '' && !isRelayed(candidate.candidate)) ||
    (description && showsAddress(description.sdp))
  if (isShown) throw new AppError('invalid', 'Only candidates of the relay are passed on')
}
