import type { Review, ReviewDraft, SummaryPart } from '@attune/contract/reviews.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import { type Db, onlyRow } from '../lib/db.ts'
import { found } from '../lib/errors.ts'
import type { AssociatedData, Vault } from '../lib/vault.ts'
import { therapists } from '../therapists/table.ts'
import { summaryReviews } from './table.ts'

/** What each part was made from, as it stands now; null where there is none. */
export type Hashes = Record<SummaryPart, string | null>

const associatedData = (userId: string, therapistId: string, part: SummaryPart): AssociatedData =>
  `summary_reviews.note:${userId}:${therapistId}:${part}`

/** Latest first; of one therapist alone if named. */
export async function listReviews(
  db: Db,
  vault: Vault,
  userId: string,
  hashes: Hashes,
  therapistId?: string,
): Promise<Review[]> {
  const rows = await db
    .select()
    .from(summaryReviews)
    .where(
      and(
        eq(summaryReviews.user_id, userId),
        therapistId === undefined ? undefined : eq(summaryReviews.therapist_id, therapistId),
      ),
    )
    .orderBy(desc(summaryReviews.at))
  if (rows.length === 0) return []
  const key = await vault.keyOf(db, userId)
  return rows.map((row) => ({
    therapistId: row.therapist_id,
    name: row.name,
    part: row.part,
    at: row.at,
    note: row.note && key.decrypt(row.note, associatedData(userId, row.therapist_id, row.part)),
    current: row.inputs_hash === hashes[row.part],
  }))
}

/** One review a therapist and part: the next one takes its place. The note is sealed with the patient's key. */
export async function saveReview(
  db: Db,
  vault: Vault,
  userId: string,
  therapistId: string,
  { part, inputsHash, note }: ReviewDraft,
): Promise<Review> {
  const words = note?.trim() || null
  const key = await vault.keyOf(db, userId)
  const sealed =
    words === null ? null : key.encrypt(words, associatedData(userId, therapistId, part))
  const [therapist] = await db
    .select({ name: therapists.name })
    .from(therapists)
    .where(eq(therapists._id, therapistId))
  const { name } = found(therapist, 'This no longer exists')
  const written = { inputs_hash: inputsHash, name, note: sealed }
  const rows = await db
    .insert(summaryReviews)
    .values({ user_id: userId, therapist_id: therapistId, part, ...written })
    .onConflictDoUpdate({
      target: [summaryReviews.user_id, summaryReviews.therapist_id, summaryReviews.part],
      set: { ...written, at: sql`now()` },
    })
    .returning({ at: summaryReviews.at })
  return { therapistId, name, part, at: onlyRow(rows).at, note: words, current: true }
}

export async function deleteReview(db: Db, userId: string, therapistId: string, part: SummaryPart) {
  await db
    .delete(summaryReviews)
    .where(
      and(
        eq(summaryReviews.user_id, userId),
        eq(summaryReviews.therapist_id, therapistId),
        eq(summaryReviews.part, part),
      ),
    )
}

/** The hashes of which there is a review, by part: a summary counts as reviewed if its own is among them. */
export async function readReviewedHashes(
  db: Db,
  userId: string,
): Promise<Record<SummaryPart, ReadonlySet<string>>> {
  const rows = await db
    .select({ part: summaryReviews.part, hash: summaryReviews.inputs_hash })
    .from(summaryReviews)
    .where(eq(summaryReviews.user_id, userId))
  const of = (part: SummaryPart) =>
    new Set(rows.filter((row) => row.part === part).map(({ hash }) => hash))
  return { initialDiagnosis: of('initialDiagnosis'), journalAnalysis: of('journalAnalysis') }
}
