import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import { eq, sql } from 'drizzle-orm'
import { sealContact } from '../auth/sealed-contact.ts'
import { changeGrant } from '../diagnosis/sharing.ts'
import { makeInitialSummary } from '../diagnosis/summary-store.ts'
import { addFavorite } from '../favorites/store.ts'
import { setConsent } from '../journals/consent-store.ts'
import { createJournal } from '../journals/store.ts'
import { journals } from '../journals/table.ts'
import type { Db } from '../lib/db.ts'
import type { Vault } from '../lib/vault.ts'
import { markRead } from '../messages/mark-read.ts'
import { storeMessage } from '../messages/message-writer.ts'
import { noteAnew } from '../messages/note-anew.ts'
import { messages } from '../messages/table.ts'
import { findThread } from '../messages/thread-store.ts'
import { replacePhoto } from '../photos/store.ts'
import { saveUserAnswer } from '../questionnaires/intake-store.ts'
import { markUserSubmitted } from '../users/store.ts'
import { users } from '../users/table.ts'
import { demoAccounts } from './accounts.ts'
import { answersFromCodes } from './coded-answers.ts'
import type { DemoPatient, Moment } from './patients.ts'
import { usernameOf } from './profiles.ts'

export type PatientPlace = {
  webp: Buffer | null
  /** Null: nobody can sign in. */
  passwordHash: string | null
  therapistId: string
  therapistIdOf: ReadonlyMap<string, string>
}

/** A patient with all that a few days of use leave behind, written by the stores that would write it. */
export async function insertPatient(
  tx: Db,
  vault: Vault,
  patient: DemoPatient,
  place: PatientPlace,
) {
  const { _id, name, phone } = patient
  const username = usernameOf(name)
  const email = place.passwordHash ? demoAccounts.user : `${username}@attune.example`
  await tx.insert(users).values({
    _id,
    ...(await sealContact(tx, vault, 'users', _id, { name, phone, username, email })),
    password_hash: place.passwordHash,
    photo_id: place.webp && (await replacePhoto(tx, _id, place.webp)),
  })
  const answers = answersFromCodes(patientQuestions, patient.codes)
  for (const { question_id, answer } of answers)
    await saveUserAnswer(tx, vault, _id, question_id, [...answer])
  await makeInitialSummary(tx, vault, _id, answers)
  await markUserSubmitted(tx, _id)
  for (const favorite of patient.favorites)
    await addFavorite(tx, _id, place.therapistIdOf.get(favorite)!)
  await writeThread(tx, vault, patient, place.therapistId)
  if (patient.shares) await changeGrant({ db: tx, vault }, _id, place.therapistId, patient.shares)
  await writeJournal(tx, vault, patient)
  // So that the demo shows what it looks like.
  await setConsent(tx, _id, true)
}

async function writeThread(
  tx: Db,
  vault: Vault,
  { _id, thread, read }: DemoPatient,
  therapistId: string,
) {
  const patient = { id: _id, model: 'User' } as const
  const therapist = { id: therapistId, model: 'Therapist' } as const
  for (const [by, at, text] of thread) {
    const [from, to] = by === 'patient' ? [patient, therapist] : [therapist, patient]
    const { message } = await storeMessage(tx, vault, { from, to, text })
    await tx
      .update(messages)
      .set({ date: momentOf(at) })
      .where(eq(messages._id, message._id))
  }
  const stored = await findThread(tx, _id, therapistId)
  if (!stored) return
  await noteAnew(tx, sql`id = ${stored._id}`)
  await markRead(tx, _id, therapistId, read.patient)
  await markRead(tx, therapistId, _id, read.therapist)
}

async function writeJournal(tx: Db, vault: Vault, { _id, journal }: DemoPatient) {
  for (const { at, title, content } of journal) {
    const entry = await createJournal(tx, vault, _id, { title, content })
    await tx
      .update(journals)
      .set({ date: momentOf(at) })
      .where(eq(journals._id, entry._id))
  }
}

function momentOf([daysAgo, time]: Moment): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const date = new Date()
  date.setUTCDate(date.getUTCDate() - daysAgo)
  date.setUTCHours(hours, minutes, 0, 0)
  return date
}
