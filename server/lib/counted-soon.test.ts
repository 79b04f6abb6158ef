import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countedSoon } from './counted-soon.ts'

const rule = { points: 10, duration: 60 }
/** Longer than the nodes take to tell each other. */
const told = 1_100

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What all nodes share, which counts how often it is told, and is away while `isAway`. */
function sharedCount() {
  const memory = new RateLimiterMemory(rule)
  const shared = {
    asked: 0,
    isAway: false,
    async penalty(key: string | number, points?: number) {
      shared.asked++
      if (shared.isAway) throw new Error('away')
      return memory.penalty(key, points)
    },
  }
  return shared
}

function nodeOn(shared: ReturnType<typeof sharedCount>) {
  const { consume } = countedSoon({ here: new RateLimiterMemory(rule), shared })
  return async (times: number) => {
    let granted = 0
    for (let at = 0; at < times; at++)
      await consume('somebody').then(
        () => granted++,
        (refused) => expect(refused).toBeInstanceOf(RateLimiterRes),
      )
    return granted
  }
}

test('one node alone gives every point and none more, and tells of all in one go', async () => {
  const shared = sharedCount()
  const take = nodeOn(shared)
  expect(await take(12)).toBe(10)
  await vi.advanceTimersByTimeAsync(told)
  expect(shared.asked).toBe(1)
  expect(await take(3)).toBe(0)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await take(12)).toBe(10)
})

test('what two nodes gave counts on both once they told each other', async () => {
  const shared = sharedCount()
  const [one, other] = [nodeOn(shared), nodeOn(shared)]
  expect([await one(4), await other(3)]).toEqual([4, 3])
  await vi.advanceTimersByTimeAsync(told)
  // Who told first has heard of its own alone, until it tells again.
  expect([await one(1), await other(1)]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(told)
  expect([await one(9), await other(9)]).toEqual([2, 1])
  await vi.advanceTimersByTimeAsync(told)
  expect([await one(9), await other(9)]).toEqual([0, 0])
})

test('nobody is refused before the points of all nodes are gone', async () => {
  const shared = sharedCount()
  const nodes = Array.from({ length: 5 }, () => nodeOn(shared))
  for (const node of nodes) expect(await node(2)).toBe(2)
})

test('while the shared count is away each node counts for itself, and tells of it later', async () => {
  const shared = sharedCount()
  const [one, other] = [nodeOn(shared), nodeOn(shared)]
  shared.isAway = true
  expect(await one(7)).toBe(7)
  await vi.advanceTimersByTimeAsync(3 * told)
  expect(await one(9)).toBe(3)
  shared.isAway = false
  await vi.advanceTimersByTimeAsync(told)
  expect(await other(1)).toBe(1)
  await vi.advanceTimersByTimeAsync(told)
  expect(await other(9)).toBe(0)
})
