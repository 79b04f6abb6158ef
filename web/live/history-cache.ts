import { type Message, messages, type SenderRole } from '@attune/contract/messages.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import {
  caughtUp,
  emptyHistory,
  fallenBehind,
  type History,
  withLatest,
  withLive,
  withOlder,
} from './history.ts'

export type Sender = { id: string; model: SenderRole }
export type PartnerRef = { _id: string; model: SenderRole }

const pageSize = 50
const catchUpSize = 100

const historyKey = (me: Sender, partnerId: string) => ['messages', me.id, partnerId]
const pairOf = (me: Sender, partner: PartnerRef) => ({
  from: me.id,
  fromModel: me.model,
  to: partner._id,
  toModel: partner.model,
})

/** The thread with one partner: the latest page first, later only what was missed. */
export const historyOf = (me: Sender, partner: PartnerRef) =>
  queryOptions({
    queryKey: historyKey(me, partner._id),
    queryFn: ({ client, signal }) => load(client, me, partner, signal),
    // Live messages keep it fresh; a lost connection makes it stale.
    staleTime: (query) => ((query.state.data as History | undefined)?.behind ? 0 : Infinity),
  })

async function load(client: QueryClient, me: Sender, partner: PartnerRef, signal: AbortSignal) {
  const known = () => read(client, me, partner._id) ?? emptyHistory
  const list = (range: { limit: number; after?: string }) =>
    call(messages.list, { querystring: { ...pairOf(me, partner), ...range }, signal })

  let { tail } = known()
  if (tail === null) {
    const page = await list({ limit: pageSize })
    return withLatest(known(), page, pageSize)
  }
  const missed: Message[] = []
  for (;;) {
    const page = await list({ limit: catchUpSize, after: tail })
    missed.push(...page)
    const last = page.at(-1)
    if (!last) return caughtUp(known(), missed)
    tail = last._id
  }
}

export async function loadOlder(client: QueryClient, me: Sender, partner: PartnerRef) {
  const first = read(client, me, partner._id)?.messages[0]
  if (!first) return
  const querystring = { ...pairOf(me, partner), limit: pageSize, before: first._id }
  const page = await call(messages.list, { querystring })
  update(client, me, partner._id, (history) => withOlder(history, page, pageSize))
}

/** A message the server told or acknowledged; a thread nobody opened loads it when opened. */
export function addLiveMessage(client: QueryClient, me: Sender, message: Message) {
  const partnerId = message.from === me.id ? message.to : message.from
  if (client.getQueryState(historyKey(me, partnerId)))
    update(client, me, partnerId, (history) => withLive(history, message))
}

/**
 * The connection is gone or back: threads on screen catch up now, the others when opened. A
 * first page that is still on its way may be older than the connection, so it is asked for again.
 */
export function markBehind(client: QueryClient, me: Sender, catchUp: boolean) {
  const filter = { queryKey: ['messages', me.id] }
  const start = catchUp ? emptyHistory : undefined
  client.setQueriesData<History>(filter, (history = start) => history && fallenBehind(history))
  if (catchUp) void client.refetchQueries({ ...filter, type: 'active' })
}

const read = (client: QueryClient, me: Sender, partnerId: string) =>
  client.getQueryData<History>(historyKey(me, partnerId))

const update = (
  client: QueryClient,
  me: Sender,
  partnerId: string,
  step: (history: History) => History,
) =>
  client.setQueryData<History>(historyKey(me, partnerId), (history) =>
    step(history ?? emptyHistory),
  )
