import { type APIRequestContext, expect } from '@playwright/test'
import { noticeBeside, openCalendar as standard } from '../server/testing/appointments.ts'
import { besideServer } from './caseload.ts'

/** Three hours of each day, by a clock of their own; requests are confirmed by hand. */
export async function openCalendar(
  request: APIRequestContext,
  therapist: string,
  timeZone = 'America/New_York',
) {
  const weekly = standard.weekly.map((span) => ({ ...span, from: '09:00', until: '12:00' }))
  const data = { ...standard, timeZone, weekly, noticeHours: noticeBeside(timeZone, 9, 12) }
  const reply = await request.put(`/api/therapists/${therapist}/calendar`, { data })
  expect(reply.ok(), await reply.text()).toBe(true)
}

/** Straight in the database: nobody can wait for a time to pass. */
export const letItBeOver = (appointment: string) => besideServer('let-it-be-over.ts', appointment)
