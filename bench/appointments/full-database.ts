import pg from 'pg'
import { readEnv } from '../../server/lib/env.ts'
import { asJob } from '../../server/lib/person.ts'
import { openContext } from '../../server/open.ts'
import { emptyFolder } from '../../server/testing/process.ts'

/** A database of the product's own, or the one that is set, with a server's parts on it and a connection that no policy holds. */
export async function openFull(set: Record<string, string> = {}) {
  const env = readEnv({ DATA_DIR: emptyFolder(), DEMO: '0', LOG_LEVEL: 'silent', ...set })
  return openContext(env, () => {})
}

export type Full = Awaited<ReturnType<typeof openFull>>

/** Statements as a job of the server's. */
export const fill = ({ database }: Full, statements: readonly string[]) =>
  asJob('fill of a benchmark', async () => {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    try {
      await client.query(`SET attune."as" = 'job'`)
      for (const statement of statements) await client.query(statement)
    } finally {
      await client.end()
    }
  })

/** Therapists who practise, each with a calendar of their own hours. */
export const therapistsWithCalendars = (count: number) => [
  `INSERT INTO therapists (id, name, is_active, accepting, questions_submitted_at)
    SELECT md5('t' || n)::uuid, 'Therapist ' || n, true, true, now() FROM generate_series(1, ${count}) AS n`,
  `INSERT INTO calendars (therapist_id, time_zone, kinds, weekly, buffer_minutes, notice_hours,
      ahead_days, by_hand, free_cancellation_hours, names_in_calendars)
    SELECT md5('t' || n)::uuid,
      (ARRAY['Europe/Berlin', 'America/New_York', 'Australia/Sydney', 'Asia/Kathmandu'])[1 + n % 4],
      '{"first-talk": {"minutes": 20, "formats": ["online"], "free": true},
        "session": {"minutes": 50, "formats": ["online", "in-person"]}}',
      (SELECT jsonb_agg(jsonb_build_object('day', 1 + (n + d) % 7, 'from', lpad((8 + (n + d) % 5)::text, 2, '0') || ':00',
        'until', lpad((14 + (n + d) % 7)::text, 2, '0') || ':30', 'kinds', '["first-talk", "session"]'::jsonb))
        FROM generate_series(0, 3) AS d),
      10, 12, 60, true, 24, false
    FROM generate_series(1, ${count}) AS n`,
  `INSERT INTO next_free_times (therapist_id) SELECT therapist_id FROM calendars`,
]
