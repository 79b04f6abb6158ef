import { randomUUID } from 'node:crypto'
import type { CalendarDraft } from '@attune/contract/calendar.ts'
import type { Status } from '../appointments/table.ts'
import type { TestApp } from './app.ts'
import { calendarOf, hourAt, sendCalendar } from './calendar-files.ts'
import { type SignedUp, signUp, signUpPractising } from './sign-up.ts'

const hour = 60 * 60_000
const day = 24 * hour

/** Every hour of every day, in UTC: what is held is all that is not free. */
export const openCalendar: CalendarDraft = {
  timeZone: 'UTC',
  kinds: {
    'first-talk': { minutes: 20, formats: ['online'], free: true },
    session: { minutes: 50, formats: ['online', 'in-person'] },
  },
  weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    ...{ day, from: '00:00', until: '24:00' },
    kinds: ['first-talk', 'session'],
  })),
  bufferMinutes: 10,
  noticeHours: 0,
  aheadDays: 60,
  confirmation: 'by-hand',
  freeCancellationHours: 24,
  place: { address: '1 Quokka Street', directions: 'Second floor' },
  namesInCalendars: false,
}

export const setCalendar = (therapist: SignedUp, change: Partial<CalendarDraft> = {}) =>
  therapist.call('PUT', `/therapists/${therapist.id}/calendar`, { ...openCalendar, ...change })

/** The link that anyone may open. */
export const setHandle = (therapist: SignedUp, handle: string | null) =>
  therapist.call('PUT', `/therapists/${therapist.id}/booking-link`, { handle })

/** Two who could meet: a patient, and a therapist whose calendar is open. */
export async function signUpToMeet(app: TestApp): Promise<[SignedUp, SignedUp]> {
  const [patient, therapist] = await Promise.all([signUp(app, 'user'), signUpPractising(app)])
  await setCalendar(therapist)
  return [patient, therapist]
}

/**
 * Hours of notice that end outside these hours of every day, so that the first free time is the first
 * of its day, and comes too near for nobody while it is chosen.
 */
export function noticeBeside(timeZone: string, from: number, until: number, now = new Date()) {
  const inZone = { timeZone, hour: '2-digit', hourCycle: 'h23' } as const
  const hour = Number(new Intl.DateTimeFormat('en-GB', inZone).format(now))
  return hour >= from - 2 && hour < until ? 30 : 25
}

/** A time of `openCalendar`: an hour of the day so many days ahead. */
export const timeAhead = (days: number, hours = 10, now = new Date()) =>
  new Date(Math.floor(+now / day) * day + days * day + hours * hour)

/** The patient asks for a session. */
export const request = (patient: SignedUp, therapist: SignedUp, at: Date, fields: object = {}) =>
  patient.call('POST', '/appointments', {
    ...{ therapist: therapist.id, clientId: randomUUID(), kind: 'session', format: 'online' },
    ...{ at: at.toISOString(), timeZone: 'Europe/Berlin' },
    ...fields,
  })

export const changeTo = (
  who: SignedUp,
  { _id, sequence }: { _id: string; sequence: number },
  action: string,
  fields: object = {},
) => who.call('PUT', `/appointments/${_id}/${action}`, { sequence, ...fields })

/** One that stands there already, in whatever state and at whatever time. */
export async function storeAppointment(
  { pool }: TestApp,
  patient: SignedUp,
  therapist: SignedUp,
  {
    status,
    at,
    noShowBy = null,
    proposedBy = null,
    format = 'online',
  }: {
    status: Status
    at: Date
    noShowBy?: 'patient' | 'therapist' | null
    /** The same time a week later. */
    proposedBy?: 'patient' | 'therapist' | null
    format?: string
  },
): Promise<string> {
  const id = randomUUID()
  const isOpen = status === 'offered' || status === 'requested'
  await pool.query(
    `INSERT INTO appointments (id, therapist_id, user_id, kind, format, free, status, starts, ends,
        held_until, patient_zone, therapist_zone, answer_by, free_cancellation_hours, no_show_by, asked,
        requested_at)
      VALUES ($1, $2, $3, 'session', $4, false, $5, $6, $6::timestamptz + interval '50 minutes',
        $6::timestamptz + interval '60 minutes', 'Europe/Berlin', 'UTC', $7, 24, $8, $9,
        now() - interval '2 days')`,
    [
      ...[id, therapist.id, patient.id, format, status, at],
      ...[isOpen ? new Date(Date.now() + hour) : null, noShowBy, status !== 'offered'],
    ],
  )
  if (proposedBy)
    await pool.query(
      `UPDATE appointments SET proposed_by = $2, proposed_starts = starts + interval '7 days',
          proposed_ends = ends + interval '7 days',
          proposed_held_until = held_until + interval '7 days', proposal_lapses = $3
        WHERE id = $1`,
      [id, proposedBy, new Date(Date.now() + hour)],
    )
  return id
}

/** A series that the patient of an appointment asks for, to which nobody has said anything yet. */
export async function storeSeries({ pool }: TestApp, appointment: string): Promise<string> {
  const id = randomUUID()
  await pool.query(
    `INSERT INTO appointment_series (id, therapist_id, user_id, client_id, origin_id, by, weeks, times,
        first_at, time_zone, answer_by)
      SELECT $1, therapist_id, user_id, $1, id, 'patient', 2, 3, starts, 'UTC', now() + interval '7 days'
      FROM appointments WHERE id = $2`,
    [id, appointment],
  )
  return id
}

/** Everything that can be of appointments, so that each of their tables has a row of the two. */
export async function meet(app: TestApp, pat: SignedUp, thea: SignedUp) {
  await setCalendar(thea)
  await setHandle(thea, `of-${thea.id.slice(0, 8)}`)
  await thea.call('PUT', `/therapists/${thea.id}/calendar/exceptions/2099-12-24`, { hours: [] })
  await thea.call('POST', `/therapists/${thea.id}/calendar/feed`)
  await sendCalendar(app, thea, calendarOf(hourAt(timeAhead(9))))
  const { body: asked } = await request(pat, thea, timeAhead(3))
  const { body: agreed } = await changeTo(thea, asked, 'confirm')
  const item = { _id: randomUUID(), text: 'Zeppelin' }
  await pat.call('PUT', `/appointments/${agreed._id}/agenda`, item)
  await changeTo(pat, agreed, 'move', { at: timeAhead(4).toISOString(), reason: 'Zeppelin' })
  const past = await storeAppointment(app, pat, thea, { status: 'confirmed', at: timeAhead(-2) })
  await pat.call('PUT', `/appointments/${past}/how-was-it`, { heard: 5, goals: 4 })
  await storeSeries(app, agreed._id)
  const waits = { kind: 'session', format: null, timeZone: 'Europe/Dublin' }
  await pat.call('PUT', `/therapists/${thea.id}/waiting-list`, waits)
}
