import type { Partner, Thread } from '@attune/contract/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { sentence } from '../lib/failures.ts'
import { threadsOf } from '../lib/threads.ts'
import { paths } from '../paths.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { ChatDialog } from './chat-dialog.tsx'
import { PatientSummaryDialog } from './patient-summary-dialog.tsx'
import { ThreadListSkeleton } from './thread-list-skeleton.tsx'
import { ThreadRow } from './thread-row.tsx'
import { unreadIn } from './threads.ts'
import { useLine } from './use-line.ts'

export function PatientsPage() {
  const { me } = useLine()
  const { data: threads, error, refetch } = useQuery(threadsOf(me.id))
  const [chat, openChat] = useOpenChat(threads)
  const [summaryOf, setSummaryOf] = useState<Partner | null>(null)
  const patients = threads?.filter(({ partner }) => partner.model === 'User')
  const colleagues = threads?.filter(({ partner }) => partner.model === 'Therapist') ?? []
  return (
    <>
      <PageHeading title="Your Patients" actions={<Colleagues threads={colleagues} />} />
      <div className="mt-7">
        {!threads && !error && <ThreadListSkeleton label="Loading your patients" />}
        {!threads && error && <ErrorState title={sentence(error)} onRetry={() => void refetch()} />}
        {patients?.length === 0 && (
          <EmptyState title="No patients have written to you yet.">
            Once someone does, you can answer them here and read the summary they share with you.
          </EmptyState>
        )}
        {patients && patients.length > 0 && (
          <ul className="grid gap-4">
            {patients.map((thread) => (
              <ThreadRow
                key={thread.partner._id}
                thread={thread}
                me={me.id}
                actions={
                  <Actions
                    partner={thread.partner}
                    onSummary={() => setSummaryOf(thread.partner)}
                    onChat={() => openChat(thread.partner._id)}
                  />
                }
              />
            ))}
          </ul>
        )}
      </div>
      {chat && <ChatDialog partner={chat.partner} onClose={() => openChat(null)} />}
      {summaryOf && <PatientSummaryDialog patient={summaryOf} onClose={() => setSummaryOf(null)} />}
    </>
  )
}

/** decisions: `?chat={id}` opens that conversation, so a link can lead to it. */
function useOpenChat(threads: readonly Thread[] | undefined) {
  const [search, setSearch] = useSearchParams()
  const chat = threads?.find(({ partner }) => partner._id === search.get('chat'))
  const open = (partnerId: string | null) =>
    setSearch(partnerId ? { chat: partnerId } : {}, { replace: true, preventScrollReset: true })
  return [chat, open] as const
}

type ActionsProps = { partner: Partner; onSummary: () => void; onChat: () => void }

function Actions({ partner, onSummary, onChat }: ActionsProps) {
  return (
    <>
      {!partner.deleted && (
        <Button
          kind="ghost"
          size="small"
          onClick={onSummary}
          aria-label={`Diagnosis of ${partner.name}`}
        >
          Diagnosis
        </Button>
      )}
      <Button size="small" onClick={onChat} aria-label={`Chat with ${partner.name}`}>
        Chat
      </Button>
    </>
  )
}

/** The bar has no link to colleagues, so what they write must be announced here. */
function Colleagues({ threads }: { threads: readonly Thread[] }) {
  const unread = unreadIn(threads)
  return (
    <Link to={paths.therapistDashboard} className={buttonClass({ kind: 'ghost', size: 'small' })}>
      Colleagues
      {unread > 0 && <span className="font-medium text-clay-ink">{unread} unread</span>}
    </Link>
  )
}
