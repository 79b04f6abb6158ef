import { answerTexts, type UserAnswer } from '@attune/contract/questionnaires.ts'
import { eq, max, sql } from 'drizzle-orm'
import { type Db, onlyRow, prepared } from '../lib/db.ts'
import { AppError } from '../lib/errors.ts'
import { asJob } from '../lib/person.ts'
import type { AssociatedData, Vault } from '../lib/vault.ts'
import { users } from '../users/table.ts'
import { userAnswers } from './table.ts'

const associatedData = (userId: string, questionId: string): AssociatedData =>
  `user_answers.answer:${userId}:${questionId}`

export async function listUserAnswers(db: Db, vault: Vault, userId: string): Promise<UserAnswer[]> {
  const rows = await prepared(db, 'list_user_answers', (on, name) =>
    on
      .select()
      .from(userAnswers)
      .where(eq(userAnswers.user_id, sql.placeholder('user')))
      .prepare(name),
  ).execute({ user: userId })
  if (rows.length === 0) return []
  const key = await vault.keyOf(db, userId)
  return rows.map(({ _id, question_id, answer }) => ({
    _id,
    question_id,
    user_id: userId,
    answer: JSON.parse(key.decrypt(answer, associatedData(userId, question_id))),
  }))
}

/** When the last answer was given; also for a therapist, who sees no answer but is told how old they are. */
export async function readAnsweredAt(db: Db, userId: string): Promise<Date | null> {
  const [row] = await asJob('age of answers', () =>
    db
      .select({ at: max(userAnswers.updated_at) })
      .from(userAnswers)
      .where(eq(userAnswers.user_id, userId)),
  )
  return row?.at ?? null
}

/** Answering again replaces the answer under the same id. */
export async function saveUserAnswer(
  db: Db,
  vault: Vault,
  userId: string,
  questionId: string,
  answer: string[],
): Promise<UserAnswer> {
  const key = await vault.keyOf(db, userId)
  const sealed = key.encrypt(JSON.stringify(answer), associatedData(userId, questionId))
  const rows = await db
    .insert(userAnswers)
    .values({ user_id: userId, question_id: questionId, answer: sealed })
    .onConflictDoUpdate({
      target: [userAnswers.user_id, userAnswers.question_id],
      set: { answer: sealed, updated_at: sql`now()` },
    })
    .returning({ _id: userAnswers._id })
  return { _id: onlyRow(rows)._id, question_id: questionId, user_id: userId, answer }
}

export type Answered = { question_id: string; answer: string[] }

/** Made anew out of all answers, in the transaction that changes them. */
export type RemakeSummary = (tx: Db, userId: string, answers: UserAnswer[]) => Promise<void>

/** Answers of someone who has answered all, changed together with what is made of them. */
export const changeUserAnswers = (
  db: Db,
  vault: Vault,
  userId: string,
  changes: readonly Answered[],
  remakeSummary: RemakeSummary,
): Promise<UserAnswer[]> =>
  db.transaction(async (tx) => {
    const [owner] = await tx
      .select({ at: users.questions_submitted_at })
      .from(users)
      .where(eq(users._id, userId))
      .for('no key update')
    if (!owner?.at) throw new AppError('invalid', answerTexts.answerAll)
    for (const { question_id, answer } of changes)
      await saveUserAnswer(tx, vault, userId, question_id, answer)
    const answers = await listUserAnswers(tx, vault, userId)
    await remakeSummary(tx, userId, answers)
    return answers
  })
