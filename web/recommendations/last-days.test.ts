import { expect, test } from 'vitest'
import { countMoods, lastDays } from './last-days.ts'

const now = new Date(2026, 2, 30, 9)
const picks = [
  { mood: 'sad' as const, at: new Date(2026, 2, 1, 0, 1) },
  { mood: 'calm' as const, at: new Date(2026, 2, 30, 8) },
  { mood: 'calm' as const, at: new Date(2026, 2, 30, 8, 30) },
]

test('thirty days end today, also across the night the clocks change', () => {
  const days = lastDays(picks, now)
  expect(days).toHaveLength(30)
  expect(days[0]?.date).toEqual(new Date(2026, 2, 1))
  expect(days.at(-1)?.date).toEqual(new Date(2026, 2, 30))
  expect(new Set(days.map(({ date }) => date.getDate())).size).toBe(30)
})

test('each pick stands on its own day', () => {
  const days = lastDays(picks, now)
  expect(days[0]?.moods).toEqual(['sad'])
  expect(days.at(-1)?.moods).toEqual(['calm', 'calm'])
  expect(days.flatMap((day) => day.moods)).toHaveLength(picks.length)
})

test('every mood is counted, the absent ones as none', () => {
  expect(countMoods(picks)).toEqual([
    { mood: 'stressed', count: 0 },
    { mood: 'energetic', count: 0 },
    { mood: 'sad', count: 1 },
    { mood: 'calm', count: 2 },
  ])
})
