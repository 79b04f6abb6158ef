import { eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { createSessions } from '../auth/sessions.ts'
import { sessions as table } from '../auth/table.ts'
import { recordAction } from '../ledger/append.ts'
import { StartError } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { therapists } from '../therapists/table.ts'
import { users } from '../users/table.ts'

type Parts = Pick<Context, 'db' | 'vault' | 'bus'>

/** For when it is not known whose sessions were taken. */
const everyone = 'everyone'

/** Ends every session of whoever has this email or id, patient or therapist; they may sign in again. */
export async function signOutEverywhere(context: Parts, who: string): Promise<string> {
  const { db, bus } = context
  const sessions = createSessions(db, bus)
  if (who === everyone) {
    await recordAction(db, { action: 'sign out', detail: everyone })
    const people = await peopleSignedIn(db)
    let ended = 0
    for (const person of people) ended += await sessions.endAll(person)
    return `${ended} sessions of ${people.length} people ended. Everyone can sign in again.`
  }
  const found = await accountsOf(context, who)
  if (found.length === 0) throw new StartError(`There is no account with the email or id ${who}`)
  let count = 0
  for (const { id, isTherapist } of found) {
    // Of a patient the ledger keeps no id in the open.
    const whose = isTherapist ? { therapistId: id } : { detail: 'a patient' }
    await recordAction(db, { action: 'sign out', ...whose })
    count += await sessions.endAll(id)
  }
  return `${who} is signed out everywhere: ${count} sessions ended. They can sign in again.`
}

/** One email may have an account of each kind. */
export async function accountsOf({ db, vault }: Pick<Parts, 'db' | 'vault'>, who: string) {
  const isId = z.uuid().safeParse(who).success
  const [patients, practising] = await Promise.all([
    db
      .select({ id: users._id })
      .from(users)
      .where(
        isId ? eq(users._id, who) : eq(users.email_index, vault.blindIndex('users.email', who)),
      ),
    db
      .select({ id: therapists._id })
      .from(therapists)
      .where(
        isId
          ? eq(therapists._id, who)
          : eq(therapists.email_index, vault.blindIndex('therapists.email', who)),
      ),
  ])
  return [
    ...patients.map(({ id }) => ({ id, isTherapist: false })),
    ...practising.map(({ id }) => ({ id, isTherapist: true })),
  ]
}

async function peopleSignedIn(db: Parts['db']) {
  const rows = await db
    .selectDistinct({ person: table.person_id })
    .from(table)
    .where(isNull(table.revoked_at))
  return rows.map(({ person }) => person)
}
