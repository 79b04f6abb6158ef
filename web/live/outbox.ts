import { type Message, SenderRole, type SendReply } from '@attune/contract/messages.ts'
import { z } from 'zod'

/**
 * A message that was typed and is not known to be stored. It leaves the outbox only when
 * the server shows the stored message with the same `clientId`, or the writer removes it.
 */
export const Outgoing = z.object({
  clientId: z.uuid(),
  to: z.uuid(),
  toModel: SenderRole,
  message: z.string(),
  /** When it was written, ISO 8601. */
  date: z.iso.datetime(),
  state: z.enum(['sending', 'failed']),
  /** Why the server refused it; empty while it is on its way. */
  reason: z.string(),
  /** Not to be sent yet: the words go back to where they were written. */
  back: z.boolean().optional(),
})
export type Outgoing = z.infer<typeof Outgoing>
export type Outbox = readonly Outgoing[]
export type OutgoingDraft = Pick<Outgoing, 'clientId' | 'to' | 'toModel' | 'message' | 'date'>

export const queued = (outbox: Outbox, draft: OutgoingDraft): Outbox => [
  ...settled(outbox, draft.clientId),
  { ...draft, state: 'sending', reason: '' },
]

/** Stored on the server, or removed by the writer: either way there is nothing left to send. */
export const settled = (outbox: Outbox, clientId: string): Outbox =>
  outbox.filter((entry) => entry.clientId !== clientId)

export const refused = (outbox: Outbox, clientId: string, reason: string, back = false): Outbox =>
  outbox.map((entry) =>
    entry.clientId === clientId
      ? { ...entry, state: 'failed', reason, ...(back && { back }) }
      : entry,
  )

/** Goes to the end of the queue, where its bubble stands, so that order seen is order sent. */
export function retried(outbox: Outbox, clientId: string): Outbox {
  const entry = outbox.find((one) => one.clientId === clientId)
  return entry ? queued(outbox, entry) : outbox
}

/** The oldest that was not refused. */
export const nextToSend = (outbox: Outbox): Outgoing | undefined =>
  outbox.find((entry) => entry.state === 'sending')

export const outgoingTo = (outbox: Outbox, partner: string): Outbox =>
  outbox.filter((entry) => entry.to === partner)

/**
 * After another tab wrote. Two tabs that write at the same moment can lose each other's entry,
 * and that looks just like the other tab having sent it. So what vanished goes back once if it
 * is `restorable` (the server drops a double); otherwise it is taken for sent, and `vanished`
 * names it until the stored message is here to be shown instead.
 */
export function reconciled(mine: Outbox, after: Outbox, restorable: ReadonlySet<string>) {
  const kept = new Set(after.map((entry) => entry.clientId))
  const missing = mine.filter((entry) => entry.state === 'sending' && !kept.has(entry.clientId))
  const restored = missing.filter((entry) => restorable.has(entry.clientId))
  const vanished = missing.filter((entry) => !restorable.has(entry.clientId))
  return { entries: [...after, ...restored], restored, vanished }
}

/** What was kept in storage; an entry that cannot be read is dropped, never the others. */
export function readOutbox(text: string | null): Outbox {
  if (!text) return []
  try {
    const list: unknown = JSON.parse(text)
    if (!Array.isArray(list)) return []
    return list.flatMap((entry) => Outgoing.safeParse(entry).data ?? [])
  } catch {
    return []
  }
}

/** What an answer of the server means for the message that was sent. */
export type SendOutcome =
  | { kind: 'stored'; message: Message }
  | { kind: 'ignored' }
  | { kind: 'refused'; reason: string; back?: true }
  /** To be tried again. `refusable`: the message may be the cause, so the number of tries has an end. */
  | { kind: 'later'; refusable: boolean }
  | { kind: 'signedOut' }

export function outcomeOf(reply: SendReply): SendOutcome {
  if ('message' in reply) return { kind: 'stored', message: reply.message }
  if ('ignored' in reply) return { kind: 'ignored' }
  if (reply.code === 'signed_out') return { kind: 'signedOut' }
  if (reply.code === 'not_yet') return { kind: 'refused', reason: reply.error, back: true }
  if (reply.code === 'internal') return { kind: 'later', refusable: true }
  const isTransient = reply.code === 'too_many' || reply.code === 'unavailable'
  return isTransient
    ? { kind: 'later', refusable: false }
    : { kind: 'refused', reason: reply.error }
}
