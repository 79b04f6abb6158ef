import type { EventKind } from '@attune/contract/appointments.ts'
import type { AppointmentFormat, AppointmentKind } from '@attune/contract/calendar.ts'
import type { LeftOut, Weeks } from '@attune/contract/series-facts.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, moment } from '../lib/db.ts'
import { therapists } from '../therapists/table.ts'
import { users } from '../users/table.ts'

/** As it is stored: that it is past is only a matter of the clock. */
export type Status =
  | 'offered'
  | 'requested'
  | 'confirmed'
  | 'declined'
  | 'withdrawn'
  | 'expired'
  | 'cancelled'

/** Who of the two did it, or nobody. */
export type Side = 'patient' | 'therapist' | 'attune'

/** The statuses in which it holds its time. */
export const holding = ['offered', 'requested', 'confirmed'] as const satisfies readonly Status[]
export const isHolding = sql.raw(`status IN ('offered', 'requested', 'confirmed')`)

const ofTwo = () => ({
  therapist_id: uuid()
    .notNull()
    .references(() => therapists._id, { onDelete: 'cascade' }),
  user_id: uuid()
    .notNull()
    .references(() => users._id, { onDelete: 'cascade' }),
})

export type SeriesStatus = 'proposed' | 'agreed' | 'declined' | 'withdrawn' | 'lapsed'

/**
 * That an appointment is repeated, asked for by one of the two and agreed to by the other; no time is
 * held before that. What goes on with a series has a row of its own, and its dates are those of the first.
 */
export const appointmentSeries = pgTable(
  'appointment_series',
  {
    _id: uuid('id').primaryKey(),
    ...ofTwo(),
    client_id: uuid().notNull(),
    /** The appointment it was made from, which is never deleted without its people. */
    origin_id: uuid().notNull(),
    /** The series it goes on with. */
    extends_id: uuid(),
    by: text().$type<'patient' | 'therapist'>().notNull(),
    weeks: integer().$type<Weeks>().notNull(),
    times: integer().notNull(),
    /** When the appointment of its beginning was to be: what the weekday and the time of day come from. */
    first_at: moment().notNull(),
    /** By whose clock the time of day stays the same. */
    time_zone: text().notNull(),
    status: text().$type<SeriesStatus>().notNull().default('proposed'),
    made_at: moment().notNull().defaultNow(),
    answer_by: moment().notNull(),
    /** Counts what calendars were told of it. */
    told: integer().notNull().default(0),
  },
  (table) => [
    unique('appointment_series_client_id').on(table.therapist_id, table.user_id, table.client_id),
    index('appointment_series_origin').on(table.origin_id),
    index('appointment_series_user').on(table.user_id),
    index('appointment_series_answer_by').on(table.answer_by).where(sql`status = 'proposed'`),
  ],
)

/**
 * What a patient and a therapist agree on. That no time is held twice, the database decides alone: two
 * exclusion constraints, `appointments_of_therapist` over the time with its buffer and
 * `appointments_of_patient` over the time itself, stand in the migrations. A time that is proposed
 * counts with the one that stands, as one row whose times are never held against each other; what a
 * therapist proposes is not held against the patient's other appointments, of which they are told nothing.
 */
export const appointments = pgTable(
  'appointments',
  {
    _id: uuid('id').primaryKey(),
    ...ofTwo(),
    client_id: uuid(),
    kind: text().$type<AppointmentKind>().notNull(),
    format: text().$type<AppointmentFormat>().notNull(),
    free: boolean().notNull(),
    status: text().$type<Status>().notNull(),
    starts: moment().notNull(),
    ends: moment().notNull(),
    /** With the buffer after it. */
    held_until: moment().notNull(),
    patient_zone: text().notNull(),
    therapist_zone: text().notNull(),
    sequence: integer().notNull().default(0),
    /** Until when a request has to be answered, or an offer taken. */
    answer_by: moment(),
    free_cancellation_hours: integer().notNull(),
    requested_at: moment().notNull().defaultNow(),
    /** Whether the patient asked for it: not so an offer they have not taken, which the therapist does not see. */
    asked: boolean().notNull().default(true),
    no_show_by: text().$type<Side>(),
    /** A time that one of the two proposes instead; it is held, too, until it is answered or lapses. */
    proposed_by: text().$type<'patient' | 'therapist'>(),
    proposed_starts: moment(),
    proposed_ends: moment(),
    proposed_held_until: moment(),
    proposal_lapses: moment(),
    contested: boolean().notNull().default(false),
    /** The series it is part of, and which of its dates it was made as; null: the one it was made from. */
    series_id: uuid().references(() => appointmentSeries._id, { onDelete: 'cascade' }),
    series_at: moment(),
  },
  (table) => [
    unique('appointments_client_id').on(table.user_id, table.client_id),
    index('appointments_therapist').on(table.therapist_id, table.starts),
    index('appointments_user').on(table.user_id, table.starts),
    index('appointments_series')
      .on(table.series_id, table.starts)
      .where(sql`series_id IS NOT NULL`),
    index('appointments_answer_by').on(table.answer_by).where(sql`answer_by IS NOT NULL`),
    index('appointments_proposed')
      .on(table.therapist_id, table.proposed_starts)
      .where(sql`proposed_starts IS NOT NULL`),
    index('appointments_proposal_lapses')
      .on(table.proposal_lapses)
      .where(sql`proposal_lapses IS NOT NULL`),
    check(
      'appointments_proposal_whole',
      sql`num_nonnulls(${table.proposed_by}, ${table.proposed_starts}, ${table.proposed_ends}, ${table.proposed_held_until}, ${table.proposal_lapses}) IN (0, 5)
        AND (${table.proposed_starts} IS NULL OR ${table.proposed_starts} < ${table.proposed_ends} AND ${table.proposed_ends} <= ${table.proposed_held_until})`,
    ),
    check(
      'appointments_order',
      sql`${table.starts} < ${table.ends} AND ${table.ends} <= ${table.held_until}`,
    ),
  ],
)

/** Moments as text, as JSON has none. */
export type KeptFacts = {
  _id: string
  weeks: Weeks
  dates: number
  last: string
  leftOut: { at: string; why: LeftOut }[]
}

/** What happened, without a word of anyone. */
export const appointmentEvents = pgTable(
  'appointment_events',
  {
    _id: uuid('id').primaryKey().defaultRandom(),
    appointment_id: uuid()
      .notNull()
      .references(() => appointments._id, { onDelete: 'cascade' }),
    ...ofTwo(),
    what: text().$type<EventKind>().notNull(),
    by: text().$type<Side>().notNull(),
    /** Of a clock that goes on within a transaction, so that two events of one keep their order. */
    date: moment().notNull().default(sql`clock_timestamp()`),
    starts: moment().notNull(),
    ends: moment().notNull(),
    before: moment(),
    /** Of what concerns a series: its facts as they were, moments and counts alone. */
    series: jsonb().$type<KeptFacts>(),
  },
  (table) => [
    index('appointment_events_appointment').on(table.appointment_id, table.date),
    index('appointment_events_pair').on(table.therapist_id, table.user_id, table.date, table._id),
    index('appointment_events_user').on(table.user_id),
  ],
)

/** Why one of the two did it, sealed with their own key: the other is told none. */
export const appointmentReasons = pgTable(
  'appointment_reasons',
  {
    event_id: uuid()
      .primaryKey()
      .references(() => appointmentEvents._id, { onDelete: 'cascade' }),
    appointment_id: uuid()
      .notNull()
      .references(() => appointments._id, { onDelete: 'cascade' }),
    person_id: uuid().notNull(),
    body: bytes().notNull(),
  },
  (table) => [
    index('appointment_reasons_appointment').on(table.appointment_id),
    index('appointment_reasons_person').on(table.person_id),
  ],
)

/** What the two mean to speak about, sealed with the patient's key. */
export const agendaItems = pgTable(
  'agenda_items',
  {
    _id: uuid('id').primaryKey(),
    appointment_id: uuid()
      .notNull()
      .references(() => appointments._id, { onDelete: 'cascade' }),
    by: text().$type<Side>().notNull(),
    body: bytes().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('agenda_items_appointment').on(table.appointment_id)],
)

/** How it was, in two grades sealed with the patient's key; nobody else's to read. */
export const appointmentAnswers = pgTable(
  'appointment_answers',
  {
    appointment_id: uuid()
      .primaryKey()
      .references(() => appointments._id, { onDelete: 'cascade' }),
    user_id: uuid()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    body: bytes().notNull(),
  },
  (table) => [index('appointment_answers_user').on(table.user_id)],
)

export type ReminderKind = 'day' | 'hour'

/** A reminder that is still to come; whoever sends one deletes it in the same transaction. */
export const reminders = pgTable(
  'appointment_reminders',
  {
    appointment_id: uuid()
      .notNull()
      .references(() => appointments._id, { onDelete: 'cascade' }),
    person_id: uuid().notNull(),
    kind: text().$type<ReminderKind>().notNull(),
    due_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appointment_id, table.person_id, table.kind] }),
    index('appointment_reminders_due_at').on(table.due_at),
    index('appointment_reminders_person').on(table.person_id),
  ],
)

/** Who is offered what becomes free, those who wait longest first. */
export const waitingPlaces = pgTable(
  'waiting_places',
  {
    ...ofTwo(),
    kind: text().$type<AppointmentKind>().notNull(),
    format: text().$type<AppointmentFormat>(),
    patient_zone: text().notNull(),
    since: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.therapist_id, table.user_id] }),
    index('waiting_places_user').on(table.user_id),
  ],
)
