import { z } from 'zod'
import { endpoint, Id, Timestamp } from './endpoint.ts'

/** The only tags of advice, all without attributes (decision 28): the server and the page keep them. */
export const adviceTags: ReadonlySet<string> = new Set([
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'b',
  'i',
  'br',
  'blockquote',
])

/** spec §3: what follows this word is the conclusion. */
export const conclusionMark = 'Conclusion:'

export const Advice = z.object({ text: z.string(), at: Timestamp })
export type Advice = z.infer<typeof Advice>

const owner = z.object({ userId: Id })
const own = { allow: 'user', own: 'userId' } as const

export const advice = {
  /** text/plain in chunks: HTML fragments of p, h3, ul, ol, li, strong, em; the last section starts 'Conclusion:'. */
  stream: endpoint({
    method: 'GET',
    url: '/advice/:userId',
    config: { ...own, effects: true, limit: 'ai' },
    schema: {
      summary: 'New advice, streamed as it is made',
      params: owner,
      response: { 200: z.string() },
    },
  }),
  latest: endpoint({
    method: 'GET',
    url: '/users/:userId/advice',
    config: own,
    schema: {
      summary: 'The advice last finished, or null',
      params: owner,
      response: { 200: Advice.nullable() },
    },
  }),
}
