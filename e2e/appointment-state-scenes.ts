import type { AppointmentDetail } from '@attune/contract/appointments.ts'
import { paths } from '@attune/contract/paths.ts'
import type { SeriesState } from '@attune/contract/series.ts'
import type { Page } from '@playwright/test'
import type { OnTheWire } from './on-the-wire.ts'
import { click, type Scene } from './scene.ts'

type Detail = OnTheWire<AppointmentDetail>

const id = '0a110000-0000-4000-8000-000000000001'
const reply = `**/api/appointments/${id}`

const agreed: Detail = {
  _id: id,
  partner: {
    _id: 'd3300000-0000-4000-8000-0000000000aa',
    model: 'Therapist',
    name: 'Ines Duarte',
    image: null,
    isDemo: true,
    deleted: false,
  },
  kind: 'session',
  format: 'in-person',
  free: false,
  status: 'confirmed',
  at: '2031-03-04T10:00:00.000Z',
  until: '2031-03-04T10:50:00.000Z',
  timeZones: { patient: 'Europe/London', therapist: 'Europe/Lisbon' },
  sequence: 2,
  answerBy: null,
  freeCancellationUntil: '2031-03-03T10:00:00.000Z',
  proposal: null,
  noShow: null,
  may: ['move', 'cancel', 'add-to-agenda'],
  place: { address: '1 Quokka Street, Lisbon', directions: 'Second floor, the blue door' },
  agenda: [
    { _id: '0a110000-0000-4000-8000-0000000000b1', by: 'me', text: 'How I sleep since the move' },
    { _id: '0a110000-0000-4000-8000-0000000000b2', by: 'them', text: 'What the week was like' },
  ],
  words: 'I sleep badly and would like to talk. Do you have a place?',
  events: [],
  reason: null,
  howWasIt: null,
}

/** The same, seen by the therapist. */
const theirs: Detail = {
  ...agreed,
  partner: { ...agreed.partner, model: 'User', name: 'Noor Haddad' },
}

const proposal = {
  at: '2031-03-06T15:00:00.000Z',
  until: '2031-03-06T15:50:00.000Z',
  answerBy: '2031-03-02T10:00:00.000Z',
}
const freeTimes = {
  why: null,
  timeZone: agreed.timeZones.therapist,
  offers: [{ kind: 'session', minutes: 50, formats: ['in-person'], free: false }],
  kind: 'session',
  confirmation: 'by-hand',
  freeCancellationHours: 24,
  noticeHours: 24,
  lastDay: '2031-04-04T10:00:00.000Z',
  times: [
    proposal,
    ...['09:00', '09:30', '10:00'].map((from) => freeAt(`2031-03-07T${from}:00.000Z`)),
  ].map(({ at, until }) => ({ at, until, formats: ['in-person'] })),
}
const over = { at: '2026-03-04T10:00:00.000Z', until: '2026-03-04T10:50:00.000Z' }

const mine = { as: 'patient', path: paths.appointment(id) } as const
const hers = { as: 'therapist', path: paths.therapistAppointment(id) } as const

const shown = (
  name: string,
  change: Partial<Detail>,
  whose: typeof mine | typeof hers = mine,
): Scene => {
  const one = { ...(whose === mine ? agreed : theirs), ...change }
  // Where it is, is told once it is agreed on.
  const place = one.status === 'confirmed' || one.status === 'past' ? one.place : null
  const series: OnTheWire<SeriesState> = {
    mayPropose: one.status === 'confirmed',
    running: null,
    proposal: null,
  }
  return { ...whose, name, replies: { [reply]: { ...one, place }, [`${reply}/series`]: series } }
}

/** A therapist's requests and their calendar, in a week that is the same whenever it is drawn. */
const withProposal = async (page: Page) => {
  const at = inDays(3, 10)
  const one: Detail = {
    ...theirs,
    format: 'online',
    place: null,
    at,
    until: plusMinutes(at, 50),
    proposal: {
      by: 'them',
      at: inDays(4, 15),
      until: plusMinutes(inDays(4, 15), 50),
      answerBy: inDays(2, 10),
    },
    may: ['accept-move', 'decline-move', 'cancel'],
  }
  await page.route('**/api/appointments?*', (route) => {
    const isAhead = !route.request().url().includes('when=past')
    return route.fulfill({ json: isAhead ? [one] : [] })
  })
  await page.route(reply, (route) => route.fulfill({ json: one }))
  await page.reload()
  await page.getByRole('heading', { name: 'Waiting for your answer' }).waitFor()
}

function inDays(days: number, hour: number): string {
  const at = new Date()
  at.setUTCDate(at.getUTCDate() + days)
  at.setUTCHours(hour, 0, 0, 0)
  return at.toISOString()
}

function freeAt(at: string) {
  return { at, until: plusMinutes(at, 50) }
}

function plusMinutes(at: string, minutes: number): string {
  return new Date(Date.parse(at) + minutes * 60_000).toISOString()
}

const dialog = (name: string) => async (page: Page) => {
  await click(name)(page)
  await page.getByRole('dialog').waitFor()
}

/** What can become of an appointment, as each of the two sees it. */
export const appointmentStateScenes: Scene[] = [
  shown('appointment-confirmed', {}),
  shown('appointment-requested', {
    status: 'requested',
    answerBy: '2031-03-02T10:00:00.000Z',
    may: ['withdraw', 'add-to-agenda'],
  }),
  shown('appointment-offered', {
    status: 'offered',
    answerBy: '2031-03-02T10:00:00.000Z',
    may: ['accept', 'withdraw'],
  }),
  shown('appointment-i-propose', {
    proposal: { by: 'me', ...proposal },
    may: ['decline-move', 'cancel', 'add-to-agenda'],
  }),
  shown('appointment-they-propose', {
    proposal: { by: 'them', ...proposal },
    may: ['accept-move', 'decline-move', 'cancel', 'add-to-agenda'],
  }),
  shown('appointment-declined', { status: 'declined', may: [], agenda: [] }),
  shown('appointment-expired', { status: 'expired', may: [], agenda: [] }),
  shown('appointment-cancelled', {
    status: 'cancelled',
    reason: 'I have to travel that week.',
    may: [],
    agenda: [],
  }),
  shown('appointment-past', { status: 'past', ...over, may: ['no-show', 'how-was-it'] }),
  shown('appointment-how-it-was', {
    ...{ status: 'past', ...over, may: ['how-was-it'] },
    howWasIt: { heard: 4, goals: 5 },
  }),
  shown('appointment-no-show', {
    ...{ status: 'past', ...over, may: ['contest'] },
    noShow: { by: 'them', contested: false },
  }),
  shown(
    'therapist-appointment-request',
    { status: 'requested', answerBy: '2031-03-02T10:00:00.000Z', may: ['confirm', 'decline'] },
    hers,
  ),
  shown(
    'therapist-appointment-proposed',
    { proposal: { by: 'them', ...proposal }, may: ['accept-move', 'decline-move', 'cancel'] },
    hers,
  ),
  { ...mine, name: 'appointment-loading', pending: [reply] },
  { ...mine, name: 'appointment-failed', failing: [reply] },
  { ...mine, name: 'appointment-gone' },
  {
    ...shown('appointment-cancel-dialog', {}),
    prepare: dialog('Cancel it'),
    viewportOnly: true,
  },
  {
    ...shown('appointment-move-dialog', {}),
    prepare: async (page) => {
      await page.route('**/api/therapists/*/free-times*', (route) =>
        route.fulfill({ json: freeTimes }),
      )
      await dialog('Move')(page)
      await page.getByRole('dialog').getByText('Thursday 6 March').first().waitFor()
    },
    viewportOnly: true,
  },
  {
    as: 'therapist',
    name: 'calendar-proposed',
    path: paths.calendar,
    prepare: withProposal,
  },
]
