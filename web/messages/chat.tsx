import './chat.css'
import './chat-low.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { NextFreeLine } from '../appointments/next-free-line.tsx'
import { TherapistAvailability } from '../availability/therapist-availability.tsx'
import { useContact } from '../contact/queries.ts'
import { SharingChoice } from '../diagnosis/sharing-choice.tsx'
import { TrustedPersonShared } from '../diagnosis/trusted-person-shared.tsx'
import { emptyHistory } from '../live/history.ts'
import { historyOf, loadOlder } from '../live/history-cache.ts'
import { outgoingTo } from '../live/outbox.ts'
import { useCutOff, useLiveConnection, useOutbox } from '../live/use-live-connection.ts'
import { useDangerMarks } from '../risk/use-danger-marks.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { ChatComposer } from './chat-composer.tsx'
import { ChatLog } from './chat-log.tsx'
import type { ChatPartner } from './chat-partner.ts'
import { ChatSkeleton } from './chat-skeleton.tsx'
import { CutOffNote } from './cut-off-note.tsx'
import { useBegun } from './use-begun.ts'
import { useChatRows } from './use-chat-rows.ts'
import { useMarkRead } from './use-mark-read.ts'

/** One thread, kept up to date. Fills the height it is given. */
export function Chat({ partner }: { partner: ChatPartner }) {
  const connection = useLiveConnection()
  const client = useQueryClient()
  const outgoing = outgoingTo(useOutbox(connection), partner._id).filter(({ back }) => !back)
  const contact = useContact(connection.me.id, partner._id)
  const cutOff = useCutOff(connection)
  const {
    data: history = emptyHistory,
    error,
    refetch,
  } = useQuery(historyOf(connection.me, partner))
  const lastTheirs = history.messages.findLast((message) => message.from === partner._id)
  useMarkRead(connection, partner, lastTheirs?.seq ?? 0)
  useEffect(() => connection.open(partner._id), [connection, partner._id])

  const begun = useBegun(history, outgoing)
  const toTherapist = connection.me.model === 'User' && partner.model === 'Therapist'
  const isOpen = toTherapist && !partner.deleted && contact.state === 'open'
  const rows = useChatRows({ me: connection.me, partner, history, outgoing })
  const beside = useDangerMarks(connection.me, partner, lastTheirs, history, TrustedPersonShared)
  const failed = error !== null && !history.loaded
  // What is being sent is shown even where the thread cannot be loaded.
  const hasRows = history.loaded || outgoing.length > 0
  const retry = () => void refetch()
  return (
    <section className="chat" aria-label={`Chat with ${partner.name}`}>
      {failed && !hasRows && <NothingLoaded error={error} onRetry={retry} />}
      {!failed && !hasRows && <ChatSkeleton />}
      {hasRows && (
        <ChatLog
          name={partner.name}
          rows={rows}
          beside={beside}
          older={
            history.loaded && !history.complete
              ? () => loadOlder(client, connection.me, partner)
              : null
          }
          onRetry={connection.outbox.retry}
          onDiscard={connection.outbox.discard}
        />
      )}
      <footer className="chat-foot">
        {isOpen && hasRows && (
          <SharingChoice userId={connection.me.id} therapist={partner} {...begun} />
        )}
        {failed && hasRows && <EarlierMissing onRetry={retry} />}
        {cutOff && <CutOffNote kind={cutOff} />}
        {isOpen && <TimesBeside partner={partner} inContact={history.messages.length > 0} />}
        {partner.deleted ? (
          <p className="note">This account was deleted. You can still read what was written.</p>
        ) : (
          <ChatComposer {...{ partner, contact }} isNew={begun.isNew} messages={history.messages} />
        )}
      </footer>
    </section>
  )
}

type TimesBesideProps = { partner: ChatPartner; inContact: boolean }

/** When an answer can be expected, and when one could meet. */
const TimesBeside = ({ partner: { _id, name }, inContact }: TimesBesideProps) => (
  <div className="chat-times">
    <TherapistAvailability therapistId={_id} inContact={inContact} />
    <NextFreeLine therapistId={_id} name={name} words="Next free time" />
  </div>
)

const NothingLoaded = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <div className="grid content-center overflow-auto">
    <ErrorState error={error} title="This conversation did not load." onRetry={onRetry} />
  </div>
)

const EarlierMissing = ({ onRetry }: { onRetry: () => void }) => (
  <p role="alert" className="note mb-3 flex flex-wrap items-center gap-x-3 py-1">
    Earlier messages could not be loaded.
    <Button kind="plain" size="small" onClick={onRetry}>
      Try again
    </Button>
  </p>
)
