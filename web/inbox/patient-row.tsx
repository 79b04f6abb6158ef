import type { Thread } from '@attune/contract/messages.ts'
import { ClipboardList, Clock, MessageCircle } from 'lucide-react'
import { memo } from 'react'
import { shortDate } from '../messages/message-dates.ts'
import { UnreadCount } from '../messages/unread-count.tsx'
import { DangerLine } from '../risk/danger-mark.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { DemoMark } from '../ui/demo-mark.tsx'
import { asideText } from './aside.ts'
import { isAside, isWaiting, waitingText } from './inbox-order.ts'

type PatientRowProps = {
  thread: Thread
  /** The reader's id: what they said themselves is marked as theirs. */
  me: string
  now: Date
  /** Beside an open conversation: the whole row opens it, and the buttons are icons. */
  dense: boolean
  isOpen: boolean
  /** Why software thinks that a reply is needed soon; undefined says nothing. */
  mark: string | undefined
  onChat: (partnerId: string) => void
  onAside: (partnerId: string) => void
  onDiagnosis: (partnerId: string) => void
}

/** One patient in the inbox: who, what was said last, and for how long they have waited. */
export const PatientRow = memo(function PatientRow(props: PatientRowProps) {
  const { thread, me, now, dense, isOpen, mark, onChat, onAside, onDiagnosis } = props
  const { partner, last, unread } = thread
  const canBeAside = isWaiting(thread, now) || isAside(thread, now)
  return (
    <li
      className={`inbox-row ${dense ? 'inbox-row-dense' : 'card'}`}
      aria-current={isOpen}
      data-patient={partner._id}
    >
      <Avatar name={partner.name} image={partner.image} size={dense ? 44 : 56} />
      <div className="min-w-0">
        <p className="flex items-center gap-2.5">
          <span className="display truncate text-body leading-tight">
            <bdi>{partner.name}</bdi>
          </span>
          {partner.isDemo && <DemoMark />}
          {unread > 0 && <UnreadCount count={unread} />}
        </p>
        {mark && <DangerLine reason={mark} />}
        <p
          className={`mt-0.5 truncate text-small leading-snug ${unread ? 'font-medium' : 'text-muted'}`}
        >
          {last.from === me && 'You: '}
          {last.message}
        </p>
        <WaitingLine thread={thread} now={now} />
      </div>
      <Actions
        name={partner.name}
        dense={dense}
        onChat={() => onChat(partner._id)}
        {...(canBeAside && { onAside: () => onAside(partner._id) })}
        {...(!partner.deleted && { onDiagnosis: () => onDiagnosis(partner._id) })}
      />
    </li>
  )
})

function WaitingLine({ thread, now }: { thread: Thread; now: Date }) {
  const { last, waitingSince, aside } = thread
  return (
    <p className="mt-1 text-small leading-snug">
      {waitingSince && isWaiting(thread, now) ? (
        <span className="font-medium text-clay-ink">{waitingText(waitingSince, now)}</span>
      ) : (
        <span className="text-muted">
          {aside && isAside(thread, now) ? (
            asideText(aside)
          ) : (
            <time dateTime={last.date.toISOString()}>{shortDate(last.date, now)}</time>
          )}
        </span>
      )}
    </p>
  )
}

type ActionsProps = {
  name: string
  dense: boolean
  onChat: () => void
  onAside?: () => void
  onDiagnosis?: () => void
}

function Actions({ name, dense, onChat, onAside, onDiagnosis }: ActionsProps) {
  const [chat, diagnosis] = [`Chat with ${name}`, `Diagnosis of ${name}`]
  const aside = onAside && (
    <IconButton label={`Put ${name} aside`} className="inbox-above" onClick={onAside}>
      <Clock size={20} strokeWidth={1.75} aria-hidden />
    </IconButton>
  )
  if (dense)
    return (
      <span className="flex">
        {aside}
        {onDiagnosis && (
          <IconButton label={diagnosis} className="inbox-above" onClick={onDiagnosis}>
            <ClipboardList size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        )}
        <IconButton label={chat} className="inbox-opener" data-opener onClick={onChat}>
          <MessageCircle size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </span>
    )
  return (
    <span className="inbox-buttons">
      {aside}
      {onDiagnosis && (
        <Button kind="ghost" size="small" aria-label={diagnosis} onClick={onDiagnosis}>
          Diagnosis
        </Button>
      )}
      <Button size="small" aria-label={chat} data-opener onClick={onChat}>
        Chat
      </Button>
    </span>
  )
}
