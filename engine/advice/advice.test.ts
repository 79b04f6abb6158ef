import { modules } from '@attune/content/advice/modules.ts'
import { signs } from '@attune/content/advice/signs.ts'
import { concernSlugs } from '@attune/content/questionnaires/concerns.ts'
import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import { conclusionMark } from '@attune/contract/advice.ts'
import { moods } from '@attune/contract/recommendations.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assertsDisorder } from '../diagnosis/asserts-disorder.ts'
import { summarize } from '../diagnosis/summarize.ts'
import { concernSignals } from '../questionnaires/concern-signals.ts'
import { type Intake, readIntake } from '../questionnaires/read-intake.ts'
import type { Shown } from '../recommendations/person.ts'
import { nothingWritten, recentWriting } from '../recommendations/recent-writing.ts'
import { anyPatientAnswers, patientSays } from '../testing/answers.ts'
import { forAny } from '../testing/property.ts'
import { gradeLevel } from '../testing/reading-level.ts'
import { anyEntries, entriesOf } from '../testing/readings.ts'
import type { AdviceInput } from './advice-input.ts'
import { chooseModules } from './choose-modules.ts'
import { writeAdvice } from './write-advice.ts'

type Answers = Parameters<typeof summarize>[0]

function inputOf(answers: Answers, more: Partial<AdviceInput> & { shown?: Shown[] } = {}) {
  const { shown = [], ...given } = more
  const intake = readIntake(answers)
  const concerns = concernSignals(intake)
  const speaker = { concerns, writing: nothingWritten, moods: [], ...given }
  const ask = { ...speaker, intake, lastShown: shown, seed: 'a' }
  const summary = summarize(answers)
  const chosen = chooseModules(ask)
  return { ...speaker, intake, summary, helped: [], modules: chosen, day: '2026-11-20', ...given }
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
    writing: fc.oneof(fc.constant(nothingWritten), anyEntries.map(recentWriting)),
    helped: fc.subarray(['Box breathing', 'Walk it off']),
    name: fc.string({ maxLength: 30 }),
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
    forAny(anyInput, ({ concerns, writing, modules: chosen }) => {
      const said = [...concerns, ...writing.concerns].map(({ concern }) => concern)
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
    expect(text).toContain('you picked ‘stressed’ once and ‘sad’ twice')
    expect(text).not.toContain('First of all')
  })

  test('speaks of what was written only as a guess, and only where there was something', () => {
    const writing = recentWriting(entriesOf({ concerns: ['sleep'] }, { concerns: ['sleep'] }))
    const text = textOf(inputOf([], { writing }))
    expect(text).toContain('from your journal entries of the last seven days.')
    expect(text).toContain('You wrote 2 entries in the last seven days.')
    expect(text).toContain('To software, they seem to touch on sleep; it may be wrong.')
    expect(text).toContain('Because sleep came up in what you wrote lately.')
    expect(textOf(inputOf(patientSays({ brings: ['sleep'] })))).not.toMatch(/wrote|entr/)
  })

  test('builds on what helped, what is bright and what is hoped for', () => {
    const said = patientSays({
      brings: ['worry'],
      feelings: ['hopeful'],
      goals: ['calmer', 'decision'],
    })
    const text = textOf(inputOf(said, { helped: ['Box breathing'] }))
    expect(text).toContain('“Box breathing” helped you before, so keep that in reach.')
    expect(text).toContain('You also ticked “Hopeful”')
    expect(text).toContain('You hope to feel calmer and to make a decision.')
  })

  test('puts what it gives into a week, each thing once', () => {
    forAny(anyInput, (input) => {
      const plan = textOf(input).split('How this could fit into your week')[1]!.split('<h3>')[0]!
      for (const { title } of input.modules) expect(plan.split(`“${title}”`)).toHaveLength(2)
    })
  })

  test('names the signs that go with what was said', () => {
    expect(textOf(inputOf(patientSays({ brings: ['panic'] })))).toContain('Your chest hurts')
    expect(textOf(inputOf(patientSays({ brings: ['sleep'] })))).not.toContain('Your chest hurts')
  })

  test('names no danger and no identity where others may read along', () => {
    const said = patientSays({ life: ['identity', 'unsafe'], brings: ['voices'] })
    const text = textOf(inputOf(said))
    expect(text).not.toContain('sexuality')
    expect(text).toContain('Because of something you shared in your answers.')
  })

  test('says so when it knows nothing yet', () => {
    const text = textOf(inputOf([]))
    expect(text).toContain('You have not answered the questions yet')
    expect(text).not.toMatch(/in your answers|you said|you ticked|because (?!of use)/i)
  })

  test('puts danger before everything else', () => {
    const text = textOf(inputOf(patientSays({ brings: ['sleep'], thoughts: ['life'] })))
    expect(text.indexOf('First of all')).toBeGreaterThan(0)
    expect(text.indexOf('First of all')).toBeLessThan(text.indexOf('<h3>1. Write a plan'))
    expect(text.split(conclusionMark)[1]).toMatch(/^<\/h3><p>The most important step is a person/)
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

  test('says nothing twice in a week of daily advice', () => {
    forAny(anyPatientAnswers, (answers) => {
      const seen: string[] = []
      for (let day = 0; day < 7; day++) {
        const shown = seen.map((id) => ({ id, daysAgo: 1 }))
        const ids = inputOf(answers, { shown }).modules.map(({ id }) => id)
        expect(ids.filter((id) => seen.includes(id))).toEqual([])
        seen.push(...ids)
      }
    })
  })

  test('is visibly different for people who named different things', () => {
    const named = (code: Intake['brings'][number]) => inputOf(patientSays({ brings: [code] }))
    const all = patientQuestions
      .find(({ key }) => key === 'brings')!
      .choices.filter((choice) => !('open' in choice))
      .map(({ code }) => named(code as Intake['brings'][number]))
    for (const one of all) {
      const [concern] = one.concerns
      expect(one.modules[0]!.concerns).toContain(concern!.concern)
      for (const other of all.filter((input) => input !== one)) {
        const mine = new Set(sentencesOf(textOf(one)))
        const shared = sentencesOf(textOf(other)).filter((sentence) => mine.has(sentence))
        expect(shared.length / mine.size).toBeLessThan(0.7)
      }
    }
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
    expect(modules.length).toBeGreaterThanOrEqual(48)
  })

  test('claims no condition in any of its sentences', () => {
    const all = modules.flatMap(({ title, why, steps, caution, source }) =>
      [title, why, ...steps, caution ?? '', source].flatMap(sentencesOf),
    )
    expect([...all, ...Object.values(signs)].filter(assertsDisorder)).toEqual([])
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
    const whole = sentencesOf(textOf(inputOf(patientSays({ brings: ['sleep', 'worry'] }))))
    expect(gradeLevel(whole.join(' '))).toBeLessThan(8)
  })
})
