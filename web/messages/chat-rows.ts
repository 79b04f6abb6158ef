import type { Message } from '@attune/contract/messages.ts'
import type { Outbox } from '../live/outbox.ts'
import { dayKey, dayLabel, timeOfDay } from './message-dates.ts'

export type ChatRow =
  | { kind: 'day'; key: string; label: string }
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

type ThreadView = { messages: readonly Message[]; outgoing: Outbox; me: string; now: Date }

/** The thread as it is read: day lines, stored messages, then what is still on its way. */
export function chatRows({ messages, outgoing, me, now }: ThreadView): readonly ChatRow[] {
  const stored = messages.map((message) => storedBubble(message, me))
  const lastMine = stored.findLast(({ bubble }) => bubble.mine)
  if (lastMine) lastMine.bubble.state = 'sent'

  const arrived = new Set(messages.map((message) => message.clientId))
  const waiting = outgoing
    .filter((entry) => !arrived.has(entry.clientId))
    .map((entry) => ({ date: new Date(entry.date), bubble: waitingBubble(entry) }))

  return withDays([...stored, ...waiting], now)
}

type Dated = { date: Date; bubble: Bubble }

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

function withDays(dated: readonly Dated[], now: Date): readonly ChatRow[] {
  const rows: ChatRow[] = []
  let day = ''
  let previous: Bubble | undefined
  for (const { date, bubble } of dated) {
    const at = dayKey(date)
    // A clock that runs behind must not open a day that has passed.
    if (at > day) {
      day = at
      rows.push({ kind: 'day', key: at, label: dayLabel(date, now) })
    } else if (previous?.mine === bubble.mine) previous.last = false
    rows.push(bubble)
    previous = bubble
  }
  return rows
}
