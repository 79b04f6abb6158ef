import { expect, test } from 'vitest'
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

test('work is done again until the database answers', async () => {
  const { work } = failing(3, away)
  expect(await rideOut(work, 5, 1)).toBe(4)
})

test('it is given up after so many tries', async () => {
  const { work, calls } = failing(9, away)
  await expect(rideOut(work, 5, 1)).rejects.toThrow('connect')
  expect(calls()).toBe(5)
})

test('what is no fault of the database is thrown at once', async () => {
  const { work, calls } = failing(1, () => new Error('something else'))
  await expect(rideOut(work, 5, 1)).rejects.toThrow('something else')
  expect(calls()).toBe(1)
})
