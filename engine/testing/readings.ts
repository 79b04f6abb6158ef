import type { Feeling } from '@attune/content/emotions/emotions.ts'
import { emotions } from '@attune/content/emotions/emotions.ts'
import { type ConcernSlug, concernSlugs } from '@attune/content/questionnaires/concerns.ts'
import * as fc from 'fast-check'
import type { ReadEntry } from '../diagnosis/journal-themes.ts'
import type { EntryReading } from '../diagnosis/read-entry.ts'
import type { Span } from '../text/text-analysis.ts'

const feelings = emotions.filter((one): one is Feeling => one !== 'neutral')

const anyGuesses = <K extends string>(labels: readonly K[]) =>
  fc.uniqueArray(
    fc.record({
      label: fc.constantFrom(...labels),
      probability: fc.double({ min: 0, max: 1, noNaN: true }),
      because: fc.constant<Span[]>([]),
    }),
    { selector: ({ label }) => label, maxLength: 5 },
  )

const anyReading: fc.Arbitrary<EntryReading> = fc.record({
  feelings: anyGuesses(feelings),
  concerns: anyGuesses(concernSlugs),
  severity: fc.double({ min: 0, max: 10, noNaN: true }),
  danger: fc.constant(null),
})

/** The readings of some weeks' entries. */
export const anyEntries: fc.Arbitrary<ReadEntry[]> = fc
  .array(
    fc.record({
      date: fc.date({
        min: new Date('2026-10-20'),
        max: new Date('2026-11-20'),
        noInvalidDate: true,
      }),
      reading: anyReading,
    }),
    { minLength: 1, maxLength: 14 },
  )
  .map((list) => list.map((one, i) => ({ ...one, entry: `entry-${i}` })))

/** One entry a day up to 20 November, the last of them that day. */
export function entriesOf(
  ...said: { feelings?: readonly Feeling[]; concerns?: readonly ConcernSlug[]; severity?: number }[]
): ReadEntry[] {
  const guess = <K extends string>(label: K) => ({ label, probability: 0.8, because: [] })
  return said.map(({ feelings: felt = [], concerns = [], severity = 3 }, i) => ({
    entry: `entry-${i}`,
    date: new Date(Date.UTC(2026, 10, 21 - said.length + i, 12)),
    reading: { feelings: felt.map(guess), concerns: concerns.map(guess), severity, danger: null },
  }))
}
