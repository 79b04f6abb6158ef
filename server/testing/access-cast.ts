import { deactivate } from '../operator/standing.ts'
import type { TestApp } from './app.ts'
import { setCalendar, setHandle, storeAppointment, storeSeries, timeAhead } from './appointments.ts'
import { answerIntake, type SignedUp, share, signUp, signUpPractising, write } from './sign-up.ts'

export const licenceDraft = { kind: 'Counsellor', number: '1', place: 'Ireland', expires: null }
export const templateDraft = { title: 'Welcome', text: 'Hello {name}' }

/** Who is answered as whom: a blocked therapist is in contact no more, and two have no session. */
export const alikeTo = { blocked: 'unrelated', deactivated: 'deleted', expired: 'deleted' } as const

/** Appointments in every state, each at a time of its own. */
const states = {
  asked: 'requested',
  declined: 'requested',
  withdrawn: 'requested',
  offered: 'offered',
  agreed: 'confirmed',
  proposed: 'confirmed',
  kept: 'confirmed',
  cancelled: 'confirmed',
  past: 'confirmed',
  missed: 'confirmed',
  ended: 'confirmed',
} as const
const over: readonly string[] = ['past', 'missed', 'ended']

export type Cast = Awaited<ReturnType<typeof invite>>

/**
 * A patient, and everyone who may stand before what is theirs. The patient has written to `contact`
 * and shares the summary, and to `silent` without sharing; two more were written to and shared with,
 * of whom the patient blocked one and the operator stopped the other.
 */
export async function invite(app: TestApp) {
  const newPatient = () => signUp(app, 'user')
  const newTherapist = () => signUpPractising(app)
  const [patient, other, deleted, expired] = await Promise.all([
    newPatient(),
    newPatient(),
    newPatient(),
    newPatient(),
  ])
  const [contact, unrelated, silent, blocked, deactivated] = await Promise.all([
    newTherapist(),
    newTherapist(),
    newTherapist(),
    newTherapist(),
    newTherapist(),
  ])
  await answerIntake(patient)
  for (const therapist of [contact, silent, blocked, deactivated])
    await write(app, patient, therapist, 'Hello')
  for (const therapist of [contact, blocked, deactivated]) await share(patient, therapist)
  await patient.call('PUT', '/messages/contact', { partner: blocked.id, change: 'blocked' })
  await deactivate(app.context, deactivated.id)
  await app.pool.query(
    "UPDATE sessions SET seen_at = now() - interval '1 year' WHERE person_id = $1",
    [expired.id],
  )
  await deleted.call('DELETE', `/users/${deleted.id}`)
  const people = { patient, other, contact, silent, unrelated, blocked, deactivated }
  return { ...people, deleted, expired, ...(await belongingsOf(app, patient, contact)) }
}

/** What calls name by its id. */
async function belongingsOf(app: TestApp, patient: SignedUp, contact: SignedUp) {
  const own = `/therapists/${contact.id}`
  const entry = { title: 'a', content: 'b' }
  const journal = await patient.call('POST', `/users/${patient.id}/journals`, entry)
  const answers = await contact.call('GET', `${own}/therapist-answers`)
  const licence = await contact.call('POST', `${own}/licences`, licenceDraft)
  const template = await contact.call('POST', `${own}/templates`, templateDraft)
  const summary = await patient.call('GET', `/diagnosis/${patient.id}`)
  const { replacePhoto } = await import('../photos/store.ts')
  return {
    patientPhoto: await replacePhoto(app.context.db, patient.id, Buffer.from('webp')),
    journal: String(journal.body._id),
    answer: String(answers.body[0]._id),
    template: String(template.body._id),
    inputsHash: String(summary.body.initialDiagnosis.made.inputsHash),
    licence: String(licence.body._id),
    ...(await agreedOn(app, patient, contact)),
  }
}

/** The appointments of the two, two series that the patient asks for, and the therapist's link. */
async function agreedOn(app: TestApp, patient: SignedUp, contact: SignedUp) {
  const appointments = await appointmentsOf(app, patient, contact)
  const accepted = await storeSeries(app, appointments.proposed)
  const declined = await storeSeries(app, appointments.kept)
  const bookingHandle = `t-${contact.id}`
  await setHandle(contact, bookingHandle)
  return { appointments, series: { accepted, declined }, bookingHandle }
}

async function appointmentsOf(app: TestApp, patient: SignedUp, contact: SignedUp) {
  await setCalendar(contact)
  const ids = new Map<string, string>()
  for (const [n, [name, status]] of Object.entries(states).entries())
    ids.set(
      name,
      await storeAppointment(app, patient, contact, {
        status,
        at: timeAhead(over.includes(name) ? -1 : 5, n * 2),
        noShowBy: name === 'missed' ? 'patient' : null,
        proposedBy: name === 'proposed' || name === 'kept' ? 'patient' : null,
      }),
    )
  return Object.fromEntries(ids) as Record<keyof typeof states, string>
}

/** Words in everything that can hold them: of the patient's own, and between them and their therapist. */
export async function plant(app: TestApp, { patient, contact }: Cast) {
  const own = 'canary-of-the-patient'
  const together = 'canary-between-two'
  const path = `/users/${patient.id}`
  const planted = [
    await patient.call('PUT', path, { phone: own }),
    await patient.call('POST', `${path}/journals`, { title: own, content: own }),
    await patient.call('PUT', `${path}/trusted-person`, {
      trustedPerson: { name: own, phone: '+353 1 555 0100' },
    }),
    await patient.call('POST', `/mood-activity/${patient.id}`, { mood: 'calm' }),
    await patient.call('PUT', `${path}/favorites/${contact.id}`),
    await patient.call('GET', `/matching/match/${patient.id}`),
    await contact.call('POST', `/therapists/${contact.id}/templates`, {
      title: together,
      text: together,
    }),
  ]
  const refused = planted.filter(({ status }) => status >= 300)
  if (refused.length > 0) throw new Error(`not planted: ${JSON.stringify(refused[0]?.body)}`)
  await write(app, patient, contact, together)
  return { own: [own], all: [own, together] }
}

/**
 * As if the sign-out had been forgotten, and every grant had been left standing: of those the patient
 * is in contact with no more, the thread alone says so. A session that is over stays so.
 */
export async function openSessionsAgain({ pool }: TestApp, cast: Cast) {
  const { patient, blocked, deactivated } = cast
  await pool.query('UPDATE sessions SET revoked_at = NULL WHERE person_id = $1', [deactivated.id])
  const stopped = [patient.id, [blocked.id, deactivated.id]]
  await pool.query(
    `INSERT INTO grants (user_id, therapist_id) SELECT $1::uuid, unnest($2::uuid[])
      ON CONFLICT DO NOTHING`,
    stopped,
  )
  await pool.query(
    `INSERT INTO grant_items (user_id, therapist_id, item, entry_id)
      SELECT $1::uuid, therapist_id, item, CASE item WHEN 'entry' THEN journals.id END
      FROM unnest($2::uuid[]) AS therapist_id
      CROSS JOIN unnest($3::text[]) AS item
      CROSS JOIN journals WHERE journals.user_id = $1
      ON CONFLICT DO NOTHING`,
    [...stopped, everything],
  )
}

/** All that can be shared. */
const everything = ['summary', 'danger', 'journals', 'moods', 'entry', 'trusted-person']

/**
 * What is no secret of the patient and the therapist in contact: what everyone who is signed in may
 * know of the therapist, and what each of those who were blocked or stopped has of their own.
 */
export async function knownOf(
  { pool }: TestApp,
  { contact, unrelated, blocked, deactivated }: Cast,
) {
  const paths = ['', '/licences', '/therapist-answers', '/practice-facts']
  const published = await Promise.all(
    paths.map(async (path) => {
      const { body } = await unrelated.call('GET', `/therapists/${contact.id}${path}`)
      return body
    }),
  )
  const { rows } = await pool.query(
    `SELECT messages.id, thread_id FROM messages JOIN threads ON threads.id = thread_id
      WHERE a_id = ANY($1) OR b_id = ANY($1)`,
    [[blocked.id, deactivated.id]],
  )
  return [published, rows]
}
