import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { migrateDatabase } from '../lib/db.ts'
import { secureRows } from '../postgres/row-security.ts'
import { setCalendar, setHandle } from '../testing/appointments.ts'
import { databaseUrl as databaseOf, onServer } from '../testing/database.ts'
import { formOf } from '../testing/form.ts'
import { pictureOf } from '../testing/pictures.ts'
import { inTheClear } from '../testing/plain-columns.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp, signUpPractising } from '../testing/sign-up.ts'
import { clearDisk } from './clear-disk.ts'
import { diskWatch, isClearingDue } from './watch.ts'

const app = await startSharedApp()
const { databaseUrl } = app.context
const owner = drizzle(app.pool)
const patience = { lockWithin: 50, tries: 2, pause: 10 }

const noted = async () =>
  (await app.pool.query('SELECT DISTINCT name FROM emptied_tables ORDER BY name')).rows.map(
    ({ name }) => name,
  )
const forget = () => app.pool.query('DELETE FROM emptied_tables')
beforeEach(forget)

/** Where a therapist's words stand that anyone may read, and everybody's picture. */
const tables = ['calendar_exceptions', 'calendars', 'licences', 'photos', 'practice_facts']

async function showFace(person: SignedUp) {
  const { headers, payload } = formOf({ image: { content: await pictureOf('png') } })
  const url = `/api/${person.role}s/${person.id}`
  const with_ = { ...headers, cookie: person.cookie }
  await app.app.inject({ method: 'PUT', url, payload, headers: with_ })
}

async function shown() {
  const thea = await signUpPractising(app)
  const own = `/therapists/${thea.id}`
  await thea.call('PUT', `${own}/practice-facts`, { words: 'Calmly' })
  await setCalendar(thea)
  await thea.call('PUT', `${own}/calendar/exceptions/2027-01-04`, { hours: [] })
  await showFace(thea)
  return thea
}

describe('what has to be written anew', () => {
  test('every table with words in the clear notes what is deleted, and every such column a change', async () => {
    const words = [
      ...inTheClear['shown to anyone who looks for a therapist'],
      ...inTheClear['the therapist who read a summary'],
    ].filter((column) => !fewWords.includes(column))
    const { rows } = await app.pool.query<{ name: string; by: string; made: string }>(
      `SELECT tgrelid::regclass::text AS name, tgname AS by, pg_get_triggerdef(oid) AS made
       FROM pg_trigger WHERE tgname LIKE 'emptied_by_%' AND tgenabled = 'O'`,
    )
    const byDelete = rows.filter(({ by }) => by === 'emptied_by_delete').map(({ name }) => name)
    const tablesOf = new Set(words.map((column) => column.split('.')[0]))
    expect(byDelete.sort()).toEqual([...tablesOf, 'photos'].toSorted())
    const unnoted = words.filter((column) => {
      const [table, name] = column.split('.')
      return !rows.some(
        (one) =>
          one.by === 'emptied_by_update' &&
          one.name === table &&
          new RegExp(`new\\.${name}\\b`).test(one.made),
      )
    })
    expect(unnoted).toEqual([])
  })

  test('is noted as somebody leaves, and nothing where nothing was there', async () => {
    const [thea, pat] = [await shown(), await signUp(app, 'user')]
    await forget()
    await pat.call('DELETE', `/users/${pat.id}`)
    expect(await noted()).toEqual([])
    await thea.call('DELETE', `/therapists/${thea.id}`)
    expect(await noted()).toEqual([...tables, 'therapists'].toSorted())
  })

  test('is noted as words change, and not with what is none', async () => {
    const thea = await shown()
    await setHandle(thea, 'calm-first')
    await forget()
    const free = { accepting: false, replyHours: null, away: null }
    await thea.call('PUT', `/therapists/${thea.id}/availability`, free)
    await setCalendar(thea, { noticeHours: 5 })
    expect(await noted()).toEqual([])
    await thea.call('PUT', `/therapists/${thea.id}/practice-facts`, { words: 'Slowly' })
    await setHandle(thea, 'calm-last')
    await showFace(thea)
    expect(await noted()).toEqual(['calendars', 'photos', 'practice_facts'])
  })
})

/** One of a few words of ours, or hours. */
const fewWords = [
  'calendars.kinds',
  'calendars.time_zone',
  'calendars.weekly',
  'licence_findings.area',
  'licences.area',
  'licences.state',
  'therapists.reply_hours',
]

/** In as many rounds as it takes: whatever looks at the database meanwhile, such as an autovacuum, holds one up. */
async function clearedIn(url: string) {
  const rewritten = new Set<string>()
  let left: string[] = []
  const round = async () => {
    const cleared = await clearDisk(url, patience)
    for (const table of cleared.rewritten) rewritten.add(table)
    left = cleared.left
    return cleared.waiting
  }
  await expect.poll(round, { timeout: 30_000 }).toEqual([])
  return { rewritten: [...rewritten].toSorted(), left }
}

describe('what was noted', () => {
  const leave = async () => {
    const thea = await shown()
    await forget()
    await thea.call('DELETE', `/therapists/${thea.id}`)
  }
  const fileOf = async (table: string) =>
    (await app.pool.query('SELECT pg_relation_filenode($1) AS file', [table])).rows[0].file

  test('is written anew, once, and nothing else is', async () => {
    await leave()
    const [before, others] = [await fileOf('licences'), await fileOf('messages')]
    const all = [...tables, 'therapists'].toSorted()
    expect(await clearedIn(databaseUrl)).toEqual({ rewritten: all, left: [] })
    expect(await fileOf('licences')).not.toBe(before)
    expect(await fileOf('messages')).toBe(others)
    expect(await clearDisk(databaseUrl, patience)).toMatchObject({ rewritten: [], waiting: [] })
  })

  test.each([
    ['is in use', 'LOCK TABLE licences IN ACCESS SHARE MODE'],
    ['is still seen by an open transaction', 'SELECT 1'],
  ])('waits where it %s, is not forgotten, and comes with the next round', async (_, statement) => {
    const other = await app.pool.connect()
    const thea = await shown()
    await forget()
    await other.query('BEGIN ISOLATION LEVEL REPEATABLE READ')
    await other.query(statement)
    await thea.call('DELETE', `/therapists/${thea.id}`)
    expect((await clearDisk(databaseUrl, patience)).waiting).toContain('licences')
    expect(await noted()).toContain('licences')
    await other.query('COMMIT')
    other.release()
    await clearedIn(databaseUrl)
    expect(await noted()).toEqual([])
  })

  test('leaves the log to whoever runs a database of their own, and says so', async () => {
    const name = `owner_${randomUUID().replaceAll('-', '')}`
    const server = inject('postgresUrl')
    await onServer(server, `CREATE ROLE ${name} LOGIN PASSWORD 'apart'`)
    await onServer(server, `CREATE DATABASE ${name} OWNER ${name}`)
    const at = new URL(databaseOf(server, name))
    Object.assign(at, { username: name, password: 'apart' })
    await migrateDatabase(at.href, async (db) => {
      await secureRows(db)
      await db.execute(`INSERT INTO emptied_tables (name) VALUES ('licences')`)
    })
    expect(await clearedIn(at.href)).toEqual({ rewritten: ['licences'], left: ['log'] })
    await onServer(server, `DROP DATABASE ${name}`)
    await onServer(server, `DROP ROLE ${name}`)
  })

  test('is due at night, or once it has waited for 22 hours, and never where there is nothing', async () => {
    const [night, noon] = [new Date(2026, 10, 26, 3), new Date(2026, 10, 26, 12)]
    expect(await isClearingDue(owner, night)).toBe(false)
    await leave()
    expect(await isClearingDue(owner, night)).toBe(true)
    expect(await isClearingDue(owner, noon)).toBe(false)
    await app.pool.query(`UPDATE emptied_tables SET since = now() - interval '22 hours'`)
    expect(await isClearingDue(owner, noon)).toBe(true)
  })

  test('is tried again soon where it was in use, not an hour later', async () => {
    const failures: unknown[] = []
    const other = await app.pool.connect()
    await leave()
    await app.pool.query(`UPDATE emptied_tables SET since = now() - interval '22 hours'`)
    await other.query('BEGIN')
    await other.query('LOCK TABLE licences IN ACCESS SHARE MODE')
    const stop = diskWatch(app.context, (error) => failures.push(error), 1_000).start()
    // All but that one are through.
    await expect.poll(noted, { timeout: 30_000 }).toEqual(['licences'])
    await other.query('COMMIT')
    other.release()
    await expect.poll(noted, { timeout: 60_000 }).toEqual([])
    await stop()
    expect(failures).toEqual([])
  }, 100_000)
})
