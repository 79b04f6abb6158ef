import { type Message, Message as MessageSchema, type Thread } from '@attune/contract/messages.ts'
import type { QueryClient } from '@tanstack/react-query'
import { newId } from '../lib/new-id.ts'
import { type Connection, connect } from './chat-socket.ts'
import { deliverer } from './delivery.ts'
import { addLive, type Me, markBehind, type PartnerRef } from './history-cache.ts'
import { type Outgoing, type Verdict, verdictOf } from './outbox.ts'
import { threadsOf } from './queries.ts'
import { openOutbox } from './stored-outbox.ts'
import { withMessage, withRead } from './threads.ts'

export type Line = ReturnType<typeof openLine>

/**
 * The live side of a signed-in page: brings messages in, takes the outbox out.
 * Made idle; `start` connects.
 */
export function openLine(me: Me, client: QueryClient, onSignedOut: () => void) {
  const outbox = openOutbox(me.id)
  const listeners = new Set<() => void>()
  const open: string[] = []
  let connection: Connection | null = null
  let connected = false

  const arrived = (message: Message) => {
    addLive(client, me, message)
    outbox.settle([message.clientId])
    updateThreads(client, me, (threads) => withMessage(threads, message, me.id))
  }
  const deliver = deliverer({
    outbox,
    connected: () => connected,
    attempt: (entry) => attempt(connection, me, entry),
    alone: (work) => alone(`outbox:${me.id}`, work),
    wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
    onVerdict: (clientId, verdict) => {
      if (verdict.kind === 'stored') arrived(MessageSchema.parse(verdict.message))
      else if (verdict.kind === 'ignored') outbox.discard(clientId)
      else if (verdict.kind === 'refused') outbox.refuse(clientId, verdict.reason)
      else {
        connected = false
        onSignedOut()
      }
    },
  })
  const onStatus = (now: boolean) => {
    connected = now
    markBehind(client, me, now)
    if (now) {
      void client.invalidateQueries(threadsOf(me.id))
      for (const partnerId of new Set(open)) connection?.join(me.id, partnerId)
      void deliver()
    }
    for (const listener of listeners) listener()
  }
  // Also what another tab wrote: whichever has the connection sends it.
  const unsubscribe = outbox.subscribe(() => void deliver())

  return {
    me,
    outbox,
    connected: () => connected,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    start: () => {
      connection ??= connect({
        onStatus,
        onMessage: (message) => arrived(MessageSchema.parse(message)),
        onRead: ({ partner, seq }) =>
          updateThreads(client, me, (threads) => withRead(threads, partner, seq)),
        onSignedOut,
      })
    },
    close: () => {
      unsubscribe()
      outbox.close()
      connection?.close()
      connected = false
    },
    /** Kept before this returns; sent as soon as there is a connection. */
    write: ({ _id: to, model: toModel }: PartnerRef, message: string) => {
      const date = new Date().toISOString()
      outbox.put({ clientId: newId(), to, toModel, message, date })
    },
    /** Tells the server which thread is on screen, until the returned function is called. */
    open: (partnerId: string) => {
      open.push(partnerId)
      if (connected) connection?.join(me.id, partnerId)
      return () => {
        open.splice(open.indexOf(partnerId), 1)
      }
    },
  }
}

async function attempt(
  connection: Connection | null,
  me: Me,
  { clientId, to, toModel, message }: Outgoing,
): Promise<Verdict | null> {
  const draft = { from: me.id, fromModel: me.model, to, toModel, message, clientId }
  const reply = await connection?.send(draft)
  return reply ? verdictOf(reply) : null
}

/** Locks need https or localhost; elsewhere two tabs may both send, and the server drops one. */
const alone = (name: string, work: () => Promise<number>): Promise<number> =>
  navigator.locks ? navigator.locks.request(name, work) : work()

export function updateThreads(
  client: QueryClient,
  me: Me,
  step: (threads: readonly Thread[]) => readonly Thread[] | null,
) {
  const { queryKey } = threadsOf(me.id)
  const threads = client.getQueryData(queryKey)
  const next = threads && step(threads)
  if (next) client.setQueryData(queryKey, [...next])
  else void client.invalidateQueries({ queryKey })
}
