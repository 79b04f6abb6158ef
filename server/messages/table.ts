import type { SenderRole } from '@attune/contract/messages.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
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

/** As a message's own. */

export type Stop = 'ended' | 'blocked'

/**
 * A row a pair of people, the lower id first. `key_id` is the person whose data key seals the
 * messages: the patient, who keeps the thread, or of two therapists the first.
 * `closed` when one of the two has left.
 */
export const threads = pgTable(
  'threads',
  {
    _id: uuid('id').primaryKey().defaultRandom(),
    a_id: uuid().notNull(),
    a_model: text().$type<SenderRole>().notNull(),
    b_id: uuid().notNull(),
    b_model: text().$type<SenderRole>().notNull(),
    key_id: uuid().notNull(),
    last_seq: bigint({ mode: 'number' }).notNull().default(0),
    last_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    a_read: bigint({ mode: 'number' }).notNull().default(0),
    b_read: bigint({ mode: 'number' }).notNull().default(0),
    closed: boolean().notNull().default(false),
    /** While the operator has one of the two deactivated. */
    paused: boolean().notNull().default(false),
    /** How each of the two has ended the contact; null where they have not. */
    a_stop: text().$type<Stop>(),
    b_stop: text().$type<Stop>(),
    /** Until when the therapist cannot take the patient on; null where they never said so. */
    declined_until: timestamp({ withTimezone: true }),
    /** Messages of a therapist since the patient last wrote. */
    unanswered: integer().notNull().default(0),
    /**
     * From here on: what the messages say, so that no list reads them to know it. Noted by the
     * statement that stores one (`insert.ts`), and made anew by `noteAnew`. Null where nothing is written.
     */
    first_from: uuid(),
    first_at: moment(),
    /** When the other of the two first wrote. */
    answered_at: moment(),
    last_from: uuid(),
    /** When whoever wrote last first wrote after the other's last message. */
    waiting_since: moment(),
    /** Messages of the other that stand after what was read. */
    a_unread: integer().notNull().default(0),
    b_unread: integer().notNull().default(0),
  },
  (table) => [
    unique('threads_pair').on(table.a_id, table.b_id),
    index('threads_b').on(table.b_id),
    index('threads_key').on(table.key_id),
  ],
)

/** Of a thread's row: whether the two can write. */
export const isOpen = sql.raw(
  `(NOT closed AND NOT paused AND a_stop IS NULL AND b_stop IS NULL
    AND (declined_until IS NULL OR declined_until <= now()))`,
)

/** Whether the therapist has declined the patient, and it holds. */
export const isDeclined = sql.raw('coalesce(declined_until > now(), false)')

/**
 * `seq` counts within the thread and is taken under the thread's row lock, so that a message
 * with a lower number is never committed after one with a higher.
 */
export const messages = pgTable(
  'messages',
  {
    _id: uuid('id').primaryKey(),
    thread_id: uuid()
      .notNull()
      .references(() => threads._id, { onDelete: 'cascade' }),
    seq: bigint({ mode: 'number' }).notNull(),
    from_id: uuid().notNull(),
    /** The other of the thread; null of what was stored before messages said it. */
    to_id: uuid(),
    body: bytes().notNull(),
    client_id: uuid(),
    date: moment().notNull(),
  },
  (table) => [
    unique('messages_order').on(table.thread_id, table.seq),
    unique('messages_client_id').on(table.from_id, table.client_id),
  ],
)

/**
 * A therapist has put a patient who waits aside, having seen the thread up to there. It holds while
 * nothing came after that, and until then; without an end until the patient writes again.
 */
export const asides = pgTable(
  'asides',
  {
    therapist_id: uuid()
      .notNull()
      .references(() => therapists._id, { onDelete: 'cascade' }),
    user_id: uuid()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    up_to: bigint({ mode: 'number' }).notNull(),
    until: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.therapist_id, table.user_id] }),
    index('asides_user').on(table.user_id),
  ],
)

/** A therapist without a row has the standard. */
export const inboxes = pgTable(
  'inboxes',
  {
    therapist_id: uuid()
      .primaryKey()
      .references(() => therapists._id, { onDelete: 'cascade' }),
    quiet_from: text(),
    quiet_to: text(),
    shortcuts: boolean().notNull(),
    /** Their own words for someone they cannot take on, sealed; null: ours. */
    decline_words: bytes(),
  },
  (table) => [
    check('inboxes_quiet', sql`(${table.quiet_from} IS NULL) = (${table.quiet_to} IS NULL)`),
  ],
)
