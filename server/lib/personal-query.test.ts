import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { startSharedApp } from '../testing/shared-app.ts'
import { personalDb } from './db.ts'
import { currentPerson, keepPerson, type Person, runAs, within } from './person.ts'
import { personalPool } from './personal-query.ts'

const app = await startSharedApp()
const { db } = app.strictContext
const id = (digit: number) => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`
const patient = (digit: number): Person => ({ as: 'patient', id: id(digit) })

const toldNow = sql`SELECT current_setting('attune.as', true) AS "as",
  current_setting('attune.person', true) AS person`
type ToldNow = { as: string; person: string }
const ask = async (on: Pick<typeof db, 'execute'> = db) =>
  (await on.execute<ToldNow>(toldNow)).rows[0]

test('a statement is asked for its person, and the connection forgets them with it', async () => {
  expect(await runAs(patient(1), () => ask())).toEqual({ as: 'patient', person: id(1) })
  for (let each = 0; each < 30; each++) {
    const { rows } = await app.serverPool.query(
      "SELECT coalesce(current_setting('attune.as', true), '') AS left",
    )
    expect(rows).toEqual([{ left: '' }])
  }
})

test('many at once, each as themselves, whichever connection they get', async () => {
  const asked = Array.from({ length: 200 }, (_, at) =>
    runAs(patient(at % 10), () => ask()).then((told) => [at, told] as const),
  )
  for (const [at, told] of await Promise.all(asked))
    expect(told).toEqual({ as: 'patient', person: id(at % 10) })
})

const textOf = (query: unknown) => (typeof query === 'string' ? query : String(Object(query).text))

test('is one query for the client, and one round trip', async () => {
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  await runAs(patient(1), () => ask())
  // The watch and the server's own work ask now and then.
  const mine = asked.mock.calls.filter(
    ([query, ...rest]) =>
      textOf(query).includes('AS person') || JSON.stringify([textOf(query), rest]).includes(id(1)),
  )
  asked.mockRestore()
  expect(mine).toHaveLength(1)
})

test('a failure is the query’s own, and the next on that connection is asked as it should be', async () => {
  const one = drizzleOnOne()
  for (let each = 0; each < 3; each++) {
    await expect(
      runAs(patient(1), () => one.execute(sql`SELECT 1 / ${0}::int`)),
    ).rejects.toMatchObject({ cause: { code: '22012' } })
    expect(await runAs(patient(2), () => ask(one))).toEqual({ as: 'patient', person: id(2) })
  }
  await one.close()
})

test('a named statement that cannot be planned at first can be later', async () => {
  const one = drizzleOnOne()
  const named = () =>
    runAs(patient(1), () =>
      one.pool.query({ name: 'later', text: 'SELECT count(*)::int AS n FROM later', values: [] }),
    )
  await expect(named()).rejects.toMatchObject({ code: '42P01' })
  await app.pool.query('CREATE TABLE later (id int); GRANT SELECT ON later TO attune_app')
  expect((await named()).rows).toEqual([{ n: 0 }])
  expect((await named()).rows).toEqual([{ n: 0 }])
  await app.pool.query('DROP TABLE later')
  await one.close()
})

test('a value that cannot be sent leaves the connection as it was', async () => {
  const one = drizzleOnOne()
  const circle: { self?: unknown } = {}
  circle.self = circle
  await expect(
    runAs(patient(1), () => one.pool.query('SELECT $1::text', [circle])),
  ).rejects.toThrow()
  expect(await runAs(patient(2), () => ask(one))).toEqual({ as: 'patient', person: id(2) })
  await one.close()
})

test('what is asked again and again is planned once, by hand named from the first time on', async () => {
  const one = drizzleOnOne()
  const byAnyone = 'SELECT count(*) FROM users WHERE id = $1'
  const byHand = { name: 'by_hand', text: 'SELECT id FROM users WHERE id = $1' }
  for (let time = 0; time < 20; time++)
    await runAs(patient(time % 2), async () => {
      await one.pool.query(byAnyone, [id(1)])
      await one.pool.query(byHand, [id(1)])
    })
  const { rows } = await runAs(patient(1), () =>
    one.pool.query(
      `SELECT name, custom_plans::int AS custom, generic_plans::int AS kept
       FROM pg_prepared_statements WHERE statement LIKE '%FROM users WHERE id = $1' ORDER BY statement`,
    ),
  )
  await one.close()
  expect(rows).toEqual([
    { name: expect.stringMatching(/^often_/), custom: 5, kept: 8 },
    { name: 'by_hand', custom: 0, kept: 20 },
  ])
})

test('a transaction is one person’s, but where a part of it is asked for somebody else', async () => {
  await runAs(patient(1), () =>
    db.transaction(async (tx) => {
      expect(await ask(tx)).toEqual({ as: 'patient', person: id(1) })
      expect(await runAs(patient(2), () => ask(tx))).toEqual({ as: 'patient', person: id(2) })
      expect(await ask(tx)).toEqual({ as: 'patient', person: id(1) })
      const inner = tx.transaction(async (deeper) => {
        await runAs(patient(3), () => ask(deeper))
        throw new Error('back to the savepoint')
      })
      await expect(inner).rejects.toThrow('back to the savepoint')
      expect(await runAs(patient(3), () => ask(tx))).toEqual({ as: 'patient', person: id(3) })
      expect(await ask(tx)).toEqual({ as: 'patient', person: id(1) })
    }),
  )
})

test('an id that is none is refused before anything is sent', async () => {
  const odd: Person = { as: 'patient', id: "' OR true --" }
  await expect(runAs(odd, () => ask())).rejects.toThrow()
  await expect(runAs(odd, () => db.transaction(async () => {}))).rejects.toThrow()
})

test('what is made piece by piece is made for whoever began it', async () => {
  async function* pieces() {
    yield await ask()
    yield await ask()
  }
  const kept = within(patient(1), () => keepPerson(pieces()))
  const heard = []
  for (;;) {
    const next = await runAs(patient(2), () => kept.next())
    if (next.done) break
    heard.push(next.value?.person)
  }
  expect(heard).toEqual([id(1), id(1)])
})

/** One connection, so that what is left of a query meets the next. */
function drizzleOnOne() {
  const pool = new pg.Pool({ ...app.serverPool.options, max: 1 })
  const told = personalPool(pool, currentPerson)
  return Object.assign(personalDb(pool), { pool: told, close: () => pool.end() })
}
