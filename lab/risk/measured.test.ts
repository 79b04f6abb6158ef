import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDanger } from '@attune/engine/risk/grade-text.ts'
import measured from '@attune/engine/risk/measured.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { batches } from './labelled-lines/batches.ts'
import { type Category, categories } from './labelled-lines/labelled-line.ts'
import { measureLines } from './measure-lines.ts'
import { openShipped } from './shipped-models.ts'

const lines = batches.flatMap((batch) => batch.lines)
const all = measureLines('All labelled lines', lines)

describe('the labelled lines', () => {
  test('are at least 600, of every category, and none stands twice', () => {
    expect(lines.length).toBeGreaterThanOrEqual(600)
    expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length)
    const counts = Map.groupBy(lines, ({ category }) => category)
    for (const category of Object.keys(categories) as Category[])
      expect(counts.get(category)?.length, category).toBeGreaterThanOrEqual(30)
  })

  // The longer list that the rules are cut from found 98 in 100 of these, which were in its sight.
  test('rules alone: flagged rightly 99 times in 100, found 78 times, harmless ones left alone', () => {
    expect(all.precision.percent).toBeGreaterThanOrEqual(99)
    expect(all.recall.percent).toBeGreaterThanOrEqual(78)
    expect(all.calmFlagged.percent).toBeLessThanOrEqual(1)
  })

  test('rules and model: found 87 times in 100, and what is missed is told in safety.md', () => {
    const shipped = openShipped()
    const dangers = lines.filter(({ grade }) => isDanger(grade))
    const missed = dangers.filter(({ text }) => !isDanger(shipped(text).grade))
    expect(missed.length / dangers.length).toBeLessThanOrEqual(0.13)
    const told = readFileSync(join(import.meta.dirname, '../../docs/safety.md'), 'utf8')
    expect(missed.map(({ text }) => text).filter((text) => !told.includes(text))).toEqual([])
  })

  test('the figures that anyone can read are those of today’s rules', () => {
    const fresh = [...batches.map(({ title, lines: own }) => measureLines(title, own)), all]
    expect(measured.filter(({ firstMet }) => !firstMet)).toEqual(fresh)
  })
})
