import { grades } from '@attune/contract/risk.ts'
import { gradeText, isDanger, rank } from '@attune/engine/risk/grade-text.ts'
import { rules } from '@attune/engine/risk/rules.ts'
import { forAny } from '@attune/engine/testing/property.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { examples } from './labelled-lines/development-danger.ts'
import type { Example } from './labelled-lines/example.ts'
import { heldOutExamples } from './labelled-lines/held-out-examples.ts'
import { laterExamples } from './labelled-lines/later-examples.ts'

const all = [...examples, ...heldOutExamples, ...laterExamples]
const isFound = ([, , text]: Example) => isDanger(gradeText(text).grade)
const share = (list: readonly Example[], isSo: (one: Example) => boolean) =>
  list.filter(isSo).length / list.length

describe('the examples', () => {
  test('none without danger is flagged', () => {
    expect(all.filter(([expected]) => !isDanger(expected)).filter(isFound)).toEqual([])
  })

  // A floor for explicit words: the rules alone need not find all, the model reads the rest.
  test('the rules alone find 97 in 100 of those they were made with, of the others 78', () => {
    const dangers = (list: readonly Example[]) => list.filter(([expected]) => isDanger(expected))
    expect(share(dangers(examples), isFound)).toBeGreaterThanOrEqual(0.97)
    expect(share(dangers([...heldOutExamples, ...laterExamples]), isFound)).toBeGreaterThanOrEqual(
      0.78,
    )
  })

  test('of those they find, nine in ten have the grade that a careful reader would give', () => {
    const isExact = ([expected, , text]: Example) => gradeText(text).grade === expected
    expect(share(all.filter(isFound), isExact)).toBeGreaterThanOrEqual(0.9)
  })

  test('they are many, of every grade, and none stands twice', () => {
    const texts = all.map(([, , text]) => text)
    expect(new Set(texts).size).toBe(texts.length)
    for (const grade of grades)
      expect(examples.filter(([expected]) => expected === grade).length).toBeGreaterThan(70)
  })
})

const dangerous = examples.filter(
  ([grade, , text]) => isDanger(grade) && gradeText(text).grade === grade,
)
const calm = examples.filter(([grade]) => rank(grade) < rank('possible'))

describe('whatever stands around it', () => {
  test('a calm text before or after does not lower an explicit one', () => {
    const both = fc.tuple(fc.constantFrom(...dangerous), fc.constantFrom(...calm), fc.boolean())
    forAny(both, ([[grade, , text], [, , other], first]) => {
      const joined = first ? `${other}.\n\n${text}` : `${text}\n\n${other}`
      expect(rank(gradeText(joined).grade), joined).toBeGreaterThanOrEqual(rank(grade))
    })
  })

  test('signs before its first word take nothing from an explicit one', () => {
    const before = [
      '. ',
      '... ',
      '…',
      '! ',
      '?! ',
      '- ',
      '– ',
      '(',
      ', ',
      '; ',
      '\n\n',
      'I ate. , ',
    ]
    for (const [grade, , text] of dangerous)
      for (const signs of before)
        expect(rank(gradeText(signs + text).grade), signs + text).toBeGreaterThanOrEqual(
          rank(grade),
        )
  })

  test('it is found at the end of the longest entry, and at its beginning', () => {
    const day = 'I went to work, came home, cooked something and watched the rain. '
    const long = day.repeat(700)
    expect(gradeText(`${long}I want to die.${long}`).grade).toBe('possible')
    expect(gradeText(long).grade).toBe('none')
  })

  test('capitals, curly quotes, accents and invisible signs make no difference', () => {
    for (const [, , text] of dangerous) {
      const { grade } = gradeText(text)
      for (const same of [
        text.toUpperCase(),
        text.replaceAll("'", '’'),
        text.replaceAll('’', "'"),
        text.replace(/e/g, 'é'),
        text.replace(/([a-z])([a-z])/g, '$1\u200b$2'),
        text.replaceAll(' ', '\u00a0'),
      ])
        expect(gradeText(same).grade, same).toBe(grade)
    }
  })
})

test('a reason names a rule and the very words, in the text as it was written', () => {
  const text = '  🌻 Ok. “I’d rather…” no: I   want to k!\u200bll mysélf, so.'
  const { start, end, rule } = gradeText(text).because[0]!
  expect([rule, text.slice(start, end)]).toEqual([
    'wants to kill oneself',
    'want to k!\u200bll mysélf',
  ])
  forAny(fc.constantFrom(...examples), ([, , example]) => {
    for (const { start, end, rule } of gradeText(example).because) {
      expect(rules.map(({ name }) => name)).toContain(rule)
      expect(example.slice(start, end).trim()).not.toBe('')
    }
  })
})

test('any text is graded, and the same text always the same', () => {
  forAny(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
    expect(gradeText(text)).toEqual(gradeText(text))
  })
})

describe('50,000 characters, however hostile', () => {
  const size = 50_000
  const filled = (part: string) => part.repeat(Math.ceil(size / part.length)).slice(0, size)
  test.each([
    ['an ordinary entry', 'I went to work and came home tired, then we talked about money. '],
    ['one letter', 'a'],
    ['single letters', 'k i l l m y s '],
    ['signs', "'*!|@$"],
    ['a word of signs', "a'*!"],
    ['dots', 'k.i.l.'],
    ['beginnings that go nowhere', 'i want i want to i wish i was not '],
    ['denials', 'I would never kill myself. '],
    ['denials without an end', 'not going to think of '],
    ['plain danger', 'i want to die '],
    ['a run without spaces', 'killmyselfnotdie'],
    ['pills', 'took all of my the of my my '],
    ['the past', 'when i was fifteen i wanted to die '],
    ['emoji', '🌻'],
    ['accents', 'e\u0301\u0301\u0301'],
  ])('%s', { retry: 2 }, (_, part) => {
    const text = filled(part)
    gradeText(text)
    const times = Array.from({ length: 3 }, () => {
      const before = process.cpuUsage()
      gradeText(text)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1_000
    })
    // Milliseconds of the processor: about 30; a regular expression gone wrong takes minutes.
    expect(Math.min(...times)).toBeLessThan(150)
  })
})
