import type { Scene } from './scene.ts'

const id = '0b0c5a0e-6f2b-4a6e-9d6e-5f2f0a1c7d11'
const minute = 60_000
const now = Date.now()
const iso = (minutes: number) => new Date(now + minutes * minute).toISOString()

const appointment = {
  _id: id,
  partner: {
    ...{ _id: id, model: 'Therapist', name: 'Greta Nilsen', image: null },
    ...{ isDemo: false, deleted: false },
  },
  ...{ kind: 'session', format: 'online', free: false, status: 'confirmed', sequence: 1 },
  ...{ at: iso(5), until: iso(55), answerBy: null, freeCancellationUntil: null, noShow: null },
  timeZones: { patient: 'Europe/London', therapist: 'America/New_York' },
  ...{ may: ['join'], place: null, agenda: [], events: [], reason: null, howWasIt: null },
}
const room = (state: string, relayed = true) => ({
  ...{ state, opens: iso(-5), closes: iso(115), now: iso(0), relayed },
})
const replies = (state: string, relayed?: boolean) => ({
  '**/api/appointments/*/room': room(state, relayed),
  [`**/api/appointments/${id}`]: appointment,
})
const mine = { as: 'patient', path: `/appointments/${id}/room` } as const

/** Before the room; what happens in it takes two, and stands in its journey. The browser has no camera. */
export const roomScenes: Scene[] = [
  { ...mine, name: 'room-check-no-camera', replies: replies('open') },
  { ...mine, name: 'room-check-direct', replies: replies('open', false) },
  { ...mine, name: 'room-early', replies: replies('early') },
  { ...mine, name: 'room-over', replies: replies('over') },
  { ...mine, name: 'room-closed', replies: replies('closed') },
  { ...mine, name: 'room-loading', pending: ['**/api/appointments/*/room'] },
  { ...mine, name: 'room-failed', failing: ['**/api/appointments/*'] },
]
