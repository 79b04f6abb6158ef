import type { AppointmentKind, Kinds, Span, WeeklySpan } from '@attune/contract/calendar.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes } from '../lib/db.ts'
import { therapists } from '../therapists/table.ts'

const ofTherapist = () =>
  uuid()
    .notNull()
    .references(() => therapists._id, { onDelete: 'cascade' })

/** When a therapist can be met, and how it is agreed on. Days away stand in their own row. */
export const calendars = pgTable(
  'calendars',
  {
    therapist_id: ofTherapist().primaryKey(),
    timeZone: text('time_zone').notNull(),
    kinds: jsonb().$type<Kinds>().notNull(),
    weekly: jsonb().$type<WeeklySpan[]>().notNull(),
    bufferMinutes: integer('buffer_minutes').notNull(),
    noticeHours: integer('notice_hours').notNull(),
    aheadDays: integer('ahead_days').notNull(),
    by_hand: boolean().notNull(),
    freeCancellationHours: integer('free_cancellation_hours').notNull(),
    namesInCalendars: boolean('names_in_calendars').notNull(),
    /** Of the link that anyone may open; null: there is none. */
    handle: text(),
  },
  (table) => [
    uniqueIndex('calendars_handle').on(table.handle),
    check('calendars_buffer', sql`${table.bufferMinutes} BETWEEN 0 AND 60`),
  ],
)

/** A single day that has other hours than its week, or none. */
export const calendarExceptions = pgTable(
  'calendar_exceptions',
  {
    therapist_id: ofTherapist(),
    day: date().notNull(),
    hours: jsonb().$type<Span[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.therapist_id, table.day] })],
)

/** Where appointments in person are, sealed with the therapist's key; apart, as fewer may read it. */
export const calendarPlaces = pgTable('calendar_places', {
  therapist_id: ofTherapist().primaryKey(),
  body: bytes().notNull(),
})

/**
 * Of the secret address no more than its hash; and which password its owner had as it was made, as a
 * hash of what the account keeps of that: with another one the address leads nowhere.
 */
export const calendarFeeds = pgTable('calendar_feeds', {
  therapist_id: ofTherapist().primaryKey(),
  secret_hash: bytes().notNull().unique('calendar_feeds_secret'),
  password_mark: bytes().notNull(),
  since: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/**
 * The next free time of a therapist, as it was reckoned last. It holds until `stale_at`, and for the
 * days away it was reckoned with. Whatever changes it counts `version` up: what was reckoned from
 * before that is not kept.
 */
export const nextFreeTimes = pgTable(
  'next_free_times',
  {
    therapist_id: ofTherapist().primaryKey(),
    /** Null: none in the time that can be chosen. */
    at: timestamp({ withTimezone: true }),
    kind: text().$type<AppointmentKind>(),
    away_from: date(),
    away_until: date(),
    stale_at: timestamp({ withTimezone: true }).notNull().default(sql`'epoch'`),
    version: integer().notNull().default(0),
  },
  (table) => [check('next_free_times_whole', sql`(${table.at} IS NULL) = (${table.kind} IS NULL)`)],
)
