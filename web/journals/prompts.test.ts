import { moods } from '@attune/contract/recommendations.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moodToday, promptsFor } from './prompts.ts'

const at = (clock: string, day = '2026-11-25') => new Date(`${day}T${clock}:00`)

test('three a day, none twice, at any hour and in any mood', () => {
  const minutes = fc.integer({ min: 0, max: 2_000_000 })
  fc.assert(
    fc.property(minutes, fc.constantFrom(null, ...moods), (minute, mood) => {
      const prompts = promptsFor(new Date(at('00:00').getTime() + minute * 60_000), mood)
      expect(new Set(prompts).size).toBe(3)
      expect(prompts.every((prompt) => prompt.length > 10)).toBe(true)
    }),
  )
})

test('they stay within a part of the day, and follow hour, mood and day', () => {
  expect(promptsFor(at('06:00'), 'sad')).toEqual(promptsFor(at('10:59'), 'sad'))
  const morning = promptsFor(at('08:00'), 'sad')
  const evening = promptsFor(at('20:00'), 'sad')
  expect(evening[1]).not.toBe(morning[1])
  expect([evening[0], evening[2]]).toEqual([morning[0], morning[2]])
  expect(promptsFor(at('08:00'), 'calm')[0]).not.toBe(morning[0])
  expect(promptsFor(at('08:00', '2026-11-26'), 'sad')).not.toEqual(morning)
})

test('the mood is the latest of today; yesterday’s says nothing', () => {
  const picks = [
    { mood: 'calm', at: at('09:00') },
    { mood: 'sad', at: at('12:00') },
    { mood: 'stressed', at: at('23:59', '2026-11-24') },
  ] as const
  expect(moodToday(picks, at('13:00'))).toBe('sad')
  expect(moodToday([picks[2]], at('00:01'))).toBe(null)
})
