import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from './db.ts'

export const dataKeys = pgTable('data_keys', {
  person_id: uuid().primaryKey(),
  wrapped: bytes().notNull(),
  /** Which key wraps it: the file of that epoch, or for 0 the operator's, as it was before epochs. */
  epoch: integer().notNull().default(0),
  created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** The newest wraps what is made; an older one is there until nothing is wrapped with it. */
export const keyEpochs = pgTable('key_epochs', {
  epoch: integer().primaryKey(),
  created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** Since when copies of the database hold, wrapped with it, a key that was destroyed. */
  key_destroyed_at: timestamp({ withTimezone: true }),
})

/** What only the right operator's key opens. */
export const vaultCheck = pgTable('vault_check', {
  name: text().primaryKey(),
  sealed: bytes().notNull(),
})
