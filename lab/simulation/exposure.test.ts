import { expect, test } from 'vitest'
import { createExposure, withOneToLearn } from './exposure.ts'
import type { Feasible } from './population.ts'

const one = (at: number): Feasible => ({ at, points: 50, essential: 0, gain: 0 })
const isKnown = (at: number) => at < 10

test('who is shown far more than usual gains nothing more, who far less loses nothing, until it is even', () => {
  const exposure = createExposure(3)
  for (let i = 0; i < 20; i++) exposure.count([one(0), one(1)], [one(1), one(2)])
  expect([0, 1, 2].map((at) => exposure.isHeld(at, 5))).toEqual([true, false, false])
  expect([0, 1, 2].map((at) => exposure.isHeld(at, -5))).toEqual([false, false, true])
  for (let month = 0; month < 12; month++) exposure.endMonth()
  expect(exposure.isHeld(0, 5)).toBe(false)
  expect(exposure.isHeld(2, -5)).toBe(false)
})

test('the last place goes to the first of the usual list of whom too little is known', () => {
  const list = [0, 1, 2].map(one)
  const places = (usual: readonly number[], shown = list) =>
    withOneToLearn(shown, usual.map(one), isKnown).map(({ at }) => at)
  expect(places([3, 11, 12])).toEqual([0, 1, 11])
  expect(places([3, 4])).toEqual([0, 1, 2])
  // One is there already.
  expect(places([12], [0, 11, 2].map(one))).toEqual([0, 11, 2])
})
