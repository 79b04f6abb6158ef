import { concernSlugs, concerns } from '@attune/content/questionnaires/concerns.ts'
import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import { describe, expect, test } from 'vitest'
import { anyPatientAnswers, patientSays } from '../testing/answers.ts'
import { forAny } from '../testing/property.ts'
import { assertsDisorder } from './asserts-disorder.ts'
import { type Summary, summarize } from './summarize.ts'

const texts = (findings: readonly { text: string }[]) => findings.map(({ text }) => text)
const sentences = (summary: Summary) =>
  [...summary.diagnosis, ...summary.emotions, ...summary.therapist_specialties].flatMap(
    ({ text, told }) => [text, told],
  )

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
      'You sleep badly and lie awake before you fall asleep.',
      'You worry without being able to switch it off.',
      'You said this has been with you for several years.',
      'Distressing thoughts come now and then, and they pass.',
      'You find it harder than usual to work or study and concentrate.',
    ])
  })

  test('tells a therapist the same of a third person', () => {
    expect(tired.diagnosis.map(({ told }) => told)).toEqual([
      'Sleeps badly and lies awake before falling asleep.',
      'Worries without being able to switch it off.',
      'Says that this has been so for several years.',
      'Distressing thoughts come now and then, and they pass.',
      'Finds it harder than usual to work or study and concentrate.',
    ])
  })

  test('names no feeling of someone who would rather not say, though other answers speak of one', () => {
    const { _id } = patientQuestions.find(({ key }) => key === 'feelings')!
    const unsaid = { question_id: _id, answer: ['I would rather not say'] }
    const { emotions, diagnosis } = summarize([...patientSays({ brings: ['worry'] }), unsaid])
    expect([texts(emotions), diagnosis.length]).toEqual([[], 1])
    expect(texts(summarize(patientSays({ brings: ['worry'] })).emotions)).not.toEqual([])
  })

  test('joins how long with what it is of, where that is one thing', () => {
    const { diagnosis } = summarize(patientSays({ brings: ['sleep'], since: ['months'] }))
    expect(texts(diagnosis)).toEqual(['You sleep badly, and it has been so for a few months.'])
    expect(diagnosis[0]!.told).toBe('Sleeps badly, and it has been so for a few months.')
    expect(diagnosis[0]!.from).toHaveLength(2)
  })

  test('says what is hoped for, of earlier therapy, and how to begin', () => {
    const { diagnosis } = summarize(
      patientSays({
        brings: ['alone'],
        goals: ['talk', 'kinder'],
        earlier: ['little'],
        approach: ['cbt', 'mindfulness'],
        style: ['warm', 'structured'],
        clients: ['adults'],
        format: ['video', 'in-person'],
        language: ['en'],
        hours: ['evenings', 'saturdays'],
      }),
    )
    expect(texts(diagnosis).slice(1)).toEqual([
      'You hope to have someone to talk to and be kinder to yourself.',
      'Earlier therapy helped you a little.',
      'In a first session you would like a warm manner and clear steps.',
      'You would like to try cognitive behavioural therapy or mindfulness.',
      'You would like to meet alone, by video or in person, in English, on weekday evenings or on Saturdays.',
    ])
    expect(diagnosis.map(({ told }) => told)).toContain(
      'Hopes to have someone to talk to and be kinder to themselves.',
    )
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

/** What a therapist is never shown, and what is for matching alone. */
const neverShared: readonly string[] = patientQuestions
  .filter(({ key }) => ['country', 'must', 'ease'].includes(key))
  .map(({ question }) => question)

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

  test('speaks to a therapist as if they were the patient, or keeps their country and must-haves', () => {
    forAny(anyPatientAnswers, (answers) => {
      const { diagnosis } = summarize(answers)
      for (const { told } of diagnosis) expect(told).not.toMatch(/\b(?:you|your|yourself)\b/i)
      const asked = diagnosis.flatMap(({ from }) =>
        from.map((source) => ('question' in source ? source.question : '')),
      )
      expect(asked.filter((question) => neverShared.includes(question))).toEqual([])
    })
  })

  test('tells an answer twice', () => {
    forAny(anyPatientAnswers, (answers) => {
      const told = summarize(answers)
        .diagnosis.filter(({ concern }) => !concern || !concerns[concern].crisis)
        .flatMap(({ from }) => from.map((source) => JSON.stringify(source)))
      expect(new Set(told).size).toBe(told.length)
    })
  })

  test('is long, repeats itself, or speaks without a source', () => {
    forAny(anyPatientAnswers, (answers) => {
      const { diagnosis, emotions, therapist_specialties } = summarize(answers)
      const themes = diagnosis.filter(({ concern }) => concern)
      // Five themes, and what is part of them.
      expect(themes.length).toBeLessThanOrEqual(6)
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
