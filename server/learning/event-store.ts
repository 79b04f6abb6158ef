import { createHash } from 'node:crypto'
import { LearningKind } from '@attune/contract/learning.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../lib/db.ts'
import type { AssociatedData, Vault } from '../lib/vault.ts'
import type { LearningConsentRow } from './consent-store.ts'
import { learningConsents, learningEvents } from './table.ts'

/** Nobody's words: ids, codes of the questionnaires and times. */
export const LearningEvent = z.object({
  kind: LearningKind,
  therapistId: z.uuid(),
  at: z.iso.datetime(),
  /** What the patient had ticked as their reasons; of what a case begins with, and of what was shown. */
  concerns: z.array(z.string()),
})
export type LearningEvent = z.infer<typeof LearningEvent>

type Happened = LearningEvent & { once: Buffer }

/**
 * Kept where it is not yet, and only while the very consent stands that was read: its row is held, so
 * that nothing is left behind by what deletes it.
 */
export async function keepEvents(
  db: Db,
  vault: Vault,
  { user_id, subject }: Pick<LearningConsentRow, 'user_id' | 'subject'>,
  events: readonly Happened[],
) {
  await db.transaction(async (tx) => {
    const [stands] = await tx
      .select({ at: learningConsents.at })
      .from(learningConsents)
      .where(and(eq(learningConsents.user_id, user_id), eq(learningConsents.subject, subject)))
      .for('key share')
    if (!stands) return
    const known = await knownOf(tx, events)
    const fresh = events.filter(({ once }) => !known.has(once.toString('hex')))
    if (fresh.length === 0) return
    const key = await vault.keyOf(tx, user_id)
    const rows = fresh.map(({ once, ...event }) => ({
      once,
      subject,
      event: key.encrypt(JSON.stringify(event), sealedAs(once)),
    }))
    await tx.insert(learningEvents).values(rows).onConflictDoNothing()
  })
}

/** All that is kept of one person, the oldest first. */
export async function listLearningEvents(
  db: Db,
  vault: Vault,
  { user_id, subject }: Pick<LearningConsentRow, 'user_id' | 'subject'>,
): Promise<LearningEvent[]> {
  const rows = await db.select().from(learningEvents).where(eq(learningEvents.subject, subject))
  if (rows.length === 0) return []
  const key = await vault.keyOf(db, user_id)
  return rows
    .map(({ once, event }) => LearningEvent.parse(JSON.parse(key.decrypt(event, sealedAs(once)))))
    .toSorted((a, b) => a.at.localeCompare(b.at) || a.kind.localeCompare(b.kind))
}

/** The same bytes as the database hashes in `collect.ts`. */
export const onceOf = (salt: Buffer, kind: LearningKind, therapistId: string, day = '') =>
  createHash('sha256').update(salt).update(`${kind} ${therapistId} ${day}`).digest()

const sealedAs = (once: Buffer): AssociatedData => `learning_events.event:${once.toString('hex')}`

async function knownOf(tx: Db, events: readonly Happened[]) {
  const ids = events.map(({ once }) => once)
  if (ids.length === 0) return new Set<string>()
  const rows = await tx
    .select({ once: learningEvents.once })
    .from(learningEvents)
    .where(inArray(learningEvents.once, ids))
  return new Set(rows.map(({ once }) => once.toString('hex')))
}
