import {
  type Availability,
  type AvailabilityDraft,
  ReplyHours,
} from '@attune/contract/availability.ts'
import { eq } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { therapists } from './table.ts'

type Row = typeof therapists.$inferSelect

/** Hours that cannot be read are left out: one row must not take the whole list with it. */
export const availabilityOf = (row: Row): Availability => ({
  accepting: row.accepting,
  replyHours: ReplyHours.safeParse(row.reply_hours).data ?? null,
  away: row.away_from && row.away_until ? { from: row.away_from, until: row.away_until } : null,
})

export async function setAvailability(db: Db, id: string, draft: AvailabilityDraft) {
  await db
    .update(therapists)
    .set({
      accepting: draft.accepting,
      reply_hours: draft.replyHours,
      away_from: draft.away?.from ?? null,
      away_until: draft.away?.until ?? null,
    })
    .where(eq(therapists._id, id))
}
