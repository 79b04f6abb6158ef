import { useLine } from './use-live-connection.ts'

/** Draws nothing: keeps the line open and the count of unread messages true on every page. */
export function LiveMessages() {
  useLine()
  return null
}
