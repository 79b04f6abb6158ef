import './chat.css'
import { type Message, mostUnanswered } from '@attune/contract/messages.ts'
import { mostEarlier } from '@attune/contract/risk.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { TherapistAvailability } from '../availability/therapist-availability.tsx'
import { closedText } from '../contact/closed-text.tsx'
import { ContactMenu } from '../contact/contact-menu.tsx'
import { useContact } from '../contact/queries.ts'
import { SharingChoice } from '../diagnosis/sharing-choice.tsx'
import { sentence } from '../lib/failures.ts'
import { emptyHistory } from '../live/history.ts'
import { historyOf, loadOlder } from '../live/history-cache.ts'
import { type Outbox, outgoingTo } from '../live/outbox.ts'
import { useCutOff, useLiveConnection, useOutbox } from '../live/use-live-connection.ts'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { ChatLog } from './chat-log.tsx'
import type { ChatPartner } from './chat-partner.ts'
import { chatRows } from './chat-rows.ts'
import { ChatSkeleton } from './chat-skeleton.tsx'
import { Composer } from './composer.tsx'
import { CutOffNote } from './cut-off-note.tsx'
import { useMarkRead } from './use-mark-read.ts'

/** One thread, kept up to date. Fills the height it is given. */
export function Chat({ partner }: { partner: ChatPartner }) {
  const connection = useLiveConnection()
  const client = useQueryClient()
  const all = outgoingTo(useOutbox(connection), partner._id)
  const outgoing = all.filter(({ back }) => !back)
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

  const isNew = history.loaded && history.complete && !history.messages.length && !outgoing.length
  const toTherapist = connection.me.model === 'User' && partner.model === 'Therapist'
  const rows = chatRows({
    messages: history.messages,
    outgoing,
    me: connection.me.id,
    now: new Date(),
  })
  const failed = error !== null && !history.loaded
  // What is being sent is shown even where the thread cannot be loaded.
  const hasRows = history.loaded || outgoing.length > 0
  const retry = () => void refetch()
  return (
    <section className="chat" aria-label={`Chat with ${partner.name}`}>
      {failed && !hasRows && (
        <div className="grid content-center overflow-auto">
          <ErrorState error={error} title={sentence(error)} onRetry={retry} />
        </div>
      )}
      {!failed && !hasRows && <ChatSkeleton />}
      {hasRows && (
        <ChatLog
          name={partner.name}
          rows={rows}
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
        {toTherapist && !partner.deleted && hasRows && contact.state === 'open' && (
          <SharingChoice userId={connection.me.id} therapist={partner} isNew={isNew} />
        )}
        {failed && hasRows && (
          <p role="alert" className="note mb-3 flex flex-wrap items-center gap-x-3 py-1">
            Earlier messages could not be loaded.
            <Button kind="plain" size="small" onClick={retry}>
              Try again
            </Button>
          </p>
        )}
        {cutOff && <CutOffNote kind={cutOff} />}
        {toTherapist && !partner.deleted && contact.state === 'open' && (
          <TherapistAvailability
            therapistId={partner._id}
            inContact={history.messages.length > 0}
          />
        )}
        {partner.deleted ? (
          <p className="note">This account was deleted. You can still read what was written.</p>
        ) : (
          <Composer
            key={partner._id}
            personId={connection.me.id}
            partner={partner}
            earlier={recentOwnMessages(history.messages, connection.me.id)}
            onSend={(text) => connection.write(partner, text)}
            held={
              partner.model === 'User' && isUnanswered(history.messages, connection.me.id, outgoing)
                ? `You have sent three messages that ${partner.name} has not answered yet. You can write again once they answer.`
                : null
            }
            returned={all.find(({ back }) => back)}
            onTakeBack={connection.outbox.discard}
            closed={closedText(contact.state, partner, connection.me)}
            tools={
              contact.exists && (
                <ContactMenu partner={partner} state={contact.state} messages={history.messages} />
              )
            }
          />
        )}
      </footer>
    </section>
  )
}

/** As the server counts: a therapist's messages since the patient's last. */
function isUnanswered(messages: readonly Message[], me: string, outgoing: Outbox) {
  const last = messages.findLastIndex(({ from }) => from !== me)
  const sending = outgoing.filter(({ state }) => state === 'sending').length
  return messages.length - 1 - last + sending >= mostUnanswered
}

/** Of the last day only: what was written weeks ago says little about now. */
function recentOwnMessages(messages: readonly Message[], me: string): string[] {
  const since = Date.now() - 24 * 60 * 60 * 1000
  return messages
    .filter(({ from, date }) => from === me && date.getTime() >= since)
    .slice(-mostEarlier)
    .map(({ message }) => message)
}
