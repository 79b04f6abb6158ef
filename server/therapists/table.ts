import type { Practice } from '@attune/engine/questionnaires/read-practice.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { accountColumns } from '../auth/account-columns.ts'
import { availabilityColumns } from '../availability/columns.ts'
import { bytes } from '../lib/db.ts'

/** The columns from `practice` on are derived from the answers, so that lists and matching need no second read. */
export const therapists = pgTable(
  'therapists',
  {
    ...accountColumns(),
    /** In the clear: everyone reads it, and looks for it. */
    name: text().notNull(),
    isActive: boolean('is_active').notNull().default(false),
    isDemo: boolean('is_demo').notNull().default(false),
    deactivated_at: timestamp({ withTimezone: true }),
    /** Null while they are deactivated: for good. */
    suspended_until: timestamp({ withTimezone: true }),
    /** Why, in the operator's words, sealed with their own key: they read it where they sign in. */
    stop_reason: bytes(),
    ...availabilityColumns(),
    /** What others read in place of the account's; empty: nothing, null: the account's own. */
    shown_email: text(),
    shown_phone: text(),
    sealed_shown_email: bytes(),
    sealed_shown_phone: bytes(),
    practice: jsonb().$type<Practice>(),
    specialization: text().notNull().default(''),
    yearsOfWork: integer('years_of_work'),
    experience: text().notNull().default(''),
    approach: text().notNull().default(''),
    clients: text().notNull().default(''),
    additionalServices: text('additional_services').notNull().default(''),
  },
  (table) => [
    uniqueIndex('therapists_email').on(table.email_index),
    uniqueIndex('therapists_username').on(table.username_index),
    uniqueIndex('therapists_username_look').on(table.username_look),
    index('therapists_look_missing')
      .on(table._id)
      .where(sql`${table.username_look} IS NULL AND ${table.sealed_username} IS NOT NULL`),
    // The last two are only read: so that a list by name and years needs no other look at the rows.
    index('therapists_name')
      .on(sql`lower(${table.name})`, table._id, table.name, table.yearsOfWork)
      .where(sql`${table.isActive}`),
    index('therapists_years').on(table.yearsOfWork).where(sql`${table.isActive}`),
    index('therapists_name_search').using('gin', sql`lower(${table.name}) gin_trgm_ops`),
    index('therapists_specialization_search').using(
      'gin',
      sql`lower(${table.specialization}) gin_trgm_ops`,
    ),
    check(
      'therapists_away',
      sql`(${table.away_from} IS NULL) = (${table.away_until} IS NULL) AND ${table.away_from} <= ${table.away_until}`,
    ),
  ],
)
