import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import type { TherapistAnswer } from '@attune/contract/questionnaires.ts'
import { derive, readPractice } from '@attune/engine/questionnaires/read-practice.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { found } from '../lib/errors.ts'
import type { AssociatedData, DataKey, Vault } from '../lib/vault.ts'
import { publicAnswer } from '../names/public-text.ts'
import { dropMainAreas } from '../practice-facts/store.ts'
import { therapists } from '../therapists/table.ts'
import { therapistAnswers } from './table.ts'

type Row = Pick<typeof therapistAnswers.$inferSelect, '_id' | 'question_id' | 'answer'>

/** Where a therapist's sealed answer lives. */
export const practiceAssociatedData = (id: string, questionId: string): AssociatedData =>
  `therapist_answers.answer:${id}:${questionId}`

export async function listTherapistAnswers(
  db: Db,
  vault: Vault,
  id: string,
): Promise<TherapistAnswer[]> {
  const rows = await db.select().from(therapistAnswers).where(eq(therapistAnswers.therapist_id, id))
  if (rows.length === 0) return []
  const key = await vault.keyOf(db, id)
  const rowOf = new Map(rows.map((row) => [row.question_id, row]))
  return therapistQuestions.flatMap(({ _id }) => {
    const row = rowOf.get(_id)
    return row ? decryptAnswer(row, key, id) : []
  })
}

export const saveTherapistAnswer = (
  db: Db,
  vault: Vault,
  id: string,
  questionId: string,
  answer: string[],
) =>
  changePractice(db, vault, id, async (tx, key) => {
    const shown = publicAnswer(answer, 'answer')
    const sealed = key.encrypt(JSON.stringify(shown), practiceAssociatedData(id, questionId))
    const [row] = await tx
      .insert(therapistAnswers)
      .values({ therapist_id: id, question_id: questionId, answer: sealed })
      .onConflictDoUpdate({
        target: [therapistAnswers.therapist_id, therapistAnswers.question_id],
        set: { answer: sealed, updated_at: sql`now()` },
      })
      .returning()
    return row
  })

/** The question an answer of this therapist's belongs to. */
export async function questionOfAnswer(db: Db, id: string, answerId: string) {
  const [row] = await db
    .select({ question_id: therapistAnswers.question_id })
    .from(therapistAnswers)
    .where(and(eq(therapistAnswers.therapist_id, id), eq(therapistAnswers._id, answerId)))
  return row?.question_id
}

/**
 * One change of the answers with all that follows from it, in one transaction: the derived fields,
 * and with the last missing answer the opening of the practice. The row lock puts parallel
 * answers in a line, so that exactly one of them is the last.
 */
async function changePractice(
  db: Db,
  vault: Vault,
  id: string,
  change: (tx: Db, key: DataKey) => Promise<Row | undefined>,
): Promise<TherapistAnswer> {
  const key = await vault.keyOf(db, id)
  return db.transaction(async (tx) => {
    const [therapist] = await tx
      .select()
      .from(therapists)
      .where(eq(therapists._id, id))
      .for('update')
    const { deactivated_at } = found(therapist, 'Therapist not found')
    const row = found(await change(tx, key), 'Answer not found')
    const answers = await listTherapistAnswers(tx, vault, id)
    const practice = readPractice(
      answers.map(({ question_id, answer }) => ({ question_id: question_id._id, answer })),
    )
    await dropMainAreas(tx, id, practice.codes.specialization)
    const isComplete = answers.length === therapistQuestions.length
    await tx
      .update(therapists)
      .set({
        ...derive(practice),
        practice,
        ...(isComplete && {
          questions_submitted_at: sql`coalesce(${therapists.questions_submitted_at}, now())`,
          isActive: deactivated_at === null,
        }),
      })
      .where(eq(therapists._id, id))
    return decryptAnswer(row, key, id)
  })
}

function decryptAnswer(
  { _id, question_id, answer }: Row,
  key: DataKey,
  id: string,
): TherapistAnswer {
  const question = therapistQuestions.find((one) => one._id === question_id)
  return {
    _id,
    question_id: { _id: question_id, question: question?.question ?? '' },
    answer: JSON.parse(key.decrypt(answer, practiceAssociatedData(id, question_id))),
  }
}
