import { handlesOfOne } from '@attune/contract/booking-handle.ts'
import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { overlappedConstraint } from '../lib/errors.ts'
import { asJob } from '../lib/person.ts'
import type { Vault } from '../lib/vault.ts'
import { lookOf } from '../names/lexicon/look-alikes.ts'
import { bookingHandles, endedHandles } from './table.ts'

type Blind = Pick<Vault, 'blindIndex'>

const isOf = (therapistId: string) => eq(bookingHandles.therapist_id, therapistId)
const isTheirs = (therapistId: string, handle: string) =>
  and(isOf(therapistId), eq(bookingHandles.handle, handle))

/** The one given up last comes first. */
export async function listFormer(db: Db, therapistId: string): Promise<string[]> {
  const rows = await db
    .select({ handle: bookingHandles.handle })
    .from(bookingHandles)
    .where(and(isOf(therapistId), isNotNull(bookingHandles.given_up_at)))
    .orderBy(desc(bookingHandles.given_up_at), desc(bookingHandles.handle))
  return rows.map(({ handle }) => handle)
}

/**
 * Makes a name this therapist's for good. Whoever has it or one that looks like it, or ever had it,
 * keeps it: the primary key and the constraint on looks
 * decide between two at once, and what deleted accounts had is asked after it, as a deletion that
 * it waited for is over by then. The calendar's row is held, so that no two count at once.
 */
export async function claimHandle(
  tx: Db,
  vault: Blind,
  therapistId: string,
  handle: string,
): Promise<'mine' | 'taken' | 'too-many'> {
  const made = await tx
    .insert(bookingHandles)
    .values({ handle, look: lookOf(handle), therapist_id: therapistId })
    .onConflictDoNothing()
    .returning({ handle: bookingHandles.handle })
  // Of a row that is another's, the database shows none.
  if (made.length === 0)
    return (await tx.$count(bookingHandles, isTheirs(therapistId, handle))) > 0 ? 'mine' : 'taken'
  const isEnded = await hasEnded(tx, vault, handle)
  const isOneMore = (await tx.$count(bookingHandles, isOf(therapistId))) > handlesOfOne
  if (!isEnded && !isOneMore) return 'mine'
  await tx.delete(bookingHandles).where(isTheirs(therapistId, handle))
  return isEnded ? 'taken' : 'too-many'
}

/** Null: it is in use. */
export const markHandle = (tx: Db, therapistId: string, handle: string, given_up_at: Date | null) =>
  tx.update(bookingHandles).set({ given_up_at }).where(isTheirs(therapistId, handle))

/** Their account ends: the names stay nobody's, without saying whose they were or what they are. */
export async function endHandles(tx: Db, vault: Blind, therapistId: string) {
  const rows = await tx
    .delete(bookingHandles)
    .where(isOf(therapistId))
    .returning({ handle: bookingHandles.handle })
  if (rows.length === 0) return
  const ended = rows.flatMap(({ handle }) =>
    indexesOf(vault, handle).map((handle_index) => ({ handle_index })),
  )
  await asJob('ended handles', () => tx.insert(endedHandles).values(ended).onConflictDoNothing())
}

const hasEnded = (tx: Db, vault: Blind, handle: string) =>
  asJob(
    'ended handles',
    async () =>
      (await tx.$count(
        endedHandles,
        inArray(endedHandles.handle_index, indexesOf(vault, handle)),
      )) > 0,
  )

/** By the name itself, and by what it looks like. */
const indexesOf = (vault: Blind, handle: string) => [
  vault.blindIndex('booking_handles.handle', handle),
  vault.blindIndex('booking_handles.look', lookOf(handle)),
]

/** Says of names of an older version what they look like. Of two that look alike both stay as they are. */
export async function fillHandleLooks(db: Db): Promise<number> {
  const { handle, look } = bookingHandles
  const rows = await db.select({ handle }).from(bookingHandles).where(isNull(look)).orderBy(handle)
  let filled = 0
  for (const row of rows) {
    const isKept = await db
      .update(bookingHandles)
      .set({ look: lookOf(row.handle) })
      .where(eq(handle, row.handle))
      .then(() => true)
      .catch((error: unknown) => {
        if (overlappedConstraint(error)) return false
        throw error
      })
    if (isKept) filled++
  }
  return filled
}
