import type { Role } from '@attune/contract/endpoint.ts'
import { WaitingEntry } from '../journals/waiting-entry.tsx'
import { isFramed } from '../lib/is-framed.ts'
import { useLiveConnection } from '../live/use-live-connection.ts'
import { IdleWarning } from '../security/idle-warning.tsx'

/**
 * What goes on beside every page of somebody who is signed in, in a questionnaire as anywhere: the live
 * connection, which counts what is unread and hears of the end of the session; the end of one that
 * nobody uses; and an entry that waits for a network. `role`: null on a page without the bar.
 */
export function Beside({ role }: { role: Role | null }) {
  useLiveConnection()
  return (
    <>
      {role === 'user' && <WaitingEntry />}
      {!isFramed() && <IdleWarning />}
    </>
  )
}
