import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startSharedApp } from '../testing/shared-app.ts'
import { endable } from './endable.ts'

const { context, serverPool } = await startSharedApp()
const { db } = context

const sleeping = `SELECT count(*)::int AS count FROM pg_stat_activity WHERE query LIKE '%pg_sleep(600%' AND state = 'active' AND pid <> pg_backend_pid()`
const count = async () => (await serverPool.query(sleeping)).rows[0].count

test('a statement is ended with the node, at once, and its connection serves on', {
  retry: 2,
}, async () => {
  const node = new AbortController()
  const work = endable(db, node.signal, (tx) => tx.execute(sql`SELECT pg_sleep(600)`))
  await expect.poll(count).toBe(1)
  const asked = performance.now()
  node.abort()
  await expect(work).rejects.toMatchObject({ cause: { code: '57014' } })
  expect(performance.now() - asked).toBeLessThan(2_000)
  expect(await count()).toBe(0)
  for (let i = 0; i < 20; i++) await db.execute(sql`SELECT 1`)
})

test('once the node has ended nothing is begun, and what was done before stays', async () => {
  const node = new AbortController()
  expect(await endable(db, node.signal, async () => 'done')).toBe('done')
  node.abort()
  await expect(
    (async () => endable(db, node.signal, () => Promise.reject(new Error('begun'))))(),
  ).rejects.toMatchObject({ name: 'AbortError' })
})
