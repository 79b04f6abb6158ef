import { z } from 'zod'
import { endpoint, Id } from './endpoint.ts'

export const reachDays = 30
/** Fewer people than this are not counted out: a therapist may know who they are. */
export const fewestCounted = 5

/** So many people, each once; null: some, but fewer than are counted out. */
const people = z.number().int().min(0).nullable()

/** How a practice was found and what came of it in the last 30 days, in numbers alone. */
export const Reach = z.object({
  /** Shown among somebody's best matches. */
  matches: people,
  /** Their profile opened. */
  views: people,
  /** First messages of patients, and how many of those were answered. */
  firstMessages: z.number().int().min(0),
  answered: z.number().int().min(0),
})
export type Reach = z.infer<typeof Reach>

export const reach = {
  read: endpoint({
    method: 'GET',
    url: '/therapists/:id/reach',
    config: { allow: 'therapist', own: 'id' },
    schema: {
      summary: 'How often I was shown, looked at, written to and answered in the last 30 days',
      params: z.object({ id: Id }),
      response: { 200: Reach },
    },
  }),
}
