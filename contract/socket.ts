import type { Role } from './endpoint.ts'
import type { ClientEvents } from './messages.ts'
import type { RoomClientEvents } from './room.ts'

/** Every event a page may send, and who may; any other is refused unread. */
export const socketEvents: Readonly<Record<keyof ClientEvents, Role | 'either'>> = {
  joinChat: 'either',
  sendMessage: 'either',
  enterRoom: 'either',
  leaveRoom: 'either',
  letIn: 'therapist',
  roomPresence: 'either',
  roomSignal: 'either',
}

/** The same for a guest of one room. */
export const guestSocketEvents: ReadonlySet<string> = new Set<keyof RoomClientEvents>([
  'enterRoom',
  'leaveRoom',
  'roomPresence',
  'roomSignal',
])
