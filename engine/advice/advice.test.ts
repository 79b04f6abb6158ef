import { conclusionMark } from '@attune/contract/advice.ts'
import { moods } from '@attune/contract/recommendations.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { summarize } from '../diagnosis/summarize.ts'
import { assertsDisorder } from '../diagnosis/wording.ts'
import { concernSignals } from '../questionnaires/concern-signals.ts'
import { readIntake } from '../questionnaires/read-intake.ts'
import type { Shown } from '../recommend/person.ts'
import { anyPatientAnswers, patientSays } from '../testing/answers.ts'
import { forAny } from '../testing/property.ts'
import type { AdviceInput } from './advice-input.ts'
import { chooseModules } from './choose-modules.ts'
import { modules } from './modules.ts'
import { gradeLevel } from './reading-level.ts'
import { writeAdvice } from './write-advice.ts'

type Answers = Parameters<typeof summarize>[0]

function inputOf(answers: Answers, more: Partial<AdviceInput> & { shown?: Shown[] } = {}) {
  const { shown = [], ...given } = more
  const intake = readIntake(answers)
  const concerns = concernSignals(intake)
  const ask = { concerns, feelings: intake.feelings, lastShown: shown, seed: 'a' }
  const summary = summarize(answers)
  const chosen = chooseModules(ask)
  return { intake, concerns, summary, moods: [], modules: chosen, day: '2026-11-20', ...given }
}

const textOf = (input: AdviceInput) => [...writeAdvice(input)].join('')
const sentencesOf = (html: string) =>
  html
    .replace(/<\/?(p|h3|li|ol|ul|em)>/g, '\n')
    .split(/\n|(?<=[.?])\s+/)
    .map((one) => one.trim())
    .filter(Boolean)

const anyInput = fc
  .record({
    answers: anyPatientAnswers,
    moods: fc.array(fc.constantFrom(...moods), { maxLength: 9 }),
    name: fc.string({ maxLength: 30 }),
  })
  .map(({ answers, ...given }) => inputOf(answers, given))

describe('advice for any answers', () => {
  test('claims no condition', () => {
    forAny(anyInput, (input) => {
      const { name: _, ...nameless } = input
      expect(sentencesOf(textOf(nameless)).filter(assertsDisorder)).toEqual([])
    })
  })

  test('is made of six tags, each closed in turn, with nothing of a name inside them', () => {
    forAny(anyInput, (input) => {
      const open: string[] = []
      for (const [, slash, tag] of textOf(input).matchAll(/<(\/?)([^>]*)>/g)) {
        expect(['p', 'h3', 'ol', 'ul', 'li', 'em']).toContain(tag)
        if (slash) expect(open.pop()).toBe(tag)
        else open.push(tag!)
      }
      expect(open).toEqual([])
    })
  })

  test('gives three to five things, says that software made it, and ends with the conclusion', () => {
    forAny(anyInput, (input) => {
      const text = textOf(input)
      expect(input.modules.length).toBeGreaterThanOrEqual(3)
      expect(input.modules.length).toBeLessThanOrEqual(5)
      expect(text).toContain('made by software on 20 November 2026')
      expect(text.split(conclusionMark)).toHaveLength(2)
      const headings = [...text.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, heading]) => heading)
      expect(headings.at(-1)).toBe(conclusionMark)
      expect(text).not.toContain('!')
    })
  })

  test('gives nothing a person should keep away from', () => {
    forAny(anyInput, ({ concerns, modules: chosen }) => {
      const said = concerns.map(({ concern }) => concern)
      for (const { avoid } of chosen)
        expect(avoid.filter((concern) => said.includes(concern))).toEqual([])
    })
  })

  test('is the same for the same input', () => {
    forAny(anyInput, (input) => {
      expect(textOf(input)).toBe(textOf(structuredClone(input)))
    })
  })
})

describe('advice', () => {
  test('names what was said, and nothing that was not', () => {
    const text = textOf(
      inputOf(patientSays({ brings: ['sleep', 'worry'], since: ['months'] }), {
        name: 'Pat Doe',
        moods: ['sad', 'stressed', 'sad'],
      }),
    )
    expect(text).toContain('Hello Pat.')
    expect(text).toContain('What came up most in your answers: anxiety and worry; sleep.')
    expect(text).toContain('You said this has been with you for a few months.')
    expect(text).toContain('you picked ‘stressed’ once and ‘sad’ 2 times')
    expect(text).not.toContain('First of all')
  })

  test('says so when it knows nothing yet', () => {
    const text = textOf(inputOf([]))
    expect(text).toContain('You have not answered the questions yet')
    expect(text).not.toMatch(/in your answers|you said|because/i)
  })

  test('puts danger before everything else', () => {
    const text = textOf(inputOf(patientSays({ brings: ['sleep'], thoughts: ['life'] })))
    expect(text.indexOf('First of all')).toBeGreaterThan(0)
    expect(text.indexOf('First of all')).toBeLessThan(text.indexOf('<h3>1. Write a plan'))
    expect(text.split(conclusionMark)[1]).toContain('Help')
  })

  test('gives less to whoever is worn out', () => {
    const brings = ['sleep', 'worry', 'low-mood', 'alone'] as const
    expect(inputOf(patientSays({ brings })).modules).toHaveLength(5)
    expect(inputOf(patientSays({ brings, feelings: ['worn-out'] })).modules).toHaveLength(3)
  })

  test.each(['<img/src=x>', 'Conclusion:', 'Hi!', '', 'x'.repeat(60)])(
    'greets nobody as %s',
    (name) => {
      expect(textOf(inputOf([], { name }))).toMatch(/^<p>This was made by software/)
    },
  )

  test('says nothing twice in a week while there is something new', () => {
    forAny(anyPatientAnswers, (answers) => {
      const seen: string[] = []
      for (let time = 0; time < 3; time++) {
        const shown = seen.map((id) => ({ id, daysAgo: 1 }))
        const ids = inputOf(answers, { shown }).modules.map(({ id }) => id)
        expect(ids.filter((id) => seen.includes(id))).toEqual([])
        seen.push(...ids)
      }
    })
  })

  test('lets the oldest return when all was given this week', () => {
    const oldest = inputOf([]).modules.map(({ id }) => id)
    const shown = modules.map(({ id }) => ({ id, daysAgo: oldest.includes(id) ? 6 : 1 }))
    const chosen = inputOf([], { shown }).modules.map(({ id }) => id)
    expect(chosen.toSorted()).toEqual(oldest.toSorted())
  })
})

describe('the library', () => {
  test('is large, with ids of its own', () => {
    expect(new Set(modules.map(({ id }) => id)).size).toBe(modules.length)
    expect(modules.length).toBeGreaterThanOrEqual(24)
  })

  test('can be read at about grade 8 (Flesch and Kincaid)', () => {
    const hard = modules
      .map(({ id, why, steps, caution }) => ({
        id,
        level: gradeLevel([why, ...steps, caution ?? ''].join(' ')),
      }))
      .filter(({ level }) => level > 8)
    expect(hard).toEqual([])
    const whole = sentencesOf(textOf(inputOf(patientSays({ brings: ['sleep', 'worry'] }))))
    expect(gradeLevel(whole.join(' '))).toBeLessThan(8)
  })
})
