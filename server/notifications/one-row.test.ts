import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { activate, deactivate } from '../operator/standing.ts'
import { verify } from '../operator/verify.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import {
  answerIntake,
  password,
  type SignedUp,
  share,
  signUp,
  signUpPractising,
  write,
} from '../testing/sign-up.ts'
import { note } from './note.ts'

const app = await startSharedApp()
const { context } = app

async function meet() {
  const [pat, thea] = await Promise.all([signUp(app, 'user'), signUpPractising(app)])
  await answerIntake(pat)
  await write(app, pat, thea, 'Hello')
  return { pat, thea }
}

type Row = { kind: string; at: Date; subject_id: string | null }
const rowsOf = async ({ id }: Pick<SignedUp, 'id'>, kind: string) => {
  const asked = 'SELECT * FROM notifications WHERE person_id = $1 AND kind = $2 ORDER BY at'
  const { rows } = await app.pool.query<Row>(asked, [id, kind])
  return rows
}
const readAll = ({ call }: SignedUp) => call('PUT', '/notifications/read', { _id: null })
const age = ({ id }: SignedUp) =>
  app.pool.query("UPDATE notifications SET at = at - interval '1 hour' WHERE person_id = $1", [id])
const takeBack = (pat: SignedUp, thea: SignedUp) =>
  pat.call('DELETE', `/users/${pat.id}/grant-items/${thea.id}`)
const times = (count: number) => Array.from({ length: count })

describe('what repeats itself waits in one row', () => {
  test('a summary read again and again, by two pages at once too; once it was told, a new one comes', async () => {
    const { pat, thea } = await meet()
    await share(pat, thea)
    const reading = () => thea.call('GET', `/diagnosis/${pat.id}`)
    await reading()
    await age(pat)
    const [first] = await rowsOf(pat, 'reading')
    const replies = await Promise.all(times(6).map(reading))
    expect(replies.map(({ status }) => status)).toEqual(times(6).map(() => 200))
    const [row, ...more] = await rowsOf(pat, 'reading')
    expect(more).toEqual([])
    expect(Number(row?.at) - Number(first?.at)).toBeGreaterThan(59 * 60_000)
    await readAll(pat)
    await Promise.all([reading(), reading()])
    expect(await rowsOf(pat, 'reading')).toHaveLength(2)
  })

  test('a share given and taken back, while the therapist reads of it', async () => {
    const { pat, thea } = await meet()
    for (const _ of times(4)) {
      await share(pat, thea)
      await takeBack(pat, thea)
    }
    expect(await rowsOf(thea, 'shared')).toHaveLength(1)
    for (const _ of times(4))
      await Promise.all([readAll(thea), share(pat, thea), takeBack(pat, thea)])
    const { rows } = await app.pool.query(
      "SELECT 1 FROM notifications WHERE person_id = $1 AND kind = 'shared' AND read_at IS NULL",
      [thea.id],
    )
    expect(rows.length).toBeLessThanOrEqual(1)
  })

  test('each person it is about has one of their own', async () => {
    const { pat, thea } = await meet()
    const other = await signUp(app, 'user')
    await write(app, other, thea, 'Hello')
    for (const one of [pat, other, pat, other]) {
      await share(one, thea)
      await takeBack(one, thea)
    }
    const told = await rowsOf(thea, 'shared')
    expect(new Set(told.map(({ subject_id }) => subject_id))).toEqual(new Set([pat.id, other.id]))
    expect(told).toHaveLength(2)
  })

  test('sign-ins from new devices, a licence and a practice that are looked at again', async () => {
    const { pat, thea } = await meet()
    const payload = { email: pat.draft.email, password }
    for (const _ of times(3))
      await app.app.inject({ method: 'POST', url: '/api/users/login', payload })
    expect(await rowsOf(pat, 'device')).toHaveLength(1)
    const look = { code: undefined, state: 'verified', note: 'Seen' } as const
    for (const _ of times(3)) await verify(context, thea.draft.email!, look)
    expect(await rowsOf(thea, 'licence')).toHaveLength(1)
    await deactivate(context, thea.draft.email!)
    await activate(context, thea.draft.email!)
    expect(await rowsOf(thea, 'standing')).toHaveLength(1)
  })

  test('whatever the server does: the database refuses a second', async () => {
    const { pat, thea } = await meet()
    const add = (about: string | null) =>
      app.pool.query(
        "INSERT INTO notifications (person_id, kind, subject_id) VALUES ($1, 'reading', $2)",
        [pat.id, about],
      )
    for (const about of [thea.id, null]) {
      await add(about)
      await expect(add(about)).rejects.toThrow(/notifications_waiting/)
    }
  })
})

describe('nothing is told', () => {
  test('to whom the patient never wrote, or is out of touch with', async () => {
    const { pat, thea } = await meet()
    const stranger = await signUpPractising(app)
    await share(pat, stranger)
    await takeBack(pat, stranger)
    expect(await rowsOf(stranger, 'shared')).toEqual([])
    await share(pat, thea)
    await pat.call('PUT', '/messages/contact', { partner: thea.id, change: 'blocked' })
    await readAll(thea)
    await takeBack(pat, thea)
    expect(await rowsOf(thea, 'shared')).toHaveLength(1)
  })

  test('to who has left, also where they leave at that moment', async () => {
    const { pat, thea } = await meet()
    const leaving = await app.pool.connect()
    await leaving.query('BEGIN')
    await leaving.query('DELETE FROM users WHERE id = $1', [pat.id])
    const noted = note(context.db, { person: pat.id, kind: 'reading', about: thea.id })
    await new Promise((later) => setTimeout(later, 200))
    await leaving.query('COMMIT')
    leaving.release()
    await noted
    await note(context.db, { person: pat.id, kind: 'device' })
    expect([...(await rowsOf(pat, 'reading')), ...(await rowsOf(pat, 'device'))]).toEqual([])
  })
})

test('of those that waited twice before, the last one stays', async () => {
  const { pat, thea } = await meet()
  const client = await app.pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('DROP INDEX notifications_waiting')
    await client.query(
      `INSERT INTO notifications (person_id, kind, subject_id, at, read_at)
       SELECT $1, kind, subject, now() - make_interval(mins => n), read
       FROM generate_series(1, 3) AS n,
         (VALUES ('reading', $2::uuid, NULL::timestamptz), ('device', NULL, NULL),
           ('reading', $2, now())) AS row (kind, subject, read)`,
      [pat.id, thea.id],
    )
    const path = join(import.meta.dirname, '../migrations/0021_one-row-that-waits.sql')
    for (const step of readFileSync(path, 'utf8').split('--> statement-breakpoint'))
      await client.query(step)
    const { rows } = await client.query(
      `SELECT kind, count(*)::int, bool_and(at > now() - interval '90 seconds') AS latest
       FROM notifications WHERE person_id = $1 AND read_at IS NULL AND kind IN ('reading', 'device')
       GROUP BY kind ORDER BY kind`,
      [pat.id],
    )
    expect(rows).toEqual([
      { kind: 'device', count: 1, latest: true },
      { kind: 'reading', count: 1, latest: true },
    ])
    const read = 'SELECT 1 FROM notifications WHERE person_id = $1 AND read_at IS NOT NULL'
    expect((await client.query(read, [pat.id])).rows).toHaveLength(3)
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
})
