import type { Presence } from '../notifications/away-watch.ts'
import type { ChatServer } from './socket.ts'

/** Who has a page of theirs open here, and what happens when one is opened or closed. */
export const presenceIn = (io: ChatServer): Presence => ({
  connected: () => [...new Set([...io.sockets.sockets.values()].map(({ data }) => data.caller.id))],
  onChange(heard) {
    const listen = (socket: Parameters<Parameters<ChatServer['on']>[1]>[0]) => {
      const { id } = socket.data.caller
      heard(id)
      socket.once('disconnect', () => heard(id))
    }
    io.on('connection', listen)
    return () => io.off('connection', listen)
  },
})
