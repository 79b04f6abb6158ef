import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import type { Answer } from '@attune/content/questionnaires/question.ts'
import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import { noPracticeFacts, type PracticeFacts } from '@attune/contract/practice-facts.ts'
import { noWishFacts } from '@attune/contract/wish-facts.ts'
import type { Candidate } from '@attune/engine/matching/candidate.ts'
import type { SaidFacts } from '@attune/engine/matching/said-facts.ts'
import { type Practice, readPractice } from '@attune/engine/questionnaires/read-practice.ts'
import { answersFromCodes, type PatientCodes } from '../../server/demo/coded-answers.ts'
import { kinds } from '../../server/demo/kinds.ts'
import { demoPatients } from '../../server/demo/patients.ts'
import { drawPractice } from '../../server/demo/practice.ts'
import { seededChoices } from '../../server/demo/seeded-choices.ts'
import { demoTherapists } from '../../server/demo/therapists.ts'

/** So many different practices; larger directories hold each of them many times, which makes many ties. */
const different = 20_000

/** Practices as the demo draws them, the same at every run. */
export function drawPractices(): Practice[] {
  const random = seededChoices(48)
  return Array.from({ length: different }, () => {
    const person = random.pick(demoTherapists)
    const codes = drawPractice(person, random.pick(kinds), random)
    return readPractice(answersFromCodes(therapistQuestions, codes))
  })
}

/** The first `count` of a directory without end, under ids that are spread as random ones are. */
export function* candidatesOf(practices: readonly Practice[], count: number): Generator<Candidate> {
  for (let n = 0; n < count; n++) {
    const spread = (Math.imul(n + 1, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0')
    yield {
      _id: `${spread}-0000-4000-8000-${n.toString(16).padStart(12, '0')}`,
      practice: practices[(Math.imul(n, 0x85ebca6b) >>> 0) % practices.length]!,
      facts: stated[(Math.imul(n, 0xc2b2ae35) >>> 0) % stated.length]!,
      availability: { accepting: n % 20 > 0, away: null },
    }
  }
}

/** What is said beside the questionnaire: each place, fee, payer and state in every mixture. */
const stated: readonly PracticeFacts[] = (() => {
  const random = seededChoices(49)
  const places = [
    { country: 'US', name: 'Los Angeles', lat: 34.05, lon: -118.24 },
    { country: 'US', name: 'New York', lat: 40.71, lon: -74.01 },
    { country: 'GB', name: 'London', lat: 51.51, lon: -0.13 },
    { country: 'DE', name: 'Berlin', lat: 52.52, lon: 13.41 },
  ]
  return Array.from({ length: 5_000 }, () => {
    const from = random.between(4, 18) * 10
    const onlineOnly = random.chance(0.4)
    return {
      ...noPracticeFacts,
      regions: random.some(['US-CA', 'US-NY', 'US-NJ', 'CA-ON', 'AU-NSW'], random.between(0, 2)),
      place: onlineOnly ? null : random.pick(places),
      onlineOnly,
      fee: random.chance(0.2)
        ? null
        : { from, to: from + random.between(0, 4) * 10, currency: 'USD' },
      slidingScale: random.chance(0.3),
      payers: random.some(['Aetna', 'Cigna', 'AOK', 'Bupa'], random.between(0, 2)),
      limits: random.chance(0.2) ? ['acute-danger' as const] : [],
    }
  })
})()

const [first, second, third] = demoPatients

/** From someone who asks for little to someone who insists on much. */
export const patients: { name: string; answers: Answer[]; facts: SaidFacts }[] = [
  { name: 'few wishes', codes: { ...noAnswers(), brings: ['worry'], language: ['en'] } },
  { name: 'demo patient 1', codes: first.codes },
  { name: 'demo patient 2', codes: second!.codes },
  { name: 'demo patient 3', codes: third!.codes },
  {
    name: 'many wishes, five must-haves',
    codes: {
      ...first.codes,
      brings: ['worry', 'panic', 'low-mood', 'sleep', 'anger', 'rituals', 'overload'],
      feelings: ['sad', 'numb', 'hopeless', 'worn-out', 'lonely', 'on-edge'],
      approach: ['cbt', 'act', 'schema', 'emdr'],
      style: ['warm', 'structured', 'direct', 'exercises'],
      clients: ['adults', 'couples'],
      ease: ['woman', 'lgbtq', 'cultures', 'years-5'],
      format: ['video', 'phone'],
      language: ['en', 'de'],
      hours: ['evenings', 'saturdays'],
      must: ['language', 'format', 'hours', 'gender', 'concerns'],
    } satisfies PatientCodes,
  },
  {
    name: 'a state, a distance, a budget',
    codes: {
      ...second!.codes,
      country: ['US'],
      language: ['en'],
      format: ['in-person', 'video'],
      must: ['licence'],
    } satisfies PatientCodes,
    facts: {
      region: 'US-CA',
      place: { country: 'US', name: 'Los Angeles', lat: 34.05, lon: -118.24 },
      distanceKm: 30,
      budget: { most: 90, currency: 'USD' },
      payer: 'Aetna',
      matters: ['fee' as const],
    },
  },
].map(({ name, codes, facts }) => ({
  name,
  facts: { ...noWishFacts, ...facts },
  answers: answersFromCodes(patientQuestions, codes as PatientCodes),
}))

function noAnswers(): PatientCodes {
  return Object.fromEntries(patientQuestions.map(({ key }) => [key, []])) as unknown as PatientCodes
}
