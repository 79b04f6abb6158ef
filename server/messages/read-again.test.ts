import { expect, test } from 'vitest'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp, signUpPractising, write } from '../testing/sign-up.ts'
import { statementsOf } from '../testing/statements.ts'

const app = await startSharedApp()

test('who opens a conversation that they have read writes nothing to the database', async () => {
  const [pat, thea] = await Promise.all([signUp(app, 'user'), signUpPractising(app)])
  await write(app, pat, thea, 'Hello')
  await write(app, thea, pat, 'Hello to you')
  const body = { partner: thea.id, partnerModel: 'Therapist', seq: 2 }
  const read = async () =>
    (await statementsOf(() => pat.call('PUT', '/messages/read', body))).filter((text) =>
      /^\s*(?:begin|with|insert|update|delete)/i.test(text),
    )
  expect(await read()).not.toEqual([])
  expect(await read()).toEqual([])
  await write(app, thea, pat, 'One more')
  Object.assign(body, { seq: 3 })
  expect(await read()).not.toEqual([])
})

test('a message that comes while one reads to the end, whatever end is named, is read with all that tells of it', async () => {
  const [pat, thea] = await Promise.all([signUp(app, 'user'), signUpPractising(app)])
  await write(app, pat, thea, 'Hello')
  // The bell is read, the conversation is not.
  expect((await thea.call('PUT', '/notifications/read', { _id: null })).status).toBeLessThan(300)
  const client = await app.pool.connect()
  await client.query('BEGIN')
  await client.query(
    `UPDATE threads SET last_seq = 2,
    a_unread = a_unread + sign(a_unread)::int, b_unread = b_unread + sign(b_unread)::int
    WHERE a_id = $1 OR b_id = $1`,
    [thea.id],
  )
  await client.query('UPDATE notifications SET read_at = NULL WHERE person_id = $1', [thea.id])
  const read = thea.call('PUT', '/messages/read', {
    partner: pat.id,
    partnerModel: 'User',
    seq: 999,
  })
  await expect.poll(waiting).toBeGreaterThan(0)
  await client.query('COMMIT')
  client.release()
  expect((await read).status).toBeLessThan(300)
  const { rows } = await app.pool.query(
    `SELECT greatest(a_read, b_read)::int AS read, a_unread + b_unread AS unread,
      (SELECT count(*)::int FROM notifications WHERE person_id = $1 AND read_at IS NULL) AS told
     FROM threads WHERE a_id = $1 OR b_id = $1`,
    [thea.id],
  )
  expect(rows).toEqual([{ read: 2, unread: 0, told: 0 }])
})

const waiting = async () =>
  (await app.pool.query('SELECT 1 FROM pg_locks WHERE NOT granted')).rowCount
