import { activities, activityById } from '@attune/content/activities/activities.ts'
import { expect, test } from 'vitest'
import { intakeOf } from '../testing/answers.ts'
import { exerciseOf } from './activity-exercise.ts'
import { isInTime, partOfDay } from './moment.ts'
import { isPossible, requirementsMet } from './requirements.ts'

const nothing = { circumstances: [], isInContact: false, helped: new Map<string, boolean>() }
const metBy = (ticked: Parameters<typeof intakeOf>[0], more: Partial<typeof nothing> = {}) => [
  ...requirementsMet({ ...nothing, intake: intakeOf(ticked), ...more }),
]

test('hours go up to the second, and over midnight where it is the smaller', () => {
  const at = (hour: number) => ({ hour, weekday: 2 })
  expect([19, 20, 23, 2, 3].map((hour) => isInTime({ hours: [20, 3] }, at(hour)))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
  expect(isInTime({ hours: [8, 16] }, at(16))).toBe(false)
  expect(isInTime({ hours: [8, 16], days: [0, 6] }, at(9))).toBe(false)
})

test('where nobody knows the hour, only what fits any hour is in time', () => {
  expect(isInTime({ hours: [0, 24] }, null)).toBe(true)
  expect(isInTime({ hours: [7, 22] }, null)).toBe(false)
  expect(isInTime({ days: [1] }, null)).toBe(false)
})

test('the parts of a day', () => {
  expect([4, 5, 11, 12, 17, 22].map(partOfDay)).toEqual([
    'night',
    'morning',
    'morning',
    'afternoon',
    'evening',
    'night',
  ])
})

test('nobody has what they did not speak of', () => {
  expect(metBy({})).toEqual(['going-out', 'movement'])
  expect(metBy({ daily: ['leaving'] })).toEqual(['movement'])
  expect(metBy({ earlier: ['now'], life: ['work', 'parent'] })).toEqual([
    'children',
    'therapist',
    'work',
    'going-out',
    'movement',
  ])
})

test('a fear ladder is there once it was built', () => {
  const step = activityById.get('brave-step')!
  const can = (helped: Map<string, boolean>) =>
    isPossible(
      step,
      { hour: 10, weekday: 1 },
      requirementsMet({ ...nothing, intake: intakeOf({}), helped }),
    )
  expect(can(new Map())).toBe(false)
  expect(can(new Map([['fear-ladder', false]]))).toBe(true)
})

test('the player leads through every step that has seconds, and through no other', () => {
  for (const activity of activities) {
    const played = exerciseOf(activity)
    expect(played === null, activity.id).toBe(activity.steps.some(([, seconds]) => !seconds))
    if (played)
      expect(played.steps.map(({ narration }) => narration)).toEqual(
        activity.steps.map(([text]) => text),
      )
  }
})
