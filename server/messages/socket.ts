import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { saysNothing } from '@attune/contract/endpoint.ts'
import { say } from '@attune/contract/errors.ts'
import {
  type ClientEvents,
  JoinChat,
  Message,
  mostUnanswered,
  type SenderRole,
  SendMessage,
  type ServerEvents,
  type WireMessage,
} from '@attune/contract/messages.ts'
import type { RoomPerson } from '@attune/contract/room.ts'
import { socketEvents } from '@attune/contract/socket.ts'
import type { Redis } from 'ioredis'
import { Server, type Socket } from 'socket.io'
import { z } from 'zod'
import { tokenInHeader } from '../auth/cookie.ts'
import { requireSecondFactor } from '../auth/guard.ts'
import { isSameOrigin } from '../auth/same-origin.ts'
import type { Caller, Sessions } from '../auth/sessions.ts'
import { AppError } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { addressReader, networkOf } from '../lib/network.ts'
import { personOf, runAs } from '../lib/person.ts'
import { answer, errorBody, parsed, type Respond } from './answer.ts'
import { createGroupCommit, type Insert } from './group-commit.ts'
import { createMessageWriter, type MessageWriter } from './message-writer.ts'
import { createPace, type GradeOf } from './pace.ts'
import { senderRoleOf } from './participant.ts'
import { sharedRooms } from './shared-rooms.ts'

/** `room`: where an online appointment is held, while this socket is in it. */
type Data = { caller: Caller; room?: RoomStay }
export type RoomStay = {
  appointment: string
  closes: number
  /** Whose appointment it is. */
  two: readonly string[]
  person: RoomPerson
}
export type ChatServer = Server<ClientEvents, ServerEvents, Record<string, never>, Data>
export type ChatSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, Data>
type Log = { error: (error: unknown, text: string) => void; info: (text: string) => void }

const roomOf = { person: (id: string) => `person:${id}`, session: (id: string) => `session:${id}` }
const largestFrame = 32 * 1024
/** Sockets of one person at once, on one node: tabs and devices. */
const mostPerPerson = 30
/** Milliseconds for a refusal to reach the browser. */
const refusalTakes = 1_000

type ChatParts = {
  log: Log
  gradeOf: GradeOf
  redis: Redis | undefined
  /** Whether the name on an event is that of the one who is signed in; a test may let all through. */
  isOwnName?: typeof isSender | undefined
  /** Events of another slice. */
  beside: Beside
  /** Whether this Cookie header is that of somebody without an account who has a namespace of their own. */
  isGuest?: ((header: string | undefined) => boolean) | undefined
}

/** Hears what else a socket says; `heard` does each as its caller, counted, and answers it once. */
export type Beside = (parts: { io: ChatServer; socket: ChatSocket; heard: Heard }) => void
type Heard = <T>(reply: Respond<T>, work: () => Promise<T>) => Promise<void>

/**
 * The live side of the chat. Delivery here is a courtesy: what counts is the database, and the
 * client catches up from it. Rooms are chosen by the server out of the session alone.
 */
export function createChat(
  http: HttpServer,
  context: Context,
  sessions: Sessions,
  { log, gradeOf, redis, isOwnName = isSender, beside, isGuest }: ChatParts,
): ChatServer {
  const { env, bus, limits } = context
  const { mayOpen, looked } = createDoor(context, sessions, isGuest)
  const io = openServer(http, mayOpen, redis && sharedRooms(redis, http, log))

  io.use(async (socket, next) => {
    try {
      const caller = await looked.get(socket.request)
      if (!caller) throw new AppError('signed_out', say.signIn)
      requireSecondFactor(env, caller)
      if (openSocketsOf(io, caller.id) >= mostPerPerson) throw new AppError('too_many', say.tooMany)
      socket.data.caller = caller
      next()
    } catch (error) {
      next(Object.assign(new Error('refused'), { data: errorBody(error, log) }))
      // The refusal is sent first; then nothing of it is held.
      setTimeout(() => socket.conn.close(), refusalTakes).unref()
    }
  })

  /** Into the rooms, unless the session ended between the handshake and here. */
  const admit = async (socket: ChatSocket) => {
    const { caller } = socket.data
    await socket.join([roomOf.person(caller.id), roomOf.session(caller.session)])
    const token = tokenInHeader(socket.handshake.headers.cookie, env)
    const isLive = token && (await sessions.find(token).catch(() => undefined))
    if (!isLive) socket.disconnect(true)
  }

  // Handlers stand before anything is awaited: an event that finds none is lost without an answer.
  const store = limitedWriter(context, gradeOf)
  io.on('connection', (socket) =>
    listen(socket, io, { limits, store, isOwnName, beside }, log, admit(socket)),
  )

  // A session that ends takes its sockets along, on every node: each hears the bus.
  bus.on('ended', ({ sessions: ended, person, deleted }) => {
    const rooms = [...(ended ?? []).map(roomOf.session), ...(person ? [roomOf.person(person)] : [])]
    if (rooms.length === 0) return
    io.local.in(rooms).emit('signedOut', ...(deleted ? (['deleted'] as const) : []))
    io.local.in(rooms).disconnectSockets(true)
  })
  bus.on('contact', ({ people }) => {
    io.local.in(people.map(roomOf.person)).emit('contact')
  })
  bus.on('notified', ({ people }) => {
    io.local.in(people.map(roomOf.person)).emit('notified')
  })
  bus.on('appointments', ({ people }) => {
    io.local.in(people.map(roomOf.person)).emit('appointments')
  })
  // An end may have been told while this node could not hear it.
  bus.on('resumed', () => void cutEnded(io, context, sessions).catch((e) => log.error(e, 'socket')))
  return io
}

function openServer(
  http: HttpServer,
  mayOpen: (request: IncomingMessage) => Promise<boolean>,
  adapter: ReturnType<typeof sharedRooms> | undefined,
): ChatServer {
  return new Server(http, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: largestFrame,
    // A socket that has not said in this time what it wants is cut.
    connectTimeout: 10_000,
    allowRequest: (request, decide) =>
      void mayOpen(request).then(
        (may) => decide(null, may),
        () => decide(null, false),
      ),
    ...(adapter && { adapter }),
  })
}

/** Without limits neither patience nor pace is asked of anyone. */
function limitedWriter({ env, db, vault, metrics }: Context, gradeOf: GradeOf) {
  const counted =
    (commit: Insert): Insert =>
    async (message) => {
      const placed = await commit(message)
      if (placed) metrics.messages.inc()
      return placed
    }
  const insert = counted(createGroupCommit(db, env.rateLimits ? mostUnanswered : undefined))
  const insertUnlimited = counted(createGroupCommit(db))
  const pace = env.rateLimits ? createPace(db, vault, gradeOf) : undefined
  return createMessageWriter(db, vault, insert, { pace, listing: env.listing, insertUnlimited })
}

async function cutEnded(io: ChatServer, { env }: Context, sessions: Sessions) {
  for (const socket of io.sockets.sockets.values()) {
    const token = tokenInHeader(socket.handshake.headers.cookie, env)
    if (token && (await sessions.find(token))) continue
    socket.emit('signedOut')
    socket.disconnect(true)
  }
}

/** Before anything is held: from our own pages, with a cookie, and not too often. */
function createDoor(
  { env, limits }: Context,
  sessions: Sessions,
  isGuest: ChatParts['isGuest'] = () => false,
) {
  const addressOf = addressReader(env)
  /** What was found of a handshake's session, so that it is not looked for twice. */
  const looked = new WeakMap<IncomingMessage, Promise<Caller | undefined>>()
  const mayOpen = async (request: IncomingMessage) => {
    if (!isSameOrigin(request.headers, env)) return false
    const token = tokenInHeader(request.headers.cookie, env)
    if (!token && !isGuest(request.headers.cookie)) return false
    const looking = token ? sessions.find(token) : Promise.resolve(undefined)
    looked.set(request, looking)
    // Behind one address may be many people: those signed in are counted by who they are.
    const caller = await looking.catch(() => undefined)
    await limits.take('socketConnect', caller?.id ?? networkOf(addressOf(request)))
    return true
  }
  return { mayOpen, looked }
}

const openSocketsOf = (io: ChatServer, person: string) =>
  io.sockets.adapter.rooms.get(roomOf.person(person))?.size ?? 0

/** Whether a name on an event is that of the one who is signed in. */
export const isSender = (caller: Caller, id: string, model?: SenderRole) =>
  id === caller.id && (model === undefined || model === senderRoleOf(caller.role))

type Parts = { store: MessageWriter; isOwnName: typeof isSender; beside: Beside }

function listen(
  socket: ChatSocket,
  io: ChatServer,
  { limits, store, isOwnName, beside }: Pick<Context, 'limits'> & Parts,
  log: Log,
  admitted: Promise<void>,
) {
  const { caller } = socket.data
  // Who it is and its cookie are known: the rest of what it began with would be kept with it.
  Object.assign(socket.conn, { request: undefined })
  refuseUndeclared(socket)
  // Each event anew as its caller: a socket lives longer than what began it.
  const heard: Heard = (reply, work) =>
    answer(reply, log, () =>
      runAs(personOf(caller), async () => {
        await admitted
        if (socket.disconnected) throw new AppError('signed_out', say.signIn)
        await limits.take('socketEvent', caller.id)
        return work()
      }),
    )

  socket.on('joinChat', (payload, reply) =>
    heard(reply, async () => {
      const { from } = parsed(JoinChat, payload)
      if (!isOwnName(caller, from)) throw new AppError('forbidden', say.notYours, 'from')
      return { ok: true as const }
    }),
  )

  socket.on('sendMessage', (payload, reply) =>
    heard(reply, async () => {
      const draft = parsed(SendMessage, payload)
      if (!isOwnName(caller, draft.from, draft.fromModel))
        throw new AppError('forbidden', say.notYours, 'from')
      if (saysNothing(draft.message)) return { ignored: true as const }
      await limits.take('message', caller.id)
      const sent = {
        from: { id: draft.from, model: draft.fromModel },
        to: { id: draft.to, model: draft.toModel },
        text: draft.message,
        clientId: draft.clientId,
      }
      const { message, isNew } = await store(sent)
      const wire = z.encode(Message, message)
      if (isNew) tellWire(io, wire)
      return { message: wire }
    }),
  )
  beside({ io, socket, heard })
}

/** What the contract does not declare, or not for this role, is not looked at. */
function refuseUndeclared(socket: ChatSocket) {
  const { role } = socket.data.caller
  const allowed = new Map<string, string>(Object.entries(socketEvents))
  socket.use(([event, ...rest], next) => {
    const allow = allowed.get(event)
    if (allow === 'either' || allow === role) return next()
    const reply: unknown = rest.at(-1)
    if (typeof reply === 'function') reply(new AppError('forbidden', say.notYours).toJSON())
  })
}

/** To every tab of both. */
const tellWire = (io: ChatServer, wire: WireMessage) =>
  io.in([roomOf.person(wire.from), roomOf.person(wire.to)]).emit('message', wire)

export const tellMessage = (io: ChatServer, message: Message) =>
  tellWire(io, z.encode(Message, message))

/** To the reader's other tabs: this thread is read up to here. */
export const tellRead = (io: ChatServer, person: string, at: Parameters<ServerEvents['read']>[0]) =>
  io.in(roomOf.person(person)).emit('read', at)

/** To the therapist's tabs: something of theirs about this patient has changed. */
export const tellCaseload = (io: ChatServer, therapistId: string, patient: string) =>
  io.in(roomOf.person(therapistId)).emit('caseload', { patient })
