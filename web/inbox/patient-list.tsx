import type { Thread } from '@attune/contract/messages.ts'
import { type RefObject, useDeferredValue } from 'react'
import { useNow } from '../lib/use-now.ts'
import type { useMoreThreads } from '../live/use-more-threads.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { OlderEntries } from '../ui/older-entries.tsx'
import { Loading, SkeletonText } from '../ui/skeleton.tsx'
import { type InboxView, inInboxOrder } from './inbox-order.ts'
import { PatientRow } from './patient-row.tsx'

/** Enough to fill any window; the others are drawn after these. */
const firstRows = 30

type PatientListProps = {
  rows: RefObject<HTMLUListElement | null>
  threads: readonly Thread[]
  /** What leads on in the list. */
  more: ReturnType<typeof useMoreThreads>
  view: InboxView
  me: string
  dense: boolean
  openId: string | null
  marks: ReadonlyMap<string, string>
  onChat: (partnerId: string) => void
  onAside: (partnerId: string) => void
  onDiagnosis: (partnerId: string) => void
  onShowAll: () => void
}

export function PatientList(props: PatientListProps) {
  const { rows, threads, more, view, onShowAll, openId, marks, ...row } = props
  const now = useNow()
  const count = useDeferredValue(threads.length, firstRows)
  const shown = inInboxOrder(threads, view, now).slice(0, count)
  if (shown.length === 0 && !more.hasMore) return <Nobody view={view} onShowAll={onShowAll} />
  return (
    <>
      {shown.length === 0 && !more.isFailed && (
        <Loading label="Loading your patients">
          <SkeletonText lines={5} />
        </Loading>
      )}
      <ul ref={rows} className="inbox-rows">
        {shown.map((thread) => (
          <PatientRow
            {...row}
            key={thread.partner._id}
            thread={thread}
            now={now}
            mark={marks.get(thread.partner._id)}
            isOpen={thread.partner._id === openId}
          />
        ))}
      </ul>
      {more.hasMore && (
        <OlderEntries
          what="More patients"
          pages={more.pages}
          busy={more.isBusy}
          failed={more.isFailed}
          onLoad={more.load}
        />
      )}
    </>
  )
}

const Nobody = ({ view, onShowAll }: { view: InboxView; onShowAll: () => void }) => (
  <EmptyState
    title={view.search.trim() ? 'No patient has this name.' : nobody[view.shown]}
    action={
      <Button kind="soft" onClick={onShowAll}>
        Show all patients
      </Button>
    }
  />
)

const nobody = {
  all: 'No patients have written to you yet.',
  waiting: 'Nobody is waiting for an answer.',
  aside: 'Nobody is put aside.',
} as const
