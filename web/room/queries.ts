import { type Room, room } from '@attune/contract/room.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { appointmentsKey } from '../lib/refresh-keys.ts'

const minute = 60_000

/** Whether the room of an appointment is open; below the key of appointments, as any change may close it. */
export const roomOf = (personId: string, id: string) =>
  queryOptions({
    queryKey: [...appointmentsKey(personId), 'room', id],
    queryFn: ({ signal }) => call(room.read, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => untilOpen(data),
  })

/** By the server's clock it opens in so long; a timer of days would go off at once. */
export function untilOpen(room: Room | undefined) {
  if (room?.state !== 'early') return false
  const left = room.opens.getTime() - room.now.getTime()
  return Math.min(Math.max(left, 1_000), 10 * minute)
}
