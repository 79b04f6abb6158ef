import { z } from 'zod'
import { endpoint, Id, Timestamp, text } from './endpoint.ts'

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

/** What the page also keeps: the fold of our own, which no model may write. */
export const foldTags: ReadonlySet<string> = new Set(['details', 'summary'])

/** What `helped` calls the step of an advice, apart from activities and exercises of the same name. */
export const stepItem = (moduleId: string) => `advice-${moduleId}`

/** spec §3: what follows this word is the conclusion. */
export const conclusionMark = 'Conclusion:'

export const Advice = z.object({
  text: z.string(),
  at: Timestamp,
  /** The step of an earlier day, to be asked about; null where there is none, or it was answered. */
  ask: z.object({ item: z.string(), title: z.string() }).nullable(),
})
export type Advice = z.infer<typeof Advice>

const owner = z.object({ userId: Id })
const own = { allow: 'user', own: 'userId' } as const

export const advice = {
  /**
   * In chunks: HTML fragments of p, h3, ul, ol, li, strong, em and one details with its
   * summary; the last section starts 'Conclusion:'. `timeZone` tells the hour where the person is.
   */
  stream: endpoint({
    method: 'GET',
    url: '/advice/:userId',
    config: { ...own, effects: true, limit: 'ai' },
    sends: 'text/plain',
    schema: {
      summary: 'New advice, streamed as it is made',
      params: owner,
      querystring: z.object({ timeZone: text(64).optional() }),
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
      querystring: z.object({ timeZone: text(64).optional() }),
      response: { 200: Advice.nullable() },
    },
  }),
}
