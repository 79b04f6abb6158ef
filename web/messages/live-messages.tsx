import { useLine } from './use-line.ts'

/** Draws nothing: keeps the line open and the count of unread messages true on every page. */
export function LiveMessages() {
  useLine()
  return null
}
