import { z } from 'zod'
import {
  Appointment,
  AppointmentDetail,
  AppointmentDraft,
  AppointmentEvent,
  appointmentLimits,
  Change,
  FreeTimes,
  HowWasIt,
  Move,
  NextFree,
  ReasonedChange,
  ReminderSettings,
  WaitingDraft,
  WaitingPlace,
} from './appointments.ts'
import { WrittenHandle } from './booking-handle.ts'
import { AppointmentFormat, AppointmentKind } from './calendar.ts'
import { endpoint, Id, Nothing, pageQuery, Timestamp, trimmedText } from './endpoint.ts'

const one = z.object({ id: Id })
const either = { allow: 'either' } as const
const asTherapist = { allow: 'therapist' } as const
const asPatient = { allow: 'user' } as const
const detail = { 200: AppointmentDetail } as const

export const appointments = {
  freeTimes: endpoint({
    method: 'GET',
    url: '/therapists/:id/free-times',
    config: either,
    schema: {
      summary: 'When an appointment with this therapist can begin, soonest first',
      params: one,
      querystring: z.object({
        from: Timestamp.optional(),
        days: z.coerce.number().int().min(1).max(appointmentLimits.freeDays).default(14),
        /** Left out: a first talk where it is offered, else a session. */
        kind: AppointmentKind.optional(),
        format: AppointmentFormat.optional(),
        /** An appointment of the caller's that is to be moved: its own time stands in the way of none. */
        moving: Id.optional(),
        /** The booking link that led here. */
        link: WrittenHandle.optional(),
      }),
      response: { 200: FreeTimes },
    },
  }),
  nextFree: endpoint({
    method: 'GET',
    url: '/free-times/next',
    config: either,
    schema: {
      summary: 'The next free time of each of these therapists who has one',
      querystring: z.object({
        /** Ids, separated by commas. */
        ids: z
          .string()
          .max(1_000)
          .transform((list) => list.split(',').filter(Boolean))
          .pipe(z.array(Id).max(24)),
      }),
      response: { 200: z.array(NextFree) },
    },
  }),
  create: endpoint({
    method: 'POST',
    url: '/appointments',
    config: asPatient,
    schema: {
      summary: 'Ask for an appointment; `taken` where somebody was quicker',
      body: AppointmentDraft,
      response: { 201: AppointmentDetail },
    },
  }),
  list: endpoint({
    method: 'GET',
    url: '/appointments',
    config: either,
    schema: {
      summary:
        'Mine: those ahead, soonest first, or all others, latest first; Link has the next page',
      querystring: pageQuery(20).extend({
        when: z.enum(['ahead', 'past']).default('ahead'),
        /** Only with this person. */
        with: Id.optional(),
        /** Only those that begin from here on, and before there. */
        from: Timestamp.optional(),
        until: Timestamp.optional(),
      }),
      response: { 200: z.array(Appointment) },
    },
  }),
  events: endpoint({
    method: 'GET',
    url: '/appointments/events',
    config: either,
    schema: {
      summary:
        'What happened with appointments of mine and this person, latest first; Link as above',
      querystring: pageQuery(50).extend({ with: Id }),
      response: { 200: z.array(AppointmentEvent) },
    },
  }),
  readSettings: endpoint({
    method: 'GET',
    url: '/appointments/settings',
    config: either,
    schema: { summary: 'When I am reminded', response: { 200: ReminderSettings } },
  }),
  setSettings: endpoint({
    method: 'PUT',
    url: '/appointments/settings',
    config: either,
    schema: {
      summary: 'Change when I am reminded',
      body: ReminderSettings,
      response: { 200: ReminderSettings },
    },
  }),
  read: endpoint({
    method: 'GET',
    url: '/appointments/:id',
    config: either,
    schema: { summary: 'One of mine', params: one, response: detail },
  }),
  accept: endpoint({
    method: 'PUT',
    url: '/appointments/:id/accept',
    config: asPatient,
    schema: {
      summary: 'Take what the waiting list offers me',
      params: one,
      body: Change,
      response: detail,
    },
  }),
  confirm: endpoint({
    method: 'PUT',
    url: '/appointments/:id/confirm',
    config: asTherapist,
    schema: { summary: 'Confirm a request', params: one, body: Change, response: detail },
  }),
  decline: endpoint({
    method: 'PUT',
    url: '/appointments/:id/decline',
    config: asTherapist,
    schema: {
      summary: 'This time is not possible; the contact stays as it is',
      params: one,
      body: ReasonedChange,
      response: detail,
    },
  }),
  withdraw: endpoint({
    method: 'PUT',
    url: '/appointments/:id/withdraw',
    config: asPatient,
    schema: {
      summary: 'Take back a request, or pass on an offer',
      params: one,
      body: ReasonedChange,
      response: detail,
    },
  }),
  move: endpoint({
    method: 'PUT',
    url: '/appointments/:id/move',
    config: either,
    schema: {
      summary:
        'The same appointment at another time, or a proposal of it where the other has to agree; `taken` where that is not free',
      params: one,
      body: Move,
      response: detail,
    },
  }),
  acceptMove: endpoint({
    method: 'PUT',
    url: '/appointments/:id/accept-move',
    config: either,
    schema: {
      summary: 'Agree to the time that the other proposes',
      params: one,
      body: Change,
      response: detail,
    },
  }),
  declineMove: endpoint({
    method: 'PUT',
    url: '/appointments/:id/decline-move',
    config: either,
    schema: {
      summary: 'Keep the time as it is: decline what the other proposes, or take back my own',
      params: one,
      body: ReasonedChange,
      response: detail,
    },
  }),
  cancel: endpoint({
    method: 'PUT',
    url: '/appointments/:id/cancel',
    config: either,
    schema: {
      summary: 'Cancel what was confirmed',
      params: one,
      body: ReasonedChange,
      response: detail,
    },
  }),
  noShow: endpoint({
    method: 'PUT',
    url: '/appointments/:id/no-show',
    config: either,
    schema: { summary: 'The other did not come', params: one, body: Change, response: detail },
  }),
  contest: endpoint({
    method: 'PUT',
    url: '/appointments/:id/contest',
    config: either,
    schema: {
      summary: 'I see that differently: I was there',
      params: one,
      body: Change,
      response: detail,
    },
  }),
  addToAgenda: endpoint({
    method: 'PUT',
    url: '/appointments/:id/agenda',
    config: either,
    schema: {
      summary: 'Something to speak about; the same id again adds nothing',
      params: one,
      body: z.object({ _id: Id, text: trimmedText(appointmentLimits.agendaItem) }),
      response: detail,
    },
  }),
  dropFromAgenda: endpoint({
    method: 'DELETE',
    url: '/appointments/:id/agenda/:itemId',
    config: either,
    schema: {
      summary: 'Take back what I added',
      params: one.extend({ itemId: Id }),
      response: { 204: Nothing },
    },
  }),
  howWasIt: endpoint({
    method: 'PUT',
    url: '/appointments/:id/how-was-it',
    config: asPatient,
    schema: {
      summary: 'Two questions after the first appointments; nobody but me reads the answers',
      params: one,
      body: HowWasIt,
      response: detail,
    },
  }),
  readPlace: endpoint({
    method: 'GET',
    url: '/therapists/:id/waiting-list',
    config: asPatient,
    schema: {
      summary: 'My place on the waiting list of this therapist; null where I have none',
      params: one,
      response: { 200: WaitingPlace.nullable() },
    },
  }),
  wait: endpoint({
    method: 'PUT',
    url: '/therapists/:id/waiting-list',
    config: asPatient,
    schema: {
      summary: 'Offer me a time that becomes free',
      params: one,
      body: WaitingDraft,
      response: { 200: WaitingPlace },
    },
  }),
  stopWaiting: endpoint({
    method: 'DELETE',
    url: '/therapists/:id/waiting-list',
    config: asPatient,
    schema: { summary: 'I do not wait any more', params: one, response: { 204: Nothing } },
  }),
}
