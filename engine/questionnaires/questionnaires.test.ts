import { concernSlugs } from '@attune/content/questionnaires/concerns.ts'
import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import type { Question } from '@attune/content/questionnaires/question.ts'
import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import { isSingleChoice, otherChoice } from '@attune/contract/questionnaires.ts'
import { smallestNumber } from '@attune/contract/years.ts'
import { describe, expect, test } from 'vitest'
import { fnv1a } from '../numbers/fnv1a.ts'
import { intakeOf } from '../testing/answers.ts'
import { concernSignals, namedStrength } from './concern-signals.ts'

const patient: readonly Question[] = patientQuestions
const therapist: readonly Question[] = therapistQuestions
const all = [...patient, ...therapist]

describe('both questionnaires', () => {
  test('never change an id, a code or a label, as answers are stored with them', () => {
    const seen = all.map(({ _id, choices }) => [
      _id,
      digest(choices.map(({ code, label }) => `${code}=${label}`).join('\n')),
    ])
    expect(seen).toEqual(frozen)
  })

  test('repeat no id, key or text, and no label or code within a question', () => {
    const repeats = (texts: string[]) => texts.filter((text, i) => texts.indexOf(text) < i)
    expect(repeats(all.map(({ _id }) => _id))).toEqual([])
    for (const questions of [patient, therapist]) {
      expect(repeats(questions.map(({ key }) => key))).toEqual([])
      expect(repeats(questions.map(({ question }) => question))).toEqual([])
      expect(repeats(questions.map(({ short }) => short))).toEqual([])
    }
    for (const { choices } of all) {
      expect(repeats(choices.map(({ label }) => label))).toEqual([])
      expect(repeats(choices.map(({ code }) => code))).toEqual([])
    }
  })

  test('keep their lists readable', () => {
    for (const { short, choices, key } of all) {
      expect(short.length, key).toBeLessThanOrEqual(22)
      expect(choices.length, key).toBeLessThanOrEqual(27)
      for (const { label } of choices) expect(label.length, label).toBeLessThanOrEqual(60)
    }
  })

  test('are single-choice exactly where the wire says so', () => {
    const single = (questions: readonly Question[], role: 'user' | 'therapist') =>
      questions.filter(({ question }) => isSingleChoice(question, role)).map(({ key }) => key)
    expect(single(patient, 'user')).toEqual(['thoughts'])
    expect(single(therapist, 'therapist')).toEqual(['years'])
  })

  test('share their codes, so that every wish can be met by some answer', () => {
    const codes = (questions: readonly Question[], key: string) =>
      questions
        .find((question) => question.key === key)!
        .choices.filter(({ open }) => !open)
        .map(({ code }) => code)
    for (const key of ['approach', 'style', 'clients', 'format', 'language', 'hours'])
      expect(codes(therapist, key)).toEqual(expect.arrayContaining(codes(patient, key)))
    expect([...codes(therapist, 'about'), ...codes(therapist, 'years')]).toEqual(
      expect.arrayContaining(codes(patient, 'ease')),
    )
    expect(codes(therapist, 'country')).toEqual(expect.arrayContaining(codes(patient, 'country')))
    expect(codes(therapist, 'specialization')).toEqual(
      expect.arrayContaining([...concernSlugs, 'other']),
    )
  })
})

describe('the intake', () => {
  test('has a way out of every question', () => {
    for (const { choices, key } of patient)
      expect(
        choices.some(({ open, code }) => open || code === 'first'),
        key,
      ).toBe(true)
  })

  test.each(concernSlugs)('lets a person name %s with a single answer', (slug) => {
    const named = patientQuestions.flatMap(({ key, choices }) =>
      choices
        .filter((choice) => !('open' in choice))
        .flatMap(({ code }) => concernSignals({ ...intakeOf({}), [key]: [code] }))
        .filter(({ concern, strength }) => concern === slug && strength >= namedStrength),
    )
    expect(named).not.toEqual([])
  })
})

describe('the practice questionnaire', () => {
  test('offers free text where lists can never be complete', () => {
    const open = therapist.filter(({ choices }) =>
      choices.some(({ label }) => label === otherChoice),
    )
    expect(open.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['specialization', 'approach', 'clients', 'services', 'language']),
    )
  })

  test('asks for years in texts whose smallest number is the years', () => {
    const { choices } = therapist.find(({ key }) => key === 'years')!
    const years = choices.map(({ label }) => smallestNumber(label))
    expect(years).toEqual([0, 2, 5, 10, 15, 20])
    expect(choices.map(({ code }) => code)).toEqual(years.map((number) => `years-${number}`))
  })
})

const digest = (text: string) => fnv1a(text).toString(16).padStart(8, '0')

const frozen = [
  ['17f846c2-1066-4029-b8fc-45cc3db016f1', '9d5a412c'],
  ['60412598-dd21-4572-8e07-2b40c1d3a713', '2749d79e'],
  ['53b53c20-2895-4db5-adb8-a82f12395936', 'ec2903a2'],
  ['5bb38c73-399e-4ec6-867a-5f258d16085c', '7bf1e911'],
  ['117799f4-3ac9-4362-87ac-3eabc9103a0f', 'ef37b414'],
  ['78acb4a6-cfac-4109-b589-01e72c6d7ecd', 'c1b85fc5'],
  ['394beac9-2f2a-4965-9492-653dee869146', 'f56c7b22'],
  ['5194f9d0-6d35-4b18-a8af-babb70069cd6', '6ef4b824'],
  ['37578a42-0d1e-405e-b32b-7adc5ec7bc87', '515139b5'],
  ['edc94c70-137e-4c60-87d3-6d1fb9f9de22', '2e0a1646'],
  ['2a1c1aed-331a-457a-aca3-b5c890e5232f', 'b14ceb4b'],
  ['4b45c51f-f4c1-480c-98af-3bc42f02102d', '2d8dfe3d'],
  ['068d1256-a9c7-480c-8d56-d3ddceb1efec', '3a091874'],
  ['d23cc9cc-b620-4f3c-88cd-356a540616b8', '69d08842'],
  ['3b28314b-e286-4397-8e4e-80519c39981e', '76e4cde4'],
  ['857744e7-a78c-4389-a9cd-68fac9b7fdbf', '08442822'],
  ['5ebc784b-0e54-4199-9824-07b4b81a42c2', 'a23d7ed5'],
  ['239f540f-8a12-4184-9efc-7d6aac71ecaa', '2479f5d6'],
  ['8eb19142-c946-41f3-a830-5e2e2188e2da', '7ace72c3'],
  ['1f3a5ddb-28ed-4447-a1e2-c7778bc53420', 'c92569cd'],
  ['589cb342-4d3a-47f3-9142-f874cad7a405', '5accef1f'],
  ['1ac64755-506f-409c-b5c7-fd1b5b688d21', '3893bf80'],
  ['816b6bba-533c-4742-a1b6-9f9b16388d2d', '8cb48488'],
  ['59680810-63fd-4698-807c-b4b6c6a7e27e', '2c317c60'],
  ['1a65b679-a46d-4ecd-838c-a574601a752a', 'a7210e92'],
  ['91c5feb4-2c09-4949-bd39-2e6ea379b411', '7c67612f'],
  ['d54a6ce3-a3cf-4da2-afee-eb815fc66e98', 'd079406f'],
  ['e649d9a2-3e20-4d6f-bc42-bc199517da13', '3b28f105'],
  ['644f5f7e-6030-43fb-9315-797fc8b90c08', '1ba3cc1d'],
  ['4b83bfee-8144-4e97-a49b-9b0ea4e6e526', '8441cf8c'],
]
