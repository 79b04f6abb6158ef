import type { Module } from '@attune/content/advice/module.ts'
import { modules } from '@attune/content/advice/modules.ts'
import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import { conclusionMark } from '@attune/contract/advice.ts'
import { circumstances, moods } from '@attune/contract/recommendations.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assertsDisorder } from '../diagnosis/asserts-disorder.ts'
import { summarize } from '../diagnosis/summarize.ts'
import { concernSignals } from '../questionnaires/concern-signals.ts'
import { type Intake, readIntake } from '../questionnaires/read-intake.ts'
import { isInTime } from '../recommendations/moment.ts'
import { nothingWritten, recentWriting } from '../recommendations/recent-writing.ts'
import { anyPatientAnswers, patientSays } from '../testing/answers.ts'
import { forAny } from '../testing/property.ts'
import { gradeLevel } from '../testing/reading-level.ts'
import { anyEntries, entriesOf } from '../testing/readings.ts'
import type { AdviceFacts } from './advice-input.ts'
import { planAdvice } from './choose-modules.ts'
import { countWords } from './html.ts'
import { writeAdvice } from './write-advice.ts'

type Answers = Parameters<typeof summarize>[0]

/** Someone who gave these answers and of whom nothing else is known. */
function inputOf(answers: Answers, more: Partial<AdviceFacts> = {}) {
  const intake = readIntake(answers)
  return planAdvice({
    intake,
    concerns: concernSignals(intake),
    summary: summarize(answers),
    writing: nothingWritten,
    care: 'none',
    circumstances: [],
    moods: [],
    helped: [],
    tried: [],
    lastShown: [],
    previous: '',
    moment: { hour: 18, weekday: 3 },
    day: '2026-11-20',
    seed: 'a',
    ...more,
  })
}

const textOf = (input: ReturnType<typeof inputOf>) => writeAdvice(input).join('')
const firstOf = (text: string) => text.split('<details>')[0] ?? ''
const sentencesOf = (html: string) =>
  html
    .replace(/<\/?(p|h3|li|ol|ul|em|details|summary)>/g, '\n')
    .split(/\n|(?<=[.?])\s+/)
    .map((one) => one.trim())
    .filter(Boolean)

const anyInput = fc
  .record({
    answers: anyPatientAnswers,
    moods: fc.array(fc.constantFrom(...moods), { maxLength: 9 }),
    writing: fc.oneof(fc.constant(nothingWritten), anyEntries.map(recentWriting)),
    helped: fc.subarray(['Box breathing', 'Walk it off']),
    name: fc.string({ maxLength: 30 }),
    circumstances: fc.subarray([...circumstances]),
    care: fc.constantFrom('none', 'in-contact', 'wrote-today', 'in-therapy' as const),
    moment: fc.option(fc.record({ hour: fc.nat({ max: 23 }), weekday: fc.nat({ max: 6 }) }), {
      nil: null,
    }),
    tried: fc.array(
      fc.record({
        id: fc.constantFrom(...modules.map(({ id }) => id)),
        daysAgo: fc.nat({ max: 9 }),
        helped: fc.constantFrom(true, false, null),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ answers, ...given }) => inputOf(answers, given))

describe('advice for any answers', () => {
  test('claims no condition', () => {
    forAny(
      anyInput,
      (input) => {
        const { name: _, ...nameless } = input
        expect(sentencesOf(textOf(nameless)).filter(assertsDisorder)).toEqual([])
      },
      1_500,
    )
  })

  test('is made of eight tags, each closed in turn, with nothing of a name inside them', () => {
    const tags = ['p', 'h3', 'ol', 'ul', 'li', 'em', 'details', 'summary']
    forAny(anyInput, (input) => {
      const open: string[] = []
      for (const [, slash, tag] of textOf(input).matchAll(/<(\/?)([^>]*)>/g)) {
        expect(tags).toContain(tag)
        if (slash) expect(open.pop()).toBe(tag)
        else open.push(tag!)
      }
      expect(open).toEqual([])
    })
  })

  test('begins with one step in at most 120 words, folds the rest once, and ends with the conclusion', () => {
    forAny(anyInput, (input) => {
      const text = textOf(input)
      expect(countWords([firstOf(text)])).toBeLessThanOrEqual(120)
      expect(firstOf(text).match(/<h3>/g)).toHaveLength(1)
      expect(firstOf(text)).toContain(input.modules[0]!.today.slice(0, 12))
      expect(text.split('<details><summary>More</summary>')).toHaveLength(2)
      expect(text.split(conclusionMark)).toHaveLength(2)
      expect(text.split('</details>')[1]).toMatch(new RegExp(`^<h3>${conclusionMark}</h3><p>`))
      expect(text).toMatch(/made by software on 20 November 2026/)
      expect(text).not.toContain('!')
    })
  })

  test('gives two or three things, none a person should keep away from, today’s in its hour', () => {
    forAny(anyInput, ({ concerns, writing, modules: chosen, moment, tried }) => {
      const said = [...concerns, ...writing.concerns].map(({ concern }) => concern)
      expect([2, 3]).toContain(chosen.length)
      for (const { avoid, id } of chosen) {
        expect(avoid.filter((concern) => said.includes(concern))).toEqual([])
        expect(tried.some((one) => one.id === id && one.helped === false)).toBe(false)
      }
      expect(isInTime(chosen[0]!, moment)).toBe(true)
    })
  })

  test('shares no paragraph with the advice before', () => {
    const paragraphs = (text: string) =>
      [...text.matchAll(/<(?:p|li)>(.*?)<\/(?:p|li)>/g)].map(([all]) => all)
    forAny(anyInput, (input) => {
      const previous = textOf(input)
      const lastShown = input.modules.map(({ id }) => ({ id, daysAgo: 0.01 }))
      const next = textOf(planAdvice({ ...input, previous, lastShown, seed: 'b' }))
      const before = new Set(paragraphs(previous))
      expect(paragraphs(next).filter((one) => before.has(one))).toEqual([])
    })
  })

  test('is the same for the same input', () => {
    forAny(anyInput, (input) => {
      expect(textOf(input)).toBe(textOf(structuredClone(input)))
    })
  })
})

describe('advice', () => {
  test('names what was ticked first, and everything in the fold', () => {
    const said = patientSays({
      brings: ['panic', 'sleep'],
      life: ['money'],
      since: ['months'],
      feelings: ['worn-out'],
      daily: ['leaving'],
    })
    const text = textOf(inputOf(said, { name: 'Pat Doe', moods: ['sad', 'stressed', 'sad'] }))
    expect(firstOf(text)).toContain('Hello Pat.')
    expect(firstOf(text)).toContain('trouble sleeping and sudden panic')
    for (const named of ['money worries', 'worn out', 'leaving the house', 'a few months'])
      expect(text).toContain(named)
    expect(text).toContain('‘stressed’ once and ‘sad’ twice')
    expect(text).not.toContain('low mood')
  })

  test('speaks of what was written only as a guess, and only where there was something', () => {
    const writing = recentWriting(entriesOf({ concerns: ['sleep'] }, { concerns: ['sleep'] }))
    const text = textOf(inputOf([], { writing }))
    expect(text).toContain('your journal entries of the last seven days')
    expect(text).toContain('2 entries')
    expect(firstOf(text)).toMatch(/software (?:read|may)/)
    expect(textOf(inputOf(patientSays({ brings: ['sleep'] })))).not.toMatch(/wrote|entr/)
  })

  test.each([
    ['none', /page Therapists|therapist can help|write to a therapist/],
    ['in-contact', /therapist you (?:write with|are in touch with)|next message/],
    ['wrote-today', /wrote to a therapist today|to a therapist (?:went out )?today/],
    ['in-therapy', /your (?:next session|therapist)|Your therapist/],
  ] as const)('says what comes next to whoever stands here: %s', (care, words) => {
    const input = inputOf(patientSays({ brings: ['sleep'], since: ['months'] }), { care })
    expect(textOf(input).split(conclusionMark)[1]).toMatch(words)
  })

  test('asks the next day how the step went, and goes by the answer', () => {
    const step = modules.find(({ id }) => id === 'name-it')!
    const after = (helped: boolean | null, daysAgo = 1) =>
      firstOf(
        textOf(
          inputOf(patientSays({ brings: ['sleep'] }), {
            tried: [{ id: step.id, daysAgo, helped }],
          }),
        ),
      )
    expect(after(null)).toMatch(new RegExp(`“${step.title}”.*help`))
    expect(after(true)).toMatch(new RegExp(`“${step.title}”.*helped|helped`))
    expect(after(false)).toMatch(/did not help|was not right/)
    expect(after(null, 0)).not.toContain(step.title)
  })

  test.each([
    ['ten-minute-walk', 'stays-in'],
    ['ten-minute-walk', 'no-sport'],
    ['same-morning', 'shifts'],
  ] as const)('never gives %s to whoever has in their life: %s', (id, circumstance) => {
    const given = (said: AdviceFacts['circumstances']) =>
      Array.from({ length: 60 }, (_, i) =>
        inputOf(patientSays({ brings: ['low-mood', 'sleep'] }), {
          circumstances: said,
          seed: `${i}`,
        }).modules.map((module: Module) => module.id),
      ).flat()
    expect(given([])).toContain(id)
    expect(given([circumstance])).not.toContain(id)
  })

  test('names the signs that go with what was said', () => {
    expect(textOf(inputOf(patientSays({ brings: ['panic'] })))).toMatch(/[Cc]hest/)
    expect(textOf(inputOf(patientSays({ brings: ['sleep'] })))).not.toMatch(/[Cc]hest/)
  })

  test('names no danger and no identity where others may read along', () => {
    const said = patientSays({ life: ['identity', 'unsafe'], brings: ['voices'] })
    const text = textOf(inputOf(said))
    expect(text).not.toMatch(/sexuality|gender/)
    expect(text).toMatch(/not written out here|left unnamed|Not all you ticked/)
  })

  test('says so when it knows nothing yet', () => {
    const text = textOf(inputOf([]))
    expect(text).toMatch(/not answered the questions yet|Without your answers|still open/)
    expect(text).not.toMatch(/in your answers|you said|you ticked/i)
  })

  test('puts danger before everything else', () => {
    const all = patientSays({
      brings: ['sleep', 'voices'],
      life: ['unsafe'],
      thoughts: ['life'],
    })
    const text = textOf(inputOf(all, { name: 'Pat' }))
    expect(text).toMatch(/^<p>[^<]*hurting yourself or not wanting to live/)
    expect(firstOf(text)).toContain('emergency number')
    expect(firstOf(text)).toContain('Help')
    expect(text.split(conclusionMark)[1]).toMatch(/^<\/h3><p>[^<]*Help/)
  })

  test('gives less to whoever is worn out', () => {
    const brings = ['sleep', 'worry', 'low-mood', 'alone'] as const
    expect(inputOf(patientSays({ brings })).modules).toHaveLength(3)
    expect(inputOf(patientSays({ brings, feelings: ['worn-out'] })).modules).toHaveLength(2)
  })

  test.each(['<img/src=x>', 'Conclusion:', 'Hi!', '', 'x'.repeat(60)])(
    'greets nobody as %s',
    (name) => {
      expect(textOf(inputOf([], { name }))).not.toContain('Hello')
    },
  )

  test('says nothing twice in a week of daily advice', () => {
    forAny(anyPatientAnswers, (answers) => {
      const seen: string[] = []
      for (let day = 0; day < 7; day++) {
        const lastShown = seen.map((id) => ({ id, daysAgo: 1 }))
        const ids = inputOf(answers, { lastShown }).modules.map(({ id }) => id)
        expect(ids.filter((id) => seen.includes(id))).toEqual([])
        seen.push(...ids)
      }
    })
  })

  test('begins with what was named, whatever it is', () => {
    const all = patientQuestions
      .find(({ key }) => key === 'brings')!
      .choices.filter((choice) => !('open' in choice))
      .map(({ code }) => inputOf(patientSays({ brings: [code as Intake['brings'][number]] })))
    for (const one of all) expect(one.modules[0]!.concerns).toContain(one.concerns[0]!.concern)
  })

  test('can be read at about grade 8 (Flesch and Kincaid)', () => {
    const whole = sentencesOf(textOf(inputOf(patientSays({ brings: ['sleep', 'worry'] }))))
    expect(gradeLevel(whole.join(' '))).toBeLessThan(8)
  })
})
