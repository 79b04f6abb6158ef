import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { smallHeap } from './small-heap.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const [early, late] = ['--heap-growing-percent=25', '--heap-growing-percent=60']
const [give, keep] = ['--optimize-for-size', '--no-optimize-for-size']

function begun() {
  const set = vi.fn()
  let used = 0
  const stop = smallHeap(set, () => used).start()
  /** What is set in so many seconds of so many milliseconds of work each. */
  const seconds = (count: number, milliseconds: number): string[] => {
    set.mockClear()
    for (let second = 0; second < count; second++) {
      used += milliseconds
      vi.advanceTimersByTime(1_000)
    }
    return set.mock.calls.flat()
  }
  return { first: set.mock.calls.flat(), seconds, stop }
}

test('gives back once nobody has been there for fifteen seconds, and keeps what it has from the first second of work', async () => {
  const { first, seconds, stop } = begun()
  expect(first).toEqual([early])
  expect(seconds(14, 40)).toEqual([])
  expect(seconds(1, 40)).toEqual([give])
  expect(seconds(30, 10)).toEqual([])
  expect(seconds(1, 60)).toEqual([keep])
  expect(seconds(14, 0)).toEqual([])
  expect(seconds(1, 0)).toEqual([give])
  await stop()
  expect(seconds(1, 900)).toEqual([])
})

test('sweeps late while there is much to do, a pause of some seconds in it too', () => {
  const { seconds } = begun()
  expect(seconds(1, 900)).toEqual([late])
  expect(seconds(5, 0)).toEqual([])
  expect(seconds(1, 300)).toEqual([])
  expect(seconds(14, 100)).toEqual([])
  expect(seconds(1, 100)).toEqual([early])
})
