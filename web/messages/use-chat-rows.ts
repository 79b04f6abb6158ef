import { useQuery } from '@tanstack/react-query'
import { eventsWith } from '../appointments/queries.ts'
import type { History } from '../live/history.ts'
import type { Sender } from '../live/history-cache.ts'
import type { Outbox } from '../live/outbox.ts'
import type { ChatPartner } from './chat-partner.ts'
import { type ChatRow, chatRows } from './chat-rows.ts'

type Thread = { me: Sender; partner: ChatPartner; history: History; outgoing: Outbox }

/** The rows of a thread; of what happened with appointments as far back as messages are loaded. */
export function useChatRows({ me, partner, history, outgoing }: Thread): readonly ChatRow[] {
  // Colleagues agree on none here.
  const enabled = me.model !== partner.model
  const { data = [] } = useQuery({ ...eventsWith(me.id, partner._id), enabled })
  const { messages, complete } = history
  const first = messages[0]
  const events = complete || !first ? data : data.filter(({ date }) => date >= first.date)
  return chatRows({ messages, events, outgoing, me: me.id, now: new Date() })
}
