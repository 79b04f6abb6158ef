import { date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../lib/db.ts'
import { users } from '../users/table.ts'

/** Which outside model a person allows; another host or name is another model. No row: none. */
export const aiConsents = pgTable('ai_consents', {
  user_id: uuid()
    .primaryKey()
    .references(() => users._id, { onDelete: 'cascade' }),
  host: text().notNull(),
  name: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Requests sent for a person on the day of their last one. */
export const aiSpendings = pgTable('ai_spendings', {
  user_id: uuid()
    .primaryKey()
    .references(() => users._id, { onDelete: 'cascade' }),
  day: date({ mode: 'string' }).notNull(),
  calls: integer().notNull(),
})

/** Requests sent for everyone, a row a day (UTC). */
export const aiDays = pgTable('ai_days', {
  day: date({ mode: 'string' }).primaryKey(),
  calls: integer().notNull(),
})

/** What the model wrote, as sealed JSON together with what it was written from. */
export const aiTexts = pgTable(
  'ai_texts',
  {
    _id: uuid('id').primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    body: bytes().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('ai_texts_user').on(table.user_id, table.at)],
)
