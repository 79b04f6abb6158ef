import { z } from 'zod'
import { endpoint, Id, Nothing, typed, written } from './endpoint.ts'

/** How much a text speaks of danger to the writer; from `possible` on, help is shown beside it. */
export const grades = ['none', 'distress', 'possible', 'imminent'] as const
export const Grade = z.enum(grades)
export type Grade = z.infer<typeof Grade>

export const HelpLine = z.object({
  name: z.string(),
  country: z.string(),
  countryName: z.string(),
  type: z.string(),
  phone: z.string().nullable(),
  text: z.string().nullable(),
  chat: z.string().nullable(),
  url: z.string().nullable(),
  hours: z.string().nullable(),
  cost: z.string().nullable(),
  emergency: z.string().nullable(),
  primary: z.boolean(),
  /** For whom, and in which languages (ISO 639-1). */
  audience: z.string(),
  languages: z.array(z.string()),
})
export type HelpLine = z.infer<typeof HelpLine>

export const TrustedPerson = z.object({ name: written(120), phone: written(40) })
export type TrustedPerson = z.infer<typeof TrustedPerson>

/** What the calm panel needs: lines of the person's country, whom they trust, whom they write with. */
export const Help = z.object({
  country: z.string().nullable(),
  lines: z.array(HelpLine),
  trustedPerson: TrustedPerson.nullable(),
  therapist: z.object({ _id: Id, name: z.string() }).nullable(),
})
export type Help = z.infer<typeof Help>

const owner = z.object({ userId: Id })
const own = { allow: 'user', own: 'userId' } as const

export const risk = {
  /** Nothing is stored and no one is told: the answer is for the page alone. */
  check: endpoint({
    method: 'POST',
    url: '/users/:userId/risk-check',
    config: own,
    schema: {
      summary: 'Whether a text speaks of danger',
      params: owner,
      body: z.object({ text: typed(60_000) }),
      response: { 200: z.object({ grade: Grade }) },
    },
  }),
  help: endpoint({
    method: 'GET',
    url: '/users/:userId/help',
    config: own,
    schema: { summary: 'Whom I can turn to', params: owner, response: { 200: Help } },
  }),
  setTrustedPerson: endpoint({
    method: 'PUT',
    url: '/users/:userId/trusted-person',
    config: own,
    schema: {
      summary: 'Whom I trust; null forgets them',
      params: owner,
      body: z.object({ trustedPerson: TrustedPerson.nullable() }),
      response: { 204: Nothing },
    },
  }),
}
