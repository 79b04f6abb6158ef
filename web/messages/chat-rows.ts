import type { AppointmentEvent } from '@attune/contract/appointments.ts'
import type { Message } from '@attune/contract/messages.ts'
import type { Outbox } from '../live/outbox.ts'
import { dayKey, dayLabel, timeOfDay } from './message-dates.ts'

export type ChatRow =
  | { kind: 'day'; key: string; label: string }
  | { kind: 'event'; key: string; event: AppointmentEvent }
  | {
      kind: 'bubble'
      key: string
      mine: boolean
      text: string
      time: string
      state: 'stored' | 'sent' | 'sending' | 'failed'
      reason: string
      /** The last of what one person says in a row. */
      last: boolean
    }
type Bubble = Extract<ChatRow, { kind: 'bubble' }>

type ThreadView = {
  messages: readonly Message[]
  /** What happened with appointments since the first of the messages, in any order. */
  events?: readonly AppointmentEvent[]
  outgoing: Outbox
  me: string
  now: Date
}

/** The thread as it is read: day lines, messages and events as they came, then what is on its way. */
export function chatRows(view: ThreadView): readonly ChatRow[] {
  const { messages, events = [], outgoing, me, now } = view
  const stored = messages.map((message) => storedBubble(message, me))
  const lastMine = stored.findLast(({ bubble }) => bubble.mine)
  if (lastMine) lastMine.bubble.state = 'sent'

  const arrived = new Set(messages.map((message) => message.clientId))
  const waiting = outgoing
    .filter((entry) => !arrived.has(entry.clientId))
    .map((entry) => ({ date: new Date(entry.date), bubble: waitingBubble(entry) }))

  return withDays([...among(stored, events), ...waiting], now)
}

type Dated = { date: Date; bubble: Bubble }
type DatedEvent = { date: Date; event: AppointmentEvent }

/** Messages keep the order they were stored in; an event stands before the first that came later. */
function among(stored: readonly Dated[], events: readonly AppointmentEvent[]) {
  const left = events
    .map((event): DatedEvent => ({ date: event.date, event }))
    .sort((one, other) => one.date.getTime() - other.date.getTime())
  const rows: (Dated | DatedEvent)[] = []
  for (const message of stored) {
    while (left[0] && left[0].date < message.date) rows.push(...left.splice(0, 1))
    rows.push(message)
  }
  return [...rows, ...left]
}

function storedBubble(message: Message, me: string): Dated {
  const mine = message.from === me
  const bubble: Bubble = {
    kind: 'bubble',
    // The key of my own message is the one it had while it was on its way, so it stays in place.
    key: mine && message.clientId ? message.clientId : message._id,
    mine,
    text: message.message,
    time: timeOfDay(message.date),
    state: 'stored',
    reason: '',
    last: true,
  }
  return { date: message.date, bubble }
}

const waitingBubble = (entry: Outbox[number]): Bubble => ({
  kind: 'bubble',
  key: entry.clientId,
  mine: true,
  text: entry.message,
  time: timeOfDay(new Date(entry.date)),
  state: entry.state,
  reason: entry.reason,
  last: true,
})

function withDays(dated: readonly (Dated | DatedEvent)[], now: Date): readonly ChatRow[] {
  const rows: ChatRow[] = []
  let day = ''
  let previous: Bubble | undefined
  for (const one of dated) {
    const { date } = one
    const bubble = 'bubble' in one ? one.bubble : undefined
    const at = dayKey(date)
    // A clock that runs behind must not open a day that has passed.
    if (at > day) {
      day = at
      rows.push({ kind: 'day', key: at, label: dayLabel(date, now) })
    } else if (previous && previous.mine === bubble?.mine) previous.last = false
    if ('event' in one) rows.push({ kind: 'event', key: one.event._id, event: one.event })
    if (bubble) rows.push(bubble)
    previous = bubble
  }
  return rows
}
