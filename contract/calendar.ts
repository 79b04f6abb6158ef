import { z } from 'zod'
import { Day } from './availability.ts'
import { endpoint, Id, Nothing, Timestamp, text, trimmedText } from './endpoint.ts'
import { TimeZone } from './time-zone.ts'

/** What two people agree on: a talk to get to know each other, or a session of therapy. */
export const AppointmentKind = z.enum(['first-talk', 'session'])
export type AppointmentKind = z.infer<typeof AppointmentKind>

export const AppointmentFormat = z.enum(['online', 'in-person'])
export type AppointmentFormat = z.infer<typeof AppointmentFormat>

export const calendarLimits = {
  firstTalkMinutes: { min: 15, max: 30, standard: 20 },
  sessionMinutes: { min: 20, max: 120, standard: 50 },
  bufferMinutes: 60,
  noticeHours: 14 * 24,
  aheadDays: 180,
  freeCancellationHours: 7 * 24,
  /** Spans of a week, and of a single day that differs from it. */
  weeklySpans: 50,
  spansOfADay: 8,
  exceptions: 200,
  address: 300,
  directions: 600,
} as const

/** Hours and minutes of a day, such as 08:30. */
const From = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please give a time such as 08:30.')
/** The same, and 24:00 for the end of the day. */
const Until = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Please give a time such as 17:30.')

/** By the therapist's clock, and what may be agreed on for then. */
export const Span = z.object({
  from: From,
  until: Until,
  kinds: z.array(AppointmentKind).min(1).max(2),
})
export type Span = z.infer<typeof Span>

/** `day`: 1 is Monday, 7 is Sunday. */
export const WeeklySpan = Span.extend({ day: z.int().min(1).max(7) })
export type WeeklySpan = z.infer<typeof WeeklySpan>

/** A single day that differs from its week: these hours and no others; none, and the day is closed. */
export const CalendarException = z.object({ day: Day, hours: z.array(Span) })
export type CalendarException = z.infer<typeof CalendarException>

const minutes = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max)
const formats = z.array(AppointmentFormat).min(1, 'Choose online, in person or both.').max(2)

export const Kinds = z.object({
  'first-talk': z
    .object({ minutes: minutes(calendarLimits.firstTalkMinutes), formats, free: z.boolean() })
    .nullable(),
  session: z.object({ minutes: minutes(calendarLimits.sessionMinutes), formats }).nullable(),
})
export type Kinds = z.infer<typeof Kinds>

/** Where it is and how to get in; told to a patient once an appointment in person is confirmed. */
export const Place = z.object({
  address: trimmedText(calendarLimits.address),
  directions: text(calendarLimits.directions),
})
export type Place = z.infer<typeof Place>

const common = {
  timeZone: z.string(),
  kinds: Kinds,
  /** Kept free after each appointment. */
  bufferMinutes: z.int().min(0).max(calendarLimits.bufferMinutes),
  /** How long before it begins an appointment can be asked for at the latest. */
  noticeHours: z.int().min(0).max(calendarLimits.noticeHours),
  /** How many days ahead it can be asked for. */
  aheadDays: z.int().min(1).max(calendarLimits.aheadDays),
  confirmation: z.enum(['automatic', 'by-hand']),
  /** Until so many hours before it begins cancelling is free; 0: until it begins. */
  freeCancellationHours: z.int().min(0).max(calendarLimits.freeCancellationHours),
  place: Place.nullable(),
  /** Whether names of patients stand in the therapist's own mails and calendar feed. */
  namesInCalendars: z.boolean(),
}

/** A therapist's own view of their calendar. Days away and new patients: see `Availability`. */
export const Calendar = z.object({
  ...common,
  weekly: z.array(WeeklySpan),
  /** From yesterday on, in the order of the days. */
  exceptions: z.array(CalendarException),
  /** Since when there is an address other calendars read; null: there is none. */
  feedSince: Timestamp.nullable(),
})
export type Calendar = z.infer<typeof Calendar>

const isOrdered = ({ from, until }: Pick<Span, 'from' | 'until'>) => from < until
const lastAfterFirst = 'The hours have to end after they begin.'
const overlapping = 'These hours overlap.'

const isApart = (spans: readonly Pick<Span, 'from' | 'until'>[]) => {
  const inOrder = spans.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  return inOrder.every(({ from }, at) => at === 0 || (inOrder[at - 1]?.until ?? '') <= from)
}

const days = [1, 2, 3, 4, 5, 6, 7]

export const CalendarDraft = z.object({
  ...common,
  timeZone: TimeZone,
  weekly: z
    .array(WeeklySpan.refine(isOrdered, lastAfterFirst))
    .max(calendarLimits.weeklySpans)
    .refine((spans) => days.every((day) => isApart(spans.filter((one) => one.day === day))), {
      error: overlapping,
    }),
})
export type CalendarDraft = z.infer<typeof CalendarDraft>

export const ExceptionDraft = z.object({
  hours: z
    .array(Span.refine(isOrdered, lastAfterFirst))
    .max(calendarLimits.spansOfADay)
    .refine(isApart, overlapping),
})
export type ExceptionDraft = z.infer<typeof ExceptionDraft>

/** The secret of a feed: whoever has its address reads it, and nobody can find it out. */
export const FeedFile = z.string().regex(/^[\w-]{43}\.ics$/)

const self = z.object({ id: Id })
const ofDay = self.extend({ day: Day })
const own = { allow: 'therapist', own: 'id' } as const

export const calendar = {
  read: endpoint({
    method: 'GET',
    url: '/therapists/:id/calendar',
    config: own,
    schema: {
      summary: 'My hours, and how appointments are agreed on; null where I have set up none',
      params: self,
      response: { 200: Calendar.nullable() },
    },
  }),
  set: endpoint({
    method: 'PUT',
    url: '/therapists/:id/calendar',
    config: own,
    schema: {
      summary: 'Set up my hours; what is agreed on already stays',
      params: self,
      body: CalendarDraft,
      response: { 200: Calendar },
    },
  }),
  setException: endpoint({
    method: 'PUT',
    url: '/therapists/:id/calendar/exceptions/:day',
    config: own,
    schema: {
      summary: 'A single day with hours of its own, or closed',
      params: ofDay,
      body: ExceptionDraft,
      response: { 200: Calendar },
    },
  }),
  dropException: endpoint({
    method: 'DELETE',
    url: '/therapists/:id/calendar/exceptions/:day',
    config: own,
    schema: {
      summary: 'The day is as every week again',
      params: ofDay,
      response: { 204: Nothing },
    },
  }),
  makeFeed: endpoint({
    method: 'POST',
    url: '/therapists/:id/calendar/feed',
    config: { ...own, recent: true },
    schema: {
      summary: 'A new secret address for other calendars, told this once; the one before ends',
      params: self,
      response: { 201: z.object({ address: z.url() }) },
    },
  }),
  endFeed: endpoint({
    method: 'DELETE',
    url: '/therapists/:id/calendar/feed',
    config: own,
    schema: {
      summary: 'The secret address leads nowhere any more',
      params: self,
      response: { 204: Nothing },
    },
  }),
  readFeed: endpoint({
    method: 'GET',
    url: '/calendar-feeds/:file',
    config: { allow: 'anyone' },
    sends: 'text/calendar',
    schema: {
      summary: 'Appointments as iCalendar; the address is the authority',
      params: z.object({ file: FeedFile }),
      response: { 200: z.string() },
    },
  }),
}
