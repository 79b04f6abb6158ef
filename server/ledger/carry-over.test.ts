import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listReadings } from '../diagnosis/readings.ts'
import { asJob } from '../lib/person.ts'
import { openContext } from '../open.ts'
import { listActions } from '../operator/audit.ts'
import { databaseAt } from '../testing/old-database.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { temporaryFolder } from '../testing/temporary.ts'
import { verifyChain } from './chain.ts'
import { listEvents } from './history.ts'

const app = await startSharedApp({ encryptionKey: randomBytes(32).toString('base64') })
const [pat, thea, gone] = [randomUUID(), randomUUID(), randomUUID()]

/** As it stood before there was a ledger: two readings, one by somebody who has left, and two commands. */
async function oldDatabase() {
  const { url, client } = await databaseAt('0012_portability')
  await client.query(
    "INSERT INTO users (id, name, username, email, phone) VALUES ($1, 'p', 'p', 'p@x.example', 'p')",
    [pat],
  )
  await client.query(
    "INSERT INTO therapists (id, name, username, email, phone) VALUES ($1, 'Dr. Ana Ruiz', 't', 't@x.example', 't')",
    [thea],
  )
  await client.query(
    'INSERT INTO grants (user_id, therapist_id, summary, danger, journals, updated_at) VALUES ($1, $2, true, true, false, $3)',
    [...[pat, thea], '2026-03-01T10:00:00Z'],
  )
  const reading =
    'INSERT INTO summary_readings (user_id, therapist_id, name, parts, at) VALUES ($1, $2, $3, $4, $5)'
  const both = ['Screening summary', 'Journal analysis']
  await client.query(reading, [pat, gone, 'Dr. Zeppelin', both, '2026-03-02T10:00:00.123Z'])
  await client.query(reading, [pat, thea, 'Dr. Ana Ruiz', both.slice(0, 1), '2026-03-03T18:04:00Z'])
  for (const [action, about] of [
    ['list', null],
    ['verify', thea],
  ])
    await client.query(
      "INSERT INTO operator_audit (at, os_user, action, therapist_id, detail) VALUES ('2026-03-01T08:00:00.5Z', 'root', $1, $2, 'as it was')",
      [action, about],
    )
  return { url, client }
}

test('readings and commands of before stand in the ledger with their times, and their tables are gone', () =>
  asJob('test', carriesOver))

async function carriesOver() {
  const { url, client } = await oldDatabase()
  const env = { ...app.context.env, databaseUrl: url, keyDir: temporaryFolder('keys') }
  const open = () => openContext(env, () => {})
  for (const start of ['first', 'second']) {
    const { context, close } = await open()
    const { db, vault } = context
    expect([start, await verifyChain(db)]).toMatchObject([start, { rows: 4, brokenAt: null }])
    expect(await listActions(db, vault)).toMatchObject([
      { action: 'list', osUser: 'root', detail: 'as it was', email: undefined },
      { action: 'verify', email: 't@x.example', at: new Date('2026-03-01T08:00:00.5Z') },
    ])
    expect(await listReadings(db, vault, pat)).toEqual([
      {
        ...{ therapistId: thea, name: 'Dr. Ana Ruiz', parts: ['Screening summary'] },
        at: new Date('2026-03-03T18:04:00Z'),
      },
      {
        ...{ therapistId: gone, name: 'Dr. Zeppelin' },
        parts: ['Screening summary', 'Journal analysis'],
        at: new Date('2026-03-02T10:00:00.123Z'),
      },
    ])
    const { items } = await listEvents(db, vault, pat, { limit: 10 })
    expect(items.map(({ isNew }) => isNew)).toEqual([false, false])
    await close()
  }
  const { rows } = await client.query(
    "SELECT relname FROM pg_class WHERE relname IN ('summary_readings', 'operator_audit')",
  )
  expect(rows).toEqual([])
  const { rows: shared } = await client.query('SELECT item FROM grant_items ORDER BY item')
  expect(shared).toEqual([{ item: 'danger' }, { item: 'summary' }])
  const { rows: dump } = await client.query("SELECT string_agg(l::text, '') AS all FROM ledger l")
  for (const name of [pat, 'Zeppelin', Buffer.from('Zeppelin').toString('hex')])
    expect(dump[0].all).not.toContain(name)
  await client.end()
}
