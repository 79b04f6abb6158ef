import { concernSlugs } from '@attune/content/questionnaires/concerns.ts'
import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import { describe, expect, test } from 'vitest'
import { anyPatientAnswers, patientSays } from '../testing/answers.ts'
import { forAny } from '../testing/property.ts'
import { assertsDisorder } from './asserts-disorder.ts'
import { type Summary, summarize } from './summarize.ts'

const texts = (findings: readonly { text: string }[]) => findings.map(({ text }) => text)
const sentences = (summary: Summary) =>
  texts([...summary.diagnosis, ...summary.emotions, ...summary.therapist_specialties])

const tired = summarize(
  patientSays({
    brings: ['worry', 'sleep'],
    since: ['months', 'years'],
    feelings: ['on-edge', 'hopeful'],
    thoughts: ['passing'],
    sleep: ['onset'],
    daily: ['concentrating', 'work'],
  }),
)

describe('a summary', () => {
  test('describes what the answers speak of, strongest first, then how long and what it touches', () => {
    expect(texts(tired.diagnosis)).toEqual([
      'Several of your answers describe patterns often discussed under sleep.',
      'Your answers describe patterns often discussed under anxiety and worry.',
      'You said this has been with you for several years.',
      'You said this is harder than usual: work or studies, concentrating.',
    ])
  })

  test('says which answers each sentence comes from', () => {
    expect(tired.diagnosis[0]).toMatchObject({
      concern: 'sleep',
      from: [
        { question: 'What brings you here?', answer: 'Trouble sleeping' },
        { question: 'How have you been sleeping?', answer: 'I lie awake before I fall asleep' },
      ],
    })
  })

  test('names the feelings chosen, then those other answers speak of', () => {
    const { emotions } = summarize(patientSays({ life: ['loss'], feelings: ['numb', 'hopeful'] }))
    expect(texts(emotions)).toEqual(['Numb', 'Hopeful', 'Sad or empty'])
    expect(emotions[2]!.from[0]).toMatchObject({ answer: 'Losing someone or something I loved' })
  })

  test('looks for one specialty of every theme before a second of any', () => {
    expect(texts(tired.therapist_specialties)).toEqual([
      'Sleep and insomnia',
      'Anxiety and worry',
      'Cognitive behavioural therapy for insomnia (CBT-I)',
      'Cognitive behavioural therapy (CBT)',
    ])
  })

  test('credits a shared specialty to the theme that came first', () => {
    const { therapist_specialties } = summarize(patientSays({ brings: ['panic', 'judged'] }))
    expect(therapist_specialties.map(({ text, concern }) => [text, concern])).toEqual([
      ['Panic and agoraphobia', 'panic'],
      ['Social anxiety', 'social-anxiety'],
      ['Exposure-based therapy', 'panic'],
    ])
  })

  test('is honest when there is little to go by', () => {
    const empty = summarize(patientSays({}))
    expect(texts(empty.diagnosis)).toEqual(['Your answers do not point strongly at one theme yet.'])
    expect(empty).toMatchObject({ emotions: [], therapist_specialties: [], weight: 'none' })
    expect(texts(summarize(patientSays({ feelings: ['afraid'] })).diagnosis)).toEqual(
      texts(empty.diagnosis),
    )
  })

  test('draws no specialist theme from hints', () => {
    const hinted = summarize(patientSays({ sleep: ['dreams', 'little-need'], daily: ['eating'] }))
    expect(hinted.diagnosis.map(({ concern }) => concern).filter(Boolean)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/trauma|bipolar|eating/)]),
    )
  })
})

describe('the weight of a summary', () => {
  test.each([
    ['none', {}],
    ['none', { thoughts: ['none'] }],
    ['some', { thoughts: ['passing'] }],
    ['strong', { thoughts: ['often'] }],
    ['strong', { thoughts: ['constant'] }],
    ['strong', { life: ['unsafe'] }],
    ['strong', { brings: ['voices'], thoughts: ['none'] }],
    ['urgent', { thoughts: ['life'] }],
  ] as const)('is %s for %o', (weight, said) => {
    expect(summarize(patientSays(said)).weight).toBe(weight)
  })

  test('keeps danger first, however much else is said', () => {
    const { brings, life, feelings } = Object.fromEntries(
      patientQuestions.map(({ key, choices }) => [
        key,
        choices.filter((choice) => !('open' in choice)).map(({ code }) => code),
      ]),
    )
    const said = { brings, life, feelings, thoughts: ['life'] } as Parameters<typeof patientSays>[0]
    const first = summarize(patientSays(said)).diagnosis.slice(0, 3)
    expect(first.map(({ concern }) => concern).toSorted()).toEqual([
      'domestic-abuse',
      'psychosis',
      'self-harm-suicide',
    ])
  })
})

describe('no summary of any answers', () => {
  test('claims a condition', () => {
    forAny(
      anyPatientAnswers,
      (answers) => {
        expect(sentences(summarize(answers)).filter(assertsDisorder)).toEqual([])
      },
      2_000,
    )
  })

  test('claims one for any single concern', () => {
    for (const { key, choices } of patientQuestions)
      for (const { code } of choices)
        expect(
          sentences(summarize(patientSays({ [key]: [code] }))).filter(assertsDisorder),
        ).toEqual([])
  })

  test('is long, repeats itself, or speaks without a source', () => {
    forAny(anyPatientAnswers, (answers) => {
      const { diagnosis, emotions, therapist_specialties } = summarize(answers)
      const themes = diagnosis.filter(({ concern }) => concern)
      expect(themes.length).toBeLessThanOrEqual(5)
      expect(emotions.length).toBeLessThanOrEqual(8)
      expect(therapist_specialties.length).toBeLessThanOrEqual(6)
      for (const list of [diagnosis, emotions, therapist_specialties])
        expect(new Set(texts(list)).size).toBe(list.length)
      for (const { concern, from } of [...themes, ...emotions, ...therapist_specialties]) {
        expect(from).not.toEqual([])
        if (concern) expect(concernSlugs).toContain(concern)
      }
    })
  })

  test('depends on their order', () => {
    forAny(anyPatientAnswers, (answers) => {
      const turned = answers
        .toReversed()
        .map(({ question_id, answer }) => ({ question_id, answer: answer.toReversed() }))
      expect(summarize(turned)).toEqual(summarize(answers))
    })
  })
})
