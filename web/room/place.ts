import type { Partner } from '@attune/contract/messages.ts'
import type { RoomSide } from '@attune/contract/room.ts'
import type { RoomConnection } from './line.ts'

/** Where one is, as whom, and with whom above all: a guest with the therapist. */
export type Place = {
  appointment: string
  me: RoomSide
  partner: { _id: string; name: string; image: string | null }
  until: Date
  /** The conversation beside the call; a guest has none. */
  chat: Partner | null
  connection: RoomConnection
}
