import { useState } from 'react'
import type { History } from '../live/history.ts'
import type { Outbox } from '../live/outbox.ts'

/**
 * Whether nothing is written in a conversation (`isNew`), and whether all that stands in it was written
 * since it was opened here (`isBegunHere`), even before it was known that nothing stood in it.
 */
export function useBegun({ messages, loaded, complete }: History, outgoing: Outbox) {
  const [written, setWritten] = useState<ReadonlySet<string>>(new Set())
  const added = outgoing.filter(({ clientId }) => !written.has(clientId))
  if (added.length > 0) setWritten(new Set([...written, ...added.map(({ clientId }) => clientId)]))
  const isWhole = loaded && complete
  const isNew = isWhole && messages.length + outgoing.length === 0
  const isHere = messages.every(({ clientId }) => clientId !== null && written.has(clientId))
  return { isNew, isBegunHere: isWhole && !isNew && isHere }
}
