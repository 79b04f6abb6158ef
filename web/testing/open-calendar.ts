import type { AppointmentDetail, FreeTimes } from '@attune/contract/appointments.ts'
import type { CalendarDraft } from '@attune/contract/calendar.ts'
import {
  changeTo,
  noticeBeside,
  request,
  setCalendar,
} from '@attune/server/testing/appointments.ts'
import type { SignedUp } from '@attune/server/testing/sign-up.ts'

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()

/** Two hours of every day where the test runs, from the day after tomorrow at the latest. */
export async function openCalendar(therapist: SignedUp, change: Partial<CalendarDraft> = {}) {
  const weekly: CalendarDraft['weekly'] = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    day,
    from: '10:00',
    until: '12:00',
    kinds: ['first-talk', 'session'],
  }))
  const few = { timeZone, weekly, bufferMinutes: 0, noticeHours: noticeBeside(timeZone, 10, 12) }
  const { status, body } = await setCalendar(therapist, { ...few, ...change })
  if (status !== 200) throw new Error(`no calendar: ${JSON.stringify(body)}`)
}

export async function freeTimes(patient: SignedUp, therapist: SignedUp, kind = 'session') {
  const { body } = await patient.call('GET', `/therapists/${therapist.id}/free-times?kind=${kind}`)
  return (body as FreeTimes).times.map(({ at }) => new Date(at))
}

/** Asked for by the patient; where no time is named, the first one that is free. */
export async function askFor(
  patient: SignedUp,
  therapist: SignedUp,
  { at, ...fields }: { at?: Date; kind?: string; format?: string; message?: string } = {},
) {
  const time = at ?? (await freeTimes(patient, therapist))[0]
  if (!time) throw new Error('Nothing is free')
  const { status, body } = await request(patient, therapist, time, { timeZone, ...fields })
  if (status !== 201) throw new Error(`not asked for: ${JSON.stringify(body)}`)
  return body as AppointmentDetail
}

export const confirm = async (therapist: SignedUp, one: AppointmentDetail) =>
  (await changeTo(therapist, one, 'confirm')).body as AppointmentDetail
