import type { Practice } from '@attune/engine/questionnaires/read-practice.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { accountColumns } from '../auth/account-columns.ts'

/** The last columns are derived from the answers, so that lists and matching need no second read. */
export const therapists = pgTable(
  'therapists',
  {
    ...accountColumns(),
    isActive: boolean('is_active').notNull().default(false),
    isDemo: boolean('is_demo').notNull().default(false),
    deactivated_at: timestamp({ withTimezone: true }),
    practice: jsonb().$type<Practice>(),
    specialization: text().notNull().default(''),
    yearsOfWork: integer('years_of_work'),
    experience: text().notNull().default(''),
    approach: text().notNull().default(''),
    clients: text().notNull().default(''),
    additionalServices: text('additional_services').notNull().default(''),
  },
  (table) => [
    uniqueIndex('therapists_email').on(sql`lower(${table.email})`),
    uniqueIndex('therapists_username').on(sql`lower(${table.username})`),
    index('therapists_name').on(sql`lower(${table.name})`, table._id).where(sql`${table.isActive}`),
    index('therapists_name_search').using('gin', sql`lower(${table.name}) gin_trgm_ops`),
  ],
)
