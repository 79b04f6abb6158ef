import type { Kinds, WeeklySpan } from '@attune/contract/calendar.ts'
import { freeTimes } from '@attune/engine/calendar/free-times.ts'
import { readPractice } from '@attune/engine/questionnaires/read-practice.ts'
import { appointmentEvents, appointments } from '../appointments/table.ts'
import { setCalendar } from '../calendar/store.ts'
import { calendars, nextFreeTimes } from '../calendar/table.ts'
import type { Db } from '../lib/db.ts'
import type { Vault } from '../lib/vault.ts'
import type { Country } from './phones.ts'
import type { Drawn } from './therapist-rows.ts'
import { demoTherapists } from './therapists.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Nine of ten have set one up; the one with the demo account all that can be said in it. */
export async function insertCalendars(tx: Db, vault: Vault, drawn: readonly Drawn[]) {
  const rows = drawn.flatMap(({ id, profile, facts }, at) => {
    if (at === 0 || at % 10 === 9) return []
    const { format } = readPractice(profile.answers).codes
    return [
      {
        therapist_id: id,
        ...settingsOf(at, format.includes('in-person')),
        timeZone: zoneOf(demoTherapists[at]?.[2] ?? 'GB', facts.place?.name),
        weekly: weekOf(at),
        by_hand: at % 3 !== 0,
        namesInCalendars: false,
      },
    ]
  })
  await tx.insert(calendars).values(rows)
  await tx.insert(nextFreeTimes).values(rows.map(({ therapist_id }) => ({ therapist_id })))
  const [account] = drawn
  if (account) await setCalendar(tx, vault, account.id, accountCalendar)
}

const settingsOf = (at: number, inPerson: boolean) => ({
  kinds: {
    'first-talk':
      at % 4 === 3 ? null : { minutes: 20, formats: ['online' as const], free: at % 4 !== 2 },
    session: {
      minutes: at % 5 === 0 ? 60 : 50,
      formats: inPerson ? (['online', 'in-person'] as const).slice() : ['online' as const],
    },
  } satisfies Kinds,
  bufferMinutes: 10,
  noticeHours: at % 2 === 0 ? 24 : 12,
  aheadDays: 60,
  freeCancellationHours: 24,
})

/** Two or three days, mornings or evenings, the same every time. */
function weekOf(at: number): WeeklySpan[] {
  const [from, until] = at % 2 === 0 ? ['09:00', '13:00'] : ['15:00', '20:00']
  const days = [at % 5, (at + 2) % 5, (at + 3) % 7].map((n) => n + 1)
  return [...new Set(days)]
    .sort()
    .map((day) => ({ day, from, until, kinds: ['first-talk', 'session'] }))
}

const zones: { readonly [country in Country]?: string } = {
  US: 'America/New_York',
  CA: 'America/Toronto',
  GB: 'Europe/London',
  AU: 'Australia/Sydney',
  IE: 'Europe/Dublin',
  FR: 'Europe/Paris',
  DE: 'Europe/Berlin',
  SE: 'Europe/Stockholm',
}

/** Of towns whose clocks are others than those of most of their country. */
const zonesOfTowns = new Map([
  ['Chicago', 'America/Chicago'],
  ['Austin, Texas', 'America/Chicago'],
  ['Portland, Oregon', 'America/Los_Angeles'],
  ['Los Angeles', 'America/Los_Angeles'],
  ['Seattle', 'America/Los_Angeles'],
  ['San Francisco', 'America/Los_Angeles'],
  ['Vancouver', 'America/Vancouver'],
  ['Calgary', 'America/Edmonton'],
  ['Halifax', 'America/Halifax'],
  ['Melbourne', 'Australia/Melbourne'],
  ['Brisbane', 'Australia/Brisbane'],
  ['Hobart', 'Australia/Hobart'],
])

const zoneOf = (country: Country, town: string | undefined) =>
  zonesOfTowns.get(town ?? '') ?? zones[country] ?? 'UTC'

const accountCalendar = {
  timeZone: 'Europe/London',
  kinds: {
    'first-talk': { minutes: 20, formats: ['online'], free: true },
    session: { minutes: 50, formats: ['online', 'in-person'] },
  } satisfies Kinds,
  weekly: [
    ...[1, 2, 4].map(
      (day): WeeklySpan => ({
        day,
        from: '09:00',
        until: '12:30',
        kinds: ['first-talk', 'session'],
      }),
    ),
    ...[2, 4].map(
      (day): WeeklySpan => ({ day, from: '17:00', until: '20:00', kinds: ['session'] }),
    ),
  ],
  bufferMinutes: 10,
  noticeHours: 12,
  aheadDays: 60,
  confirmation: 'by-hand' as const,
  freeCancellationHours: 24,
  place: {
    address: '12 Example Mews, London (demo)',
    directions: 'Ring at Osei. The door is on the left; there is a lift.',
  },
  namesInCalendars: false,
}

/** Of the demo patient and the demo therapist: one that was, and one that is agreed on. */
export async function insertAppointments(tx: Db, userId: string, therapistId: string, now: Date) {
  const rules = { ...accountCalendar, exceptions: [], away: null, noticeHours: 0 }
  const firstAfter = (moment: number) => {
    const range = { from: moment, until: moment + 8 * day }
    const question = { kind: 'session' as const, minutes: 50, range, now: moment, taken: [] }
    return freeTimes(rules, question)[0] ?? moment
  }
  for (const from of [+now - 9 * day, +now + 3 * day]) {
    const starts = new Date(firstAfter(from))
    const row = {
      ...{ _id: crypto.randomUUID(), therapist_id: therapistId, user_id: userId },
      ...({ kind: 'session', format: 'online', free: false, status: 'confirmed' } as const),
      ...{ starts, ends: new Date(+starts + 50 * minute) },
      held_until: new Date(+starts + 60 * minute),
      ...{ patient_zone: 'Europe/London', therapist_zone: 'Europe/London' },
      ...{ sequence: 1, free_cancellation_hours: 24 },
      requested_at: new Date(Math.min(+starts, +now) - 2 * day),
    }
    await tx.insert(appointments).values(row)
    const { _id: appointment_id, ends, requested_at } = row
    const event = { appointment_id, therapist_id: therapistId, user_id: userId, starts, ends }
    await tx.insert(appointmentEvents).values([
      { ...event, what: 'requested', by: 'patient', date: requested_at },
      { ...event, what: 'confirmed', by: 'therapist', date: new Date(+requested_at + 20 * minute) },
    ])
  }
}
