import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { asJob } from '../../server/lib/person.ts'
import { startPostgres } from '../../server/postgres/postgres.ts'
import { percentile } from '../../server/testing/percentile.ts'
import { listReminderMails, planRemindersOf } from '../../server/testing/reminders.ts'
import { temporaryFolder } from '../../server/testing/temporary.ts'
import { createTherapist } from '../../server/therapists/store.ts'
import { createUser } from '../../server/users/store.ts'
import { startProgram, stopProgram } from '../start-program.ts'
import { type Full, fill, openFull } from './full-database.ts'
import { compareReminders, type Planned, type Quiet, type Sent } from './reminder-differences.ts'

/**
 * Each pair has a session at every minute an hour after the run, and a day after it, and one of the
 * two wants reminders: of each session one falls due in the run.
 */
const pairs = 4_200
const minutes = 12
const sessions = 2 * minutes * pairs
/** The quiet hours of two pairs in so many begin half-way. */
const quietAmong = 40
/** One of the two nodes, in turn, in the middle of what falls due then. */
const killedAfter = [2, 4, 7, 9]
const goalSeconds = 60

const minute = 60_000
/** What is not there so long after the last one was due is missing. */
const patience = 3 * minute

/** What is queued by two nodes that are killed now and then, and when, against what was planned. */
export async function benchReminders(): Promise<string[]> {
  const postgres = await startPostgres(temporaryFolder('reminders'), () => {})
  const env = {
    DATABASE_URL: postgres.url,
    KEY_DIR: temporaryFolder('keys'),
    ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
  }
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  try {
    const { begin, planned } = await withParts(env, (full) => plan(full, client))
    await run(env, begin, client)
    return said(planned, await withParts(env, ({ context }) => listReminderMails(context)))
  } finally {
    await client.end()
    await postgres.stop()
  }
}

async function withParts<T>(env: Record<string, string>, work: (full: Full) => Promise<T>) {
  // A busy machine's database is slow, not away.
  const full = await openFull({ ...env, DATABASE_PATIENCE: '6' })
  try {
    return await asJob('benchmark of reminders', () => work(full))
  } finally {
    await full.close()
  }
}

type Pair = { user: string; therapist: string }

async function plan(full: Full, client: pg.Client) {
  const all: Pair[] = []
  for (let n = 0; n < pairs; n++) all.push(await makePair(full))
  // Two minutes for what is stored from here on.
  const begin = new Date(Math.ceil(Date.now() / minute + 2) * minute)
  const wants = new Map(
    all.map((pair, n) => [n % 2 ? pair.therapist : pair.user, quietOf(n, begin)]),
  )
  await fill(full, [
    'UPDATE users SET email_confirmed_at = now()',
    'UPDATE therapists SET email_confirmed_at = now()',
    ...all.flatMap(({ user, therapist }) => [user, therapist].map((one) => settings(one, wants))),
  ])
  await client.query(
    `INSERT INTO appointments (id, therapist_id, user_id, kind, format, free, status, starts, ends,
        held_until, patient_zone, therapist_zone, free_cancellation_hours)
      SELECT gen_random_uuid(), t, u, 'session', 'online', false, 'confirmed', at,
        at + interval '1 minute', at + interval '1 minute', 'UTC', 'UTC', 24
      FROM unnest($1::uuid[], $2::uuid[]) AS pair (t, u)
      CROSS JOIN generate_series(0, $3::int - 1) AS n CROSS JOIN unnest('{1, 24}'::int[]) AS hours
      CROSS JOIN LATERAL (SELECT $4::timestamptz + make_interval(hours => hours, mins => n) AS at) AS t2`,
    [all.map((one) => one.therapist), all.map((one) => one.user), minutes, begin],
  )
  for (const { user } of all) await planRemindersOf(full.context, user)
  const { rows } = await client.query<Omit<Planned, 'quiet'>>(
    'SELECT appointment_id, person_id, due_at AS due FROM appointment_reminders WHERE due_at < $1',
    [endOf(begin)],
  )
  console.log(`${sessions} sessions of ${pairs} pairs, ${rows.length} reminders in ${minutes} min`)
  if (Date.now() > +begin) throw new Error('The machine is too slow for the plan')
  return {
    begin,
    planned: rows.map((one): Planned => ({ ...one, quiet: wants.get(one.person_id) ?? null })),
  }
}

const endOf = (begin: Date) => new Date(+begin + minutes * minute)

async function makePair({ context: { db, vault } }: Full): Promise<Pair> {
  const account = () => {
    const tag = randomUUID()
    const email = `${tag}@x.example`
    return { name: 'A person', username: tag, email, phone: '1', password_hash: 'none' }
  }
  const user = await createUser(db, vault, account())
  const therapist = await createTherapist(db, vault, account())
  return { user: user._id, therapist: therapist._id }
}

/** By the clock of the place, which is not the server's for every second of them. */
function quietOf(n: number, begin: Date): Quiet | null {
  if (n % quietAmong > 1) return null
  const timeZone = n % 2 ? 'Asia/Kathmandu' : 'UTC'
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' })
  const at = (hours: number) =>
    clock.format(new Date(+begin + (minutes / 2) * minute + hours * 60 * minute))
  return { timeZone, from: at(0), to: at(8) }
}

function settings(person: string, wants: ReadonlyMap<string, Quiet | null>) {
  const isWanted = wants.has(person)
  const quiet = wants.get(person)
  const hours = quiet ? `'${quiet.from}', '${quiet.to}', '${quiet.timeZone}'` : 'NULL, NULL, NULL'
  return `INSERT INTO mail_settings (person_id, quiet_from, quiet_to, time_zone, remind_day, remind_hour)
    VALUES ('${person}', ${hours}, ${isWanted}, ${isWanted})`
}

async function run(env: Record<string, string>, begin: Date, client: pg.Client) {
  const start = () => startProgram('server/start.js', env)
  const nodes = [await start(), await start()]
  for (const [kill, after] of killedAfter.entries()) {
    await wait(+begin + (after + 1 / 6) * minute - Date.now())
    const killed = nodes[kill % 2]
    killed?.process.kill('SIGKILL')
    nodes[kill % 2] = await start()
  }
  const end = endOf(begin)
  await wait(+end - Date.now())
  while (Date.now() < +end + patience && (await isAnyOpen(client, end))) await wait(1_000)
  await Promise.all(nodes.map(stopProgram))
}

async function isAnyOpen(client: pg.Client, end: Date): Promise<boolean> {
  const open = 'SELECT 1 FROM appointment_reminders WHERE due_at < $1 LIMIT 1'
  return ((await client.query(open, [end])).rowCount ?? 0) > 0
}

function said(planned: readonly Planned[], sent: readonly Sent[]): string[] {
  const { late, ...wrong } = compareReminders(planned, sent)
  const seconds = (percent: number) => Math.round(percentile(late, percent) / 100) / 10
  console.log(
    `reminders, two nodes, ${killedAfter.length} kills: ${sent.length} sent of ${planned.length}; ${JSON.stringify(wrong)}; late p50 ${seconds(50)} s, p99 ${seconds(99)} s, most ${seconds(100)} s`,
  )
  const missed = Object.entries(wrong).filter(([, count]) => count > 0)
  return [
    ...missed.map(([what, count]) => `reminders: ${count} ${what}`),
    ...(seconds(99) <= goalSeconds ? [] : [`reminders: p99 ${seconds(99)} s late`]),
  ]
}
