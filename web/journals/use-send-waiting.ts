import type { Journal } from '@attune/contract/journals.ts'
import { useEffect, useEffectEvent } from 'react'
import { NetworkError } from '../lib/failures.ts'
import { report } from '../lib/report.ts'
import { usePerson } from '../lib/session.ts'
import { asSent, forgetSaved, type NewEntry, waitingEntry } from './new-entry.ts'
import { useCreateJournal } from './queries.ts'

/** How often it is tried where the browser cannot say that the server is back, in milliseconds. */
const tryEvery = 15_000

/**
 * Saves an entry that waits for a connection: when the page opens, when the connection is back, and
 * now and then. Tabs take turns; its `clientId` makes one entry of two tries. `shown`: the draft on this
 * page, which hears what has become of it where another tab was first.
 */
export function useSendWaiting(
  onSaved: (entry: Journal, draft: NewEntry) => void,
  shown?: () => NewEntry,
) {
  const { id, unconfirmed } = usePerson()
  const create = useCreateJournal()
  const send = useEffectEvent(async () => {
    const here = shown?.()
    const draft = waitingEntry(id) ?? (here?.waiting ? here : null)
    if (!draft) return
    const { entry } = await create.mutateAsync(asSent(draft))
    forgetSaved(id, draft)
    onSaved(entry, draft)
  })
  useEffect(() => {
    if (unconfirmed) return
    const inTurn = () =>
      void takeTurn(`journal:${id}`, send).catch((error) => {
        if (!(error instanceof NetworkError)) report(error)
      })
    inTurn()
    const timer = setInterval(inTurn, tryEvery)
    window.addEventListener('online', inTurn)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', inTurn)
    }
  }, [id, unconfirmed])
}

/** One tab at a time, where the browser can say so. */
async function takeTurn(name: string, work: () => Promise<void>) {
  const locks: LockManager | null | undefined = navigator.locks
  await (locks ? locks.request(name, work) : work())
}
