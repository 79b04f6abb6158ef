import { z } from 'zod'
import { endpoint, Id, Nothing, page, Timestamp, written } from './endpoint.ts'

export const journalLimits = { title: 200, content: 50_000 } as const

export const Journal = z.object({
  _id: Id,
  user_id: Id,
  title: z.string(),
  content: z.string(),
  date: Timestamp,
})
export type Journal = z.infer<typeof Journal>

export const JournalDraft = z.object({
  title: written(journalLimits.title),
  content: written(journalLimits.content),
  user_id: Id.optional(),
  /** Made by the writer, so that a repeated send is stored once. */
  clientId: Id.optional(),
})
export type JournalDraft = z.infer<typeof JournalDraft>
export const JournalPatch = JournalDraft.pick({ title: true, content: true })
export type JournalPatch = z.infer<typeof JournalPatch>

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
      querystring: page(24),
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
      summary: 'Change an entry',
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
}
