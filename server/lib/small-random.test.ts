import { expect, test } from 'vitest'
import { smallRandom } from './small-random.ts'

test('is as long as asked for, never twice the same, and stays what it was', () => {
  const first = smallRandom(12)
  const kept = first.toString('hex')
  const seen = new Set([kept])
  // Over the end of the reservoir many times.
  for (let at = 0; at < 5_000; at++) {
    const next = smallRandom(at % 2 ? 12 : 16)
    expect(next).toHaveLength(at % 2 ? 12 : 16)
    seen.add(next.toString('hex'))
  }
  expect(seen.size).toBe(5_001)
  expect(first.toString('hex')).toBe(kept)
})

test('every bit is as often set as not', () => {
  const set = Array.from({ length: 96 }, () => 0)
  for (let at = 0; at < 4_000; at++)
    for (const [byte, value] of smallRandom(12).entries())
      for (let bit = 0; bit < 8; bit++) set[byte * 8 + bit]! += (value >> bit) & 1
  // Six standard deviations of 4,000 throws are 190.
  for (const count of set) expect(Math.abs(count - 2_000)).toBeLessThan(190)
})
