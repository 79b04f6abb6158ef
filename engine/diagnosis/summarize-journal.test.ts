import { concerns } from '@attune/content/questionnaires/concerns.ts'
import { describe, expect, test } from 'vitest'
import { forAny } from '../testing/property.ts'
import { anyEntries, entriesOf } from '../testing/readings.ts'
import { assertsDisorder } from './asserts-disorder.ts'
import { certain } from './read-entry.ts'
import { summarizeJournal } from './summarize-journal.ts'

const texts = (findings: readonly { text: string }[]) => findings.map(({ text }) => text)

describe('the summary of a journal', () => {
  test('says in how many entries a theme seems to come up, the most frequent first', () => {
    const { diagnosis, therapist_specialties } = summarizeJournal(
      entriesOf({ concerns: ['sleep', 'stress'] }, { concerns: ['sleep'] }, {}),
    )
    expect(texts(diagnosis)).toEqual([
      '2 of your 3 entries seem to be about sleep.',
      'One of your 3 entries seems to be about stress and overwhelm.',
    ])
    expect(diagnosis[0]!.told).toBe('2 of 3 entries seem to be about sleep.')
    expect(diagnosis[0]!.from).toEqual([
      { entry: 'entry-0', date: new Date('2026-11-18T12:00Z') },
      { entry: 'entry-1', date: new Date('2026-11-19T12:00Z') },
    ])
    expect(texts(therapist_specialties).slice(0, 2)).toEqual(['Sleep and insomnia', 'Stress'])
  })

  test('names the feelings of the latest entry alone', () => {
    const { emotions } = summarizeJournal(
      entriesOf({ feelings: ['sadness', 'fear'] }, { feelings: ['relief', 'joy'] }),
    )
    expect(texts(emotions)).toEqual(['Relief', 'Joy'])
    expect(emotions[0]!.from).toEqual([{ entry: 'entry-1', date: new Date('2026-11-20T12:00Z') }])
  })

  test('says so when it can’t tell', () => {
    const { diagnosis, emotions } = summarizeJournal(entriesOf({}, {}))
    expect(texts(diagnosis)).toEqual(['Software can’t tell a theme from these entries.'])
    expect(emotions).toEqual([])
  })

  test('takes one entry for no sign of a specialist concern, but a single one for danger', () => {
    const once = summarizeJournal(entriesOf({ concerns: ['trauma-ptsd', 'sleep'] }, {}))
    expect(once.diagnosis.map(({ concern }) => concern)).toEqual(['sleep'])
    const danger = summarizeJournal(
      entriesOf({ concerns: ['sleep'] }, { concerns: ['sleep', 'self-harm-suicide'] }),
    )
    expect(danger.diagnosis[0]!.text).toMatch(/^One of your 2 entries seems .*You deserve help/)
  })

  test('says when a feeling comes up more often or less often than before', () => {
    const sad = { feelings: ['sadness'] } as const
    const glad = { feelings: ['joy'] } as const
    const { diagnosis } = summarizeJournal(entriesOf(glad, glad, glad, sad, sad, sad))
    expect(texts(diagnosis).slice(1).toSorted()).toEqual([
      'Joy seems to come up less often lately: in 0 of the last 3 entries, and in 3 of the 3 before.',
      'Sadness seems to come up more often lately: in 3 of the last 3 entries, and in 0 of the 3 before.',
    ])
    expect(texts(summarizeJournal(entriesOf(glad, glad, sad, sad)).diagnosis)).toHaveLength(1)
  })

  test('counts feelings by weeks that begin on Monday', () => {
    const { weeks } = summarizeJournal(
      entriesOf(
        { feelings: ['fear'] },
        {},
        {},
        {},
        {},
        { feelings: ['joy'] },
        { feelings: ['joy'] },
      ),
    )
    expect(weeks).toEqual([
      { start: new Date('2026-11-09'), entries: 2, feelings: [{ name: 'Fear', entries: 1 }] },
      { start: new Date('2026-11-16'), entries: 5, feelings: [{ name: 'Joy', entries: 2 }] },
    ])
  })
})

describe('no summary of any journal', () => {
  test('claims a condition', () => {
    forAny(
      anyEntries,
      (entries) => {
        const { diagnosis, emotions, therapist_specialties } = summarizeJournal(entries)
        const sentences = [...diagnosis, ...emotions, ...therapist_specialties].flatMap(
          ({ text, told }) => [text, told],
        )
        for (const { told } of diagnosis) expect(told).not.toMatch(/\b(?:you|your|yourself)\b/i)
        expect(sentences.filter(assertsDisorder)).toEqual([])
      },
      2_000,
    )
  })

  test('speaks without an entry it comes from, says more than there is, or is long', () => {
    forAny(anyEntries, (entries) => {
      const { diagnosis, emotions, therapist_specialties, weeks } = summarizeJournal(entries)
      for (const { concern, from } of diagnosis) {
        const said = entries.filter(({ reading }) =>
          reading.concerns.some(
            ({ label, probability }) => label === concern && probability >= certain,
          ),
        )
        if (!concern) continue
        expect(from.length).toBe(said.length)
        if (concerns[concern].specialist && !concerns[concern].crisis)
          expect(from.length).toBeGreaterThan(1)
      }
      for (const { from } of [...emotions, ...therapist_specialties]) expect(from).not.toEqual([])
      expect(diagnosis.length).toBeLessThanOrEqual(6)
      expect(emotions.length).toBeLessThanOrEqual(6)
      expect(weeks.reduce((sum, week) => sum + week.entries, 0)).toBe(entries.length)
    })
  })

  test('depends on the order of the entries', () => {
    forAny(anyEntries, (entries) => {
      expect(summarizeJournal(entries.toReversed())).toEqual(summarizeJournal(entries))
    })
  })
})
