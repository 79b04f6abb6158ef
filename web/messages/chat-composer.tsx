import { type Message, mostUnanswered } from '@attune/contract/messages.ts'
import { mostEarlier } from '@attune/contract/risk.ts'
import { closedText } from '../contact/closed-text.tsx'
import { ContactMenu } from '../contact/contact-menu.tsx'
import type { Contact } from '../contact/queries.ts'
import { AfterDeclineNote } from '../declines/after-decline.tsx'
import { DeclineButton } from '../declines/decline-button.tsx'
import { type Outbox, outgoingTo } from '../live/outbox.ts'
import { useLiveConnection, useOutbox } from '../live/use-live-connection.ts'
import type { ChatPartner } from './chat-partner.ts'
import { Composer } from './composer.tsx'

type ChatComposerProps = {
  partner: ChatPartner
  contact: Contact
  messages: readonly Message[]
  /** Nothing was written yet, nor is anything on its way. */
  isNew: boolean
}

/** The box below a thread, as far as the two may write. */
export function ChatComposer({ partner, contact, messages, isNew }: ChatComposerProps) {
  const connection = useLiveConnection()
  const { me, outbox } = connection
  const outgoing = outgoingTo(useOutbox(connection), partner._id)
  const isHeld = partner.model === 'User' && isUnanswered(messages, me.id, outgoing)
  const isFirst = partner.model === 'User' && contact.exists && contact.state === 'open'
  return (
    <>
      <Composer
        key={partner._id}
        personId={me.id}
        partner={partner}
        earlier={recentOwnMessages(messages, me.id)}
        onSend={(text, clientId) => connection.write(partner, text, clientId)}
        isSent={(id) => [...outgoing, ...messages].some(({ clientId }) => clientId === id)}
        isFirst={isNew && me.model === 'User'}
        held={
          isHeld
            ? `You have sent three messages that ${partner.name} has not answered yet. You can write again once they answer.`
            : null
        }
        returned={outgoing.find(({ back }) => back)}
        onTakeBack={outbox.discard}
        closed={
          contact.state === 'declined' && me.model === 'User' ? (
            <AfterDeclineNote key={partner._id} userId={me.id} therapist={partner} />
          ) : (
            closedText(contact.state, partner, me)
          )
        }
        tools={
          contact.exists && (
            <ContactMenu partner={partner} state={contact.state} messages={messages} />
          )
        }
      />
      {isFirst && outgoing.length === 0 && (
        <DeclineButton
          key={`no ${partner._id}`}
          patient={partner}
          messages={messages}
          since={contact.declinedUntil}
        />
      )}
    </>
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
