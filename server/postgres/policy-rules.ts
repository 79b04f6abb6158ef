/** What of a table is done, as PostgreSQL grants it. */
export const commands = ['select', 'insert', 'update', 'delete'] as const
export type Command = (typeof commands)[number]

/** For whom a query runs, as `lib/person.ts` tells the database; a job may have every row. */
export const kinds = ['patient', 'therapist', 'stranger', 'sign-in', 'writers'] as const
type Kind = (typeof kinds)[number]

/** The condition of a row for each kind of person; none of a kind: no row. */
type Rule = { readonly [kind in Kind]?: string }
export type TablePolicy = { readonly [command in Command]?: Rule }

/** The same whoever asks, a job or nobody among them: the only rule without a condition. */
export const everyRow = 'true'

/** Read once a statement, not once a row. */
export const me = '(SELECT attune_person())'
const writers = '(SELECT attune_people())::uuid[]'

/** Whether who asks is either of two, looked up once for both. */
const isOneOf = (one: string, other: string) =>
  `CASE ${me} WHEN ${one} THEN true WHEN ${other} THEN true ELSE false END`

const onEvery = (rule: Rule): TablePolicy =>
  Object.fromEntries(commands.map((command) => [command, rule]))

export const allSignedIn = (condition: string): Rule => ({
  patient: condition,
  therapist: condition,
})

export const jobsOnly: TablePolicy = {}

/** Published: it says nothing of a patient. */
export const readByAll: TablePolicy = {
  select: Object.fromEntries(kinds.map((kind) => [kind, everyRow])),
}

export const ofPatient = (column: string) => onEvery({ patient: `${column} = ${me}` })

export const ofTherapist = (column: string, more = everyRow) =>
  onEvery({ therapist: more === everyRow ? `${column} = ${me}` : `${column} = ${me} AND ${more}` })

/** Of whoever it is, patient or therapist. */
export const ofPerson = (column: string) => onEvery(allSignedIn(`${column} = ${me}`))

export const only = (kind: Kind, some: readonly Command[]): TablePolicy =>
  Object.fromEntries(some.map((command) => [command, { [kind]: everyRow }]))

export const all = (kind: Kind) => only(kind, commands)

/** Every one of the rules lets more through; two for the same kind and command, either. */
export function also(...several: readonly TablePolicy[]): TablePolicy {
  return Object.fromEntries(
    commands.map((command) => {
      const rules = several.map((one) => one[command] ?? {})
      const conditions = kinds.flatMap((kind) => {
        const some = rules.flatMap((rule) => rule[kind] ?? [])
        if (some.includes(everyRow)) return [[kind, everyRow]]
        return some.length > 0 ? [[kind, some.map((one) => `(${one})`).join(' OR ')]] : []
      })
      return [command, Object.fromEntries(conditions)]
    }),
  )
}

/** One's threads are all that is seen of them: with this person there is one, however it stands. */
export const isPartOfThread = (person: string) =>
  `EXISTS (SELECT FROM threads WHERE a_id = ${person} AND b_id = ${me}
    OR b_id = ${person} AND a_id = ${me})`

const isOpen = `NOT closed AND NOT paused AND a_stop IS NULL AND b_stop IS NULL
    AND (declined_until IS NULL OR declined_until <= now())`

/** The patient has written, and neither the two nor the operator has ended it. */
export const isContact = (patient: string) =>
  `EXISTS (SELECT FROM threads WHERE ${isOpen}
    AND (a_id = ${patient} AND a_model = 'User' AND b_id = ${me}
      OR b_id = ${patient} AND b_model = 'User' AND a_id = ${me})
    AND (first_from = ${patient} OR answered_at IS NOT NULL))`

const stands = '(grant_items.expires_at IS NULL OR grant_items.expires_at > now())'

/** In contact, and the patient has chosen to share this, and it is not over. */
export const isGranted = (
  patient: string,
  item: 'summary' | 'journals' | 'moods' | 'trusted-person',
) =>
  `EXISTS (SELECT FROM grant_items WHERE grant_items.user_id = ${patient}
    AND grant_items.therapist_id = ${me} AND grant_items.item = '${item}' AND ${stands})
    AND ${isContact(patient)}`

/** The same of one entry. */
export const isGrantedEntry = `EXISTS (SELECT FROM grant_items
    WHERE grant_items.entry_id = journals.id AND grant_items.therapist_id = ${me} AND ${stands})
    AND ${isContact('journals.user_id')}`

/** What the ledger holds of a patient stands under their id hashed with their salt (`pseudonym`). */
export const isTheirs = `subject = (
    SELECT sha256(salt || convert_to(user_id::text, 'UTF8')) FROM ledger_salts WHERE user_id = ${me})`

/** What is kept of matches stands under a salted hash of its patient. */
export const isOwnEvent = `subject = (SELECT subject FROM learning_consents WHERE user_id = ${me})`

export const isOfThread = {
  people: allSignedIn(isOneOf('a_id', 'b_id')),
  writers: `${writers} && ARRAY[a_id, b_id]`,
}

const isTherapist = (person: string) =>
  `EXISTS (SELECT FROM therapists WHERE therapists.id = ${person})`

/**
 * A patient begins with a therapist, a therapist with a colleague; nobody begins in a patient's name,
 * calls a patient a therapist, or seals with the key of whoever is not asked: a thread lets both see
 * something of the other.
 */
export const isOpener: Rule = {
  patient: `key_id = ${me} AND (
    a_id = ${me} AND a_model = 'User' AND b_model = 'Therapist' AND ${isTherapist('b_id')}
    OR b_id = ${me} AND b_model = 'User' AND a_model = 'Therapist' AND ${isTherapist('a_id')})`,
  therapist: `(a_id = ${me} OR b_id = ${me}) AND a_model = 'Therapist' AND b_model = 'Therapist'
    AND key_id = a_id AND ${isTherapist('a_id')} AND ${isTherapist('b_id')}`,
}

/** In the name of those alone whose messages they are, and where they take part. */
export const isWritten = `from_id = ANY(${writers})`

/** From one of its thread's two to the other. The version before leaves out to whom. */
export const isOfItsThread = `EXISTS (SELECT FROM threads WHERE threads.id = thread_id
    AND (threads.a_id = from_id AND coalesce(to_id, threads.b_id) = threads.b_id
      OR threads.b_id = from_id AND coalesce(to_id, threads.a_id) = threads.a_id))`

/** The row says it itself, so that no thread is looked up for each; but of those of before. */
export const isOfMessage = `${isOneOf('from_id', 'to_id')}
  OR to_id IS NULL AND EXISTS (SELECT FROM threads WHERE threads.id = thread_id)`

export const isToldMe = allSignedIn(`person_id = ${me}`)

/** Of a conversation, told to the other about those who write in it. */
export const isToldOfWriter = `kind IN ('message', 'answer', 'decline')
  AND subject_id = ANY(${writers})`

/** Of a patient and a therapist, each seeing what is theirs. */
export const isOfTwo = { patient: `user_id = ${me}`, therapist: `therapist_id = ${me}` }

/** The database shows an appointment to its two people alone. */
export const isOfAppointment =
  'EXISTS (SELECT FROM appointments WHERE appointments.id = appointment_id)'

/** By themselves, of what both see. */
export const isOwnOfAppointment = {
  patient: `by = 'patient' AND ${isOfAppointment}`,
  therapist: `by = 'therapist' AND ${isOfAppointment}`,
}

/** Who is expected there. */
export const isGuest = `EXISTS (SELECT FROM appointments WHERE appointments.user_id = ${me}
    AND appointments.therapist_id = calendar_places.therapist_id
    AND appointments.format = 'in-person' AND appointments.status = 'confirmed'
    AND appointments.ends > now())`

/** The database shows a stranger the calendars alone whose owners have a booking link. */
export const isOfBookingLink = `EXISTS (SELECT FROM calendars
    WHERE calendars.therapist_id = calendar_exceptions.therapist_id)`
