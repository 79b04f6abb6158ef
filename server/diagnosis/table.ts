import type { Purpose, SharedItem } from '@attune/contract/ledger.ts'
import {
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { journals } from '../journals/table.ts'
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

/** That a patient has chosen for one therapist. Without a row they have not, and nothing is read. */
export const grants = pgTable(
  'grants',
  {
    user_id: owner(),
    therapist_id: uuid().notNull(),
    /** When this therapist first read anything. */
    first_read_at: timestamp({ withTimezone: true }),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.therapist_id] })],
)

/** One thing that one therapist may read until it expires. `danger` means nothing without `summary`. */
export const grantItems = pgTable(
  'grant_items',
  {
    _id: uuid('id').primaryKey().defaultRandom(),
    user_id: uuid().notNull(),
    therapist_id: uuid().notNull(),
    item: text().$type<SharedItem>().notNull(),
    /** Of the item `entry`, and of no other. */
    entry_id: uuid().references(() => journals._id, { onDelete: 'cascade' }),
    purpose: text().$type<Purpose>(),
    granted_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expires_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    foreignKey({
      columns: [table.user_id, table.therapist_id],
      foreignColumns: [grants.user_id, grants.therapist_id],
    }).onDelete('cascade'),
    unique('grant_items_once')
      .on(table.user_id, table.therapist_id, table.item, table.entry_id)
      .nullsNotDistinct(),
    index('grant_items_expires_at').on(table.expires_at),
  ],
)
