import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'
import { type Person, runAs } from '../lib/person.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp, signUpPractising, write } from '../testing/sign-up.ts'
import { policies } from './policies.ts'
import { differing, readLive, secureRows } from './row-security.ts'

const app = await startSharedApp()
const owner = drizzle(app.pool)
const { db } = app.strictContext
const [pat, other, thea, theo] = await Promise.all([
  signUp(app, 'user'),
  signUp(app, 'user'),
  signUpPractising(app),
  signUpPractising(app),
])
await pat.call('POST', `/users/${pat.id}/journals`, { title: 'a', content: 'b' })
await write(app, pat, thea, 'Hello')

const as = {
  pat: { as: 'patient', id: pat.id },
  other: { as: 'patient', id: other.id },
  thea: { as: 'therapist', id: thea.id },
  theo: { as: 'therapist', id: theo.id },
  stranger: { as: 'stranger' },
  signIn: { as: 'sign-in' },
  writers: { as: 'writers', ids: [other.id, theo.id] },
} as const satisfies Record<string, Person>

const count = async (who: Person, table: string) => {
  const { rows } = await runAs(who, () =>
    db.execute<{ count: number }>(`SELECT count(*)::int AS count FROM "${table}"`),
  )
  return rows[0]?.count
}

test('every table of the database is on the list, and the list names no other', async () => {
  const tables = (await readLive(owner)).map(({ table }) => table)
  expect(tables).toEqual(Object.keys(policies).sort())
})

test('the database has what the list says, also for the one who owns the tables', async () => {
  expect(differing(await readLive(owner))).toEqual([])
  const { rows } = await app.pool.query(
    `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
      AND NOT (relrowsecurity AND relforcerowsecurity)`,
  )
  expect(rows).toEqual([])
})

test.each([
  'DROP POLICY attune_select ON journals',
  'ALTER POLICY attune_update ON threads USING (true)',
  'CREATE POLICY more ON messages USING (true)',
  'ALTER TABLE data_keys DISABLE ROW LEVEL SECURITY',
  'ALTER TABLE users NO FORCE ROW LEVEL SECURITY',
])('is seen and mended at the next start: %s', async (statement) => {
  await app.pool.query(statement)
  expect(differing(await readLive(owner))).toHaveLength(1)
  await secureRows(owner)
  expect(differing(await readLive(owner))).toEqual([])
  const { rows } = await app.pool.query("SELECT 1 FROM pg_policy WHERE polname = 'more'")
  expect(rows).toEqual([])
})

test('a patient’s own rows are there for them, and for nobody else', async () => {
  for (const table of ['journals', 'users']) {
    expect(await count(as.pat, table), table).toBe(1)
    for (const who of [as.theo, as.stranger, as.writers])
      expect(await count(who, table), `${table} ${who.as}`).toBe(0)
  }
  expect(await count(as.other, 'journals')).toBe(0)
  expect(await count(as.signIn, 'journals')).toBe(0)
  expect(await count(as.thea, 'users')).toBe(1)
})

test('a conversation is there for the two, and for nobody else', async () => {
  for (const table of ['threads', 'messages']) {
    expect(await count(as.pat, table), table).toBe(1)
    expect(await count(as.thea, table), table).toBe(1)
    for (const who of [as.other, as.theo, as.stranger, as.writers])
      expect(await count(who, table), `${table} ${who.as}`).toBe(0)
  }
})

test('so is a message that does not say to whom it is', async () => {
  await app.pool.query('UPDATE messages SET to_id = NULL')
  for (const who of [as.pat, as.thea]) expect(await count(who, 'messages'), who.as).toBe(1)
  for (const who of [as.other, as.theo, as.stranger, as.writers])
    expect(await count(who, 'messages'), who.as).toBe(0)
})

test('what nobody is told to ask for is refused before it is asked', async () => {
  await expect(db.execute('SELECT 1')).rejects.toMatchObject({
    cause: { message: expect.stringContaining('for nobody') },
  })
  await expect(db.transaction(async () => {})).rejects.toMatchObject({
    cause: { message: expect.stringContaining('for nobody') },
  })
})

test('a connection that tells nobody finds nothing, and writes nothing', async () => {
  const { rows } = await app.serverPool.query('SELECT count(*)::int AS count FROM users')
  expect(rows).toEqual([{ count: 0 }])
  await expect(
    app.serverPool.query('INSERT INTO trusted_people (user_id, person) VALUES ($1, $2)', [
      pat.id,
      Buffer.from(''),
    ]),
  ).rejects.toMatchObject({ code: '42501' })
})

test('without a condition, only one’s own rows are changed or deleted', async () => {
  const changed = await runAs(as.other, () => db.execute('UPDATE users SET name = NULL'))
  expect(changed.rowCount).toBe(1)
  const deleted = await runAs(as.other, () => db.execute('DELETE FROM journals'))
  expect(deleted.rowCount).toBe(0)
  expect(await count({ as: 'job', name: 'test' }, 'journals')).toBe(1)
})

test('nobody writes in another’s name', async () => {
  const { rows } = await app.pool.query('SELECT id FROM threads')
  const insert = (from: string, to: string | null = null) =>
    db.execute(
      `INSERT INTO messages (id, thread_id, seq, from_id, to_id, body, date) VALUES
        ('${randomUUID()}', '${rows[0].id}', 99, '${from}', ${to ? `'${to}'` : 'NULL'}, '', now())`,
    )
  const refused = { cause: { code: '42501' } }
  await expect(runAs(as.pat, () => insert(thea.id))).rejects.toMatchObject(refused)
  await expect(runAs(as.theo, () => insert(theo.id))).rejects.toMatchObject(refused)
  await expect(runAs(as.writers, () => insert(pat.id))).rejects.toMatchObject(refused)
  await expect(runAs(as.writers, () => insert(theo.id))).rejects.toMatchObject(refused)
  const writer = { as: 'writers', ids: [pat.id] } as const
  for (const who of [as.pat, writer])
    for (const to of [theo.id, pat.id, other.id])
      await expect(runAs(who, () => insert(pat.id, to))).rejects.toMatchObject(refused)
  expect((await runAs(writer, () => insert(pat.id, thea.id))).rowCount).toBe(1)
})

/** One of these columns and values stands for the right one. */
const posing = (me: string, myRole: string, partner: string, key: string) => {
  const mine = { id: me, model: myRole }
  const theirs = { id: partner, model: 'Therapist' }
  const [a, b] = me < partner ? [mine, theirs] : [theirs, mine]
  return `INSERT INTO threads (a_id, a_model, b_id, b_model, key_id)
    VALUES ('${a.id}', '${a.model}', '${b.id}', '${b.model}', '${key}')`
}

test('nobody begins with a patient by calling them a therapist, or takes the key of another', async () => {
  const refused = { cause: { code: '42501' } }
  const wrong = [
    [as.theo, posing(theo.id, 'Therapist', pat.id, theo.id)],
    [as.theo, posing(theo.id, 'Therapist', pat.id, pat.id)],
    [as.theo, posing(theo.id, 'User', pat.id, pat.id)],
    [as.theo, posing(theo.id, 'Therapist', thea.id, pat.id)],
    [as.other, posing(other.id, 'User', pat.id, other.id)],
    [as.other, posing(other.id, 'User', theo.id, pat.id)],
    [as.other, posing(other.id, 'User', randomUUID(), other.id)],
    [as.other, posing(other.id, 'Therapist', theo.id, other.id)],
  ] as const
  for (const [who, statement] of wrong)
    await expect(
      runAs(who, () => db.execute(statement)),
      statement,
    ).rejects.toMatchObject(refused)
  const right = posing(other.id, 'User', theo.id, other.id)
  expect((await runAs(as.other, () => db.execute(right))).rowCount).toBe(1)
})
