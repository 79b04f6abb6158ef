import { and, asc, eq, gt, lte, type SQL } from 'drizzle-orm'
import { forgetNextFree } from '../calendar/store.ts'
import { type Db, onlyRow } from '../lib/db.ts'
import { againAfterDeadlock } from '../lib/errors.ts'
import { asJob } from '../lib/person.ts'
import type { Parts as ChangeParts } from './change.ts'
import { planReminders } from './reminder-store.ts'
import { appointments, isHolding, type Side, waitingPlaces } from './table.ts'
import { type Parts, tell } from './tell.ts'
import { offerFreed } from './waiting-store.ts'

type Of = { therapistId?: string; userId?: string }

/**
 * Two are not in contact any more, or one of them is leaving: what lies ahead is cancelled and the other
 * is told, in the transaction of that end.
 */
export const cancelAhead = (
  tx: Db,
  parts: Parts,
  { therapistId, userId }: Of,
  { by, isLeaving = false, now }: { by: Side; isLeaving?: boolean; now: Date },
) =>
  asJob('end of appointments', async () => {
    const isTheirs: SQL[] = [
      ...(therapistId ? [eq(appointments.therapist_id, therapistId)] : []),
      ...(userId ? [eq(appointments.user_id, userId)] : []),
    ]
    const rows = await tx
      .select()
      .from(appointments)
      .where(and(...isTheirs, isHolding, gt(appointments.starts, now)))
      .orderBy(asc(appointments._id))
      .for('update')
    for (const row of rows) {
      const status = row.status === 'offered' ? 'withdrawn' : 'cancelled'
      const changed = onlyRow(
        await tx
          .update(appointments)
          .set({ status, answer_by: null, sequence: row.sequence + 1 })
          .where(eq(appointments._id, row._id))
          .returning(),
      )
      await tell(tx, parts, changed, { what: status, by, from: row, isLeaving })
      await planReminders(tx, changed, now)
    }
    const freed = new Set(rows.map(({ therapist_id }) => therapist_id))
    // Of a therapist who leaves nothing is kept.
    if (!(isLeaving && by === 'therapist')) for (const id of freed) await forgetNextFree(tx, id)
    await tx
      .delete(waitingPlaces)
      .where(
        and(
          therapistId ? eq(waitingPlaces.therapist_id, therapistId) : undefined,
          userId ? eq(waitingPlaces.user_id, userId) : undefined,
        ),
      )
  })

const atOnce = 100

/** Requests that nobody answered, and offers that nobody took; gives how many ended. */
export async function expireUnanswered(parts: ChangeParts, now: Date): Promise<number> {
  const isOver = and(isHolding, lte(appointments.answer_by, now))
  const due = await parts.db
    .select({ _id: appointments._id })
    .from(appointments)
    .where(isOver)
    .orderBy(asc(appointments.answer_by))
    .limit(atOnce)
  let ended = 0
  for (const { _id } of due)
    ended += await againAfterDeadlock(() =>
      parts.db.transaction((tx) => expire(tx, parts, _id, now)),
    )
  return ended
}

/** Another node may have it at this moment, or somebody who answers it after all. */
async function expire(tx: Db, parts: ChangeParts, id: string, now: Date): Promise<number> {
  const isOver = and(eq(appointments._id, id), isHolding, lte(appointments.answer_by, now))
  const [row] = await tx
    .select()
    .from(appointments)
    .where(isOver)
    .for('update', { skipLocked: true })
  if (!row) return 0
  const changed = onlyRow(
    await tx
      .update(appointments)
      .set({ status: 'expired', answer_by: null, sequence: row.sequence + 1 })
      .where(eq(appointments._id, id))
      .returning(),
  )
  await tell(tx, parts, changed, { what: 'expired', by: 'attune', from: row })
  await forgetNextFree(tx, row.therapist_id)
  await offerFreed(tx, parts, row, now)
  return 1
}
