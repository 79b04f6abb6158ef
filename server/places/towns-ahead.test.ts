import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { townsAhead } from './towns-ahead.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the towns are read once, a while after the start', async () => {
  const open = vi.fn(async () => undefined)
  const stop = townsAhead(vi.fn(), open).start()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(open).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(open).toHaveBeenCalledTimes(1)
  await stop()
})

test('they are not read where the server ends sooner', async () => {
  const open = vi.fn(async () => undefined)
  await townsAhead(vi.fn(), open).start()()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(open).not.toHaveBeenCalled()
})

test('a failure is told, and keeps nothing from ending', async () => {
  const onError = vi.fn()
  const stop = townsAhead(onError, () => Promise.reject(new Error('none'))).start()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onError).toHaveBeenCalledWith(new Error('none'))
  await stop()
})
