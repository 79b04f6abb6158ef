import { randomUUID } from 'node:crypto'
import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import type { Question } from '@attune/content/questionnaires/question.ts'
import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import type { Role } from '@attune/contract/endpoint.ts'
import { storeMessage } from '../messages/message-writer.ts'
import type { TestApp } from './app.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export const password = 'a long enough password'

/** A signed-up person and the calls they make with their cookie. */
export async function signUp({ app }: TestApp, role: Role, fields: Record<string, string> = {}) {
  const tag = randomUUID().slice(0, 8)
  const draft = {
    name: `${role === 'user' ? 'Pat' : 'Thea'} ${tag}`,
    username: `${role}-${tag}`,
    email: `${tag}@people.example`,
    phone: '+1 555 0100',
    password,
    ...fields,
  }
  const plural = role === 'user' ? 'users' : 'therapists'
  const reply = await app.inject({ method: 'POST', url: `/api/${plural}/register`, payload: draft })
  if (reply.statusCode !== 201) throw new Error(`sign-up failed: ${reply.body}`)
  const cookie = cookieOf(reply.headers['set-cookie'])
  const call = async (method: Method, url: string, payload?: object) => {
    const answer = await app.inject({
      method,
      url: `/api${url}`,
      headers: { cookie },
      ...(payload && { payload }),
    })
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: bodyOf(answer.body),
      raw: answer,
    }
  }
  const account = reply.json()[role]
  return { id: String(account._id), role, draft, cookie, call }
}

export type SignedUp = Awaited<ReturnType<typeof signUp>>

export function cookieOf(header: string | string[] | undefined) {
  const [first = ''] = [header ?? ''].flat()
  return first.split(';')[0]!
}

function bodyOf(text: string) {
  try {
    return text ? JSON.parse(text) : null
  } catch {
    return text
  }
}

/** The first choice of every question, or the choices given by question key. */
export function answersTo(questions: readonly Question[], chosen: Record<string, string[]> = {}) {
  return questions.map(({ _id, key, choices }) => ({
    question_id: _id,
    answer: chosen[key] ?? [choices[0]!.label],
  }))
}

export async function answerIntake(patient: SignedUp, chosen?: Record<string, string[]>) {
  for (const answer of answersTo(patientQuestions, chosen))
    await patient.call('POST', `/users/${patient.id}/user-answers`, answer)
  return patient.call('GET', `/users/${patient.id}/analyze-answers`)
}

export async function answerPractice(therapist: SignedUp, chosen?: Record<string, string[]>) {
  const answers = answersTo(therapistQuestions, chosen)
  return Promise.all(
    answers.map((answer) =>
      therapist.call('POST', `/therapists/${therapist.id}/therapist-answers`, answer),
    ),
  )
}

/** A therapist whose practice is open. */
export async function signUpPractising(test: TestApp, chosen?: Record<string, string[]>) {
  const therapist = await signUpUnlicensed(test, chosen)
  await declareLicence(therapist)
  return therapist
}

/** One who is found, and matched to nobody. */
export async function signUpUnlicensed(test: TestApp, chosen?: Record<string, string[]>) {
  const therapist = await signUp(test, 'therapist')
  await answerPractice(therapist, chosen)
  return therapist
}

export const declareLicence = (therapist: SignedUp) =>
  therapist.call('POST', `/therapists/${therapist.id}/licences`, {
    kind: 'Psychotherapist',
    number: 'T 1',
    place: 'Ireland',
    expires: null,
  })

/** The patient lets the therapist read the whole summary. */
export const share = (patient: SignedUp, therapist: SignedUp) =>
  patient.call('PUT', `/users/${patient.id}/grants/${therapist.id}`, {
    summary: true,
    danger: true,
    journals: false,
  })

/** The therapist cannot take the patient on. */
export const decline = (therapist: SignedUp, patient: SignedUp, fields: object = {}) =>
  therapist.call('POST', '/declines', {
    patient: patient.id,
    message: 'I can’t take this on.',
    reason: 'caseload',
    clientId: randomUUID(),
    readUpTo: 1,
    keep: true,
    ...fields,
  })

/** One stored message, as the socket stores it. */
export async function write(
  { context }: TestApp,
  from: SignedUp,
  to: SignedUp,
  text: string,
  clientId?: string,
) {
  const person = ({ id, role }: SignedUp) =>
    ({ id, model: role === 'user' ? 'User' : 'Therapist' }) as const
  const { message } = await storeMessage(context.db, context.vault, {
    from: person(from),
    to: person(to),
    text,
    clientId,
  })
  return message
}
