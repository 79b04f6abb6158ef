import type { BookingPage, OwnBookingLink } from '@attune/contract/booking-link.ts'
import { say } from '@attune/contract/errors.ts'
import { and, eq, ne, or } from 'drizzle-orm'
import { offersOf } from '../appointments/free-times-store.ts'
import { calendars } from '../calendar/table.ts'
import type { Db } from '../lib/db.ts'
import type { Listing } from '../lib/env.ts'
import { AppError, takenIndex } from '../lib/errors.ts'
import { licenceColumn, standingOf } from '../therapists/licence-standing.ts'
import { isListed } from '../therapists/standing.ts'
import { therapists } from '../therapists/table.ts'

const { handle: handleColumn, former_handle: formerColumn } = calendars
const isOf = (therapistId: string) => eq(calendars.therapist_id, therapistId)

export async function readLink(db: Db, therapistId: string): Promise<OwnBookingLink> {
  const [row] = await db
    .select({ handle: handleColumn, former: formerColumn })
    .from(calendars)
    .where(isOf(therapistId))
  return row ?? { handle: null, former: null }
}

/**
 * Null switches the link off. What was given up last stays kept for whom it was, so that a card that
 * was printed with it leads to nobody else.
 */
export async function setHandle(db: Db, therapistId: string, handle: string | null) {
  try {
    await db.transaction(async (tx) => {
      const [before] = await tx
        .select({ handle: handleColumn, former: formerColumn })
        .from(calendars)
        .where(isOf(therapistId))
        .for('update')
      if (!before) throw new AppError('not_found', 'Please set up your calendar first')
      if (before.handle === handle) return
      const former_handle = before.handle ?? before.former
      await tx.update(calendars).set({ handle, former_handle }).where(isOf(therapistId))
      // Asked after the unique index let it through: what another gave up meanwhile is seen by now.
      if (handle && !(await isFree(tx, therapistId, handle))) throw taken()
    })
  } catch (error) {
    if (takenIndex(error) === 'calendars_handle') throw taken()
    throw error
  }
}

/** Out of an archive: where somebody has it by now, the link stays as it is. */
export async function setHandleIfFree(db: Db, therapistId: string, handle: string) {
  if (await isFree(db, therapistId, handle)) await setHandle(db, therapistId, handle)
}

async function isFree(db: Db, therapistId: string, handle: string) {
  const isAnothers = and(
    ne(calendars.therapist_id, therapistId),
    or(eq(handleColumn, handle), eq(formerColumn, handle)),
  )
  return (await db.$count(calendars, isAnothers)) === 0
}

const taken = () => new AppError('taken', say.handleTaken, 'handle')

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
    .where(and(eq(handleColumn, handle), isListed(listing), eq(therapists.accepting, true)))
  if (!row) return undefined
  const { licence, kinds, ...page } = row
  const offers = offersOf(kinds)
  return offers.length > 0 ? { ...page, licence: standingOf(licence), offers } : undefined
}
