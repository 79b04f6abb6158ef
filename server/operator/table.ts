import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * What operators did, and when. It outlives the therapist, so it names them by id alone: nothing
 * of a person is left in it once their account is gone.
 */
export const operatorAudit = pgTable('operator_audit', {
  _id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** The account of the machine the command was run from. */
  os_user: text().notNull(),
  action: text().notNull(),
  therapist_id: uuid(),
  detail: text().notNull().default(''),
})
