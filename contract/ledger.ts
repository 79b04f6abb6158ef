import { z } from 'zod'
import { endpoint, Id, Nothing, pageQuery, Timestamp } from './endpoint.ts'

/** What can be shared, each by itself. `danger` is a part of the summary. */
export const SharedItem = z.enum([
  'summary',
  'danger',
  'journals',
  'moods',
  'entry',
  'trusted-person',
])
export type SharedItem = z.infer<typeof SharedItem>

/** What a row tells of: what is shared, or what happens with one's matches, kept for the operator's counts. */
export const LedgerItem = z.enum([...SharedItem.options, 'matches'])
export type LedgerItem = z.infer<typeof LedgerItem>

export const Purpose = z.enum(['first-talk', 'our-work', 'this-entry', 'how-i-have-been'])
export type Purpose = z.infer<typeof Purpose>

/** The words to choose from. */
export const purposes: Readonly<Record<Purpose, string>> = {
  'first-talk': 'So that we can prepare the first talk',
  'our-work': 'For our work together',
  'this-entry': 'A question about this entry',
  'how-i-have-been': 'So that they see how I have been',
}

/** One thing that a patient can look up about who was let at what of theirs. */
export const LedgerEntry = z.object({
  kind: z.enum(['granted', 'changed', 'withdrawn', 'ended', 'read', 'opened']),
  at: Timestamp,
  /** Null where it was the operator. */
  therapistId: Id.nullable(),
  name: z.string(),
  /** What was read, granted, changed, withdrawn or has ended. */
  items: z.array(LedgerItem),
  /** What this therapist may read after a change. */
  left: z.array(LedgerItem),
  /** What the operator's people opened. */
  opened: z.enum(['report', 'mail']).nullable(),
  purpose: Purpose.nullable(),
  until: Timestamp.nullable(),
  /** A therapist's first reading that has not been marked as seen. */
  isNew: z.boolean(),
})
export type LedgerEntry = z.infer<typeof LedgerEntry>

const owner = z.object({ userId: Id })
const own = { allow: 'user', own: 'userId' } as const

export const ledger = {
  list: endpoint({
    method: 'GET',
    url: '/users/:userId/ledger',
    config: own,
    schema: {
      summary: 'Who was let at what of mine, who read it, latest first',
      params: owner,
      querystring: pageQuery(20),
      response: { 200: z.array(LedgerEntry) },
    },
  }),
  markSeen: endpoint({
    method: 'PUT',
    url: '/users/:userId/ledger-seen',
    config: own,
    schema: {
      summary: 'I have seen everything up to this moment',
      params: owner,
      body: z.object({ at: Timestamp }),
      response: { 204: Nothing },
    },
  }),
}
