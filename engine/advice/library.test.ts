import { modules } from '@attune/content/advice/modules.ts'
import { signs } from '@attune/content/advice/signs.ts'
import { concernSlugs } from '@attune/content/questionnaires/concerns.ts'
import { describe, expect, test } from 'vitest'
import { assertsDisorder } from '../diagnosis/asserts-disorder.ts'
import { isInTime } from '../recommendations/moment.ts'
import { gradeLevel } from '../testing/reading-level.ts'

const sentencesIn = (text: string) => text.split(/(?<=[.?])\s+/)

describe('the library', () => {
  test('is large, with ids of its own, each with a step for today', () => {
    expect(new Set(modules.map(({ id }) => id)).size).toBe(modules.length)
    expect(modules.length).toBeGreaterThanOrEqual(48)
    for (const { today, id } of modules) expect(today.split(' ').length, id).toBeLessThan(27)
  })

  test('has at every hour enough for anyone', () => {
    for (let hour = 0; hour < 24; hour++) {
      const open = modules.filter((module) => isInTime(module, { hour, weekday: 0 }))
      expect(open.length, `${hour}`).toBeGreaterThan(9)
    }
  })

  test('claims no condition in any of its sentences', () => {
    const all = modules.flatMap(({ title, today, why, steps, caution, source }) =>
      [title, today, why, ...steps, caution ?? '', source].flatMap(sentencesIn),
    )
    expect([...all, ...Object.values(signs).flat()].filter(assertsDisorder)).toEqual([])
  })

  test('has for every concern something that is for it before all else', () => {
    const first = new Set(modules.map(({ concerns }) => concerns[0]))
    expect(concernSlugs.filter((concern) => !first.has(concern))).toEqual([])
  })

  test('can be read at about grade 8 (Flesch and Kincaid)', () => {
    const hard = modules
      .map(({ id, why, steps, caution }) => ({
        id,
        level: gradeLevel([why, ...steps, caution ?? ''].join(' ')),
      }))
      .filter(({ level }) => level > 8)
    expect(hard).toEqual([])
  })
})
