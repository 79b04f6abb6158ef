import { z } from 'zod'
import { endpoint, Nothing } from './endpoint.ts'

/** What this browser is told by the service of its maker while no page of ours is open. */
export const Push = z.object({
  /** The public half of the operator's key, for the browser to subscribe with; null: switched off. */
  key: z.string().nullable(),
  /** Whether the browser of this session is subscribed. */
  on: z.boolean(),
})
export type Push = z.infer<typeof Push>

export const push = {
  read: endpoint({
    method: 'GET',
    url: '/push',
    config: { allow: 'either' },
    schema: { summary: 'Whether this browser is told of news', response: { 200: Push } },
  }),
  subscribe: endpoint({
    method: 'PUT',
    url: '/push',
    config: { allow: 'either' },
    schema: {
      summary:
        'Tell this browser of news, at the address its maker gave it, until the session ends',
      body: z.object({ endpoint: z.url().max(1_000) }),
      response: { 204: Nothing },
    },
  }),
  unsubscribe: endpoint({
    method: 'DELETE',
    url: '/push',
    config: { allow: 'either' },
    schema: { summary: 'Tell this browser nothing more', response: { 204: Nothing } },
  }),
}
