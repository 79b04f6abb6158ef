import type { EnterRoom, Presence, RoomServerEvents, Signal } from '@attune/contract/room.ts'
import type { ClientSocket } from '../live/chat-socket.ts'

export type Heard = RoomServerEvents
/** Of a page, or of a guest's. */
export type RoomConnection = {
  socket: () => ClientSocket | null
  connected: () => boolean
  subscribe: (listener: () => void) => () => void
}
export type Line = ReturnType<typeof openLine>
type Without<T> = Omit<T, 'appointment'>
type Said = Pick<Signal, 'call' | 'to'> & Partial<Pick<Signal, 'description' | 'candidate'>>

const answerWithin = 5_000

/** What is said in one room, over the connection that every page has. */
export function openLine(connection: RoomConnection, appointment: string, heard: Heard) {
  const here = { appointment }
  const own = ofRoom(appointment, heard)
  let socket: ClientSocket | null = null
  let onConnected = () => {}

  const attach = () => {
    const next = connection.socket()
    if (next && next !== socket) {
      socket = next
      listen(next, own)
    }
    if (connection.connected()) onConnected()
  }
  const unsubscribe = connection.subscribe(attach)
  // Once the network is back, there is nothing to wait for.
  const hurry = () => {
    if (!connection.connected()) socket?.disconnect().connect()
  }
  window.addEventListener('online', hurry)
  /** Null: no answer came. */
  const ask = async <T>(send: (to: ReturnType<ClientSocket['timeout']>) => Promise<T>) =>
    socket && connection.connected() ? send(socket.timeout(answerWithin)).catch(() => null) : null

  return {
    /** Called now, if there is a connection, and each time there is one again. */
    whenConnected: (tell: () => void) => {
      onConnected = tell
      attach()
    },
    enter: (place: Without<EnterRoom>) =>
      ask((to) => to.emitWithAck('enterRoom', { ...here, ...place })),
    leave: () => ask((to) => to.emitWithAck('leaveRoom', here)),
    letIn: (person: string) => ask((to) => to.emitWithAck('letIn', { ...here, person })),
    present: (presence: Without<Presence>) =>
      ask((to) => to.emitWithAck('roomPresence', { ...here, ...presence })),
    signal: (said: Said) => ask((to) => to.emitWithAck('roomSignal', { ...here, ...said })),
    close: () => {
      onConnected = () => {}
      unsubscribe()
      window.removeEventListener('online', hurry)
      if (socket) stopListening(socket, own)
    },
  }
}

/** The same, deaf to what is told of another room. */
function ofRoom(appointment: string, heard: Heard): Heard {
  const only =
    <T extends { appointment: string }>(hear: (told: T) => void) =>
    (told: T) => {
      if (told.appointment === appointment) hear(told)
    }
  return {
    roomPresence: only(heard.roomPresence),
    roomSignal: only(heard.roomSignal),
    letIn: only(heard.letIn),
    roomGone: only(heard.roomGone),
    roomBack: only(heard.roomBack),
    roomTaken: only(heard.roomTaken),
    roomClosed: only(heard.roomClosed),
  }
}

const listen = (socket: ClientSocket, own: Heard) =>
  socket
    .on('roomPresence', own.roomPresence)
    .on('roomSignal', own.roomSignal)
    .on('letIn', own.letIn)
    .on('roomGone', own.roomGone)
    .on('roomBack', own.roomBack)
    .on('roomTaken', own.roomTaken)
    .on('roomClosed', own.roomClosed)

const stopListening = (socket: ClientSocket, own: Heard) =>
  socket
    .off('roomPresence', own.roomPresence)
    .off('roomSignal', own.roomSignal)
    .off('letIn', own.letIn)
    .off('roomGone', own.roomGone)
    .off('roomBack', own.roomBack)
    .off('roomTaken', own.roomTaken)
    .off('roomClosed', own.roomClosed)
