import type { LicenceState } from '@attune/contract/licences.ts'
import { date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { therapists } from '../therapists/table.ts'

/** What an operator found; that a licence has expired is read from its last day. */
export type CheckedState = Exclude<LicenceState, 'expired'>

export const licences = pgTable(
  'licences',
  {
    _id: uuid('id').primaryKey().defaultRandom(),
    therapist_id: uuid()
      .notNull()
      .references(() => therapists._id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    number: text().notNull(),
    place: text().notNull(),
    expires: date(),
    state: text().$type<CheckedState>().notNull().default('self-declared'),
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('licences_therapist_id').on(table.therapist_id)],
)
