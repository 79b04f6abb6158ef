import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, moment } from '../lib/db.ts'
import { users } from '../users/table.ts'

export const journals = pgTable(
  'journals',
  {
    _id: uuid('id').primaryKey().defaultRandom(),
    user_id: uuid()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    /** Sealed JSON: the title says as much as the entry. */
    entry: bytes().notNull(),
    client_id: uuid(),
    version: integer().notNull().default(1),
    date: moment().notNull().defaultNow(),
  },
  (table) => [
    index('journals_newest').on(table.user_id, table.date, table._id),
    unique('journals_client_id').on(table.user_id, table.client_id),
  ],
)

/** What a person said when asked whether software may look at their journal; no row, not asked. */
export const journalConsents = pgTable('journal_consents', {
  user_id: uuid()
    .primaryKey()
    .references(() => users._id, { onDelete: 'cascade' }),
  allowed: boolean().notNull(),
  decided_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/**
 * What software noticed in an entry, and the queue of those it has not looked at yet: there `body`
 * is null. Rows are only those of people who allow it.
 */
export const journalAnalyses = pgTable(
  'journal_analyses',
  {
    journal_id: uuid()
      .primaryKey()
      .references(() => journals._id, { onDelete: 'cascade' }),
    user_id: uuid()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    /** Of the entry, as it was read. */
    version: integer().notNull().default(0),
    /** Sealed JSON. */
    body: bytes(),
    engine: text(),
    made_at: moment(),
    /** A node at work on it; one that stopped midway loses it after a while. */
    claimed_at: timestamp({ withTimezone: true }),
    attempts: smallint().notNull().default(0),
  },
  (table) => [
    index('journal_analyses_user').on(table.user_id),
    index('journal_analyses_waiting').on(table.claimed_at).where(sql`${table.body} IS NULL`),
  ],
)
