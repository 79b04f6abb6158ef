import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { databaseUrl, onServer } from '../testing/database.ts'
import { startProcess } from '../testing/process.ts'

const ENCRYPTION_KEY = Buffer.alloc(32, 7).toString('base64')

test('the end does not wait for a long statement of a job, and is no failure', async () => {
  await onServer(inject('postgresUrl'), 'CREATE DATABASE long_job')
  const DATABASE_URL = databaseUrl(inject('postgresUrl'), 'long_job')
  const first = await startProcess({ DATABASE_URL, ENCRYPTION_KEY })
  await first.stop()
  const other = new pg.Client({ connectionString: DATABASE_URL })
  await other.connect()
  await other.query(`INSERT INTO therapists (name) VALUES ('Thea')`)
  // Whoever counts how soon therapists answer waits for this lock.
  await other.query('BEGIN; LOCK TABLE responsiveness IN SHARE ROW EXCLUSIVE MODE')
  const server = await startProcess({ DATABASE_URL, ENCRYPTION_KEY })
  const waiting = `SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted`
  await expect.poll(async () => (await other.query(waiting)).rows[0].count).toBeGreaterThan(0)
  const asked = performance.now()
  expect(await server.stop()).toBe(0)
  // With a drain of its own; left to itself the statement would take 15 seconds.
  expect(performance.now() - asked).toBeLessThan(4_000)
  expect(server.output()).not.toMatch(/error|canceling/i)
  await other.end()
})
