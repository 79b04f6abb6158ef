import type {
  ClientEvents,
  SendMessage,
  SendReply,
  ServerEvents,
  WireMessage,
} from '@attune/contract/messages.ts'
import type { Socket } from 'socket.io-client'

type ChatSocket = Socket<ServerEvents, ClientEvents>

/** How long an acknowledgement may take before the same message is sent again. */
const answerWithin = 10_000
/** The library gives up on a socket the server closed or refused; the chat does not. */
const afterClosed = 1_000
const afterRefused = 5_000

type Handlers = {
  onStatus: (connected: boolean) => void
  onMessage: (message: WireMessage) => void
  onRead: (at: Parameters<ServerEvents['read']>[0]) => void
  onSignedOut: () => void
}

export type Connection = {
  /** `null` when no answer came: nobody knows whether it was stored. */
  send: (draft: SendMessage) => Promise<SendReply | null>
  join: (from: string, to: string) => void
  close: () => void
}

/** Connects, and goes on trying until it is closed or the session turns out to be over. */
export function connect(handlers: Handlers): Connection {
  let socket: ChatSocket | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let closed = false

  const again = (delay: number, step: () => void) => {
    clearTimeout(timer)
    if (!closed) timer = setTimeout(step, delay)
  }
  const close = () => {
    closed = true
    clearTimeout(timer)
    socket?.disconnect()
  }
  const signedOut = () => {
    close()
    handlers.onSignedOut()
  }
  const open = async () => {
    const made = await makeSocket().catch(() => null)
    if (closed) return
    if (!made) return again(afterRefused, open)
    socket = made
    made.on('connect', () => handlers.onStatus(true))
    made.on('disconnect', (reason) => {
      handlers.onStatus(false)
      if (reason === 'io server disconnect') again(afterClosed, () => made.connect())
    })
    made.on('connect_error', (error: Error & { data?: { code?: string } }) => {
      if (error.data?.code === 'signed_out') signedOut()
      else if (!made.active) again(afterRefused, () => made.connect())
    })
    made.on('message', handlers.onMessage)
    made.on('read', handlers.onRead)
    made.on('signedOut', signedOut)
    made.connect()
  }
  void open()

  return {
    send: async (draft) =>
      socket
        ?.timeout(answerWithin)
        .emitWithAck('sendMessage', draft)
        .catch(() => null) ?? null,
    join: (from, to) => socket?.emit('joinChat', { from, to }),
    close,
  }
}

/** The client library is loaded here, so that public pages never carry it. */
async function makeSocket(): Promise<ChatSocket> {
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
