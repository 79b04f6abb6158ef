import type { LicenceState } from '@attune/contract/licences.ts'
import type { SpecialArea } from '@attune/contract/special-areas.ts'
import { boolean, date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../lib/db.ts'
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
    /** For which area this is a training; null: a licence to practise. */
    area: text().$type<SpecialArea>(),
    state: text().$type<CheckedState>().notNull().default('self-declared'),
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    /** An operator found that it does not hold; the finding says why. A changed claim is looked at anew. */
    rejected_at: timestamp({ withTimezone: true }),
    /** Claimed after a rejection, of whatever kind: nobody is shown it until an operator has looked. */
    held_back: boolean().notNull().default(false),
    /** When it was last worded otherwise. */
    changed_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('licences_therapist_id').on(table.therapist_id)],
)

/** What an operator may find of a claim. */
export type LicenceFinding = CheckedState | 'rejected'

/**
 * Every look of an operator at a claim, with what they saw. The claim as it was worded, their note
 * and the register's address are sealed with the therapist's key, so that they go when they do.
 */
export const licenceFindings = pgTable(
  'licence_findings',
  {
    _id: uuid('id').primaryKey(),
    therapist_id: uuid()
      .notNull()
      .references(() => therapists._id, { onDelete: 'cascade' }),
    licence_id: uuid().notNull(),
    /** The training's, as it was then: what is found of a training says nothing of a licence. */
    area: text(),
    finding: text().$type<LicenceFinding>().notNull(),
    seen: bytes().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('licence_findings_therapist_id').on(table.therapist_id)],
)
