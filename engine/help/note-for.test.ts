import { helpLines } from '@attune/content/help-lines/help-lines.ts'
import { countries } from '@attune/content/questionnaires/countries.ts'
import { linesOfFamilies } from '@attune/content/risk/lines-of-families.ts'
import { notes } from '@attune/content/risk/notes/notes.ts'
import { dangerFamilies, dangerLanguages, type RiskCheck } from '@attune/contract/risk.ts'
import { describe, expect, test } from 'vitest'
import { assertsDisorder } from '../diagnosis/asserts-disorder.ts'
import { helpLinesFor } from './help-lines-for.ts'
import { noteFor } from './note-for.ts'

const read = (change: Partial<RiskCheck>): RiskCheck => ({
  ...{ grade: 'possible', soft: false, family: 'suicide', whose: 'self', language: 'en' },
  ...change,
})
const gaps = (text: string) => text.match(/\{\w+\}/g) ?? []

describe('the words of a note', () => {
  test('are there for every family, another in each language, and short enough for a phone', () => {
    for (const family of dangerFamilies) {
      const found = dangerLanguages.map((language) => noteFor(read({ family, language }))!)
      expect(new Set(found.map(({ text }) => text)).size).toBe(dangerLanguages.length)
      for (const { heading, text, language } of found) {
        expect(heading.length, `${language} ${family}`).toBeLessThanOrEqual(60)
        expect(text.length, `${language} ${family}: ${text}`).toBeLessThanOrEqual(160)
      }
    }
  })

  test('leave the same gaps to fill in every language, and no label empty', () => {
    for (const { labels } of Object.values(notes))
      for (const [name, text] of Object.entries(labels)) {
        expect(text.trim(), name).not.toBe('')
        expect(gaps(text), `${name}: ${text}`).toEqual(
          gaps(notes.en.labels[name as keyof typeof labels]),
        )
      }
  })

  test('never say what someone has, and never shout', () => {
    for (const { families, soft } of Object.values(notes))
      for (const { heading, text } of [...Object.values(families), soft]) {
        expect(`${heading} ${text}`).not.toMatch(/[!¡]/)
        expect(assertsDisorder(text), text).toBe(false)
      }
  })

  test('speak of somebody else where the danger is theirs', () => {
    const { other, child, medical } = notes.en.families
    for (const family of dangerFamilies) {
      const words = { child, medical }[family as string] ?? other
      expect(noteFor(read({ family, whose: 'other' }))).toMatchObject(words)
    }
  })
})

describe('what a note offers', () => {
  test('a body in danger gets the emergency number and no listening line', () => {
    expect(noteFor(read({ family: 'medical' }))).toMatchObject({ kinds: [], emergencyFirst: true })
  })

  test('violence at home gets its own line, never the suicide line, where the country has one', () => {
    const { kinds } = noteFor(read({ family: 'violence-at-home' }))!
    for (const country of ['US', 'GB', 'FR'])
      expect(firstOf(country, kinds)?.kind, country).toBe('domestic-abuse')
    expect(firstOf('US', noteFor(read({ family: 'addiction' }))!.kinds)?.kind).toBe('substance-use')
  })

  test('every family finds a line in every country, but a body in danger', () => {
    for (const { code } of countries)
      for (const family of dangerFamilies) {
        const { kinds } = linesOfFamilies[family]
        if (kinds.length > 0) expect(firstOf(code, kinds), `${code} ${family}`).toBeDefined()
      }
  })

  test('whatever is imminent has the emergency number first', () => {
    for (const family of dangerFamilies)
      expect(noteFor(read({ family, grade: 'imminent' }))?.emergencyFirst).toBe(true)
  })

  test('without danger there is none, but for a heavy text and a language nobody reads', () => {
    const calm = { family: null, whose: null } as const
    expect(noteFor(read({ ...calm, grade: 'none' }))).toBe(null)
    expect(noteFor(read({ ...calm, grade: 'distress' }))).toBe(null)
    expect(noteFor(read({ ...calm, grade: 'distress', soft: true, language: 'pl' }))).toMatchObject(
      notes.pl.soft,
    )
    expect(noteFor(read({ ...calm, grade: 'none', language: null }))?.heading).toMatch(
      /cannot read this language/,
    )
  })
})

test('no two lines of a country have the same name', () => {
  const names = helpLines.map(({ country, name }) => `${country} ${name}`)
  expect(new Set(names).size).toBe(names.length)
})

const firstOf = (country: string, kinds: readonly string[]) =>
  kinds
    .map((kind) => helpLinesFor(country).find((line) => line.kind === kind))
    .find((line) => line !== undefined)
