import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../lib/db.ts'
import { users } from '../users/table.ts'

const owner = () =>
  uuid()
    .notNull()
    .references(() => users._id, { onDelete: 'cascade' })

/** `body` is the sealed JSON of a summary; `inputs_hash` says which answers it was made from. */
export const summaries = pgTable(
  'summaries',
  {
    user_id: owner(),
    kind: text().$type<'initialDiagnosis'>().notNull(),
    body: bytes().notNull(),
    engine: text().notNull(),
    inputs_hash: text().notNull(),
    made_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.kind] })],
)

/** What a patient lets one therapist read. Without a row they have not chosen, and nothing is read. */
export const grants = pgTable(
  'grants',
  {
    user_id: owner(),
    therapist_id: uuid().notNull(),
    summary: boolean().notNull(),
    /** The answers about danger as well; means nothing without `summary`. */
    danger: boolean().notNull().default(false),
    journals: boolean().notNull(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.therapist_id] })],
)

/** Every time a therapist read a summary. */
export const summaryReadings = pgTable(
  'summary_readings',
  {
    _id: uuid('id').primaryKey().defaultRandom(),
    user_id: owner(),
    therapist_id: uuid().notNull(),
    name: text().notNull(),
    parts: text().array().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('summary_readings_user').on(table.user_id, table.at)],
)
