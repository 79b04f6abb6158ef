import { type PatientKey, patientQuestions } from '@attune/content/questionnaires/patient.ts'
import type { Question } from '@attune/content/questionnaires/question.ts'
import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import type { Candidate } from '@attune/engine/matching/candidate.ts'
import { type Intake, readIntake } from '@attune/engine/questionnaires/read-intake.ts'
import { patientSays, therapistSays } from '@attune/engine/testing/answers.ts'

export type Gender = 'woman' | 'man' | 'non-binary' | 'unsaid'
export type Person = Candidate & { gender: Gender; years: string; isNew: boolean }

type Random = () => number

/** What a questionnaire offers, without the ways of saying nothing. */
const offered = (questions: readonly Question[], key: string) =>
  questions
    .find((question) => question.key === key)!
    .choices.map(({ code }) => code)
    .filter(
      (code) => !['any', 'other', 'unsaid', 'none', 'unsure', 'varies', 'elsewhere'].includes(code),
    )

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!

function some(random: Random, list: readonly string[], least: number, most: number): string[] {
  const count = least + Math.floor(random() * (most - least + 1))
  const rest = [...list]
  return Array.from({ length: Math.min(count, rest.length) }, () =>
    rest.splice(Math.floor(random() * rest.length), 1),
  ).flat()
}

/** Gender, years and newness are drawn apart from all else, so that nothing else can explain a difference. */
export function makeTherapist(random: Random, _id: string): Person {
  const offer = (key: string, least: number, most: number) =>
    some(random, offered(therapistQuestions, key), least, most)
  const gender = pick<Gender>(random, [
    'woman',
    'woman',
    'woman',
    'man',
    'man',
    'non-binary',
    'unsaid',
  ])
  const background = some(
    random,
    offered(therapistQuestions, 'about').filter(
      (code) => !['woman', 'man', 'non-binary'].includes(code),
    ),
    0,
    2,
  )
  const years = pick(random, offered(therapistQuestions, 'years'))
  const isNew = random() < 0.2
  const says = {
    specialization: offer('specialization', 3, 8),
    years: [years],
    approach: offer('approach', 1, 4),
    clients: offer('clients', 1, 3),
    style: offer('style', 1, 3),
    language: random() < 0.8 ? ['en', ...offer('language', 0, 1)] : offer('language', 1, 2),
    format: offer('format', 1, 3),
    hours: offer('hours', 1, 4),
    about: gender === 'unsaid' ? background : [gender, ...background],
  }
  const threads = 5 + Math.floor(random() * 40)
  return {
    _id,
    practice: therapistSays(says as Parameters<typeof therapistSays>[0]),
    gender,
    years,
    isNew,
    responsiveness: isNew
      ? null
      : { threads, answeredWithin72: Math.floor(random() * (threads + 1)), medianSeconds: null },
  }
}

/** Someone who asks for neither gender, background nor years: there the groups must fare alike. */
export function makeIntake(random: Random): Intake {
  const wish = (key: PatientKey, least: number, most: number) =>
    some(random, offered(patientQuestions, key), least, most)
  const ticked = {
    brings: wish('brings', 1, 2),
    life: random() < 0.5 ? wish('life', 1, 1) : [],
    approach: random() < 0.6 ? wish('approach', 1, 2) : [],
    style: random() < 0.6 ? wish('style', 1, 2) : [],
    clients: random() < 0.6 ? wish('clients', 1, 1) : [],
    format: wish('format', 1, 2),
    hours: random() < 0.7 ? wish('hours', 1, 2) : [],
    language: ['en'],
  }
  return readIntake(patientSays(ticked as Parameters<typeof patientSays>[0]))
}

/** As directories are: many offer the common things, few the rare ones, and some list far more than others. */
export function makeSkewedTherapist(random: Random, _id: string): Person {
  const person = makeTherapist(random, _id)
  const listed = random() < 0.1 ? 14 : 3 + Math.floor(random() * 6)
  const common = (key: string, count: number) => {
    const rest = offered(therapistQuestions, key)
    return Array.from({ length: Math.min(count, rest.length) }, () =>
      rest.splice(Math.floor(random() ** 2 * rest.length), 1),
    ).flat()
  }
  const says = {
    ...person.practice.codes,
    specialization: common('specialization', listed),
    approach: common('approach', 1 + Math.floor(random() * (listed > 9 ? 9 : 4))),
    clients: ['adults', ...(random() < 0.25 ? ['children'] : []), ...common('clients', 1)],
    country: [pick(random, ['GB', 'US', 'US', 'DE', 'FR', 'IN', 'CA', 'AU'])],
  }
  return { ...person, practice: therapistSays(says as Parameters<typeof therapistSays>[0]) }
}
