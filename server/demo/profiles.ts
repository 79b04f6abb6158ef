import type { Answer } from '@attune/content/questionnaires/question.ts'
import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import { demoAccounts } from './accounts.ts'
import { answersFromCodes, type TherapistCodes } from './coded-answers.ts'
import { kinds } from './kinds.ts'
import { fictitiousPhone } from './phones.ts'
import { type Face, faceDealer, type Headwear } from './portrait.ts'
import { drawPractice } from './practice.ts'
import { seededChoices } from './seeded-choices.ts'
import { demoTherapists } from './therapists.ts'

export type Profile = {
  name: string
  username: string
  email: string
  phone: string
  answers: Answer[]
  /** A few have none, as in life. */
  face: Face | null
}

const seed = 1

/** The therapists of the demo directory, the one with the demo account first; the same every time. */
export function demoProfiles(): Profile[] {
  const random = seededChoices(seed)
  const dealt = random.shuffled(kinds.flatMap((kind) => Array<typeof kind>(kind.people).fill(kind)))
  const faceOf = faceDealer(random)
  return demoTherapists.map((person, position) => {
    const [name, gender, country] = person
    const drawn = drawPractice(person, dealt[position]!, random)
    const face = faceOf(gender, wearing[name])
    const isAccount = position === 0
    const username = usernameOf(name)
    return {
      name,
      username,
      email: isAccount ? demoAccounts.therapist : `${username}@attune.example`,
      phone: fictitiousPhone(country, position),
      answers: answersFromCodes(therapistQuestions, isAccount ? accountPractice : drawn),
      face: position % everyNth === 12 ? null : face,
    }
  })
}

/** Six of 120. */
const everyNth = 20

const wearing: { readonly [name: string]: Headwear } = {
  'Harpreet Singh Gill': 'turban',
  'Zainab Hussain': 'headscarf',
  'Fatima Zahra Bennani': 'shawl',
  'Yasmin El Idrissi': 'headscarf',
}

/** The practice behind the demo account says something to every question. */
const accountPractice: TherapistCodes = {
  specialization: ['anxiety', 'sleep', 'burnout-work', 'stress'],
  years: ['years-10'],
  approach: ['cbt', 'act', 'mindfulness', 'other: Sleep restriction therapy'],
  clients: ['adults', 'couples'],
  services: ['messages', 'doctor'],
  style: ['warm', 'structured', 'exercises'],
  language: ['en', 'other: Twi'],
  format: ['video', 'phone', 'in-person'],
  hours: ['mornings', 'evenings'],
  about: ['woman', 'cultures', 'racism'],
  licence: ['psychologist', 'psychotherapist'],
  country: ['GB', 'IE'],
}

export function usernameOf(name: string): string {
  const plain = name.toLowerCase().replaceAll('ø', 'o').normalize('NFD')
  return plain.replace(/[^a-z -]/g, '').replaceAll(' ', '.')
}
