import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rideOut } from './ride-out.ts'

const away = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
const failing = (times: number, error: () => Error) => {
  let calls = 0
  const work = async () => {
    if (++calls <= times) throw error()
    return calls
  }
  return { work, calls: () => calls }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('work is done again until the database answers', async () => {
  const { work } = failing(3, away)
  const riding = rideOut(work)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await riding).toBe(4)
})

test('it is given up after so many tries', async () => {
  const { work, calls } = failing(99, away)
  const refused = expect(rideOut(work)).rejects.toThrow('connect')
  await vi.advanceTimersByTimeAsync(29_000)
  await refused
  expect(calls()).toBe(30)
})

test('what is no fault of the database is thrown at once', async () => {
  const { work, calls } = failing(1, () => new Error('something else'))
  await expect(rideOut(work)).rejects.toThrow('something else')
  expect(calls()).toBe(1)
})
