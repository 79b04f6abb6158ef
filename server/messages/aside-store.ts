import type { Aside, AsideChoice } from '@attune/contract/messages.ts'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { AppError, found } from '../lib/errors.ts'
import { therapists } from '../therapists/table.ts'
import { nineOn } from './nine-on.ts'
import { asides } from './table.ts'
import { findThread, partnerOf } from './thread-store.ts'

type Putting = {
  choice: AsideChoice | { until: Date }
  upTo: number
  timeZone?: string | undefined
  now: Date
}

/** The last choice stands; what the patient writes after `upTo` was not seen, and is not put aside. */
export async function putAside(
  db: Db,
  therapistId: string,
  userId: string,
  { choice, upTo, timeZone, now }: Putting,
): Promise<Aside> {
  const thread = found(await findThread(db, therapistId, userId), missing)
  if (partnerOf(thread, therapistId).model !== 'User') throw new AppError('not_found', missing)
  const zone = (await zoneOf(db, therapistId)) ?? timeZone
  const until = untilOf(choice, now, zone)
  const values = { up_to: Math.min(upTo, thread.last_seq), until }
  await db
    .insert(asides)
    .values({ therapist_id: therapistId, user_id: userId, ...values })
    .onConflictDoUpdate({ target: [asides.therapist_id, asides.user_id], set: values })
  return { until }
}

export async function takeBack(db: Db, therapistId: string, userId: string) {
  await db
    .delete(asides)
    .where(and(eq(asides.therapist_id, therapistId), eq(asides.user_id, userId)))
}

function untilOf(choice: Putting['choice'], now: Date, zone: string | undefined): Date | null {
  if (typeof choice === 'object') return choice.until
  return choice === 'until-they-write' ? null : nineOn(choice, now, zone)
}

const missing = 'They have not written to you'

/** Where the therapist says that they work; undefined where they do not. */
async function zoneOf(db: Db, therapistId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ hours: therapists.reply_hours })
    .from(therapists)
    .where(eq(therapists._id, therapistId))
  return row?.hours?.timeZone
}
