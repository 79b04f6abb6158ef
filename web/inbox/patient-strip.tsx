import type { Thread } from '@attune/contract/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { Check, Clock, NotebookPen, Undo2 } from 'lucide-react'
import { startTransition, useState } from 'react'
import { CaseNotesDialog } from '../case-notes/case-notes-dialog.tsx'
import { briefOf } from '../diagnosis/brief.ts'
import { SharedChips } from '../diagnosis/shared-chips.tsx'
import { useNow } from '../lib/use-now.ts'
import { Button } from '../ui/button.tsx'
import { asideText, useAside } from './aside.ts'
import { isAside, isWaiting } from './inbox-order.ts'

type PatientStripProps = {
  thread: Thread
  onAside: (partnerId: string) => void
  onDiagnosis: (partnerId: string) => void
}

/** Below a patient's name: what they share, and what the therapist does with the conversation. */
export function PatientStrip({ thread, onAside, onDiagnosis }: PatientStripProps) {
  const { partner, state } = thread
  const [notes, setNotes] = useState(false)
  const { data: items } = useQuery({ ...briefOf(partner._id), enabled: state === 'open' })
  if (partner.model !== 'User' || partner.deleted) return null
  return (
    <div className="patient-strip">
      {items?.length === 0 && <p className="py-1.5">Shares nothing with you at present.</p>}
      {items && items.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-2">
          Shares with you:
          <SharedChips items={items} onOpen={() => onDiagnosis(partner._id)} />
        </div>
      )}
      <div className="-ml-3 flex flex-wrap items-center">
        <AsideButtons thread={thread} onAside={onAside} />
        <Button kind="plain" size="small" onClick={() => startTransition(() => setNotes(true))}>
          <NotebookPen size={18} strokeWidth={1.75} aria-hidden />
          Notes
        </Button>
      </div>
      {notes && <CaseNotesDialog patient={partner} onClose={() => setNotes(false)} />}
    </div>
  )
}

function AsideButtons({ thread, onAside }: Pick<PatientStripProps, 'thread' | 'onAside'>) {
  const { put, busy } = useAside()
  const now = useNow()
  const { partner, aside } = thread
  if (aside && isAside(thread, now))
    return (
      <>
        <span className="px-3 text-muted">{asideText(aside)}.</span>
        <Button kind="plain" size="small" busy={busy} onClick={() => put(thread, null)}>
          <Undo2 size={18} strokeWidth={1.75} aria-hidden />
          Back to waiting
        </Button>
      </>
    )
  if (!isWaiting(thread, now)) return null
  return (
    <>
      <Button
        kind="plain"
        size="small"
        busy={busy}
        title="Done until they write again"
        onClick={() => put(thread, 'until-they-write')}
      >
        <Check size={18} strokeWidth={1.75} aria-hidden />
        Done
      </Button>
      <Button kind="plain" size="small" onClick={() => onAside(partner._id)}>
        <Clock size={18} strokeWidth={1.75} aria-hidden />
        Snooze
      </Button>
    </>
  )
}
