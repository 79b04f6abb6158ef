import {
  type Appointment,
  type AppointmentAction,
  type AppointmentEvent,
  appointmentLimits,
  type By,
} from '@attune/contract/appointments.ts'
import type { Role } from '@attune/contract/endpoint.ts'
import type { Partner } from '@attune/contract/messages.ts'
import { isRoomTime } from '@attune/contract/room-times.ts'
import type { appointmentEvents, appointments, Side } from './table.ts'

export type Row = typeof appointments.$inferSelect
export type EventRow = typeof appointmentEvents.$inferSelect

/** Who is looking. */
export type Viewer = { id: string; side: 'patient' | 'therapist' }

export const viewerOf = ({ id, role }: { id: string; role: Role }): Viewer => ({
  id,
  side: role === 'user' ? 'patient' : 'therapist',
})

export const otherOf = (row: Pick<Row, 'therapist_id' | 'user_id'>, { side }: Viewer) =>
  side === 'patient' ? row.therapist_id : row.user_id

const hour = 60 * 60_000

export const byOf = (side: Side, viewer: Viewer): By =>
  side === 'attune' ? 'attune' : side === viewer.side ? 'me' : 'them'

/** `earlier`: how many of the two were confirmed and began before this one. */
export function appointmentOf(
  row: Row,
  {
    viewer,
    partner,
    earlier,
    now,
  }: { viewer: Viewer; partner: Partner; earlier: number; now: Date },
): Appointment {
  const { _id, kind, format, free, starts, ends, sequence, free_cancellation_hours } = row
  return {
    ...{ _id, partner, kind, format, free, sequence },
    ...{ status: statusOf(row, now), at: starts, until: ends },
    timeZones: { patient: row.patient_zone, therapist: row.therapist_zone },
    answerBy: row.answer_by,
    freeCancellationUntil:
      free_cancellation_hours > 0 ? new Date(+starts - free_cancellation_hours * hour) : null,
    proposal: proposalOf(row, viewer, now),
    noShow: row.no_show_by && {
      by: byOf(row.no_show_by, viewer),
      contested: row.contested,
    },
    may: actionsOf(row, viewer, earlier, now),
  }
}

export const eventOf = (row: EventRow, of: Pick<Row, 'kind' | 'format'>, viewer: Viewer) =>
  ({
    _id: row._id,
    appointment: row.appointment_id,
    what: row.what,
    by: byOf(row.by, viewer),
    date: row.date,
    kind: of.kind,
    format: of.format,
    at: row.starts,
    until: row.ends,
    before: row.before,
    series: row.series && {
      ...{ _id: row.series._id, weeks: row.series.weeks, dates: row.series.dates },
      last: new Date(row.series.last),
      leftOut: row.series.leftOut.map(({ at, why }) => ({ at: new Date(at), why })),
    },
  }) satisfies AppointmentEvent

/** What lapsed is over, whether or not that was written down yet. */
const isProposed = ({ proposal_lapses }: Row, now: Date) =>
  proposal_lapses !== null && proposal_lapses > now

function proposalOf(row: Row, viewer: Viewer, now: Date): Appointment['proposal'] {
  const { proposed_by, proposed_starts: at, proposed_ends: until, proposal_lapses: answerBy } = row
  if (!proposed_by || !at || !until || !answerBy || !isProposed(row, now)) return null
  return { by: byOf(proposed_by, viewer), at, until, answerBy }
}

/** What nobody answered in time is over, whether or not that was written down yet. */
export function statusOf({ status, ends, answer_by }: Row, now: Date): Appointment['status'] {
  if (status === 'confirmed' && ends <= now) return 'past'
  if (answer_by && answer_by <= now && (status === 'requested' || status === 'offered'))
    return 'expired'
  return status
}

export function actionsOf(
  row: Row,
  { side }: Viewer,
  earlier: number,
  now: Date,
): AppointmentAction[] {
  const status = statusOf(row, now)
  const isPatient = side === 'patient'
  if (status === 'offered') return isPatient ? ['accept', 'withdraw'] : []
  if (status === 'requested')
    return isPatient
      ? ['withdraw', 'move', 'add-to-agenda']
      : ['confirm', 'decline', 'add-to-agenda']
  if (status !== 'confirmed' && status !== 'past') return []
  const actions: AppointmentAction[] = canJoin(row, now) ? ['join'] : []
  if (row.starts > now) {
    const answers: AppointmentAction[] =
      row.proposed_by === side ? ['decline-move'] : ['accept-move', 'decline-move']
    return [...(isProposed(row, now) ? answers : []), 'move', 'cancel', 'add-to-agenda', ...actions]
  }
  if (+now < +row.starts + appointmentLimits.noShowDays * 24 * hour) {
    if (!row.no_show_by) actions.push('no-show')
    else if (row.no_show_by !== side && !row.contested) actions.push('contest')
  }
  // What the therapist says of who came takes nothing from the patient.
  const isAsked =
    status === 'past' && row.no_show_by !== 'patient' && earlier < appointmentLimits.askedAfter
  if (isPatient && isAsked) actions.push('how-was-it')
  return actions
}

const canJoin = ({ format, starts, ends }: Row, now: Date) =>
  format === 'online' && isRoomTime({ at: starts, until: ends }, now)
