import { sql } from 'drizzle-orm'
import type { Context } from '../lib/http.ts'
import type { Job } from '../lib/job.ts'
import { queueAwayMails } from './away-mails.ts'

const lookEvery = 10_000

/**
 * Writes down when each of these was last here, three times a minute at most; who has left meanwhile
 * gets no row.
 */
export const noteSeen = ({ db }: Pick<Context, 'db'>, people: readonly string[], at: Date) =>
  db.execute(sql`
    WITH patients AS (
      SELECT id FROM users WHERE id = ANY(${sql.param(people)}::uuid[]) ORDER BY id FOR KEY SHARE
    ), others AS (
      SELECT id FROM therapists WHERE id = ANY(${sql.param(people)}::uuid[]) ORDER BY id FOR KEY SHARE
    )
    INSERT INTO mail_settings (person_id, seen_at)
    SELECT id, ${at.toISOString()}::timestamptz
    FROM (SELECT id FROM patients UNION ALL SELECT id FROM others) AS here ORDER BY id
    ON CONFLICT (person_id) DO UPDATE SET seen_at = excluded.seen_at
    WHERE mail_settings.seen_at IS NULL
      OR mail_settings.seen_at < excluded.seen_at - interval '20 seconds'`)

/** Who has a page open is not told by mail; who has none is, once that is due. */
export const awayWatch = (
  context: Context,
  connected: () => readonly string[],
  onError: (error: unknown) => void,
): Job => ({
  name: 'mails to who is away',
  start() {
    let underWay: Promise<unknown> | undefined
    const round = async () => {
      const now = new Date()
      const people = connected()
      if (people.length > 0) await noteSeen(context, people, now)
      await queueAwayMails(context, now)
      context.metrics.round('mails to who is away')
    }
    const looking = setInterval(() => {
      underWay ??= round()
        .catch(onError)
        .finally(() => {
          underWay = undefined
        })
    }, lookEvery)
    return async () => {
      clearInterval(looking)
      await underWay
    }
  },
})
