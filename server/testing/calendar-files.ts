import type { TestApp } from './app.ts'
import { formOf } from './form.ts'
import type { SignedUp } from './sign-up.ts'

/** A calendar as other programs write one. */
export const calendarOf = (...parts: string[]) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Example//EN\r\n${parts.join('')}END:VCALENDAR\r\n`

export const eventOf = (...lines: string[]) =>
  `BEGIN:VEVENT\r\n${lines.map((line) => `${line}\r\n`).join('')}END:VEVENT\r\n`

/** 20261201T090000Z */
export const momentText = (at: Date | number) =>
  new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')

let made = 0
/** One that is over after an hour. */
export const hourAt = (at: Date, ...lines: string[]) =>
  eventOf(
    `UID:${++made}@example.org`,
    `DTSTART:${momentText(at)}`,
    'DURATION:PT1H',
    'SUMMARY:Dentist Zeppelin',
    'LOCATION:Zeppelin Street',
    'ATTENDEE:mailto:zeppelin@example.org',
    ...lines,
  )

/** As the page sends a file that somebody chose. */
export async function sendCalendar({ app }: TestApp, { id, cookie }: SignedUp, text: string) {
  const content = Buffer.from(text)
  const { headers, payload } = formOf({
    calendar: { content, name: 'calendar.ics', type: 'text/calendar' },
  })
  const reply = await app.inject({
    ...{ method: 'PUT', url: `/api/therapists/${id}/busy-sources/file`, payload },
    headers: { ...headers, cookie },
  })
  return { status: reply.statusCode, body: reply.json() }
}
