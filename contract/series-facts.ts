import { z } from 'zod'
import { Id, Timestamp } from './endpoint.ts'

export const seriesLimits = {
  /** Dates that are added at once. */
  times: 26,
  /** Days for which the other of the two has time to answer. */
  answerDays: 7,
  /** Of one pair: series that wait for an answer, and those one of the two proposes in 24 hours. */
  open: 3,
  aDay: 6,
} as const

/** Every week, or every two. */
export const Weeks = z.literal([1, 2])
export type Weeks = z.infer<typeof Weeks>

/** Why a date is no part of it: the therapist is away or closed then, or something else is there. */
export const LeftOut = z.enum(['away', 'taken'])
export type LeftOut = z.infer<typeof LeftOut>

/** As a card of the conversation tells it. */
export const SeriesFacts = z.object({
  _id: Id,
  weeks: Weeks,
  dates: z.int(),
  last: Timestamp,
  leftOut: z.array(z.object({ at: Timestamp, why: LeftOut })).max(seriesLimits.times),
})
export type SeriesFacts = z.infer<typeof SeriesFacts>
