import { z } from 'zod'
import { endpoint, Id, Nothing, pageQuery, Timestamp, trimmedText } from './endpoint.ts'

export const journalLimits = { title: 200, content: 50_000 } as const

export const Journal = z.object({
  _id: Id,
  user_id: Id,
  title: z.string(),
  content: z.string(),
  date: Timestamp,
  /** 1 when written, one more with every change. */
  version: z.int(),
})
export type Journal = z.infer<typeof Journal>

export const JournalDraft = z.object({
  title: trimmedText(journalLimits.title),
  content: trimmedText(journalLimits.content),
  user_id: Id.optional(),
  /** Made by the writer, so that a repeated send is stored once. */
  clientId: Id.optional(),
})
export type JournalDraft = z.infer<typeof JournalDraft>
export const JournalPatch = JournalDraft.pick({ title: true, content: true }).extend({
  /** What the change began from: if another version stands there now, it is refused as `taken`. */
  version: z.int().min(1).max(2_147_483_647).optional(),
})
export type JournalPatch = z.infer<typeof JournalPatch>

/** Whether software on this server may look for patterns in what someone writes; null: not asked yet. */
export const JournalConsent = z.object({ allowed: z.boolean().nullable() })
export type JournalConsent = z.infer<typeof JournalConsent>

/** A feeling or theme that software sees with some certainty, and the words that made it think so. */
export const Noticed = z.object({
  name: z.string(),
  because: z.array(z.string()),
})
export type Noticed = z.infer<typeof Noticed>

/**
 * What software noticed in one entry. `none`: it was not looked at; `waiting`: it will be; `read`
 * with two empty lists: it can't tell.
 */
export const JournalNotice = z.object({
  state: z.enum(['none', 'waiting', 'read']),
  /** The words speak of danger: then no feelings are guessed. */
  danger: z.boolean(),
  feelings: z.array(Noticed),
  themes: z.array(Noticed),
  made: z.object({ engine: z.string(), at: Timestamp }).nullable(),
})
export type JournalNotice = z.infer<typeof JournalNotice>

/** How far back entries are looked at together, in days. */
export const analysedDays = 30

const owner = z.object({ userId: Id })
const entry = owner.extend({ id: Id })
const config = { allow: 'user', own: 'userId' } as const

export const journals = {
  list: endpoint({
    method: 'GET',
    url: '/users/:userId/journals',
    config,
    schema: {
      summary: 'My journal, newest first; the next page is in the Link header',
      params: owner,
      querystring: pageQuery(24),
      response: { 200: z.array(Journal) },
    },
  }),
  read: endpoint({
    method: 'GET',
    url: '/users/:userId/journals/:id',
    config,
    schema: { summary: 'One entry', params: entry, response: { 200: Journal } },
  }),
  create: endpoint({
    method: 'POST',
    url: '/users/:userId/journals',
    config,
    schema: {
      summary: 'Write an entry',
      params: owner,
      body: JournalDraft,
      response: { 201: Journal },
    },
  }),
  update: endpoint({
    method: 'PUT',
    url: '/users/:userId/journals/:id',
    config,
    schema: {
      summary: 'Change an entry; 409 if it was changed meanwhile',
      params: entry,
      body: JournalPatch,
      response: { 200: Journal },
    },
  }),
  delete: endpoint({
    method: 'DELETE',
    url: '/users/:userId/journals/:id',
    config,
    schema: { summary: 'Delete an entry', params: entry, response: { 204: Nothing } },
  }),
  notice: endpoint({
    method: 'GET',
    url: '/users/:userId/journals/:id/notice',
    config,
    schema: {
      summary: 'What software noticed in an entry',
      params: entry,
      response: { 200: JournalNotice },
    },
  }),
  readConsent: endpoint({
    method: 'GET',
    url: '/users/:userId/journal-consent',
    config,
    schema: {
      summary: 'Whether software may look for patterns in my journal',
      params: owner,
      response: { 200: JournalConsent },
    },
  }),
  setConsent: endpoint({
    method: 'PUT',
    url: '/users/:userId/journal-consent',
    config,
    schema: {
      summary: 'Allow it, or stop it and delete all it noticed',
      params: owner,
      body: z.object({ allowed: z.boolean() }),
      response: { 200: JournalConsent },
    },
  }),
}
