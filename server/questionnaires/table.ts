import { pgTable, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../lib/db.ts'
import { therapists } from '../therapists/table.ts'
import { users } from '../users/table.ts'

/** `answer` is the sealed JSON of the list of choices. */
const answerColumns = () => ({
  _id: uuid('id').primaryKey().defaultRandom(),
  question_id: uuid().notNull(),
  answer: bytes().notNull(),
  updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

export const userAnswers = pgTable(
  'user_answers',
  {
    ...answerColumns(),
    user_id: uuid()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
  },
  (table) => [unique('user_answers_question').on(table.user_id, table.question_id)],
)

export const therapistAnswers = pgTable(
  'therapist_answers',
  {
    ...answerColumns(),
    therapist_id: uuid()
      .notNull()
      .references(() => therapists._id, { onDelete: 'cascade' }),
  },
  (table) => [unique('therapist_answers_question').on(table.therapist_id, table.question_id)],
)
