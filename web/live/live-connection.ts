import type { Message } from '@attune/contract/messages.ts'
import type { QueryClient } from '@tanstack/react-query'
import { appointmentsKey, refreshNotifications } from '../lib/refresh-keys.ts'
import { type ChatSocket, type OnSignedOut, openChatSocket } from './chat-socket.ts'
import { createDelivery } from './delivery.ts'
import { addLiveMessage, markBehind, type PartnerRef, type Sender } from './history-cache.ts'
import { type Outgoing, outcomeOf, type SendOutcome } from './outbox.ts'
import { caseFileKey, refreshThreads, updateThreads } from './queries.ts'
import { openOutbox } from './stored-outbox.ts'
import { withMessage, withRead } from './threads.ts'

export type LiveConnection = ReturnType<typeof openLiveConnection>

/** Receives messages into the query cache and sends the outbox. Idle until `start` connects it. */
export function openLiveConnection(me: Sender, client: QueryClient, onSignedOut: OnSignedOut) {
  const outbox = openOutbox(me.id)
  const listeners = new Set<() => void>()
  const openThreads: string[] = []
  let socket: ChatSocket | null = null
  let connected = false

  const receive = (message: Message) => {
    addLiveMessage(client, me, message)
    outbox.settle([message.clientId])
    listMessage(client, me, message)
  }
  const deliver = createDelivery({
    outbox,
    connected: () => connected,
    attempt: (entry) => attempt(socket, me, entry),
    withLock: (work) => withLock(`outbox:${me.id}`, work),
    wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
    onOutcome: (clientId, outcome) => {
      if (outcome.kind === 'stored') receive(outcome.message)
      else if (outcome.kind === 'ignored') outbox.discard(clientId)
      else if (outcome.kind === 'refused') outbox.refuse(clientId, outcome)
      else {
        connected = false
        onSignedOut()
      }
    },
  })
  const onStatus = (isConnected: boolean) => {
    connected = isConnected
    markBehind(client, me, isConnected)
    if (isConnected) {
      askAnew(client, me)
      for (const partnerId of new Set(openThreads)) socket?.join(me.id, partnerId)
      void deliver()
    }
    for (const listener of listeners) listener()
  }
  // Another tab may have written and have no connection.
  const unsubscribe = outbox.subscribe(() => void deliver())

  return {
    me,
    outbox,
    connected: () => connected,
    socket: () => socket?.raw() ?? null,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    start: () => {
      socket ??= openChatSocket({
        onStatus,
        onMessage: receive,
        onRead: (at) => readElsewhere(client, me, at),
        onNotified: () => refreshNotifications(client, me.id),
        ...newsOf(me, client),
        onSignedOut,
      })
    },
    close: () => {
      unsubscribe()
      outbox.close()
      socket?.close()
      connected = false
    },
    /** Kept before this returns; sent as soon as there is a connection. */
    write: ({ _id: to, model: toModel }: PartnerRef, message: string, clientId: string) => {
      const date = new Date().toISOString()
      outbox.put({ clientId, to, toModel, message, date })
    },
    /** Tells the server which thread is on screen, until the returned function is called. */
    open: (partnerId: string) => {
      openThreads.push(partnerId)
      if (connected) socket?.join(me.id, partnerId)
      return () => {
        openThreads.splice(openThreads.indexOf(partnerId), 1)
      }
    },
  }
}

/** What happened elsewhere is asked for anew. */
function newsOf(me: Sender, client: QueryClient) {
  const onContact = () => void refreshThreads(client, me.id)
  return {
    onContact,
    onAppointments: () => void client.invalidateQueries({ queryKey: appointmentsKey(me.id) }),
    onCaseload: ({ patient }: { patient: string }) => {
      onContact()
      void client.invalidateQueries({ queryKey: caseFileKey(me.id, patient) })
    },
  }
}

function listMessage(client: QueryClient, me: Sender, message: Message) {
  const partner = message.from === me.id ? message.to : message.from
  updateThreads(client, me.id, partner, (threads) => withMessage(threads, message, me.id))
  if (message.to === me.id) refreshNotifications(client, me.id)
}

function askAnew(client: QueryClient, me: Sender) {
  void refreshThreads(client, me.id)
  refreshNotifications(client, me.id)
  newsOf(me, client).onAppointments()
}

function readElsewhere(client: QueryClient, me: Sender, at: { partner: string; seq: number }) {
  updateThreads(client, me.id, at.partner, (threads) => withRead(threads, at.partner, at.seq))
  refreshNotifications(client, me.id)
}

async function attempt(
  socket: ChatSocket | null,
  me: Sender,
  { clientId, to, toModel, message }: Outgoing,
): Promise<SendOutcome | null> {
  const draft = { from: me.id, fromModel: me.model, to, toModel, message, clientId }
  const reply = await socket?.send(draft)
  return reply ? outcomeOf(reply) : null
}

/** Locks need https or localhost. Elsewhere two tabs may both send, and the server drops one. */
const withLock = (name: string, work: () => Promise<number>): Promise<number> =>
  navigator.locks ? navigator.locks.request(name, work) : work()
