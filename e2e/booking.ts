import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type APIRequestContext, expect } from '@playwright/test'
import { openCalendar as standard } from '../server/testing/appointments.ts'

/** Three hours of each day, by a clock of their own; requests are confirmed by hand. */
export async function openCalendar(
  request: APIRequestContext,
  therapist: string,
  timeZone = 'America/New_York',
) {
  const weekly = standard.weekly.map((span) => ({ ...span, from: '09:00', until: '12:00' }))
  const data = { ...standard, timeZone, weekly, noticeHours: 24 }
  const reply = await request.put(`/api/therapists/${therapist}/calendar`, { data })
  expect(reply.ok(), await reply.text()).toBe(true)
}

/** Beside the running server, straight in its database: nobody can wait for a time to pass. */
export async function letItBeOver(appointment: string) {
  const script = join(import.meta.dirname, 'let-it-be-over.ts')
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR! }
  await promisify(execFile)(process.execPath, [script, appointment], { env })
}
