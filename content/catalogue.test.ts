import { moods } from '@attune/contract/recommendations.ts'
import { describe, expect, test } from 'vitest'
import { activities, activityById } from './activities/activities.ts'
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
