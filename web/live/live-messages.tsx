import { useLiveConnection } from './use-live-connection.ts'

/** Keeps the live connection open on every page, so that the count of unread messages is right. */
export function LiveMessages() {
  useLiveConnection()
  return null
}
