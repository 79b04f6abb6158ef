import { and, asc, eq, gt, lte, type SQL } from 'drizzle-orm'
import { forgetNextFree } from '../calendar/store.ts'
import { type Db, onlyRow } from '../lib/db.ts'
import { againAfterDeadlock } from '../lib/errors.ts'
import { asJob } from '../lib/person.ts'
import type { Parts as ChangeParts } from './change.ts'
import { noProposal } from './proposal.ts'
import { planReminders } from './reminder-store.ts'
import { appointments, isHolding, type Side, waitingPlaces } from './table.ts'
import { type Parts, tell, tellOfLeaving } from './tell.ts'
import { offerFreed } from './waiting-store.ts'

type Of = { therapistId?: string | undefined; userId?: string | undefined }

/**
 * Two are not in contact any more, or the operator stops one of them: what lies ahead is cancelled and
 * they are told, in the transaction of that end.
 */
export const cancelAhead = (
  tx: Db,
  parts: Parts,
  { therapistId, userId }: Of,
  { by, now }: { by: Side; now: Date },
) =>
  asJob('end of appointments', async () => {
    const rows = await tx
      .select()
      .from(appointments)
      .where(aheadOf({ therapistId, userId }, now))
      .orderBy(asc(appointments._id))
      .for('update')
    for (const row of rows) {
      const status = row.status === 'offered' ? 'withdrawn' : 'cancelled'
      const changed = onlyRow(
        await tx
          .update(appointments)
          .set({ status, answer_by: null, ...noProposal, sequence: row.sequence + 1 })
          .where(eq(appointments._id, row._id))
          .returning(),
      )
      await tell(tx, parts, changed, { what: status, by, from: row })
      await planReminders(tx, changed, now)
    }
    const freed = new Set(rows.map(({ therapist_id }) => therapist_id))
    for (const id of [...freed].sort()) await forgetNextFree(tx, id)
    await tx
      .delete(waitingPlaces)
      .where(
        and(
          therapistId ? eq(waitingPlaces.therapist_id, therapistId) : undefined,
          userId ? eq(waitingPlaces.user_id, userId) : undefined,
        ),
      )
  })

/** One of them is leaving: all of it goes with the account, and those who stay are told. */
export const leaveAppointments = (
  tx: Db,
  parts: Parts,
  of: Of,
  { by, now }: { by: 'patient' | 'therapist'; now: Date },
) =>
  asJob('end of appointments', async () => {
    const rows = await tx
      .select()
      .from(appointments)
      .where(aheadOf(of, now))
      .orderBy(asc(appointments._id))
    const told = new Set<string>()
    for (const row of rows) {
      const other = by === 'patient' ? row.therapist_id : row.user_id
      await tellOfLeaving(tx, parts, row, by, told.has(other))
      told.add(other)
    }
    if (by === 'therapist') return
    // Row by row in the order of the ids, as a change of the calendar locks one alone.
    for (const id of [...new Set(rows.map((row) => row.therapist_id))].sort())
      await forgetNextFree(tx, id)
  })

const aheadOf = ({ therapistId, userId }: Of, now: Date): SQL | undefined =>
  and(
    therapistId ? eq(appointments.therapist_id, therapistId) : undefined,
    userId ? eq(appointments.user_id, userId) : undefined,
    isHolding,
    gt(appointments.starts, now),
  )

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
