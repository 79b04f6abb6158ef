import './inbox.css'
import type { Partner, Thread } from '@attune/contract/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useSideBySide } from '../lib/breakpoints.ts'
import { sentence } from '../lib/failures.ts'
import { threadsOf } from '../live/queries.ts'
import { unreadIn } from '../live/threads.ts'
import { useLiveConnection } from '../live/use-live-connection.ts'
import { ChatDialog } from '../messages/chat-dialog.tsx'
import { useBackOnce } from '../messages/use-open-chat.ts'
import { StandingNote } from '../responsiveness/standing-note.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { InboxView } from './inbox-order.ts'
import { useInboxSettings, useQuiet } from './inbox-settings.ts'
import { InboxSettingsDialog } from './inbox-settings-dialog.tsx'
import { InboxSkeleton } from './inbox-skeleton.tsx'
import { Colleagues, InboxActions, InboxTools } from './inbox-tools.tsx'
import { NothingOpen, OpenThread } from './open-thread.tsx'
import { PatientList } from './patient-list.tsx'
import { PatientSummaryDialog } from './patient-summary-dialog.tsx'
import { useInboxKeys } from './use-inbox-keys.ts'

/** A therapist's inbox: the list, and on a wide screen the open conversation beside it. */
export function PatientsPage() {
  const { me } = useLiveConnection()
  const { data: threads, error, refetch } = useQuery(threadsOf(me.id))
  const { settings } = useInboxSettings()
  const isQuiet = useQuiet()
  const isDesk = useSideBySide()
  const inbox = useInbox(threads, isDesk)
  const [settingsOpen, setSettingsOpen] = useState(false)
  const rows = useRef<HTMLUListElement>(null)
  const search = useRef<HTMLDivElement>(null)
  const onHelp = useCallback(() => setSettingsOpen(true), [])
  useInboxKeys({ rows, search, shortcuts: settings.shortcuts, onHelp })

  const patients = threads?.filter(({ partner }) => partner.model === 'User')
  const others = threads?.filter(({ partner }) => partner.model === 'Therapist') ?? []
  const colleagues = <Colleagues unread={isQuiet ? 0 : unreadIn(others)} />
  // Beside a failure or an empty list there would be nothing to choose.
  const hasPane = patients ? patients.length > 0 : !error
  const { view, change, chat, openChat, summaryOf, openSummary } = inbox
  return (
    <div className="inbox">
      <div className="inbox-list">
        <PageHeading title="Your Patients" actions={<InboxActions onSettings={onHelp} />} />
        <StandingNote />
        {!threads && !error && <InboxSkeleton dense={isDesk} />}
        {!threads && error && (
          <ErrorState error={error} title={sentence(error)} onRetry={() => void refetch()} />
        )}
        {patients?.length === 0 && <NoPatients action={colleagues} />}
        {patients && patients.length > 0 && (
          <>
            <InboxTools
              view={view}
              waiting={patients.filter(({ waitingSince }) => waitingSince).length}
              colleagues={colleagues}
              search={search}
              onChange={change}
            />
            <PatientList
              rows={rows}
              threads={patients}
              view={view}
              me={me.id}
              dense={isDesk}
              openId={chat?.partner._id ?? null}
              onChat={openChat}
              onDiagnosis={openSummary}
              onShowAll={() => change({ search: '', waitingOnly: false })}
            />
          </>
        )}
      </div>
      {isDesk && (chat || hasPane) && (
        <div className="inbox-talk card">
          {chat ? (
            <OpenThread
              key={chat.partner._id}
              thread={chat}
              onDiagnosis={openSummary}
              onClose={() => openChat(null)}
            />
          ) : (
            patients && <NothingOpen shortcuts={settings.shortcuts} />
          )}
        </div>
      )}
      {!isDesk && chat && <ChatDialog partner={chat.partner} onClose={() => openChat(null)} />}
      {summaryOf && <PatientSummaryDialog patient={summaryOf} onClose={() => openSummary(null)} />}
      {settingsOpen && <InboxSettingsDialog onClose={() => setSettingsOpen(false)} />}
    </div>
  )
}

/** Marks the entry of a conversation laid over the list of a phone: Back closes it. */
const laidOver = 'chat'

/** What is looked for, and what is open. decisions: `?chat={id}` opens that conversation. */
function useInbox(threads: readonly Thread[] | undefined, isDesk: boolean) {
  const [view, setView] = useState<InboxView>({ search: '', waitingOnly: false, held: null })
  const [summary, openSummary] = useState<string | null>(null)
  const [address, setAddress] = useSearchParams()
  const back = useBackOnce()
  const isLaidOver = useLocation().state === laidOver
  const find = (id: string | null) => threads?.find(({ partner }) => partner._id === id)
  const change = (patch: Partial<InboxView>) => setView((now) => ({ ...now, ...patch }))
  // The same for all rows, so that a row is drawn for its own news only.
  const openChat = useCallback(
    (id: string | null, wasUnread = false) => {
      setView((now) => ({ ...now, held: wasUnread || now.held === id ? id : null }))
      if (!id && isLaidOver) return back()
      setAddress(id ? { chat: id } : {}, {
        replace: isDesk || !id,
        state: isDesk || !id ? null : laidOver,
        preventScrollReset: true,
      })
    },
    [setAddress, isDesk, isLaidOver, back],
  )
  const summaryOf: Partner | undefined = find(summary)?.partner
  return { view, change, chat: find(address.get('chat')), openChat, summaryOf, openSummary }
}

const NoPatients = ({ action }: { action: ReactNode }) => (
  <EmptyState title="No patients have written to you yet." action={action}>
    Once someone does, you can answer them here and read the summary they share with you.
  </EmptyState>
)
