import { z } from 'zod'
import { By, ReasonedChange } from './appointments.ts'
import { endpoint, Id, Timestamp } from './endpoint.ts'
import { Partner } from './messages.ts'
import { LeftOut, seriesLimits, Weeks } from './series-facts.ts'

/** The same weekday and time as the appointment it is made from, so many times after that one. */
export const SeriesRule = z.object({
  weeks: Weeks,
  times: z.int().min(1, 'Please choose one time at least.').max(seriesLimits.times),
})
export type SeriesRule = z.infer<typeof SeriesRule>

export const SeriesDate = z.object({ at: Timestamp, until: Timestamp, leftOut: LeftOut.nullable() })
export type SeriesDate = z.infer<typeof SeriesDate>

/** What one of the two asks the other for; no time is held for it. */
export const SeriesProposal = z.object({
  _id: Id,
  by: By,
  weeks: Weeks,
  answerBy: Timestamp,
  /** Whether they go on with a series that is there. */
  extends: z.boolean(),
  /** As they are at this moment; what is left out then is said as it is agreed on. */
  dates: z.array(SeriesDate),
})
export type SeriesProposal = z.infer<typeof SeriesProposal>

/** Of one appointment: the series it is part of, what is asked for, and whether one can be asked for. */
export const SeriesState = z.object({
  mayPropose: z.boolean(),
  running: z
    .object({
      _id: Id,
      weeks: Weeks,
      /** How many are ahead from this one on, itself among them. */
      ahead: z.int(),
      last: z.object({ _id: Id, at: Timestamp }),
    })
    .nullable(),
  proposal: SeriesProposal.nullable(),
})
export type SeriesState = z.infer<typeof SeriesState>

/** A series that waits for the caller's answer, with the appointment it was made from. */
export const WaitingSeries = SeriesProposal.extend({
  appointment: Id,
  partner: Partner,
  at: Timestamp,
  timeZones: z.object({ patient: z.string(), therapist: z.string() }),
})
export type WaitingSeries = z.infer<typeof WaitingSeries>

const one = z.object({ id: Id })
const proposed = one.extend({ seriesId: Id })
const either = { allow: 'either' } as const
const state = { 200: SeriesState } as const

export const series = {
  waiting: endpoint({
    method: 'GET',
    url: '/appointments/series',
    config: either,
    schema: {
      summary: 'Series that wait for my answer, those first that end soonest',
      response: { 200: z.array(WaitingSeries) },
    },
  }),
  read: endpoint({
    method: 'GET',
    url: '/appointments/:id/series',
    config: either,
    schema: { summary: 'What repeats of this appointment', params: one, response: state },
  }),
  preview: endpoint({
    method: 'GET',
    url: '/appointments/:id/series/dates',
    config: either,
    schema: {
      summary: 'The dates such a series would have, with those that are left out',
      params: one,
      querystring: z.object({
        weeks: z.coerce.number().pipe(Weeks),
        times: z.coerce.number().pipe(SeriesRule.shape.times),
      }),
      response: { 200: z.array(SeriesDate) },
    },
  }),
  propose: endpoint({
    method: 'POST',
    url: '/appointments/:id/series',
    config: either,
    schema: {
      summary:
        'Ask the other to have it every week, or every two; the same clientId stores nothing new',
      params: one,
      body: SeriesRule.extend({ clientId: Id }),
      response: { 201: SeriesState },
    },
  }),
  accept: endpoint({
    method: 'PUT',
    url: '/appointments/:id/series/:seriesId/accept',
    config: either,
    schema: {
      summary: 'Agree to the dates that the other asks for; what is not free any more is left out',
      params: proposed,
      response: state,
    },
  }),
  decline: endpoint({
    method: 'PUT',
    url: '/appointments/:id/series/:seriesId/decline',
    config: either,
    schema: {
      summary: 'Decline what the other asks for, or take back my own; the appointment stays',
      params: proposed,
      response: state,
    },
  }),
  cancelLater: endpoint({
    method: 'PUT',
    url: '/appointments/:id/series/cancel',
    config: either,
    schema: {
      summary: 'Cancel this one and all later ones of its series',
      params: one,
      body: ReasonedChange,
      response: state,
    },
  }),
}
