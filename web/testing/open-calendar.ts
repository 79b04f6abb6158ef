import { randomUUID } from 'node:crypto'
import type { AppointmentDetail, FreeTimes } from '@attune/contract/appointments.ts'
import type { CalendarDraft } from '@attune/contract/calendar.ts'
import type { SignedUp } from '@attune/server/testing/sign-up.ts'

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()

/** Two hours of every day, for talks and sessions; each request is confirmed by hand. */
export async function openCalendar(therapist: SignedUp, change: Partial<CalendarDraft> = {}) {
  const draft: CalendarDraft = {
    timeZone,
    kinds: {
      'first-talk': { minutes: 20, formats: ['online'], free: true },
      session: { minutes: 50, formats: ['online', 'in-person'] },
    },
    weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({
      day,
      from: '10:00',
      until: '12:00',
      kinds: ['first-talk', 'session'],
    })),
    bufferMinutes: 0,
    noticeHours: 24,
    aheadDays: 40,
    confirmation: 'by-hand',
    freeCancellationHours: 24,
    place: { address: '12 Quiet Lane', directions: 'Ring twice.' },
    namesInCalendars: false,
    ...change,
  }
  const { status, body } = await therapist.call(
    'PUT',
    `/therapists/${therapist.id}/calendar`,
    draft,
  )
  if (status !== 200) throw new Error(`no calendar: ${JSON.stringify(body)}`)
}

/** As the wire has them: moments as text. */
export async function freeTimes(patient: SignedUp, therapist: SignedUp, kind = 'session') {
  const url = `/therapists/${therapist.id}/free-times?kind=${kind}`
  const { body } = await patient.call('GET', url)
  return (body as FreeTimes).times.map(({ at }) => new Date(at))
}

type Wish = { at?: Date; kind?: string; format?: string }

/** Asked for by the patient; where no time is named, the first one that is free. */
export async function askFor(patient: SignedUp, therapist: SignedUp, wish: Wish = {}) {
  const { kind = 'session', format = 'online' } = wish
  const at = wish.at ?? (await freeTimes(patient, therapist, kind))[0]
  const { status, body } = await patient.call('POST', '/appointments', {
    therapist: therapist.id,
    clientId: randomUUID(),
    kind,
    format,
    at,
    timeZone,
  })
  if (status !== 201) throw new Error(`not asked for: ${JSON.stringify(body)}`)
  return body as AppointmentDetail
}

export async function confirm(therapist: SignedUp, { _id, sequence }: AppointmentDetail) {
  const { body } = await therapist.call('PUT', `/appointments/${_id}/confirm`, { sequence })
  return body as AppointmentDetail
}
