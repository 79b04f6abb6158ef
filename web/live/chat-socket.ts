import {
  type ClientEvents,
  Message,
  type SendMessage,
  type SendReply,
  type ServerEvents,
  type WireMessage,
} from '@attune/contract/messages.ts'
import type { Socket } from 'socket.io-client'

export type ClientSocket = Socket<ServerEvents, ClientEvents>

/** How long an acknowledgement may take before the same message is sent again. */
const acknowledgementTimeout = 10_000
/** The library does not reconnect a socket that the server closed or refused. */
const reconnectAfterClosed = 1_000
const reconnectAfterRefused = 5_000

export type OnSignedOut = (why?: 'deleted') => void

type Handlers = {
  onStatus: (connected: boolean) => void
  onMessage: (message: Message) => void
  onRead: (at: Parameters<ServerEvents['read']>[0]) => void
  /** Another tab has put a patient aside or taken notes on them. */
  onCaseload: (about: Parameters<ServerEvents['caseload']>[0]) => void
  /** Whom this person may write to has changed. */
  onContact: () => void
  /** There is something new to tell, or it was read elsewhere. */
  onNotified: () => void
  /** An appointment was asked for, or changed. */
  onAppointments: () => void
  onSignedOut: OnSignedOut
}

export type ChatSocket = {
  /** `null` where no acknowledgement came: it may or may not be stored. */
  send: (draft: SendMessage) => Promise<SendReply | null>
  join: (from: string, to: string) => void
  /** For events of another slice; null until the library is loaded. */
  raw: () => ClientSocket | null
  close: () => void
}

/** Connects, and goes on trying until it is closed or the session turns out to be over. */
export function openChatSocket(handlers: Handlers): ChatSocket {
  let socket: ClientSocket | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let closed = false

  const retryIn = (delay: number, step: () => void) => {
    clearTimeout(timer)
    if (!closed) timer = setTimeout(step, delay)
  }
  const close = () => {
    closed = true
    clearTimeout(timer)
    socket?.disconnect()
  }
  const signedOut = (why?: 'deleted') => {
    close()
    handlers.onSignedOut(why)
  }
  const open = async () => {
    const next = await makeSocket().catch(() => null)
    if (closed) return
    if (!next) return retryIn(reconnectAfterRefused, open)
    socket = next
    next.on('connect', () => handlers.onStatus(true))
    next.on('disconnect', (reason) => {
      handlers.onStatus(false)
      if (reason === 'io server disconnect') retryIn(reconnectAfterClosed, () => next.connect())
    })
    next.on('connect_error', (error: Error & { data?: { code?: string } }) => {
      if (error.data?.code === 'signed_out') signedOut()
      else if (!next.active) retryIn(reconnectAfterRefused, () => next.connect())
    })
    next.on('message', (message) => handlers.onMessage(decoded(message)))
    next.on('read', handlers.onRead)
    next.on('caseload', handlers.onCaseload)
    next.on('contact', handlers.onContact)
    next.on('notified', handlers.onNotified)
    next.on('appointments', handlers.onAppointments)
    next.on('signedOut', signedOut)
    next.connect()
  }
  void open()

  return {
    send: async (draft) => {
      const reply = await socket
        ?.timeout(acknowledgementTimeout)
        .emitWithAck('sendMessage', draft)
        .catch(() => null)
      if (!reply) return null
      return 'message' in reply ? { message: decoded(reply.message) } : reply
    },
    join: (from, to) => socket?.emit('joinChat', { from, to }),
    raw: () => socket,
    close,
  }
}

const decoded = (message: WireMessage): Message => Message.parse(message)

/** The client library is loaded here, so that public pages never carry it. */
async function makeSocket(): Promise<ClientSocket> {
  const { io } = await import('socket.io-client')
  return io({
    autoConnect: false,
    transports: ['websocket'],
    withCredentials: true,
    // spec §7: reconnect after 1 s, at most 5 s, give up one attempt after 20 s
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 5_000,
    timeout: 20_000,
  })
}
