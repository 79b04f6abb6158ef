import { minutesToChoose, moods } from '@attune/contract/recommendations.ts'
import { describe, expect, test } from 'vitest'
import { activities, activityById } from './activities/activities.ts'
import type { ActivityStep } from './activities/activity.ts'
import { articles } from './articles/articles.ts'
import { exerciseById, exercises } from './exercises/exercises.ts'
import { concernSlugs } from './questionnaires/concerns.ts'

const areUnique = (ids: readonly string[]) => expect(new Set(ids).size).toBe(ids.length)

test('every id stands for one thing; an activity may share it with the exercise it opens', () => {
  for (const list of [activities, exercises, articles]) areUnique(list.map(({ id }) => id))
  for (const { id } of exercises) expect(activityById.get(id)?.exercise ?? id).toBe(id)
  expect(exerciseById.size).toBe(exercises.length)
})

describe('activities', () => {
  test('there are enough for each mood to have a fresh one every day of a fortnight', () => {
    for (const mood of moods)
      expect(activities.filter((one) => one.moods.includes(mood)).length, mood).toBeGreaterThan(14)
  })

  test('say how long, when, what it takes and what to do', () => {
    for (const { id, minutes, hours, days, steps, activity } of activities) {
      expect(minutesToChoose, id).toContain(minutes)
      for (const hour of hours) expect(hour >= 0 && hour <= 24, id).toBe(true)
      expect(hours[0], id).not.toBe(hours[1])
      for (const day of days ?? [0]) expect(day >= 0 && day <= 6, id).toBe(true)
      expect(steps.length, id).toBeGreaterThanOrEqual(3)
      const text = [activity, ...steps.map(([line]) => line)].join(' ')
      if (/before bed|this evening/i.test(text)) expect(hours[0], id).toBeGreaterThan(16)
    }
  })

  test('have seconds for every step or for none, and fit the time they ask for', () => {
    for (const { id, minutes, steps, exercise } of activities) {
      const seconds = steps.flatMap(([, one]: ActivityStep) => one ?? [])
      expect([0, steps.length], id).toContain(seconds.length)
      const whole =
        exerciseById.get(exercise ?? '')?.totalSeconds ?? seconds.reduce((a, b) => a + b, 0)
      expect(whole, id).toBeLessThanOrEqual(minutes * 60)
    }
  })

  test('can mostly be played, and each mood has enough for two minutes at any hour', () => {
    const played = activities.filter(({ exercise, steps }) => exercise || steps[0]?.[1])
    expect(played.length).toBeGreaterThan(activities.length / 2)
    for (const mood of moods) {
      const atOnce = activities.filter(
        ({ moods: of, minutes, hours, requires, avoid }) =>
          of.includes(mood) &&
          minutes === 2 &&
          hours[1] === 24 &&
          requires.length + avoid.length === 0,
      )
      expect(atOnce.length, mood).toBeGreaterThanOrEqual(4)
    }
  })

  test('open only exercises that are there', () => {
    for (const { id, exercise } of activities)
      if (exercise) expect(exerciseById.has(exercise), id).toBe(true)
  })
})

describe('exercises', () => {
  test('last as long as their steps', () => {
    for (const { id, totalSeconds, steps } of exercises)
      expect(
        steps.reduce((sum, { seconds }) => sum + seconds, 0),
        id,
      ).toBe(totalSeconds)
  })

  test('say how to stay safe', () => {
    for (const { safety } of exercises) expect(safety.length).toBeGreaterThan(20)
  })
})

describe('articles', () => {
  test('lead to a page by https, and there is one for nearly every concern', () => {
    for (const { url } of articles) expect(new URL(url).protocol).toBe('https:')
    const topics = new Set(articles.flatMap((article) => article.topics))
    expect(concernSlugs.filter((slug) => !topics.has(slug))).toEqual([
      'domestic-abuse',
      'psychosis',
    ])
  })
})
