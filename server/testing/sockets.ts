import type { ErrorBody } from '@attune/contract/errors.ts'
import type {
  ClientEvents,
  SenderRole,
  SendMessage,
  SendReply,
  ServerEvents,
  WireMessage,
} from '@attune/contract/messages.ts'
import { io, type Socket } from 'socket.io-client'
import type { SignedUp } from './sign-up.ts'

export type ClientSocket = Socket<ServerEvents, ClientEvents>

/** One browser tab with the person's cookie: what it was told, and what it sends. */
export type Tab = {
  socket: ClientSocket
  heard: WireMessage[]
  send: (draft: SendMessage | object) => Promise<SendReply<WireMessage>>
  join: (chat: object) => Promise<{ ok: true } | ErrorBody>
  /** Resolves when the server has cut the socket; `signedOut` whether it said so before. */
  cut: Promise<{ signedOut: boolean; why?: 'deleted' }>
}

/** Rejects with the server's refusal when the handshake fails. */
export async function openTab(
  url: string,
  cookie?: string,
  headers: Record<string, string> = {},
): Promise<Tab> {
  const socket: ClientSocket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { ...(cookie && { cookie }), ...headers },
  })
  const heard: WireMessage[] = []
  let said: { signedOut: boolean; why?: 'deleted' } = { signedOut: false }
  socket.on('message', (message) => heard.push(message))
  socket.on('signedOut', (why) => {
    said = { signedOut: true, ...(why && { why }) }
  })
  const cut: Tab['cut'] = new Promise((done) => {
    socket.on('disconnect', () => done(said))
  })
  await new Promise<void>((done, fail) => {
    socket.on('connect', () => done())
    socket.on('connect_error', fail)
  })
  return {
    socket,
    heard,
    cut,
    send: (draft) => socket.timeout(5_000).emitWithAck('sendMessage', draft as SendMessage),
    join: (chat) =>
      socket
        .timeout(5_000)
        .emitWithAck('joinChat', chat as Parameters<ClientEvents['joinChat']>[0]),
  }
}

export const senderRoleOf = ({ role }: SignedUp): SenderRole =>
  role === 'user' ? 'User' : 'Therapist'

export const draftOf = (from: SignedUp, to: SignedUp, message: string, clientId?: string) => ({
  from: from.id,
  fromModel: senderRoleOf(from),
  to: to.id,
  toModel: senderRoleOf(to),
  message,
  ...(clientId && { clientId }),
})
