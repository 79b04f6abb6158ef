import type { BookingPage, OwnBookingLink } from '@attune/contract/booking-link.ts'
import { say } from '@attune/contract/errors.ts'
import { and, eq } from 'drizzle-orm'
import { offersOf } from '../appointments/free-times-store.ts'
import { calendars } from '../calendar/table.ts'
import type { Db } from '../lib/db.ts'
import type { Listing } from '../lib/env.ts'
import { AppError } from '../lib/errors.ts'
import type { Vault } from '../lib/vault.ts'
import { licenceColumn, standingOf } from '../therapists/licence-standing.ts'
import { isListed } from '../therapists/standing.ts'
import { therapists } from '../therapists/table.ts'
import { claimHandle, listFormer, markHandle } from './handle-store.ts'

type Blind = Pick<Vault, 'blindIndex'>

const isOf = (therapistId: string) => eq(calendars.therapist_id, therapistId)

export async function readLink(db: Db, therapistId: string): Promise<OwnBookingLink> {
  const [row] = await db
    .select({ handle: calendars.handle })
    .from(calendars)
    .where(isOf(therapistId))
  return { handle: row?.handle ?? null, former: await listFormer(db, therapistId) }
}

/**
 * Null switches the link off. What is given up stays kept for whom it was, so that a card that was
 * printed with it leads to nobody else.
 */
export const setHandle = (db: Db, vault: Blind, therapistId: string, handle: string | null) =>
  db.transaction(async (tx) => {
    const answer = await changeHandle(tx, vault, therapistId, handle)
    if (answer === 'taken') throw new AppError('taken', say.handleTaken, 'handle')
    if (answer === 'too-many') throw new AppError('invalid', say.tooManyHandles, 'handle')
  })

/** Out of an archive, in its transaction: what somebody else has, or had, is left out. */
export async function restoreHandles(
  tx: Db,
  vault: Blind,
  therapistId: string,
  { handle, former }: OwnBookingLink,
) {
  // In the order in which they were given up, the last one last.
  for (const one of former.toReversed()) {
    const answer = await claimHandle(tx, vault, therapistId, one)
    if (answer === 'mine') await markHandle(tx, therapistId, one, new Date())
  }
  if (handle) await changeHandle(tx, vault, therapistId, handle)
}

async function changeHandle(tx: Db, vault: Blind, therapistId: string, handle: string | null) {
  const [before] = await tx
    .select({ handle: calendars.handle })
    .from(calendars)
    .where(isOf(therapistId))
    .for('update')
  if (!before) throw new AppError('not_found', 'Please set up your calendar first')
  if (before.handle === handle) return 'mine'
  const answer = handle ? await claimHandle(tx, vault, therapistId, handle) : 'mine'
  if (answer !== 'mine') return answer
  if (before.handle) await markHandle(tx, therapistId, before.handle, new Date())
  if (handle) await markHandle(tx, therapistId, handle, null)
  await tx.update(calendars).set({ handle }).where(isOf(therapistId))
  return 'mine'
}

/**
 * Whoever can be asked by this link. One query for all of it: that a link is unknown, that its
 * therapist is not found by patients, or takes none, takes the same time and is told alike.
 */
export async function findByHandle(
  db: Db,
  handle: string,
  listing: Listing,
): Promise<BookingPage | undefined> {
  const [row] = await db
    .select({
      ...{ _id: therapists._id, name: therapists.name, isDemo: therapists.isDemo },
      ...{ licence: licenceColumn, timeZone: calendars.timeZone, kinds: calendars.kinds },
    })
    .from(calendars)
    .innerJoin(therapists, eq(therapists._id, calendars.therapist_id))
    .where(and(eq(calendars.handle, handle), isListed(listing), eq(therapists.accepting, true)))
  if (!row) return undefined
  const { licence, kinds, ...page } = row
  const offers = offersOf(kinds)
  return offers.length > 0 ? { ...page, licence: standingOf(licence), offers } : undefined
}
