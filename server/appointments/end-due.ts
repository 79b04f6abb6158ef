import { and, asc, eq, lte } from 'drizzle-orm'
import { forgetNextFree } from '../calendar/store.ts'
import { type Db, onlyRow } from '../lib/db.ts'
import { againAfterDeadlock } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { appointments, isHolding } from './table.ts'
import { tell } from './tell.ts'
import type { Row } from './view.ts'

type Parts = Pick<Context, 'db' | 'env' | 'vault'>

type Ending = {
  /** The moment until which somebody could have answered. */
  by: typeof appointments.answer_by | typeof appointments.proposal_lapses
  set: Partial<Omit<Row, '_id' | 'sequence'>>
  what: 'expired' | 'move-lapsed'
  after?: (tx: Db, before: Row) => Promise<unknown>
}

const atOnce = 100

/** What nobody answered in time ends, row by row, and both are told; gives how many ended. */
export async function endDue(parts: Parts, ending: Ending, now: Date): Promise<number> {
  const due = await parts.db
    .select({ _id: appointments._id })
    .from(appointments)
    .where(and(isHolding, lte(ending.by, now)))
    .orderBy(asc(ending.by))
    .limit(atOnce)
  let ended = 0
  for (const { _id } of due)
    ended += await againAfterDeadlock(() =>
      parts.db.transaction((tx) => endOne(tx, parts, _id, ending, now)),
    )
  return ended
}

/** Another node may have it at this moment, or somebody who answers it after all. */
async function endOne(tx: Db, parts: Parts, id: string, ending: Ending, now: Date) {
  const { by, set, what, after } = ending
  const one = eq(appointments._id, id)
  const [row] = await tx
    .select()
    .from(appointments)
    .where(and(one, isHolding, lte(by, now)))
    .for('update', { skipLocked: true })
  if (!row) return 0
  const changed = onlyRow(
    await tx
      .update(appointments)
      .set({ ...set, sequence: row.sequence + 1 })
      .where(one)
      .returning(),
  )
  await tell(tx, parts, changed, { what, by: 'attune', from: row })
  await forgetNextFree(tx, row.therapist_id)
  await after?.(tx, row)
  return 1
}
