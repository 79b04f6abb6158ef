import {
  type Availability,
  type AvailabilityDraft,
  ReplyHours,
} from '@attune/contract/availability.ts'
import { boolean, date, jsonb } from 'drizzle-orm/pg-core'

/** Of the therapist's own row, so that lists and matching need no second read. */
export const availabilityColumns = () => ({
  accepting: boolean().notNull().default(true),
  away_from: date(),
  away_until: date(),
  reply_hours: jsonb().$type<ReplyHours>(),
})

type Row = {
  accepting: boolean
  away_from: string | null
  away_until: string | null
  reply_hours: ReplyHours | null
}

/** Hours that cannot be read are left out: one row must not take the whole list with it. */
export const availabilityOf = (row: Row): Availability => ({
  accepting: row.accepting,
  replyHours: ReplyHours.safeParse(row.reply_hours).data ?? null,
  away: row.away_from && row.away_until ? { from: row.away_from, until: row.away_until } : null,
})

export const rowOf = ({ accepting, replyHours, away }: AvailabilityDraft): Row => ({
  accepting,
  away_from: away?.from ?? null,
  away_until: away?.until ?? null,
  reply_hours: replyHours,
})
