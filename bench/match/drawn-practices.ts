import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import type { Answer } from '@attune/content/questionnaires/question.ts'
import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import type { Candidate } from '@attune/engine/matching/candidate.ts'
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
      availability: { accepting: n % 20 > 0, away: null },
    }
  }
}

const [first, second, third] = demoPatients

/** From someone who asks for little to someone who insists on much. */
export const patients: { name: string; answers: Answer[] }[] = [
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
].map(({ name, codes }) => ({
  name,
  answers: answersFromCodes(patientQuestions, codes as PatientCodes),
}))

function noAnswers(): PatientCodes {
  return Object.fromEntries(patientQuestions.map(({ key }) => [key, []])) as unknown as PatientCodes
}
