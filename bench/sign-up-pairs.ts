import { randomUUID } from 'node:crypto'
import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import { answersTo, cookieOf, password } from '../server/testing/sign-up.ts'
import type { Participant } from './chat-load.ts'

/** Someone who can sign in and write. */
export type Writer = Participant & Person

export async function signUpPairs(url: string, count: number) {
  const pairs: { patient: Writer; therapist: Writer }[] = []
  for (let at = 0; at < count; at++) {
    const patient = await register(url, 'users', 'User')
    const therapist = await register(url, 'therapists', 'Therapist')
    for (const answer of answersTo(therapistQuestions))
      await post(
        `${url}/api/therapists/${therapist.id}/therapist-answers`,
        answer,
        therapist.cookie,
      )
    pairs.push({ patient, therapist })
  }
  return pairs
}

export type Person = { role: 'users' | 'therapists'; id: string; cookie: string; email: string }

/** An account that has only just been made. */
export async function signUpPerson(url: string, role: Person['role']): Promise<Person> {
  const tag = randomUUID()
  const email = `${tag}@x.example`
  const reply = await post(`${url}/api/${role}/register`, {
    name: 'A person of the benchmark',
    username: tag,
    email,
    phone: '+1 555 0100',
    password,
  })
  const body = await reply.json()
  const id: string = (body.user ?? body.therapist)._id
  return { role, id, cookie: cookieOf(reply.headers.getSetCookie()), email }
}

export async function register(
  url: string,
  role: Person['role'],
  fromModel: Participant['fromModel'],
): Promise<Writer> {
  return { ...(await signUpPerson(url, role)), fromModel }
}

const post = (url: string, body: object, cookie = '') =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
