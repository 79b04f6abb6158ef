import type { EventKind } from '@attune/contract/appointments.ts'
import { expect, test } from 'vitest'
import { appointmentSentence } from './told-words.ts'

const reader = { zone: 'Europe/London', now: new Date('2026-02-26T09:00Z') }
const at = new Date('2026-03-04T18:00Z')
const series = {
  ...{ _id: 'a', weeks: 1 as const, dates: 6, leftOut: [] },
  last: new Date('2026-04-08T17:00Z'),
}
type Said = { what: EventKind; by?: 'them' | 'attune' } & Partial<{
  at: Date
  was: Date
  series: Omit<typeof series, 'weeks' | 'leftOut'> & {
    weeks: 1 | 2
    leftOut: { at: Date; why: 'away' | 'taken' }[]
  }
  before: number
}>
const say = ({ what, by = 'them', was, before = 0, ...rest }: Said) =>
  appointmentSentence(
    { event: { what, by, at, before: was ?? null, series: null, ...rest }, before },
    'Sam',
    reader,
  )

test.each<[Said, string]>([
  [{ what: 'requested' }, 'Sam asks for Wednesday 18:00'],
  [{ what: 'requested', at: new Date('2026-02-26T18:00Z') }, 'Sam asks for today 18:00'],
  [
    { what: 'requested', at: new Date('2026-02-24T18:00Z') },
    'Sam asks for Tuesday 24 February 18:00',
  ],
  [
    { what: 'requested', before: 1 },
    'Sam asks for Wednesday 18:00. One more thing changed before that',
  ],
  [
    { what: 'requested', before: 3 },
    'Sam asks for Wednesday 18:00. Three more things changed before that',
  ],
  [{ what: 'confirmed' }, 'Sam confirmed Wednesday 18:00'],
  [
    { what: 'expired', by: 'attune' },
    'The request for Wednesday 18:00 with Sam was not answered in time',
  ],
  [
    { what: 'move-proposed', was: new Date('2026-02-27T18:00Z') },
    'Sam would like to move tomorrow 18:00 to Wednesday 18:00',
  ],
  [{ what: 'cancelled' }, 'Sam cancelled Wednesday 18:00'],
  [{ what: 'cancelled', by: 'attune' }, 'Wednesday 18:00 with Sam is cancelled'],
  [{ what: 'series-proposed', series }, 'Sam asks for six Wednesdays at 18:00, from 4 March'],
  [
    { what: 'series-proposed', series: { ...series, weeks: 2 } },
    'Sam asks for six Wednesdays at 18:00, every second week, from 4 March',
  ],
  [
    { what: 'series-agreed', series: { ...series, leftOut: [{ at, why: 'away' }] } },
    'Sam agreed to six Wednesdays at 18:00, from 4 March; one more is not possible',
  ],
  [
    { what: 'series-cancelled', series: { ...series, dates: 11 } },
    'Sam cancelled eleven dates, from 4 March until 8 April',
  ],
  [
    { what: 'series-cancelled', by: 'attune', series: { ...series, dates: 11 } },
    'Eleven dates with Sam are cancelled, from 4 March until 8 April',
  ],
  [{ what: 'series-cancelled', series: { ...series, dates: 1 } }, 'Sam cancelled Wednesday 18:00'],
])('%o', (said, sentence) => {
  expect(say(said)).toBe(sentence)
})
