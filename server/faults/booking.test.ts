import { expect, test } from 'vitest'
import { raceForSlots } from '../testing/booking-race.ts'

test('killed twice while 240 ask for 12 times, each time is held once and nobody is told wrong', async () => {
  const { all, wrong } = await raceForSlots({ patients: 24, slots: 12, attempts: 240, kills: 2 })
  expect(wrong).toEqual([])
  expect(all.filter(({ told }) => told === 'theirs')).toHaveLength(12)
}, 240_000)
