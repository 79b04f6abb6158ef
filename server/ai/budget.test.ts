import { expect, test } from 'vitest'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp } from '../testing/sign-up.ts'
import { spendCall } from './budget-store.ts'

const app = await startSharedApp()

const granted = async (calls: Promise<boolean>[]) =>
  (await Promise.all(calls)).filter((one) => one).length
const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make)

test('a person has so many a day and not one more, however many at once', async () => {
  const [one, other] = [await signUp(app, 'user'), await signUp(app, 'user')]
  const budget = { dailyCalls: 1_000, dailyCallsPerPerson: 7 }
  const spend = (id: string) => spendCall(app.context.db, budget, id)
  expect(await granted(times(20, () => spend(one.id)))).toBe(7)
  expect(await granted(times(3, () => spend(other.id)))).toBe(3)
  expect(await spend(one.id)).toBe(false)
})

test('the next day is a new one', async () => {
  const pat = await signUp(app, 'user')
  const spend = () =>
    spendCall(app.context.db, { dailyCalls: 1_000, dailyCallsPerPerson: 1 }, pat.id)
  expect([await spend(), await spend()]).toEqual([true, false])
  await app.pool.query('UPDATE ai_spendings SET day = day - 1 WHERE user_id = $1', [pat.id])
  expect([await spend(), await spend()]).toEqual([true, false])
})

test('all together have so many a day', async () => {
  await app.pool.query('DELETE FROM ai_days')
  const people = await Promise.all(times(4, () => signUp(app, 'user')))
  const budget = { dailyCalls: 9, dailyCallsPerPerson: 5 }
  const calls = people.flatMap(({ id }) => times(5, () => spendCall(app.context.db, budget, id)))
  expect(await granted(calls)).toBe(9)
})
