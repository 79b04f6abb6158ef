import type { AppointmentAction, EventKind, Move } from '@attune/contract/appointments.ts'
import { say } from '@attune/contract/errors.ts'
import { isFree } from '@attune/engine/calendar/free-times.ts'
import { desc, eq } from 'drizzle-orm'
import { forgetNextFree } from '../calendar/store.ts'
import { type Db, onlyRow } from '../lib/db.ts'
import { AppError, againAfterDeadlock, found } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { holdPair } from '../messages/hold-thread.ts'
import { openThread } from '../messages/thread-store.ts'
import { answerBy, greet, notAnyMore, orTaken, requireOpen, timesOf } from './book.ts'
import { readHours } from './free-times-store.ts'
import { keepReason } from './reason-store.ts'
import { planReminders } from './reminder-store.ts'
import { findOwn, notThere } from './store.ts'
import { appointmentEvents, appointments } from './table.ts'
import { tell } from './tell.ts'
import { actionsOf, otherOf, type Row, type Viewer } from './view.ts'
import { offerFreed, stopWaiting } from './waiting-store.ts'

export type Parts = Pick<Context, 'db' | 'env' | 'vault'>

/** `at` of a move alone. */
type Asked = Pick<Move, 'sequence'> & Partial<Omit<Move, 'sequence'>>

/** What a change starts from. */
type From = { tx: Db; row: Row; viewer: Viewer; asked: Asked; now: Date }

type Step = {
  what: EventKind
  to: (from: From) => Promise<Columns> | Columns
  /** Whether the two have to be in contact for it. */
  needsContact?: true
}

type Columns = Partial<Omit<Row, '_id'>>

const over = (status: Row['status']) => () => ({ status, answer_by: null })

const steps = {
  confirm: { what: 'confirmed', needsContact: true, to: over('confirmed') },
  decline: { what: 'declined', to: over('declined') },
  withdraw: { what: 'withdrawn', to: over('withdrawn') },
  move: { what: 'moved', needsContact: true, to: moved },
  cancel: { what: 'cancelled', to: over('cancelled') },
  accept: { what: 'requested', needsContact: true, to: accepted },
  'no-show': {
    what: 'no-show',
    needsContact: true,
    to: ({ viewer }) => ({ no_show_by: viewer.side }),
  },
  contest: { what: 'contested', needsContact: true, to: () => ({ contested: true }) },
} satisfies Partial<Record<AppointmentAction, Step>>

type Action = keyof typeof steps

/**
 * A change of one appointment by one of its two people, made to what they saw and to nothing else. The
 * very same call again finds it done and changes nothing. Gives the first message of a contact that
 * begins with it.
 */
export async function changeAppointment(
  parts: Parts,
  viewer: Viewer,
  id: string,
  { action, ...asked }: Asked & { action: Action },
  now: Date,
) {
  const known = await findOwn(parts.db, viewer, id)
  try {
    return await againAfterDeadlock(() =>
      parts.db.transaction((tx) => changeIn({ tx, row: known, viewer, asked, now }, parts, action)),
    )
  } catch (error) {
    const { therapist_id: therapist, user_id: userId, kind, starts } = known
    const timeZone = viewer.side === 'patient' ? known.patient_zone : known.therapist_zone
    const by = viewer.side
    const wanted = { therapist, userId, kind, at: asked.at ?? starts, timeZone, by }
    throw await orTaken(parts.db, error, wanted, now)
  }
}

async function changeIn(from: From, parts: Parts, action: Action) {
  const { tx, viewer, asked, now } = from
  const step: Step = steps[action]
  const thread = await holdContact(from, parts, action)
  const one = eq(appointments._id, from.row._id)
  const [held] = await tx.select().from(appointments).where(one).for('update')
  const row = found(held, notThere)
  const columns = () => step.to({ ...from, row })
  if (await isDone({ ...from, row }, step)) return null
  if (row.sequence !== asked.sequence) throw changedMeanwhile()
  if (!actionsOf(row, viewer, 0, now).includes(action)) throw notPossible()
  if (step.needsContact && thread) requireOpen(thread, viewer.id)
  const set = { ...(await columns()), sequence: row.sequence + 1 }
  const changed = onlyRow(await tx.update(appointments).set(set).where(one).returning())
  const what = action === 'accept' && changed.status === 'confirmed' ? 'confirmed' : step.what
  const event = await tell(tx, parts, changed, { what, by: viewer.side, from: row })
  if (asked.reason) await keepReason(tx, parts.vault, viewer.id, event, asked.reason)
  await planReminders(tx, changed, now)
  await forgetNextFree(tx, row.therapist_id)
  const isFreed = viewer.side === 'patient' && ['withdraw', 'move', 'cancel'].includes(action)
  if (isFreed) await offerFreed(tx, parts, row, now)
  if (action !== 'accept' || !thread) return null
  await stopWaiting(tx, row.user_id, row.therapist_id)
  return greet(tx, parts.vault, thread, row, null)
}

/** An offer that is passed on may be of somebody whom the patient has not written to. */
async function holdContact({ tx, row, viewer }: From, { env }: Parts, action: Action) {
  if (row.status === 'offered' && action === 'withdraw') return null
  const them = { id: otherOf(row, viewer), model: 'Therapist' } as const
  if (action === 'accept') await openThread(tx, { id: viewer.id, model: 'User' }, them, env.listing)
  return holdPair(tx, row.therapist_id, row.user_id)
}

/** A second press of the button, or the same call over a line that broke. */
async function isDone({ tx, row, viewer, asked }: From, { what }: Step) {
  if (row.sequence !== asked.sequence + 1) return false
  const [last] = await tx
    .select()
    .from(appointmentEvents)
    .where(eq(appointmentEvents.appointment_id, row._id))
    .orderBy(desc(appointmentEvents.date), desc(appointmentEvents._id))
    .limit(1)
  const isThis = last?.what === what || (what === 'requested' && last?.what === 'confirmed')
  const isSame = isThis && last.by === viewer.side
  return isSame && (what !== 'moved' || +row.starts === +(asked.at ?? 0))
}

const changedMeanwhile = () =>
  new AppError('too_late', 'This appointment was changed meanwhile. Please look at it again.')
const notPossible = () =>
  new AppError('too_late', 'This is not possible any more. Please look at it again.')

/**
 * A patient moves to a time that is offered; a therapist to any that is ahead, as the hours are theirs.
 * What is held at that time the database says.
 */
async function moved({ tx, row, viewer, asked: { at }, now }: From): Promise<Columns> {
  if (!at || +at === +row.starts) throw new AppError('invalid', 'It is at that time already.', 'at')
  const therapist = found(await readHours(tx, row.therapist_id, now), say.therapistNotFound)
  const { calendar } = therapist
  const minutes = (+row.ends - +row.starts) / 60_000
  const buffer = calendar?.bufferMinutes ?? (+row.held_until - +row.ends) / 60_000
  const question = { kind: row.kind, minutes, now: +now, taken: [] }
  const isPossible =
    viewer.side === 'therapist'
      ? +at > +now && +at < +now + furthest
      : calendar && isFree(therapist.rules(calendar), question, +at)
  if (!isPossible) throw notAnyMore()
  return {
    ...timesOf(at, minutes, buffer),
    answer_by: row.status === 'requested' ? answerBy(at, now) : null,
  }
}

const furthest = 366 * 24 * 60 * 60_000

/** What the waiting list offered is agreed on as any other. */
async function accepted({ tx, row, now }: From): Promise<Columns> {
  const therapist = await readHours(tx, row.therapist_id, now)
  return therapist?.calendar?.confirmation === 'automatic'
    ? { status: 'confirmed', answer_by: null, asked: true }
    : { status: 'requested', answer_by: answerBy(row.starts, now), asked: true }
}
