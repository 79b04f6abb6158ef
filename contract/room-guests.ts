import { z } from 'zod'
import { AppointmentKind } from './calendar.ts'
import { endpoint, Id, Nothing, Timestamp, trimmedText } from './endpoint.ts'
import { Room } from './room.ts'

/** Beside the two of an appointment, and how long a name may be. */
export const guestLimits = { guests: 2, name: 60 } as const

/**
 * Somebody invited by name to the room of one appointment. `opened`: their link was used, and from
 * then on leads nobody else in.
 */
export const RoomGuest = z.object({
  _id: Id,
  name: z.string(),
  by: z.enum(['me', 'them']),
  opened: z.boolean(),
})
export type RoomGuest = z.infer<typeof RoomGuest>

/** The secret of a link, 256 random bits: it stands behind `#`, so that no server and no log ever reads it with an address. */
export const GuestSecret = z.string().regex(/^[\w-]{43}$/)

/** What a guest is shown: whose appointment it is, and when, and nothing of the patient. */
export const GuestVisit = z.object({
  guest: z.object({ _id: Id, name: z.string() }),
  appointment: Id,
  therapist: z.object({ _id: Id, name: z.string() }),
  kind: AppointmentKind,
  at: Timestamp,
  until: Timestamp,
  room: Room,
})
export type GuestVisit = z.infer<typeof GuestVisit>

const ofAppointment = z.object({ id: Id })

export const roomGuests = {
  list: endpoint({
    method: 'GET',
    url: '/appointments/:id/guests',
    config: { allow: 'either' },
    schema: {
      summary: 'Who else is invited to the room of this appointment of mine',
      params: ofAppointment,
      response: { 200: z.array(RoomGuest) },
    },
  }),
  invite: endpoint({
    method: 'POST',
    url: '/appointments/:id/guests',
    config: { allow: 'either' },
    schema: {
      summary: 'Invite somebody by name; the secret of their link is told this once',
      params: ofAppointment,
      body: z.object({ name: trimmedText(guestLimits.name) }),
      response: { 201: z.object({ guest: RoomGuest, secret: GuestSecret }) },
    },
  }),
  takeAway: endpoint({
    method: 'DELETE',
    url: '/appointments/:id/guests/:guestId',
    config: { allow: 'either' },
    schema: {
      summary: 'Take an invitation away, whoever of the two gave it; whoever is in the room is out',
      params: z.object({ id: Id, guestId: Id }),
      response: { 204: Nothing },
    },
  }),
  open: endpoint({
    method: 'POST',
    url: '/room-guest',
    config: { allow: 'anyone' },
    schema: {
      summary:
        'Use the link I was invited by, once; this browser is remembered for the appointment',
      body: z.object({ secret: GuestSecret }),
      response: { 200: GuestVisit },
    },
  }),
  visit: endpoint({
    method: 'GET',
    url: '/room-guest',
    config: { allow: 'anyone' },
    schema: {
      summary: 'What I am invited to by the link that this browser has used',
      response: { 200: GuestVisit },
    },
  }),
}
