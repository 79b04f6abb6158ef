import { z } from 'zod'
import { WrittenHandle } from './booking-handle.ts'
import { AppointmentFormat, AppointmentKind, Place } from './calendar.ts'
import { Id, Timestamp, text, trimmedText } from './endpoint.ts'
import { messageLimit, Partner } from './messages.ts'
import { SeriesFacts } from './series-facts.ts'
import { TimeZone } from './time-zone.ts'

export const appointmentLimits = {
  reason: 500,
  agendaItem: 300,
  agendaItems: 30,
  /** Days of free times that one call gives. */
  freeDays: 62,
  /** Appointments a patient has asked for, or agreed on, that lie ahead. */
  aheadOfPatient: 30,
  /** Requests of a patient that wait for the answer of one therapist. */
  openWithOne: 5,
  /** Requests of a patient in 24 hours, to one therapist and to all. */
  requestsADayWithOne: 8,
  requestsADay: 20,
  /** Moves of one of the two, made or proposed, in 24 hours. */
  movesADay: 10,
  /** Mails without a calendar's part in an hour to one person: about one other, and about all. */
  mailsAnHourOfOne: 4,
  mailsAnHour: 20,
  /** Days ahead to which one can be moved. */
  movedWithinDays: 366,
  /** Hours before it begins at which a request that nobody answered ends; or days after it was made. */
  answerBeforeHours: 2,
  answerWithinDays: 7,
  /** Hours for which another time that one of the two proposes is held at most. */
  moveAnswerHours: 48,
  /** How long an offer out of the waiting list is kept for one person. */
  offerMinutes: 60,
  /** Days after it was to be at which it can still be said that somebody did not come. */
  noShowDays: 14,
  /** After which of the appointments of two people "How was it?" is asked. */
  askedAfter: 3,
} as const

/**
 * `offered`: out of the waiting list, kept for this patient for an hour; `requested`: held, not
 * confirmed yet; `past`: it was confirmed and has ended, by the server's clock.
 */
export const AppointmentStatus = z.enum([
  'offered',
  'requested',
  'confirmed',
  'past',
  'declined',
  'withdrawn',
  'expired',
  'cancelled',
])
export type AppointmentStatus = z.infer<typeof AppointmentStatus>

/** What the reader can do with it at this moment. */
export const AppointmentAction = z.enum([
  'accept',
  'confirm',
  'decline',
  'withdraw',
  'move',
  'accept-move',
  /** The other's proposal, or take back one's own. */
  'decline-move',
  'cancel',
  'add-to-agenda',
  'join',
  'no-show',
  'contest',
  'how-was-it',
])
export type AppointmentAction = z.infer<typeof AppointmentAction>

/** `attune`: nobody did it by hand, such as when a request was not answered. */
export const By = z.enum(['me', 'them', 'attune'])
export type By = z.infer<typeof By>

export const Appointment = z.object({
  _id: Id,
  partner: Partner,
  kind: AppointmentKind,
  format: AppointmentFormat,
  /** Said of a first talk alone. */
  free: z.boolean(),
  status: AppointmentStatus,
  at: Timestamp,
  until: Timestamp,
  /** The zones of both as they were when it was agreed on. */
  timeZones: z.object({ patient: z.string(), therapist: z.string() }),
  /** Counts the changes: what is sent with every change, so that none is made to what was not seen. */
  sequence: z.int(),
  /** Until when a request has to be answered, or an offer taken; null for all others. */
  answerBy: Timestamp.nullable(),
  /** Until when cancelling is free; null where that is until it begins. */
  freeCancellationUntil: Timestamp.nullable(),
  /** Another time that one of the two proposes: held until it is answered, while the time above stands. */
  proposal: z.object({ by: By, at: Timestamp, until: Timestamp, answerBy: Timestamp }).nullable(),
  /** Who said that the other did not come, and whether the other sees it differently. */
  noShow: z.object({ by: By, contested: z.boolean() }).nullable(),
  may: z.array(AppointmentAction),
})
export type Appointment = z.infer<typeof Appointment>

export const EventKind = z.enum([
  'offered',
  'requested',
  'confirmed',
  'declined',
  'withdrawn',
  'expired',
  'moved',
  'move-proposed',
  'move-accepted',
  'move-declined',
  'move-withdrawn',
  /** Nobody answered the proposal in time. */
  'move-lapsed',
  'cancelled',
  'no-show',
  'contested',
  'series-proposed',
  'series-agreed',
  'series-declined',
  'series-withdrawn',
  /** Nobody answered in time. */
  'series-lapsed',
  /** Of all dates from there on. */
  'series-cancelled',
  'guest-invited',
  'guest-taken-away',
])
export type EventKind = z.infer<typeof EventKind>

/** What happened, as a card of the conversation shows it. */
export const AppointmentEvent = z.object({
  _id: Id,
  appointment: Id,
  what: EventKind,
  by: By,
  /** When it happened. */
  date: Timestamp,
  kind: AppointmentKind,
  format: AppointmentFormat,
  /** When the appointment was to be, after this; of a proposal, the time that is proposed. */
  at: Timestamp,
  until: Timestamp,
  /** Of a move or a proposal, when it was to be before; null for all others. */
  before: Timestamp.nullable(),
  /** Of what concerns a whole series; null for all others. */
  series: SeriesFacts.nullable(),
})
export type AppointmentEvent = z.infer<typeof AppointmentEvent>

export const AgendaItem = z.object({ _id: Id, by: By, text: z.string() })
export type AgendaItem = z.infer<typeof AgendaItem>

const Grade = z.int().min(1).max(5)

/** "I felt heard", "we worked on what matters to me": 1 not at all, 5 wholly. The patient's alone. */
export const HowWasIt = z.object({ heard: Grade, goals: Grade })
export type HowWasIt = z.infer<typeof HowWasIt>

/** One appointment, with what only its own page shows. */
export const AppointmentDetail = Appointment.extend({
  /** Of one in person, once it is confirmed. */
  place: Place.nullable(),
  agenda: z.array(AgendaItem),
  /** What the patient wrote along with the request, as it stands in the conversation; null: nothing. */
  words: z.string().nullable(),
  /** In the order in which it happened. */
  events: z.array(AppointmentEvent),
  /** Why the reader moved, declined or ended it, in their words; the other is told none. */
  reason: z.string().nullable(),
  howWasIt: HowWasIt.nullable(),
})
export type AppointmentDetail = z.infer<typeof AppointmentDetail>

export const FreeTime = z.object({
  at: Timestamp,
  until: Timestamp,
  formats: z.array(AppointmentFormat),
})
export type FreeTime = z.infer<typeof FreeTime>

/** What can be agreed on with a therapist; `free` is said of a first talk alone. */
export const Offer = z.object({
  kind: AppointmentKind,
  minutes: z.int(),
  formats: z.array(AppointmentFormat),
  free: z.boolean(),
})
export type Offer = z.infer<typeof Offer>

/** Why there is no time to choose, beyond that all are taken. */
export const NoTimes = z.enum(['no-calendar', 'no-new-patients', 'contact-closed'])
export type NoTimes = z.infer<typeof NoTimes>

export const FreeTimes = z.object({
  /** Null where `times` are all there is to say. */
  why: NoTimes.nullable(),
  timeZone: z.string(),
  offers: z.array(Offer),
  /** Of which the times are; null where nothing is offered. */
  kind: AppointmentKind.nullable(),
  /** Whether the reader can wait here for a time that becomes free. */
  waiting: z.boolean().default(true),
  confirmation: z.enum(['automatic', 'by-hand']),
  freeCancellationHours: z.int(),
  noticeHours: z.int(),
  /** No time later than this can be chosen yet. */
  lastDay: Timestamp.nullable(),
  times: z.array(FreeTime),
})
export type FreeTimes = z.infer<typeof FreeTimes>

export const NextFree = z.object({
  _id: Id,
  at: Timestamp,
  kind: AppointmentKind,
  timeZone: z.string(),
})
export type NextFree = z.infer<typeof NextFree>

export const AppointmentDraft = z.object({
  therapist: Id,
  /** Made by the browser: the same one again stores nothing new. */
  clientId: Id,
  kind: AppointmentKind,
  format: AppointmentFormat,
  at: Timestamp,
  /** Where the patient is. */
  timeZone: TimeZone,
  /** The booking link that led here, if one did. */
  link: WrittenHandle.nullable().default(null),
  /** Words that go along; of a first contact without any, a sentence of ours does. */
  message: trimmedText(messageLimit).nullable().default(null),
})
export type AppointmentDraft = z.infer<typeof AppointmentDraft>

const sequence = z.int().min(0).max(1_000_000)
/** The sequence that was seen. Refused as `too_late` where it is another by now. */
export const Change = z.object({ sequence })
export type Change = z.infer<typeof Change>

/** The same with a reason, the writer's alone. */
export const ReasonedChange = Change.extend({
  reason: text(appointmentLimits.reason).trim().nullable().default(null),
})
export type ReasonedChange = z.infer<typeof ReasonedChange>

export const Move = ReasonedChange.extend({ at: Timestamp })
export type Move = z.infer<typeof Move>

/** Reminders by mail, each on or off. */
export const ReminderSettings = z.object({ dayBefore: z.boolean(), hourBefore: z.boolean() })
export type ReminderSettings = z.infer<typeof ReminderSettings>
export const standardReminders: ReminderSettings = { dayBefore: true, hourBefore: true }

/** For what a patient waits with a therapist; `format` null: either. */
export const WaitingDraft = z.object({
  kind: AppointmentKind,
  format: AppointmentFormat.nullable(),
  timeZone: TimeZone,
})
export type WaitingDraft = z.infer<typeof WaitingDraft>

export const WaitingPlace = z.object({
  kind: AppointmentKind,
  format: AppointmentFormat.nullable(),
  since: Timestamp,
  /** An appointment that is kept for them at this moment. */
  offer: Id.nullable(),
})
export type WaitingPlace = z.infer<typeof WaitingPlace>
