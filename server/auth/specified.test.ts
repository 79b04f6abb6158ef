import { describe, expect, test } from 'vitest'
import { startSharedApp } from '../testing/shared-app.ts'
import { answerIntake, type SignedUp, signUp, signUpPractising, write } from '../testing/sign-up.ts'

const server = await startSharedApp()
const patient = await signUp(server, 'user')
const therapist = await signUpPractising(server)
await answerIntake(patient)
await write(server, patient, therapist, 'Hello')

const read = async (by: SignedUp, url: string) => (await by.call('GET', url)).body
const namesIn = (what: object) => Object.keys(what)
const person = ['_id', 'name', 'username', 'email', 'phone', 'image']
const pair = () => `from=${patient.id}&fromModel=User&to=${therapist.id}&toModel=Therapist`

/** spec §3, by the names on the wire. */
const entities: [string, string[], () => Promise<object>][] = [
  ['a user', person, () => read(patient, `/users/${patient.id}`)],
  [
    'a therapist',
    [
      ...person,
      'isActive',
      'specialization',
      'yearsOfWork',
      'experience',
      'approach',
      'clients',
      'additionalServices',
    ],
    () => read(patient, `/therapists/${therapist.id}`),
  ],
  [
    'a question of a patient',
    ['_id', 'question', 'choices'],
    async () => (await read(patient, '/user-questions'))[0],
  ],
  [
    'an answer of a patient',
    ['question_id', 'answer', 'user_id'],
    async () => (await read(patient, `/users/${patient.id}/user-answers`))[0],
  ],
  [
    'a question of a therapist',
    ['_id', 'question', 'choices'],
    async () => (await read(patient, '/therapist-questions'))[0],
  ],
  [
    'an answer of a therapist',
    ['_id', 'question_id', 'answer'],
    async () => (await read(patient, `/therapists/${therapist.id}/therapist-answers`))[0],
  ],
  [
    'a diagnosis',
    ['initialDiagnosis', 'journalAnalysis'],
    () => read(patient, `/diagnosis/${patient.id}`),
  ],
  [
    'a part of a diagnosis',
    ['diagnosis', 'emotions', 'therapist_specialties'],
    async () => (await read(patient, `/diagnosis/${patient.id}`)).initialDiagnosis,
  ],
  [
    'a journal entry',
    ['_id', 'user_id', 'title', 'content', 'date'],
    async () => {
      const draft = { user_id: patient.id, title: 'Monday', content: 'Slept.' }
      return (await patient.call('POST', `/users/${patient.id}/journals`, draft)).body
    },
  ],
  [
    'a message',
    ['_id', 'from', 'fromModel', 'to', 'toModel', 'message', 'date'],
    async () => (await read(patient, `/messages?${pair()}`))[0],
  ],
  [
    'a match',
    ['_id', 'matchPercentage'],
    async () => (await read(patient, `/matching/match/${patient.id}`))[0],
  ],
  [
    'an activity',
    ['activity', 'explanation', 'imageUrl'],
    async () => (await patient.call('POST', `/mood-activity/${patient.id}`, { mood: 'calm' })).body,
  ],
  [
    'an article',
    ['snippet', 'explanation', 'learnMore'],
    async () => (await read(patient, `/daily-article/${patient.id}`)).articles[0],
  ],
  [
    'a video',
    ['videoUrl', 'explanation'],
    () => read(patient, `/video-recommendation/${patient.id}`),
  ],
  [
    'a reply of the assistant',
    ['answer'],
    async () => (await patient.call('POST', '/chatBot', { message: 'How do I sleep?' })).body,
  ],
]

describe('the specified fields', () => {
  test.each(entities)('of %s are on the wire', async (_, fields, get) => {
    expect(namesIn(await get())).toEqual(expect.arrayContaining(fields))
  })

  test('of a session say who is signed in, and whether their questions are answered', async () => {
    expect(await read(patient, '/users/check-session')).toEqual({
      authenticated: true,
      user: { id: patient.id, role: 'user', questionsSubmitted: true },
    })
    expect(await read(therapist, '/therapists/check-session')).toEqual({
      authenticated: true,
      user: { id: therapist.id, role: 'therapist', questionsSubmitted: true },
    })
  })
})
