import { expect, test } from 'vitest'
import { makePeople } from '../people/people.ts'
import { blindnesses, measureActivities } from './measure-activities.ts'

const people = makePeople(8, 9)

test('at every hour of a week something fits, and nothing else is given', () => {
  const { picks, outOfHour, missing, tooLong, avoided, empty } = measureActivities(people)
  expect(picks).toBe(people.length * 7 * 24 * 4)
  expect({ outOfHour, missing, tooLong, avoided, empty }).toEqual({
    outOfHour: [],
    missing: [],
    tooLong: [],
    avoided: [],
    empty: [],
  })
})

test.each(Object.entries(blindnesses))('a chooser who %s is noticed', (_, blind) => {
  const { outOfHour, missing, tooLong } = measureActivities(people, blind, [0, 6, 9, 21])
  expect(outOfHour.length + missing.length + tooLong.length).toBeGreaterThan(0)
})
