import { eq, type SQL, sql } from 'drizzle-orm'
import { StartError } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { pauseThreads } from '../messages/contact-store.ts'
import { tellContacts } from '../messages/tell-contacts.ts'
import { endSessionsOf } from '../therapists/store.ts'
import { therapists } from '../therapists/table.ts'
import { recordAction } from './audit.ts'
import { findTherapist } from './find-therapist.ts'

export async function deactivate(context: Context, who: string) {
  const { name, email } = await setStanding(context, who, 'deactivate', {
    isActive: sql`false`,
    deactivated_at: sql`coalesce(${therapists.deactivated_at}, now())`,
  })
  return `${name} (${email}) is deactivated: signed out everywhere, no longer found, and nobody can write in their threads.`
}

export async function activate(context: Context, who: string) {
  const { name, email, isActive } = await setStanding(context, who, 'activate', {
    isActive: sql`${therapists.questions_submitted_at} IS NOT NULL`,
    deactivated_at: sql`NULL`,
  })
  if (isActive) return `${name} (${email}) is active.`
  return `${name} (${email}) may practise, and is shown once they have answered all questions.`
}

type Standing = { isActive: SQL<boolean>; deactivated_at: SQL<Date | null> }

async function setStanding(
  { db, vault, bus }: Context,
  who: string,
  action: 'activate' | 'deactivate',
  standing: Standing,
) {
  const { _id, name, email } = await findTherapist({ db, vault }, who)
  const { row: therapist, partners } = await db.transaction(async (tx) => {
    const [row] = await tx
      .update(therapists)
      .set(standing)
      .where(eq(therapists._id, _id))
      .returning()
    if (row) await recordAction(tx, { action, therapistId: _id })
    if (row && action === 'deactivate') await endSessionsOf(tx, _id)
    return { row, partners: await pauseThreads(tx, _id, action === 'deactivate') }
  })
  if (!therapist) throw new StartError('They deleted their account just now')
  if (action === 'deactivate') await bus.publish('ended', { person: _id })
  await bus.publish('practice', { therapist: _id })
  await tellContacts(bus, partners)
  return { name, email, isActive: therapist.isActive }
}
