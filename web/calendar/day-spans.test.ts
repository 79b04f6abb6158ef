import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closedIn, closeOn, type DaySpan, isOpenIn, openOn, shownHours } from './day-spans.ts'

const morning: DaySpan = { from: 540, to: 720, kinds: ['first-talk', 'session'] }

test('a part that is closed leaves what stands before and after it', () => {
  expect(closeOn([morning], { from: 600, to: 630 })).toEqual([
    { ...morning, to: 600 },
    { ...morning, from: 630 },
  ])
  expect(closeOn([morning], { from: 0, to: 1440 })).toEqual([])
})

test('a part that is opened joins what it touches, where both are for the same', () => {
  const noon = { from: 720, to: 780, kinds: ['session', 'first-talk'] }
  expect(openOn([morning], noon)).toEqual([{ ...morning, to: 780 }])
  expect(openOn([morning], { ...noon, kinds: ['session'] })).toHaveLength(2)
})

test('the hours of a working day are shown, and whatever is outside of them', () => {
  expect(shownHours([])).toEqual({ first: 8, last: 18 })
  expect(shownHours([{ from: 435, to: 1261 }])).toEqual({ first: 7, last: 22 })
})

const part = fc
  .tuple(fc.integer({ min: 0, max: 47 }), fc.integer({ min: 1, max: 48 }))
  .filter(([from, to]) => from < to)
  .map(([from, to]) => ({ from: from * 30, to: to * 30 }))
const change = fc.record({ part, opens: fc.boolean(), kind: fc.constantFrom('a', 'b') })

test('after any changes every half hour is as it was last set, in parts that never overlap', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      let spans: DaySpan[] = []
      const plain = Array.from({ length: 48 }, () => '')
      for (const { part, opens, kind } of changes) {
        spans = opens ? openOn(spans, { ...part, kinds: [kind] }) : closeOn(spans, part)
        plain.fill(opens ? kind : '', part.from / 30, part.to / 30)
      }
      const read = plain.map((_, at) => {
        const covering = spans.filter(({ from, to }) => from <= at * 30 && at * 30 + 30 <= to)
        expect(covering.length).toBeLessThanOrEqual(1)
        expect(isOpenIn(spans, { from: at * 30, to: at * 30 + 30 })).toBe(covering.length === 1)
        return covering[0]?.kinds.join() ?? ''
      })
      expect(read).toEqual(plain)
      const closed = closedIn(spans, { from: 0, to: 1440 })
      const length = (parts: readonly { from: number; to: number }[]) =>
        parts.reduce((sum, { from, to }) => sum + to - from, 0)
      expect(length(closed) + length(spans)).toBe(1440)
    }),
    { numRuns: 300 },
  )
})
