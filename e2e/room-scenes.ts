import type { AppointmentDetail } from '@attune/contract/appointments.ts'
import type { Page } from '@playwright/test'
import type { OnTheWire } from './on-the-wire.ts'
import type { Scene } from './scene.ts'

const id = '0b0c5a0e-6f2b-4a6e-9d6e-5f2f0a1c7d11'
const minute = 60_000
const now = Date.now()
const iso = (minutes: number) => new Date(now + minutes * minute).toISOString()

const appointment: OnTheWire<AppointmentDetail> = {
  _id: id,
  partner: {
    ...{ _id: id, model: 'Therapist', name: 'Greta Nilsen', image: null },
    ...{ isDemo: false, deleted: false },
  },
  ...{ kind: 'session', format: 'online', free: false, status: 'confirmed', sequence: 1 },
  ...{ at: iso(5), until: iso(55), answerBy: null, freeCancellationUntil: null, noShow: null },
  timeZones: { patient: 'Europe/London', therapist: 'America/New_York' },
  ...{ may: ['join'], place: null, agenda: [], events: [], reason: null, howWasIt: null },
  ...{ proposal: null, words: null },
}
const room = (state: string, relayed = true) => ({
  ...{ state, opens: iso(-5), closes: iso(115), now: iso(0), relayed },
})
const replies = (state: string, relayed?: boolean) => ({
  '**/api/appointments/*/room': room(state, relayed),
  '**/api/appointments/*/guests': [],
  [`**/api/appointments/${id}`]: appointment,
})
const mine = { as: 'patient', path: `/appointments/${id}/room` } as const

const guest = (n: number, name: string, by: 'me' | 'them', opened: boolean) => ({
  ...{ _id: `${n}0b0c5a0-6f2b-4a6e-9d6e-5f2f0a1c7d11`, name, by, opened },
})
const appointmentWith = (guests: unknown[]) => ({
  ...({ as: 'patient', path: `/appointments/${id}` } as const),
  replies: {
    ...replies('open'),
    '**/api/appointments/*/series': { mayPropose: false, running: null, proposal: null },
    '**/api/appointments/*/guests': guests,
  },
})
const guestVisit = {
  guest: { _id: id, name: 'Sam Novak' },
  appointment: id,
  therapist: { _id: id, name: 'Greta Nilsen' },
  ...{ kind: 'session', at: iso(5), until: iso(55), room: room('open') },
}
const join = { as: 'visitor', path: '/join' } as const

/** The link of who is invited is shown this once. */
async function invite(page: Page) {
  const made = { guest: guest(3, 'Sam Novak', 'me', false), secret: 'a'.repeat(43) }
  await page.route('**/api/appointments/*/guests', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 201, json: made })
      : route.fulfill({ json: [made.guest] }),
  )
  await page.getByLabel('Their name').fill('Sam Novak')
  await page.getByRole('button', { name: 'Make a link for them' }).click()
  await page.getByText(/#aaaa/).waitFor()
}

/** Before the room; what happens in it takes two, and stands in its journey. The browser has no camera. */
export const roomScenes: Scene[] = [
  { ...mine, name: 'room-check-no-camera', replies: replies('open') },
  { ...mine, name: 'room-check-direct', replies: replies('open', false) },
  { ...mine, name: 'room-early', replies: replies('early') },
  { ...mine, name: 'room-over', replies: replies('over') },
  { ...mine, name: 'room-closed', replies: replies('closed') },
  {
    ...mine,
    name: 'room-loading',
    replies: { [`**/api/appointments/${id}`]: appointment },
    pending: ['**/api/appointments/*/room'],
  },
  { ...appointmentWith([]), name: 'guest-link', prepare: invite },
  {
    ...appointmentWith([guest(1, 'Sam Novak', 'me', false), guest(2, 'Ida Berg', 'them', true)]),
    name: 'guests-two',
  },
  { ...join, name: 'guest-invitation', path: `/join#${'a'.repeat(43)}` },
  { ...join, name: 'guest-gone' },
  { ...join, name: 'guest-check', replies: { '**/api/room-guest': guestVisit } },
  { ...join, name: 'guest-loading', pending: ['**/api/room-guest'] },
  {
    ...join,
    name: 'guest-failed',
    failing: ['**/api/room-guest'],
    prepare: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
  { ...mine, name: 'room-failed', failing: ['**/api/appointments/*'] },
]
