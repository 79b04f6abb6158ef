import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type APIRequestContext, expect } from '@playwright/test'

const everyDay = [1, 2, 3, 4, 5, 6, 7]

/** Hours of each day, by a clock of their own; requests are confirmed by hand. */
export async function openCalendar(request: APIRequestContext, therapist: string, change = {}) {
  const reply = await request.put(`/api/therapists/${therapist}/calendar`, {
    data: {
      timeZone: 'America/New_York',
      kinds: {
        'first-talk': { minutes: 20, formats: ['online'], free: true },
        session: { minutes: 50, formats: ['online', 'in-person'] },
      },
      weekly: everyDay.map((day) => ({
        day,
        from: '09:00',
        until: '12:00',
        kinds: ['first-talk', 'session'],
      })),
      bufferMinutes: 10,
      noticeHours: 24,
      aheadDays: 60,
      confirmation: 'by-hand',
      freeCancellationHours: 24,
      place: { address: '12 Quiet Lane', directions: 'Ring twice.' },
      namesInCalendars: false,
      ...change,
    },
  })
  expect(reply.ok(), await reply.text()).toBe(true)
}

/** Beside the running server, straight in its database: nobody can wait for a time to pass. */
export async function letItBeOver(appointment: string) {
  const script = join(import.meta.dirname, 'let-it-be-over.ts')
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR! }
  await promisify(execFile)(process.execPath, [script, appointment], { env })
}
