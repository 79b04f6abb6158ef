import { expect, test } from 'vitest'
import { fullnessAt } from './breath.ts'
import { clock, lengthOf, positionAt, type Step, startOf } from './timeline.ts'

const step = (seconds: number, phase: string): Step => ({
  seconds,
  phase,
  label: phase,
  narration: phase,
})
const steps = [step(12, 'intro'), step(4, 'inhale'), step(7, 'hold-in'), step(8, 'exhale')]

test('a place is the step, its share and the seconds left as a person counts them', () => {
  expect(positionAt(steps, 0)).toMatchObject({ at: 0, t: 0, count: 12 })
  expect(positionAt(steps, 12)).toMatchObject({ at: 1, t: 0, count: 4 })
  expect(positionAt(steps, 14)).toMatchObject({ at: 1, t: 0.5, count: 2 })
  expect(positionAt(steps, 15.99)).toMatchObject({ at: 1, count: 1 })
})

test('past its end an exercise stays in its last step', () => {
  expect(positionAt(steps, 1_000)).toMatchObject({ at: 3, t: 1, count: 1 })
})

test('starts and length add up', () => {
  expect([0, 1, 2, 3].map((at) => startOf(steps, at))).toEqual([0, 12, 16, 23])
  expect(lengthOf(steps)).toBe(31)
  expect(clock(lengthOf(steps))).toBe('0:31')
  expect(clock(159.2)).toBe('2:40')
  expect(clock(-1)).toBe('0:00')
})

test('lungs fill, hold and empty without a jump', () => {
  expect(fullnessAt(steps, 16)).toBe(1)
  expect(fullnessAt(steps, 20)).toBe(1)
  expect(fullnessAt(steps, 31)).toBe(0)
})
