import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isSingleChoice, otherChoice, type Question } from '@attune/contract/questionnaires.ts'
import { type APIRequestContext, expect } from '@playwright/test'
import type { Caseload, SeededPatient } from '../server/testing/caseload.ts'
import type { SignUpFields } from './sign-up.ts'

/** So many languages, or countries of a licence, are believed of one person. */
const believed = 8

/** What one therapist alone offers, so that a patient who needs it is led to nobody of another journey. */
export const rareArea = 'Psychosis'

/** A therapist who offers all that is believed, past the forms, which have journeys of their own. */
export async function signUpPractising(
  request: APIRequestContext,
  fields: SignUpFields,
  { isRare = false } = {},
) {
  const reply = await request.post('/api/therapists/register', { data: fields })
  const id = String((await reply.json()).therapist._id)
  const questions: Question[] = await (await request.get('/api/therapist-questions')).json()
  for (const { _id, question, choices } of questions) {
    const all = choices.filter(
      (choice) => choice !== otherChoice && (isRare || choice !== rareArea),
    )
    const isEndless = all.includes('English') || all.includes('Australia')
    const offered = isEndless ? all.slice(0, believed) : all
    const answer = isSingleChoice(question, 'therapist') ? offered.slice(-1) : offered
    await send(request, `/api/therapists/${id}/therapist-answers`, { question_id: _id, answer })
  }
  const claim = { kind: 'Psychotherapist', number: 'T 1', place: 'Ireland', expires: null }
  await send(request, `/api/therapists/${id}/licences`, claim)
  return id
}

/** A patient who has answered: of each question the choice that is named, else the first. */
export async function signUpAnswered(
  request: APIRequestContext,
  fields: SignUpFields,
  chosen: readonly string[],
) {
  const reply = await request.post('/api/users/register', { data: fields })
  const id = String((await reply.json()).user._id)
  const questions: Question[] = await (await request.get('/api/user-questions')).json()
  for (const { _id, choices } of questions) {
    const answer = [choices.find((choice) => chosen.includes(choice)) ?? choices[0]!]
    await send(request, `/api/users/${id}/user-answers`, { question_id: _id, answer })
  }
  await request.get(`/api/users/${id}/analyze-answers`)
  return id
}

/** Beside the running server, straight into its database. */
export async function seedCaseload(
  therapistId: string,
  { patients, messages }: Caseload,
): Promise<SeededPatient[]> {
  const words = [therapistId, String(patients), String(messages)]
  return JSON.parse(await besideServer('seed-caseload.ts', ...words))
}

/** Runs a script of this folder on the data of the running server; gives what it prints. */
export const besideServer = (script: string, ...words: string[]) =>
  besideData(process.env.E2E_DATA_DIR!, script, ...words)

/** The same for a server with data of its own. */
export async function besideData(
  DATA_DIR: string,
  script: string,
  ...words: string[]
): Promise<string> {
  const file = join(import.meta.dirname, script)
  // As the journeys' own server has it.
  const env = { ...process.env, DATA_DIR, DATABASE_PATIENCE: '6' }
  const options = { env, maxBuffer: 2 ** 24 }
  return (await promisify(execFile)(process.execPath, [file, ...words], options)).stdout
}

async function send(request: APIRequestContext, url: string, data: object) {
  const reply = await request.post(url, { data })
  expect(reply.ok(), await reply.text()).toBe(true)
}
