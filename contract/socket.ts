import type { Role } from './endpoint.ts'
import type { ClientEvents } from './messages.ts'

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
