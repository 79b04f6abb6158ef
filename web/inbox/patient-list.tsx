import type { Thread } from '@attune/contract/messages.ts'
import { type RefObject, useDeferredValue } from 'react'
import { useNow } from '../lib/use-now.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { type InboxView, inInboxOrder } from './inbox-order.ts'
import { PatientRow } from './patient-row.tsx'

/** Enough to fill any window; the others are drawn after these. */
const firstRows = 30

type PatientListProps = {
  rows: RefObject<HTMLUListElement | null>
  threads: readonly Thread[]
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
  const { rows, threads, view, onShowAll, openId, marks, ...row } = props
  const now = useNow()
  const count = useDeferredValue(threads.length, firstRows)
  const shown = inInboxOrder(threads, view, now).slice(0, count)
  if (shown.length === 0) return <Nobody view={view} onShowAll={onShowAll} />
  return (
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
