import type { QueryClient } from '@tanstack/react-query'

// Here, as whatever hears of a change asks for these anew, and the pages that show them stand on that.

export const notificationsKey = (personId: string) => ['notifications', personId] as const
/** All that is loaded of a person's appointments. */
export const appointmentsKey = (personId: string) => ['appointments', personId] as const

/** A message that is read as it arrives should not light the bell up first. */
const settleTime = 400

/** Asks anew, here where something came in or was read on another tab. */
export function refreshNotifications(client: QueryClient, personId: string) {
  setTimeout(
    () => void client.invalidateQueries({ queryKey: notificationsKey(personId) }),
    settleTime,
  )
}
