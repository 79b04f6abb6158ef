import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import { cancelAhead } from '../appointments/end.ts'
import { recordAction } from '../ledger/append.ts'
import { StartError } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { pauseThreads } from '../messages/contact-store.ts'
import { tellContacts } from '../messages/tell-contacts.ts'
import { note } from '../notifications/note.ts'
import { sealStop } from '../therapists/stop-store.ts'
import { endSessionsOf } from '../therapists/store.ts'
import { therapists } from '../therapists/table.ts'
import { findTherapist } from './find-therapist.ts'
import { endOf, words } from './words.ts'

type Suspension = { until?: string | undefined; reason?: string | undefined }

/** For good, or until the end of a day; they read the reason where they would sign in. */
export async function suspend(context: Context, who: string, { until, reason }: Suspension = {}) {
  const end = endOf(until)
  const why = words(reason, 'the reason')
  const { _id, name, email } = await findTherapist(context, who)
  await setStanding(context, _id, {
    ...{ action: until ? 'suspend' : 'deactivate', detail: until ? `until ${until}` : '' },
    isActive: sql`false`,
    deactivated_at: sql`coalesce(${therapists.deactivated_at}, now())`,
    suspended_until: end,
    stop_reason: why ? await sealStop(context.db, context.vault, _id, why) : null,
  })
  const untilWhen = until ? ` until the end of ${until} (UTC)` : ''
  return `${name} (${email}) is deactivated${untilWhen}: signed out everywhere, no longer found, and nobody can write in their threads.`
}

export const deactivate = (context: Context, who: string) => suspend(context, who)

export async function activate(context: Context, who: string) {
  const { _id, name, email } = await findTherapist(context, who)
  const { isActive } = await setStanding(context, _id, {
    ...active,
    action: 'activate',
  })
  if (isActive) return `${name} (${email}) is active.`
  return `${name} (${email}) may practise, and is shown once they have answered all questions.`
}

/** Those whose suspension is over practise again; gives how many. */
export async function endSuspensions(context: Context): Promise<number> {
  const isOver = lte(therapists.suspended_until, sql`now()`)
  const over = await context.db.select({ id: therapists._id }).from(therapists).where(isOver)
  let ended = 0
  for (const { id } of over) {
    const standing = { ...active, action: 'suspension over', only: isOver }
    if (await changeStanding(context, id, standing)) ended++
  }
  return ended
}

type Standing = {
  action: string
  detail?: string
  isActive: SQL<boolean>
  deactivated_at: SQL<Date | null>
  suspended_until: Date | null
  stop_reason: Buffer | null
  /** Whether it still is as it was when it was decided. */
  only?: SQL
}

const active = {
  isActive: sql<boolean>`${therapists.questions_submitted_at} IS NOT NULL`,
  deactivated_at: sql<null>`NULL`,
  suspended_until: null,
  stop_reason: null,
}

async function setStanding(context: Context, id: string, standing: Standing) {
  const therapist = await changeStanding(context, id, standing)
  if (!therapist) throw new StartError('They deleted their account just now')
  return therapist
}

async function changeStanding(context: Context, id: string, standing: Standing) {
  const { db, bus } = context
  const { action, detail = '', only, ...columns } = standing
  const isStop = action === 'deactivate' || action === 'suspend'
  const changed = await db.transaction(async (tx) => {
    const [row] = await tx
      .update(therapists)
      .set(columns)
      .where(and(eq(therapists._id, id), only))
      .returning()
    if (!row) return undefined
    await recordAction(tx, { action, therapistId: id, detail })
    await note(tx, { person: id, kind: 'standing' })
    if (isStop) await endSessionsOf(tx, id)
    const partners = await pauseThreads(tx, id, isStop)
    const byNobody = { by: 'attune', now: new Date() } as const
    if (isStop) await cancelAhead(tx, context, { therapistId: id }, byNobody)
    return { row, partners }
  })
  if (!changed) return undefined
  if (isStop) await bus.publish('ended', { person: id })
  await bus.publish('practice', { therapist: id })
  await tellContacts(bus, changed.partners)
  return changed.row
}
