import './inbox.css'
import type { Thread } from '@attune/contract/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, startTransition, useMemo, useRef, useState } from 'react'
import { useSideBySide } from '../lib/breakpoints.ts'
import { useDebounced } from '../lib/use-debounced.ts'
import { useNow } from '../lib/use-now.ts'
import { threadsOf } from '../live/queries.ts'
import { useLiveConnection } from '../live/use-live-connection.ts'
import { type ThreadFilter, useMoreThreads } from '../live/use-more-threads.ts'
import { useThreadCounts } from '../live/use-threads.ts'
import { ChatDialog } from '../messages/chat-dialog.tsx'
import { useWaitingMarks } from '../risk/use-danger-marks.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { useAside } from './aside.ts'
import { AsideDialog } from './aside-dialog.tsx'
import { InboxNotes } from './inbox-notes.tsx'
import { type InboxView, isAside, isWaiting } from './inbox-order.ts'
import { useInboxSettings } from './inbox-settings.ts'
import { InboxSettingsDialog } from './inbox-settings-dialog.tsx'
import { InboxSkeleton } from './inbox-skeleton.tsx'
import { Colleagues, InboxActions, InboxTools } from './inbox-tools.tsx'
import { NothingOpen, OpenThread } from './open-thread.tsx'
import { PatientList } from './patient-list.tsx'
import { PatientStrip } from './patient-strip.tsx'
import { PatientSummaryDialog } from './patient-summary-dialog.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { useInbox } from './use-inbox.ts'
import { useInboxKeys } from './use-inbox-keys.ts'
import { useQuiet } from './use-quiet.ts'

/** A therapist's inbox: the list, and on a wide screen the open conversation beside it. */
export function PatientsPage() {
  const { me } = useLiveConnection()
  const { data: threads, error, refetch } = useQuery(threadsOf(me.id))
  const { settings } = useInboxSettings()
  const isDesk = useSideBySide()
  const inbox = useInbox(me.id, threads, isDesk)
  const [dialog, setDialog] = useState<'settings' | 'keys' | null>(null)
  const open = (one: 'settings' | 'keys') => startTransition(() => setDialog(one))
  const patients = threads?.filter(({ partner }) => partner.model === 'User')
  // Beside a failure or an empty list there would be nothing to choose.
  const hasPane = patients ? patients.length > 0 : !error
  const { chat, openChat, summaryOf, openSummary, asideOf, openAside } = inbox
  const strip = chat && { thread: chat, onAside: openAside, onDiagnosis: openSummary }
  return (
    <div className="inbox">
      <div className="inbox-list">
        <PageHeading
          title="Your Patients"
          actions={<InboxActions onSettings={() => open('settings')} onKeys={() => open('keys')} />}
        />
        <InboxNotes />
        {!threads && !error && <InboxSkeleton dense={isDesk} />}
        {!threads && error && (
          <ErrorState error={error} title="The list did not load." onRetry={() => void refetch()} />
        )}
        {threads && (
          <Patients
            threads={threads}
            inbox={inbox}
            isDesk={isDesk}
            shortcuts={settings.shortcuts}
            onHelp={() => open('keys')}
          />
        )}
      </div>
      {isDesk && (chat || hasPane) && (
        <div className="inbox-talk card">
          {strip ? (
            <OpenThread key={strip.thread.partner._id} {...strip} onClose={() => openChat(null)} />
          ) : (
            patients && <NothingOpen shortcuts={settings.shortcuts} />
          )}
        </div>
      )}
      {!isDesk && strip && (
        <ChatDialog
          partner={strip.thread.partner}
          above={<PatientStrip {...strip} />}
          onClose={() => openChat(null)}
        />
      )}
      {summaryOf && <PatientSummaryDialog patient={summaryOf} onClose={() => openSummary(null)} />}
      {asideOf && <AsideDialog thread={asideOf} onClose={() => openAside(null)} />}
      {dialog === 'settings' && <InboxSettingsDialog onClose={() => setDialog(null)} />}
      {dialog === 'keys' && (
        <ShortcutsDialog on={settings.shortcuts} onClose={() => setDialog(null)} />
      )}
    </div>
  )
}

type PatientsProps = {
  threads: readonly Thread[]
  inbox: ReturnType<typeof useInbox>
  isDesk: boolean
  shortcuts: boolean
  onHelp: () => void
}

function Patients({ threads, inbox, isDesk, shortcuts, onHelp }: PatientsProps) {
  const { me } = useLiveConnection()
  const isQuiet = useQuiet()
  const now = useNow()
  const { put } = useAside()
  const rows = useRef<HTMLUListElement>(null)
  const search = useRef<HTMLDivElement>(null)
  const { view, change, chat, openChat, find, openSummary, openAside } = inbox
  const patients = threads.filter(({ partner }) => partner.model === 'User')
  const waiting = patients.filter((thread) => isWaiting(thread, now))
  const marks = useWaitingMarks(me.id, waiting)
  const canBeAside = (thread: Thread | undefined): thread is Thread =>
    thread !== undefined && (isWaiting(thread, now) || isAside(thread, now))
  useInboxKeys({
    rows,
    search,
    shortcuts,
    onHelp,
    onDone: (id) => {
      const thread = find(id)
      if (canBeAside(thread)) put(thread, isAside(thread, now) ? null : 'until-they-write')
    },
    onSnooze: (id) => canBeAside(find(id)) && openAside(id),
    onReply: (id) => (chat?.partner._id === id ? focusComposer() : openChat(id)),
  })
  const { unreadOfColleagues, server } = useThreadCounts(me.id)
  const more = useMoreThreads(me.id, useFilter(view))
  const colleagues = <Colleagues unread={isQuiet ? 0 : unreadOfColleagues} />
  if (patients.length === 0 && !more.hasMore) return <NoPatients action={colleagues} />
  return (
    <>
      <InboxTools
        view={view}
        waiting={server?.waiting ?? waiting.length}
        aside={server?.aside ?? patients.filter((thread) => isAside(thread, now)).length}
        colleagues={colleagues}
        search={search}
        onChange={change}
      />
      <PatientList
        rows={rows}
        threads={patients}
        more={more}
        view={view}
        me={me.id}
        dense={isDesk}
        openId={chat?.partner._id ?? null}
        marks={marks}
        onChat={openChat}
        onAside={openAside}
        onDiagnosis={openSummary}
        onShowAll={() => change({ search: '', shown: 'all' })}
      />
    </>
  )
}

/** What the list is narrowed down to, for the server; null while it is not, and goes on from the first page. */
function useFilter({ shown, search }: InboxView): ThreadFilter | null {
  const name = useDebounced(search).trim()
  return useMemo(
    () =>
      shown === 'all' && !name ? null : { shown, partnerModel: 'User', ...(name && { name }) },
    [shown, name],
  )
}

const focusComposer = () =>
  document.querySelector<HTMLElement>('.inbox-talk .composer textarea')?.focus()

const NoPatients = ({ action }: { action: ReactNode }) => (
  <EmptyState title="No patients have written to you yet." action={action}>
    Once someone does, you can answer them here and read the summary they share with you.
  </EmptyState>
)
