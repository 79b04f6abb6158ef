import { eq, type SQL, sql } from 'drizzle-orm'
import { StartError } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { therapists } from '../therapists/table.ts'
import { recordAction } from './audit.ts'
import { findTherapist } from './find-therapist.ts'

export async function deactivate(context: Context, who: string) {
  const { name, email } = await setStanding(context, who, 'deactivate', {
    isActive: sql`false`,
    deactivated_at: sql`coalesce(${therapists.deactivated_at}, now())`,
  })
  return `${name} (${email}) is deactivated: patients no longer find them, threads stay.`
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
  { db, bus }: Context,
  who: string,
  action: 'activate' | 'deactivate',
  standing: Standing,
) {
  const { _id } = await findTherapist(db, who)
  const therapist = await db.transaction(async (tx) => {
    const [row] = await tx
      .update(therapists)
      .set(standing)
      .where(eq(therapists._id, _id))
      .returning()
    if (row) await recordAction(tx, { action, therapistId: _id })
    return row
  })
  if (!therapist) throw new StartError('They deleted their account just now')
  await bus.publish('practice', { therapist: _id })
  return therapist
}
