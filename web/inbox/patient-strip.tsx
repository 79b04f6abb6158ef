import type { GrantItem } from '@attune/contract/diagnosis.ts'
import { diagnosis } from '@attune/contract/diagnosis.ts'
import type { Thread } from '@attune/contract/messages.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Check, Clock, NotebookPen, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { CaseNotesDialog } from '../case-notes/case-notes-dialog.tsx'
import { call } from '../lib/call.ts'
import { dateOnly } from '../lib/dates.ts'
import { useNow } from '../lib/use-now.ts'
import { Button } from '../ui/button.tsx'
import { asideText, useAside } from './aside.ts'
import { isAside, isWaiting } from './inbox-order.ts'

const briefOf = (userId: string) =>
  queryOptions({
    queryKey: ['shared-brief', userId],
    queryFn: ({ signal }) => call(diagnosis.brief, { params: { userId }, signal }),
    staleTime: 0,
  })

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
      {items && (
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="min-w-0">{briefText(items)}</span>
          {items.length > 0 && (
            <Button kind="plain" size="small" onClick={() => onDiagnosis(partner._id)}>
              Read it
            </Button>
          )}
        </p>
      )}
      <div className="-ml-3 flex flex-wrap items-center">
        <AsideButtons thread={thread} onAside={onAside} />
        <Button kind="plain" size="small" onClick={() => setNotes(true)}>
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

/** "Shares: summary, for our work, until 14 December 2026; two journal entries." */
export function briefText(items: readonly GrantItem[]): string {
  if (items.length === 0) return 'Shares nothing with you at present.'
  const entries = items.filter(({ item }) => item === 'entry').length
  const named = items
    .filter(({ item }) => item !== 'entry' && item !== 'danger')
    .map((one) => [names[one.item], ...termsOf(one)].join(', '))
  const picked =
    entries > 0 ? [entries === 1 ? 'a journal entry' : `${entries} journal entries`] : []
  return `Shares with you: ${[...named, ...picked].join('; ')}.`
}

const names: Readonly<Record<GrantItem['item'], string>> = {
  summary: 'the summary',
  danger: 'answers about danger',
  journals: 'journal themes',
  moods: 'moods',
  entry: 'a journal entry',
}

const purposes: Readonly<Record<NonNullable<GrantItem['purpose']>, string>> = {
  'first-talk': 'for a first talk',
  'this-entry': 'about this entry',
  'our-work': 'for your work together',
  'how-i-have-been': 'to show how they have been',
}

const termsOf = ({ purpose, until }: GrantItem) => [
  ...(purpose ? [purposes[purpose]] : []),
  ...(until ? [`until ${dateOnly(until)}`] : []),
]
