import {
  type AppointmentAction,
  appointmentLimits,
  type EventKind,
  type Move,
} from '@attune/contract/appointments.ts'
import { say } from '@attune/contract/errors.ts'
import { isFree } from '@attune/engine/calendar/free-times.ts'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { isBusyElsewhere } from '../busy-times/store.ts'
import { forgetNextFree } from '../calendar/store.ts'
import { type Db, onlyRow } from '../lib/db.ts'
import { AppError, againAfterDeadlock, found } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { holdPair } from '../messages/hold-thread.ts'
import { openThread } from '../messages/thread-store.ts'
import {
  answerBy,
  greet,
  notAnyMore,
  orTaken,
  requireNotBusy,
  requireOpen,
  timesOf,
} from './book.ts'
import { offersOf, readHours } from './free-times-store.ts'
import { requireCalm } from './pace.ts'
import { noProposal, propose, refusalOf, takeProposal } from './proposal.ts'
import { keepReason } from './reason-store.ts'
import { planReminders } from './reminder-store.ts'
import { dropProposals } from './series-store.ts'
import { findOwn, holdAppointment, notThere } from './store.ts'
import { appointmentEvents, appointmentSeries, appointments, holding } from './table.ts'
import { tell } from './tell.ts'
import { actionsOf, otherOf, type Row, type Viewer } from './view.ts'
import { offerFreed, stopWaiting } from './waiting-store.ts'

export type Parts = Pick<Context, 'db' | 'env' | 'vault'>

/** `at` of a move alone. */
type Asked = Pick<Move, 'sequence'> & Partial<Omit<Move, 'sequence'>>

/** What a change starts from. */
type From = { tx: Db; row: Row; viewer: Viewer; asked: Asked; now: Date }

type Step = {
  /** What it may come to; which of them it was, the event says that was written down. */
  what: readonly [EventKind, ...EventKind[]]
  to: (from: From) => Promise<Columns> | Columns
  /** Whether the two have to be in contact for it. */
  needsContact?: true
}

type Columns = Partial<Omit<Row, '_id'>>

const over = (status: Row['status']) => () => ({ status, answer_by: null, ...noProposal })

const steps = {
  confirm: { what: ['confirmed'], needsContact: true, to: over('confirmed') },
  decline: { what: ['declined'], to: over('declined') },
  withdraw: { what: ['withdrawn'], to: over('withdrawn') },
  move: { what: ['moved', 'move-proposed'], needsContact: true, to: moved },
  'accept-move': {
    what: ['move-accepted'],
    needsContact: true,
    to: ({ row }) => takeProposal(row),
  },
  'decline-move': { what: ['move-declined', 'move-withdrawn'], to: () => noProposal },
  cancel: { what: ['cancelled'], to: over('cancelled') },
  accept: { what: ['requested', 'confirmed'], needsContact: true, to: accepted },
  'no-show': {
    what: ['no-show'],
    needsContact: true,
    to: ({ viewer }) => ({ no_show_by: viewer.side }),
  },
  contest: { what: ['contested'], needsContact: true, to: () => ({ contested: true }) },
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
    const at = asked.at ?? known.proposed_starts ?? starts
    const wanted = { therapist, userId, kind, at, timeZone }
    throw await orTaken(parts.db, error, wanted, now)
  }
}

/** The same within a transaction that does more. */
export async function changeIn(from: From, parts: Parts, action: Action) {
  const { tx, viewer, asked, now } = from
  const step: Step = steps[action]
  const thread = await holdContact(from, parts, action)
  const one = eq(appointments._id, from.row._id)
  const row = found(await holdAppointment(tx, from.row._id), notThere)
  if (await isDone({ ...from, row }, step)) return null
  if (row.sequence !== asked.sequence) throw changedMeanwhile()
  if (!actionsOf(row, viewer, 0, now).includes(action)) throw notPossible()
  if (step.needsContact && thread) requireOpen(thread, viewer.id)
  if (action === 'move') await requireCalm(tx, row, viewer, now)
  const set = { ...(await step.to({ ...from, row })), sequence: row.sequence + 1 }
  const changed = onlyRow(await tx.update(appointments).set(set).where(one).returning())
  const what = cameTo(action, row, changed, viewer)
  const event = await tell(tx, parts, changed, { what, by: viewer.side, from: row })
  if (asked.reason) await keepReason(tx, parts.vault, viewer.id, event, asked.reason)
  await planReminders(tx, changed, now)
  await forgetNextFree(tx, row.therapist_id)
  if (!isHeld(changed)) await dropProposals(tx, eq(appointmentSeries.origin_id, row._id))
  if (isFreed(what, row, viewer)) await offerFreed(tx, parts, row, now)
  if (action !== 'accept' || !thread) return null
  await stopWaiting(tx, row.user_id, row.therapist_id)
  return greet(tx, parts.vault, thread, row, null)
}

function cameTo(action: Action, row: Row, changed: Row, viewer: Viewer): EventKind {
  if (action === 'accept' && changed.status === 'confirmed') return 'confirmed'
  if (action === 'move' && changed.proposed_by) return 'move-proposed'
  return action === 'decline-move' ? refusalOf(row, viewer) : steps[action].what[0]
}

const isHeld = ({ status }: Row) => holding.some((one) => one === status)

/** A time that the patient gave up, not one that the therapist did. */
const isFreed = (what: EventKind, before: Row, { side }: Viewer) =>
  what === 'move-accepted'
    ? before.proposed_by === 'patient'
    : side === 'patient' && ['withdrawn', 'moved', 'cancelled'].includes(what)

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
    .where(and(eq(appointmentEvents.appointment_id, row._id), isNull(appointmentEvents.series)))
    .orderBy(desc(appointmentEvents.date), desc(appointmentEvents._id))
    .limit(1)
  const isSame = last?.by === viewer.side && what.includes(last.what)
  return isSame && (!asked.at || +last.starts === +asked.at)
}

export const changedMeanwhile = () =>
  new AppError('too_late', 'This appointment was changed meanwhile. Please look at it again.')
export const notPossible = () =>
  new AppError('too_late', 'This is not possible any more. Please look at it again.')

/**
 * A patient moves to a time that is offered; a therapist to any that is ahead, as the hours are theirs.
 * What is held at that time the database says. What both agreed on nobody changes alone, but where the
 * therapist chose that offered times need no answer.
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
      : calendar && isFree(therapist.rules(calendar, false), question, +at)
  if (!isPossible) throw notAnyMore()
  const times = timesOf(at, minutes, buffer)
  if (viewer.side === 'patient') await requireNotBusy(tx, row.therapist_id, times)
  const isAlone = viewer.side === 'patient' && calendar?.confirmation === 'automatic'
  if (row.status === 'confirmed' && !isAlone) return propose(row, at, viewer, buffer, now)
  return {
    ...times,
    ...noProposal,
    answer_by: row.status === 'requested' ? answerBy(at, now) : null,
  }
}

const furthest = appointmentLimits.movedWithinDays * 24 * 60 * 60_000

/** What the waiting list offered is agreed on as any other. */
async function accepted({ tx, row, now }: From): Promise<Columns> {
  const therapist = await readHours(tx, row.therapist_id, now)
  const calendar = therapist?.calendar
  const offers = calendar ? offersOf(calendar.kinds, row.format) : []
  const minutes = (+row.ends - +row.starts) / 60_000
  const question = { kind: row.kind, minutes, now: +now, taken: [] }
  const isOffered =
    therapist &&
    calendar &&
    offers.some(({ kind }) => kind === row.kind) &&
    // Whether there was notice enough was decided as it was offered.
    isFree({ ...therapist.rules(calendar, false), noticeHours: 0 }, question, +row.starts) &&
    !(await isBusyElsewhere(tx, row.therapist_id, row))
  if (!isOffered)
    throw new AppError('too_late', 'They do not offer this time any more. You can pass it on.')
  return therapist?.calendar?.confirmation === 'automatic'
    ? { status: 'confirmed', answer_by: null, asked: true }
    : { status: 'requested', answer_by: answerBy(row.starts, now), asked: true }
}
