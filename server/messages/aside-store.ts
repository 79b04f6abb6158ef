import type { Aside, AsideChoice } from '@attune/contract/messages.ts'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { therapists } from '../therapists/table.ts'
import { contactState, stopsOf } from './contact-store.ts'
import { holdThread } from './hold-thread.ts'
import { nineOn } from './nine-on.ts'
import { refusalOf } from './refusal.ts'
import { asides } from './table.ts'

type Putting = {
  choice: AsideChoice | { until: Date }
  upTo: number
  timeZone?: string | undefined
  now: Date
}

/**
 * The last choice stands; what the patient writes after `upTo` was not seen, and is not put aside.
 * Where nothing can be written any more nobody waits for an answer.
 */
export const putAside = (
  db: Db,
  therapistId: string,
  userId: string,
  { choice, upTo, timeZone, now }: Putting,
): Promise<Aside> =>
  db.transaction(async (tx) => {
    const thread = await holdThread(tx, therapistId, userId)
    if (thread.closed || contactState(stopsOf(thread, therapistId)) !== 'open')
      throw refusalOf(thread, therapistId)
    const zone = (await zoneOf(tx, therapistId)) ?? timeZone
    const until = untilOf(choice, now, zone)
    const values = { up_to: Math.min(upTo, thread.last_seq), until }
    await tx
      .insert(asides)
      .values({ therapist_id: therapistId, user_id: userId, ...values })
      .onConflictDoUpdate({ target: [asides.therapist_id, asides.user_id], set: values })
    return { until }
  })

export async function takeBack(db: Db, therapistId: string, userId: string) {
  await db
    .delete(asides)
    .where(and(eq(asides.therapist_id, therapistId), eq(asides.user_id, userId)))
}

function untilOf(choice: Putting['choice'], now: Date, zone: string | undefined): Date | null {
  if (typeof choice === 'object') return choice.until
  return choice === 'until-they-write' ? null : nineOn(choice, now, zone)
}

/** Where the therapist says that they work; undefined where they do not. */
async function zoneOf(db: Db, therapistId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ hours: therapists.reply_hours })
    .from(therapists)
    .where(eq(therapists._id, therapistId))
  return row?.hours?.timeZone
}

/** Whom this therapist has put aside, and until when; also what has been answered or run out since. */
export const listAsides = (db: Db, therapistId: string) =>
  db
    .select({ userId: asides.user_id, until: asides.until, messagesSeen: asides.up_to })
    .from(asides)
    .where(eq(asides.therapist_id, therapistId))
    .orderBy(asides.user_id)
