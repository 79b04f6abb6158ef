import { readFreeTimes } from '../../server/appointments/free-times-store.ts'
import { listNextFree, reckonNextFree } from '../../server/appointments/next-free-store.ts'
import { runAs } from '../../server/lib/person.ts'
import { percentile } from '../../server/testing/percentile.ts'
import { type Full, fill, openFull, therapistsWithCalendars } from './full-database.ts'

const count = 100_000
const runs = 400
const goals = { month: 15, cards: 30 }

/** Free times of one for a month, and the next of six, among many calendars with appointments. */
export async function benchTimes(): Promise<string[]> {
  const full = await openFull()
  try {
    const all = [
      ...therapistsWithCalendars(count),
      ...patients,
      booked,
      ...busyElsewhere,
      'ANALYZE',
    ]
    await fill(full, all)
    return [
      ...(await month(full)),
      ...(await cards(full, 'reckoned before', 0)),
      ...(await cards(full, 'one of six changed meanwhile', 1)),
    ]
  } finally {
    await full.close()
  }
}

const patients = [
  `INSERT INTO users (id, created_at) SELECT md5('u' || n)::uuid, now() FROM generate_series(1, 1000) AS n`,
]

/** Twelve of everyone's next weeks: 1.2 million rows. */
const booked = `INSERT INTO appointments (id, therapist_id, user_id, kind, format, free, status, starts, ends,
    held_until, patient_zone, therapist_zone, free_cancellation_hours)
  SELECT gen_random_uuid(), md5('t' || n)::uuid, md5('u' || 1 + n % 1000)::uuid, 'session', 'online', false,
    'confirmed', at, at + interval '50 minutes', at + interval '1 hour', 'UTC', 'UTC', 24
  FROM generate_series(1, ${count}) AS n CROSS JOIN generate_series(1, 12) AS k
  CROSS JOIN LATERAL (SELECT date_trunc('hour', now()) + make_interval(days => 2 * k, hours => n % 9) AS at) AS t
  ON CONFLICT DO NOTHING`

/** And two hours on every second day of everyone's next ten weeks, from another calendar: 3.5 million rows. */
const busyElsewhere = [
  `INSERT INTO busy_sources (therapist_id, source, version, read_at, known_until, left_out)
    SELECT md5('t' || n)::uuid, 'file', gen_random_uuid(), now(), now() + interval '70 days', 0
    FROM generate_series(1, ${count}) AS n`,
  `INSERT INTO busy_times (therapist_id, source, starts, ends)
    SELECT md5('t' || n)::uuid, 'file', at, at + interval '2 hours'
    FROM generate_series(1, ${count}) AS n CROSS JOIN generate_series(0, 34) AS k
    CROSS JOIN LATERAL (SELECT date_trunc('hour', now()) + make_interval(days => 2 * k, hours => n % 7) AS at) AS t`,
]

const idOf = (n: number) => therapistIds[n % therapistIds.length] ?? ''
let therapistIds: string[] = []

async function month({ context: { db } }: Full) {
  const { rows } = await asPatient(() =>
    db.execute<{ id: string }>('SELECT therapist_id AS id FROM calendars ORDER BY 1 LIMIT 5000'),
  )
  therapistIds = rows.map(({ id }) => id)
  const viewer = { id: patient, side: 'patient' } as const
  const took = await timed(runs, (n) =>
    readFreeTimes(db, viewer, idOf(n * 7), { days: 30 }, new Date()),
  )
  return said('free times of 30 days', took, goals.month)
}

async function cards({ context: { db } }: Full, what: string, stale: number) {
  const now = new Date()
  const six = (n: number) => [0, 1, 2, 3, 4, 5].map((at) => idOf(n * 6 + at))
  for (let n = 0; n < runs; n++)
    for (const id of six(n).slice(stale)) await asPatient(() => reckonNextFree(db, id, now))
  const took = await timed(runs, (n) => listNextFree(db, six(n), now))
  return said(`next free time of six, ${what}`, took, goals.cards)
}

const patient = '00000000-0000-4000-8000-000000000001'
const asPatient = <T>(work: () => PromiseLike<T>) => runAs({ as: 'patient', id: patient }, work)

async function timed(times: number, work: (n: number) => PromiseLike<unknown>) {
  const took: number[] = []
  for (let n = 0; n < times; n++) {
    const before = performance.now()
    await asPatient(() => work(n))
    took.push(performance.now() - before)
  }
  return took.slice(Math.ceil(times / 10))
}

function said(what: string, took: readonly number[], goal: number) {
  const [p50, p95] = [percentile(took, 50), percentile(took, 95)]
  console.log(`${what}, ${count} calendars: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`)
  return p95 <= goal ? [] : [`${what}: p95 ${p95.toFixed(1)} ms, goal ${goal} ms`]
}
