import { text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../lib/db.ts'

/** What both kinds of account hold. */
export const accountColumns = () => ({
  _id: uuid('id').primaryKey().defaultRandom(),
  /** As it was before it was sealed: emptied at the start. */
  username: text(),
  email: text(),
  phone: text(),
  sealed_username: bytes(),
  sealed_email: bytes(),
  sealed_phone: bytes(),
  /** By which an account is found: the same for whatever `lower()` makes the same. */
  username_index: bytes(),
  /** The same for all user names that look alike. Null where an older account held a look-alike. */
  username_look: bytes(),
  email_index: bytes(),
  /** Null until the link that was sent there has been followed. */
  email_confirmed_at: timestamp({ withTimezone: true }),
  /** Null: nobody can sign in (demo profiles). */
  password_hash: text(),
  photo_id: uuid(),
  questions_submitted_at: timestamp({ withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
