import { sql } from 'drizzle-orm'
import type { Context } from '../lib/http.ts'

/** An appointment that was agreed on is over, as if it had been so many days earlier. */
export const letItBeOver = ({ db }: Pick<Context, 'db'>, appointment: string, days = 40) =>
  db.execute(sql`
    UPDATE appointments SET
      starts = starts - make_interval(days => ${days}),
      ends = ends - make_interval(days => ${days}),
      held_until = held_until - make_interval(days => ${days})
    WHERE id = ${appointment}`)

/** An appointment that was agreed on begins in so many minutes. */
export const letItBegin = ({ db }: Pick<Context, 'db'>, appointment: string, minutes: number) =>
  db.execute(sql`
    UPDATE appointments SET
      starts = now() + make_interval(mins => ${minutes}),
      ends = now() + make_interval(mins => ${minutes}) + (ends - starts),
      held_until = now() + make_interval(mins => ${minutes}) + (held_until - starts)
    WHERE id = ${appointment}`)
