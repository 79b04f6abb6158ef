import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { forAny } from '../testing/property.ts'
import type { TextAnalysis } from '../text/text-analysis.ts'
import { entryParts, joinReadings } from './read-entry.ts'

const reading = (change: Partial<TextAnalysis>) =>
  ({ detectedEmotions: [], concerns: [], severity: 0, ...change }) as unknown as TextAnalysis

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

describe('several readings as one', () => {
  test('keep the clearest of each feeling, with its words where they stand in the whole', () => {
    const because = [{ start: 2, end: 5 }]
    const joined = joinReadings([
      {
        start: 0,
        reading: reading({
          detectedEmotions: [{ label: 'joy', probability: 0.6, because }],
          severity: 4,
        }),
      },
      {
        start: 100,
        reading: reading({
          detectedEmotions: [
            { label: 'joy', probability: 0.9, because },
            { label: 'neutral', probability: 0.95, because },
          ],
          concerns: [{ label: 'sleep', probability: 0.7, because }],
          severity: 2,
        }),
      },
    ])
    const there = [{ start: 102, end: 105 }]
    expect(joined).toEqual({
      feelings: [{ label: 'joy', probability: 0.9, because: there }],
      concerns: [{ label: 'sleep', probability: 0.7, because: there }],
      severity: 4,
    })
  })

  test('of nothing are nothing', () => {
    expect(joinReadings([])).toEqual({ feelings: [], concerns: [], severity: 0 })
  })
})
