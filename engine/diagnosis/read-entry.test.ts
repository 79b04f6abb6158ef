import type { RiskCheck } from '@attune/contract/risk.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { forAny } from '../testing/property.ts'
import type { TextAnalysis } from '../text/text-analysis.ts'
import { entryParts, joinReadings } from './read-entry.ts'

const reading = (change: Partial<TextAnalysis>) =>
  ({
    detectedEmotions: [],
    concerns: [],
    severity: 0,
    danger: 0,
    ...change,
  }) as unknown as TextAnalysis

const anyLongText = fc
  .array(fc.constantFrom('a', 'word ', 'end. ', '\n', '\n\n', '🌻', '語'), {
    maxLength: 9_000,
    size: 'max',
  })
  .map((pieces) => pieces.join(''))

describe('the parts of an entry', () => {
  test('are the whole entry, none too long, and no character is cut in two', () => {
    forAny(
      anyLongText,
      (text) => {
        const parts = entryParts(text)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        for (const part of parts) {
          expect(text.startsWith(part.text, part.start)).toBe(true)
          expect(part.text.length).toBeLessThanOrEqual(3_000)
          expect(part.text.isWellFormed()).toBe(true)
        }
      },
      100,
    )
  })

  test('end with a paragraph where one ends', () => {
    const first = `${'One sentence. '.repeat(150)}\n\n`
    expect(entryParts(first + 'Another. '.repeat(200))[0]!.text).toBe(first)
  })
})

const calm: RiskCheck = {
  ...{ grade: 'none', soft: false, family: null, whose: null, language: 'en' },
}
const places = (text: string, ...words: string[]) =>
  words.map((word) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length }))

describe('several readings as one', () => {
  const text = `${'x'.repeat(100)} such a glad day, and laughing so loud`
  const because = places(text, 'glad', 'laughing')
  const own = because.map(({ start, end }) => ({ start: start - 100, end: end - 100 }))
  const joy = (probability: number) => ({ label: 'joy' as const, probability, because: own })
  const sleep = { label: 'sleep' as const, probability: 0.7, because: own }
  const bright = { detectedEmotions: [joy(0.9)], concerns: [sleep], severity: 2 }

  test('keep the clearest of each feeling, with its words where they stand in the whole', () => {
    const neutral = { label: 'neutral' as const, probability: 0.95, because: own }
    const joined = joinReadings(text, [
      { start: 0, reading: reading({ detectedEmotions: [joy(0.6)], severity: 4 }), danger: calm },
      {
        start: 100,
        reading: reading({ ...bright, detectedEmotions: [joy(0.9), neutral] }),
        danger: calm,
      },
    ])
    expect(joined).toEqual({
      feelings: [{ label: 'joy', probability: 0.9, because }],
      concerns: [{ label: 'sleep', probability: 0.7, because }],
      severity: 4,
      danger: null,
    })
  })

  test('name no feeling that is only a guess, or rests on one phrase or on empty words', () => {
    const feelings = (change: object) =>
      joinReadings(text, [{ start: 100, reading: reading({ ...bright, ...change }), danger: calm }])
        .feelings
    expect(feelings({})).toHaveLength(1)
    expect(feelings({ detectedEmotions: [joy(0.74)] })).toEqual([])
    expect(feelings({ detectedEmotions: [{ ...joy(0.9), because: own.slice(1) }] })).toEqual([])
    const empty = places(text.slice(100), 'such', 'so')
    expect(feelings({ detectedEmotions: [{ ...joy(0.9), because: empty }] })).toEqual([])
  })

  test('name none where danger stands in any part, or only a model reads it', () => {
    const danger: RiskCheck = { ...calm, grade: 'possible', family: 'suicide', whose: 'self' }
    const parts = (last: Partial<TextAnalysis>, read: RiskCheck) =>
      joinReadings(text, [
        { start: 100, reading: reading(bright), danger: calm },
        { start: 0, reading: reading(last), danger: read },
      ])
    const inDanger = parts({}, danger)
    expect(inDanger).toMatchObject({ feelings: [], danger: 'suicide' })
    expect(inDanger.concerns[0]).toMatchObject({ label: 'self-harm-suicide', probability: 1 })
    expect(parts({}, { ...danger, family: 'other', whose: 'other' }).concerns).toHaveLength(1)
    expect(parts({ danger: 0.9 }, calm).feelings).toEqual([])
    const crisis = { ...sleep, label: 'psychosis' as const }
    expect(parts({ concerns: [crisis] }, calm).feelings).toEqual([])
    expect(parts({}, { ...calm, grade: 'distress' }).feelings).toHaveLength(1)
  })

  test('of nothing are nothing', () => {
    const nothing = { feelings: [], concerns: [], severity: 0, danger: null }
    expect(joinReadings('', [])).toEqual(nothing)
  })
})
