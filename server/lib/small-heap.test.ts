import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { smallHeap } from './small-heap.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('gives back while nobody is there, and keeps what it has while somebody is', async () => {
  const set = vi.fn()
  let used = 0
  const stop = smallHeap(set, () => used).start()
  expect(set.mock.calls).toEqual([['--heap-growing-percent=25']])
  const fiveSeconds = (milliseconds: number) => {
    set.mockClear()
    used += milliseconds
    vi.advanceTimersByTime(5_000)
    return set.mock.calls.flat()
  }
  expect(fiveSeconds(260)).toEqual([])
  expect(fiveSeconds(240)).toEqual(['--optimize-for-size'])
  expect(fiveSeconds(10)).toEqual([])
  expect(fiveSeconds(900)).toEqual(['--no-optimize-for-size'])
  expect(fiveSeconds(900)).toEqual([])
  await stop()
  expect(fiveSeconds(0)).toEqual([])
})
