import { text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What both kinds of account hold. */
export const accountColumns = () => ({
  _id: uuid('id').primaryKey().defaultRandom(),
  name: text().notNull(),
  username: text().notNull(),
  email: text().notNull(),
  /** Null until the link that was sent there has been followed. */
  email_confirmed_at: timestamp({ withTimezone: true }),
  phone: text().notNull(),
  /** Null: nobody can sign in (demo profiles). */
  password_hash: text(),
  photo_id: uuid(),
  questions_submitted_at: timestamp({ withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
