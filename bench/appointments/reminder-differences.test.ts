import { expect, test } from 'vitest'
import { compareReminders } from './reminder-differences.ts'

const due = new Date('2026-03-02T20:59:00Z')
const quiet = { timeZone: 'UTC', from: '21:00', to: '08:00' }
const planned = ['a', 'b', 'c'].map((appointment_id) => ({
  ...{ appointment_id, person_id: 'p', due, quiet: appointment_id === 'b' ? quiet : null },
}))
const sent = (appointment_id: string, seconds: number, person_id = 'p') => ({
  ...{ appointment_id, person_id, at: new Date(+due + seconds * 1_000) },
})

test('what is sent once and in time is no difference', () => {
  const found = compareReminders(planned, [sent('a', 1), sent('b', 59), sent('c', 90)])
  expect(found).toEqual({
    ...{ missing: 0, doubled: 0, unplanned: 0, inQuietHours: 0, late: [1_000, 59_000, 90_000] },
  })
})

test('each kind of difference is counted', () => {
  const found = compareReminders(planned, [
    ...[sent('a', 1), sent('a', 2), sent('b', 60), sent('c', 1, 'q')],
  ])
  expect(found).toMatchObject({ missing: 1, doubled: 1, unplanned: 1, inQuietHours: 1 })
})
