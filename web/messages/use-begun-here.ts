import { useState } from 'react'
import type { History } from '../live/history.ts'
import type { Outbox } from '../live/outbox.ts'

/**
 * Whether all that stands in a conversation was written since it was opened here, even before it was
 * known that nothing stood in it.
 */
export function useBegunHere(history: History, outgoing: Outbox): boolean {
  const [written, setWritten] = useState<ReadonlySet<string>>(new Set())
  const added = outgoing.filter(({ clientId }) => !written.has(clientId))
  if (added.length > 0) setWritten(new Set([...written, ...added.map(({ clientId }) => clientId)]))
  const { messages, loaded, complete } = history
  return (
    loaded &&
    complete &&
    messages.length + outgoing.length > 0 &&
    messages.every(({ clientId }) => clientId !== null && written.has(clientId))
  )
}
