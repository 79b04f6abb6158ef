import { guestNamespace } from '@attune/contract/room.ts'
import type { ClientSocket } from '../live/chat-socket.ts'

export type GuestConnection = ReturnType<typeof openGuestConnection>

const againAfter = 5_000

/** The connection of a guest's page: to the room they are invited to, and to nothing else. */
export function openGuestConnection() {
  const listeners = new Set<() => void>()
  let socket: ClientSocket | null = null
  let closed = false
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const open = async () => {
    const { io } = await import('socket.io-client')
    if (closed) return
    socket = io(guestNamespace, { transports: ['websocket'], withCredentials: true })
    socket.on('connect', tell)
    socket.on('disconnect', (reason) => {
      tell()
      // The library does not come back to a server that closed it.
      if (reason === 'io server disconnect')
        setTimeout(() => !closed && socket?.connect(), againAfter)
    })
    socket.on('connect_error', () => {
      if (!socket?.active) setTimeout(() => !closed && socket?.connect(), againAfter)
    })
  }
  void open().catch(() => {})
  return {
    socket: () => socket,
    connected: () => socket?.connected ?? false,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    close: () => {
      closed = true
      socket?.disconnect()
    },
  }
}
