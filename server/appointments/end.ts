import { and, asc, eq, gt, type SQL } from 'drizzle-orm'
import { forgetNextFree } from '../calendar/store.ts'
import { type Db, onlyRow } from '../lib/db.ts'
import { asJob } from '../lib/person.ts'
import type { Parts as ChangeParts } from './change.ts'
import { endDue } from './end-due.ts'
import { noProposal } from './proposal.ts'
import { planReminders } from './reminder-store.ts'
import { dropProposals } from './series-store.ts'
import { tellOfCancelled } from './series-telling.ts'
import { appointmentSeries, appointments, isHolding, type Side, waitingPlaces } from './table.ts'
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
      await planReminders(tx, changed, now)
      if (!row.series_at) await tell(tx, parts, changed, { what: status, by, from: row })
    }
    await tellOfCancelled(
      tx,
      parts,
      rows.filter(({ series_at }) => series_at),
      by,
    )
    await dropProposals(
      tx,
      and(
        therapistId ? eq(appointmentSeries.therapist_id, therapistId) : undefined,
        userId ? eq(appointmentSeries.user_id, userId) : undefined,
      ),
    )
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
      const series = row.series_at && row.series_id
      if (series && told.has(series)) continue
      const other = by === 'patient' ? row.therapist_id : row.user_id
      await tellOfLeaving(tx, parts, row, by, told.has(other), now)
      told.add(other)
      if (series) told.add(series)
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

/** Requests that nobody answered, and offers that nobody took; gives how many ended. */
export const expireUnanswered = (parts: ChangeParts, now: Date): Promise<number> =>
  endDue(
    parts,
    {
      by: appointments.answer_by,
      set: { status: 'expired', answer_by: null },
      what: 'expired',
      after: async (tx, before) => {
        await dropProposals(tx, eq(appointmentSeries.origin_id, before._id))
        await offerFreed(tx, parts, before, now)
      },
    },
    now,
  )
