import { type APIRequestContext, expect } from '@playwright/test'
import { openCalendar as standard } from '../server/testing/appointments.ts'
import { besideServer } from './caseload.ts'

/**
 * Three hours of each day, by a clock of their own; requests are confirmed by hand. The first free
 * time is the first of its day, so that none of them comes too near while somebody chooses it.
 */
export async function openCalendar(
  request: APIRequestContext,
  therapist: string,
  timeZone = 'America/New_York',
) {
  const weekly = standard.weekly.map((span) => ({ ...span, from: '09:00', until: '12:00' }))
  const data = { ...standard, timeZone, weekly, noticeHours: noticeHours(timeZone) }
  const reply = await request.put(`/api/therapists/${therapist}/calendar`, { data })
  expect(reply.ok(), await reply.text()).toBe(true)
}

/** Ends outside the three hours. */
function noticeHours(timeZone: string) {
  const inZone = { timeZone, hour: '2-digit', hourCycle: 'h23' } as const
  const hour = Number(new Intl.DateTimeFormat('en-GB', inZone).format())
  return hour >= 7 && hour < 12 ? 30 : 24
}

/** Straight in the database: nobody can wait for a time to pass. */
export const letItBeOver = (appointment: string) => besideServer('let-it-be-over.ts', appointment)
