import { sql } from 'drizzle-orm'
import type { Context } from '../lib/http.ts'
import { asJob } from '../lib/person.ts'

type Parts = Pick<Context, 'db'>

/**
 * Writes down when each of these was last here, never an earlier moment over a later one and none
 * that is less than `apart` seconds later; who has left meanwhile gets no row.
 */
export const noteSeen = ({ db }: Parts, people: ReadonlyMap<string, Date>, apart = 0) => {
  const moments = [...people.values()].map((at) => at.toISOString())
  return asJob('who is here', () =>
    db.execute(sql`
    WITH seen AS (
      SELECT * FROM unnest(
        ${sql.param([...people.keys()])}::uuid[], ${sql.param(moments)}::timestamptz[]
      ) AS row (person, at)
    ), patients AS (
      SELECT id FROM users WHERE id IN (SELECT person FROM seen) ORDER BY id FOR KEY SHARE
    ), others AS (
      SELECT id FROM therapists WHERE id IN (SELECT person FROM seen) ORDER BY id FOR KEY SHARE
    )
    INSERT INTO mail_settings (person_id, seen_at)
    SELECT id, at FROM (SELECT id FROM patients UNION ALL SELECT id FROM others) AS here
    JOIN seen ON person = id ORDER BY id
    ON CONFLICT (person_id) DO UPDATE SET seen_at = excluded.seen_at
    WHERE mail_settings.seen_at IS NULL
      OR mail_settings.seen_at < excluded.seen_at - make_interval(secs => ${apart})`),
  )
}

/** Those who come and go while it is being written are written together, next. */
export function seenWriter(parts: Parts, onError: (error: unknown) => void) {
  let next = new Map<string, Date>()
  let underWay: Promise<unknown> | undefined
  const write = async () => {
    while (next.size > 0) {
      const people = next
      next = new Map()
      await noteSeen(parts, people).catch(onError)
    }
    underWay = undefined
  }
  return {
    note(person: string) {
      next.set(person, new Date())
      underWay ??= write()
    },
    written: async () => underWay,
  }
}
