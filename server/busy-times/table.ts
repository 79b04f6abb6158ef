import type { BusyProblem, BusySource } from '@attune/contract/busy-times.ts'
import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, moment } from '../lib/db.ts'
import { therapists } from '../therapists/table.ts'

/** Where a therapist's busy times of another calendar come from: a file, an address, or both. */
export const busySources = pgTable(
  'busy_sources',
  {
    therapist_id: uuid()
      .notNull()
      .references(() => therapists._id, { onDelete: 'cascade' }),
    source: text().$type<BusySource>().notNull(),
    /** Another one with every file and address that is set: what was fetched for an earlier one is not kept. */
    version: uuid().notNull(),
    /** The address and what its host said of its state, sealed with the therapist's key; of a file, nothing. */
    body: bytes(),
    /** When its busy times were taken over, and from when on nothing is known of it. */
    read_at: moment().notNull(),
    known_until: moment().notNull(),
    left_out: integer().notNull(),
    /** The last try, where it failed. */
    failed_at: moment(),
    problem: text().$type<BusyProblem>(),
    /** When an address is read again: whoever takes it on moves that on first. */
    next_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.therapist_id, table.source] }),
    index('busy_sources_next_at').on(table.next_at).where(sql`next_at IS NOT NULL`),
    check(
      'busy_sources_whole',
      sql`(${table.source} = 'address') = (${table.body} IS NOT NULL)
        AND (${table.source} = 'address') = (${table.next_at} IS NOT NULL)
        AND (${table.failed_at} IS NULL) = (${table.problem} IS NULL)`,
    ),
  ],
)

/** Beginning and end, and nothing of what it is. Those of one source neither touch nor overlap. */
export const busyTimes = pgTable(
  'busy_times',
  {
    therapist_id: uuid().notNull(),
    source: text().$type<BusySource>().notNull(),
    starts: moment().notNull(),
    ends: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.therapist_id, table.source, table.starts] }),
    foreignKey({
      name: 'busy_times_source',
      columns: [table.therapist_id, table.source],
      foreignColumns: [busySources.therapist_id, busySources.source],
    }).onDelete('cascade'),
    index('busy_times_ends').on(table.therapist_id, table.ends),
    check('busy_times_order', sql`${table.starts} < ${table.ends}`),
  ],
)
