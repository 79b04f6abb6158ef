import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client'

/** The WebSocket alone, as the pages open it; `more` of what the client may be told. */
export const socketTo = (
  url: string,
  cookie: string,
  more: Partial<ManagerOptions & SocketOptions> = {},
): Socket =>
  io(url, { transports: ['websocket'], forceNew: true, extraHeaders: { cookie }, ...more })

/** Resolves once the handshake is through, and rejects with why it was refused. */
export const connected = (socket: Socket) =>
  new Promise<void>((done, fail) => {
    socket.once('connect', done)
    socket.once('connect_error', fail)
  })

/** One that does not come back by itself. */
export async function openSocket(url: string, { cookie }: { cookie: string }): Promise<Socket> {
  const socket = socketTo(url, cookie, { reconnection: false })
  await connected(socket)
  return socket
}
