import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../lib/db.ts'

/** That an account has taken an archive in, and which: the SHA-256 of its data. One an account. */
export const imports = pgTable('imports', {
  person_id: uuid().primaryKey(),
  archive: text().notNull(),
  at: moment().notNull().defaultNow(),
})

/**
 * What an archive says of people who are not here, as sealed JSON: a run of records of one part, as
 * they were. It is its importer's alone, and leads to nobody.
 */
export const keptRecords = pgTable(
  'kept_records',
  {
    _id: uuid('id').primaryKey(),
    person_id: uuid().notNull(),
    part: text().notNull(),
    position: integer().notNull(),
    body: bytes().notNull(),
  },
  (table) => [index('kept_records_order').on(table.person_id, table.part, table.position)],
)
