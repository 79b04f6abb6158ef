import { randomUUID } from 'node:crypto'
import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import { sql } from 'drizzle-orm'
import { changeGrant } from '../diagnosis/sharing.ts'
import { makeInitialSummary } from '../diagnosis/summary-store.ts'
import type { Context } from '../lib/http.ts'
import { insertMessages, type NewMessage } from '../messages/insert.ts'
import { noteAnew } from '../messages/note-anew.ts'
import { messageAssociatedData } from '../messages/store.ts'
import { messages, threads } from '../messages/table.ts'
import { users } from '../users/table.ts'

export type Caseload = { patients: number; messages: number }
export type SeededPatient = { _id: string; name: string; isWaiting: boolean }

/**
 * Patients who have written to a therapist, as the first, and been answered, each thread an hour older than the
 * one before, all of it read but the last word of every third: they wait for an answer.
 * Written by the stores, past the sign-up, so that hundreds take seconds.
 */
export async function addCaseload(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  therapistId: string,
  { patients: count, messages: total }: Caseload,
): Promise<SeededPatient[]> {
  const patients = Array.from({ length: count }, (_, at) => seededPatient(at))
  await db.insert(users).values(patients.map(accountOf))
  const rows = await db
    .insert(threads)
    .values(patients.map(({ _id }) => pairOf(_id, therapistId)))
    .returning({ threadId: threads._id, patient: threads.key_id })
  const threadOf = new Map(rows.map(({ threadId, patient }) => [patient, threadId]))
  const written: NewMessage[] = []
  for (const [at, patient] of patients.entries()) {
    const { _id } = patient
    await changeGrant({ db, vault }, _id, therapistId, {
      summary: true,
      danger: true,
      journals: false,
    })
    await makeInitialSummary(db, vault, _id, firstAnswers)
    const key = await vault.keyOf(db, _id)
    const share = Math.floor(total / count) + (at < total % count ? 1 : 0)
    for (let left = share; left > 0; left--) {
      const id = randomUUID()
      const isPatient = left === share || (left % 2 === 1) === patient.isWaiting
      const fromId = isPatient ? _id : therapistId
      const body = key.encrypt(
        textOf(patient, fromId === _id, share - left + 1),
        messageAssociatedData(id),
      )
      written.push({ _id: id, threadId: threadOf.get(_id)!, fromId, body, clientId: null })
    }
  }
  for (let at = 0; at < written.length; at += 500)
    await insertMessages(db, written.slice(at, at + 500))
  await agePast(
    { db },
    patients.map(({ _id }) => threadOf.get(_id)!),
    therapistId,
  )
  return patients
}

const firstNames = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gia', 'Hugo', 'Ines', 'Jan']
const lastNames = [
  ...['Abel', 'Bauer', 'Costa', 'Demir', 'Evans', 'Fuchs', 'Greco', 'Haas', 'Ibsen', 'Jansen'],
  ...['Kaya', 'Lund', 'Moreau', 'Novak', 'Okoye', 'Petrov', 'Quinn', 'Rossi', 'Sato', 'Toth'],
  ...['Ueda', 'Vega', 'Weiss', 'Xu', 'Yilmaz', 'Zhang', 'Amin', 'Bose', 'Chen', 'Diaz'],
  ...['Eder', 'Falk', 'Gruber', 'Hansen', 'Ito', 'Jovic', 'Klein', 'Lopez', 'Mensah', 'Nagy'],
  ...['Olsen', 'Park', 'Rios', 'Silva', 'Torres', 'Ulrich', 'Varga', 'Wolf', 'Yang', 'Zeman'],
]

const seededPatient = (at: number): SeededPatient => ({
  _id: randomUUID(),
  name: `${firstNames[at % firstNames.length]} ${lastNames[Math.floor(at / firstNames.length) % lastNames.length]}`,
  isWaiting: at % 3 === 0,
})

function accountOf({ _id, name }: SeededPatient) {
  const tag = _id.slice(0, 13)
  const username = `${name.toLowerCase().replace(' ', '-')}-${tag}`
  return { _id, name, username, email: `${tag}@people.example`, phone: '+1 555 0100' }
}

function pairOf(patient: string, therapist: string) {
  const isFirst = patient < therapist
  const [a, b] = isFirst ? [patient, therapist] : [therapist, patient]
  const [a_model, b_model] = isFirst
    ? (['User', 'Therapist'] as const)
    : (['Therapist', 'User'] as const)
  return { a_id: a, a_model, b_id: b, b_model, key_id: patient }
}

const firstAnswers = patientQuestions.map(({ _id, choices }) => ({
  question_id: _id,
  answer: [choices[0]!.label],
}))

const textOf = ({ name }: SeededPatient, isTheirs: boolean, n: number) =>
  isTheirs ? `This is ${name}, with my word ${n}.` : `Thank you for your word ${n - 1}.`

/** The last word of the thread at place n was said n + 1 hours ago, the words before it in steps of a minute. */
async function agePast({ db }: Pick<Context, 'db'>, order: string[], reader: string) {
  await db.execute(sql`
    UPDATE ${messages} SET date = date_trunc('milliseconds',
      now() - place * interval '1 hour' - (last_seq - seq) * interval '1 minute')
    FROM ${threads}, unnest(${sql.param(order)}::uuid[]) WITH ORDINALITY AS aged (id, place)
    WHERE ${threads}.id = aged.id AND thread_id = aged.id`)
  await db.execute(sql`
    UPDATE ${threads} SET
      a_read = CASE WHEN a_id = ${reader} THEN (
        SELECT coalesce(max(seq), 0) FROM ${messages}
        WHERE thread_id = ${threads}.id AND from_id = ${reader}) ELSE last_seq END,
      b_read = CASE WHEN b_id = ${reader} THEN (
        SELECT coalesce(max(seq), 0) FROM ${messages}
        WHERE thread_id = ${threads}.id AND from_id = ${reader}) ELSE last_seq END
    WHERE id = ANY (${sql.param(order)}::uuid[])`)
  await noteAnew(db, sql`id = ANY (${sql.param(order)}::uuid[])`)
}
