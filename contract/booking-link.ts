import { z } from 'zod'
import { FreeTimes, Offer } from './appointments.ts'
import { BookingHandle, WrittenHandle } from './booking-handle.ts'
import { AppointmentKind } from './calendar.ts'
import { endpoint, Id } from './endpoint.ts'
import { LicenceStanding } from './licences.ts'

/** Days of free times that a stranger sees: enough to choose, too few to watch a practice by. */
export const strangersDays = 30

/** Null: there is no link, or it is switched off. */
export const BookingLink = z.object({ handle: BookingHandle.nullable() })
export type BookingLink = z.infer<typeof BookingLink>

/** `former` are those given up, the last first: they are kept for whom they were, as printed cards still say them. */
export const OwnBookingLink = BookingLink.extend({ former: z.array(BookingHandle) })
export type OwnBookingLink = z.infer<typeof OwnBookingLink>

/** What whoever opens a link is shown of its therapist before any time: the same to everyone. */
export const BookingPage = z.object({
  _id: Id,
  name: z.string(),
  isDemo: z.boolean(),
  licence: LicenceStanding,
  timeZone: z.string(),
  offers: z.array(Offer),
})
export type BookingPage = z.infer<typeof BookingPage>

const self = z.object({ id: Id })
const own = { allow: 'therapist', own: 'id' } as const
const written = z.object({ handle: WrittenHandle })
const open = { allow: 'anyone', limit: 'bookingLink' } as const

export const bookingLink = {
  read: endpoint({
    method: 'GET',
    url: '/therapists/:id/booking-link',
    config: own,
    schema: {
      summary: 'The link that anyone can book with me by',
      params: self,
      response: { 200: OwnBookingLink },
    },
  }),
  set: endpoint({
    method: 'PUT',
    url: '/therapists/:id/booking-link',
    config: own,
    schema: {
      summary: 'Switch my link on under this name, or off; `taken` where somebody has the name',
      params: self,
      body: BookingLink,
      response: { 200: OwnBookingLink },
    },
  }),
  page: endpoint({
    method: 'GET',
    url: '/book/:handle',
    config: open,
    schema: {
      summary: 'Whose link it is, and what can be agreed on',
      params: written,
      response: { 200: BookingPage },
    },
  }),
  freeTimes: endpoint({
    method: 'GET',
    url: '/book/:handle/free-times',
    config: open,
    schema: {
      summary: 'When an appointment by this link can begin in the next 30 days, soonest first',
      params: written,
      querystring: z.object({
        /** Left out: a first talk where it is offered, else a session. */
        kind: AppointmentKind.optional(),
      }),
      response: { 200: FreeTimes },
    },
  }),
}
