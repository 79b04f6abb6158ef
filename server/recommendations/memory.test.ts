import { expect, test } from 'vitest'
import { withMood } from './memory.ts'

const minute = 60 * 1000
const morning = { mood: 'stressed', at: 0 } as const

test('a tap soon after another corrects it, and a later one stands beside it', () => {
  const corrected = withMood([morning], 'sad', 10 * minute)
  expect(corrected).toEqual([{ mood: 'sad', at: 10 * minute }])
  expect(withMood(corrected, 'calm', 30 * minute)).toEqual([
    { mood: 'sad', at: 10 * minute },
    { mood: 'calm', at: 30 * minute },
  ])
})

test('what was picked before a sitting is not touched', () => {
  const now = 24 * 60 * minute
  const once = withMood([morning], 'sad', now)
  expect(withMood(once, 'energetic', now + minute)).toEqual([
    morning,
    { mood: 'energetic', at: now + minute },
  ])
})
