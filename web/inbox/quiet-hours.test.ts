import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isQuiet } from './quiet-hours.ts'

const at = (time: string) => new Date(`2026-11-20T${time}:00`)

test.each([
  ['20:00', '07:30', '19:59', false],
  ['20:00', '07:30', '20:00', true],
  ['20:00', '07:30', '00:00', true],
  ['20:00', '07:30', '07:29', true],
  ['20:00', '07:30', '07:30', false],
  ['12:00', '13:00', '12:59', true],
  ['12:00', '13:00', '13:00', false],
  ['12:00', '13:00', '23:00', false],
])('from %s to %s, %s is quiet: %s', (from, to, time, quiet) => {
  expect(isQuiet({ from, to }, at(time))).toBe(quiet)
})

test('nobody without quiet hours has any', () => {
  expect(isQuiet(null, at('03:00'))).toBe(false)
})

test('a span and the span that is left of the day share no minute and leave none out', () => {
  const minute = fc.integer({ min: 0, max: 24 * 60 - 1 })
  const text = (n: number) =>
    [Math.floor(n / 60), n % 60].map((part) => String(part).padStart(2, '0')).join(':')
  fc.assert(
    fc.property(minute, minute, minute, (a, b, now) => {
      fc.pre(a !== b)
      const [from, to, time] = [text(a), text(b), at(text(now))]
      expect(isQuiet({ from, to }, time)).toBe(!isQuiet({ from: to, to: from }, time))
    }),
  )
})
