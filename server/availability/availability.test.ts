import type { AvailabilityDraft } from '@attune/contract/availability.ts'
import { describe, expect, test } from 'vitest'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp, signUpPractising } from '../testing/sign-up.ts'

const app = await startSharedApp()
const pat = await signUp(app, 'user')
const thea = await signUpPractising(app)

const open: AvailabilityDraft = { accepting: true, replyHours: null, away: null }
const weekdays = { days: [1, 2, 3, 4, 5], from: 9, to: 17, timeZone: 'Europe/Berlin' }
const set = (change: object, who = thea) =>
  who.call('PUT', `/therapists/${who.id}/availability`, { ...open, ...change })

describe('works', () => {
  test('whoever has said nothing takes new patients', async () => {
    const { body } = await pat.call('GET', `/therapists/${thea.id}`)
    expect(body.availability).toEqual(open)
  })

  test('what is set is what patients find, by id and in the list, until it is taken back', async () => {
    const who = await signUpPractising(app)
    const away = { from: '2026-11-21', until: '2026-11-27' }
    const said = { accepting: false, replyHours: weekdays, away }
    expect((await set(said, who)).body.availability).toEqual(said)
    const [listed] = (await pat.call('GET', `/therapists?ids=${who.id}`)).body
    expect(listed.availability).toEqual(said)
    expect((await pat.call('GET', `/therapists/${who.id}`)).body.availability).toEqual(said)
    await set({}, who)
    expect((await pat.call('GET', `/therapists/${who.id}`)).body.availability).toEqual(open)
  })

  test('a single day away, and the whole day every day', async () => {
    const day = { from: '2026-11-21', until: '2026-11-21' }
    const always = { days: [1, 2, 3, 4, 5, 6, 7], from: 0, to: 24, timeZone: 'UTC' }
    expect((await set({ away: day, replyHours: always })).status).toBe(200)
  })

  test('one whose hours cannot be read any more stays in the list, and so does everyone else', async () => {
    const who = await signUpPractising(app)
    await set({ replyHours: weekdays }, who)
    await app.pool.query('UPDATE therapists SET reply_hours = $1 WHERE id = $2', [
      JSON.stringify({ days: 'weekdays' }),
      who.id,
    ])
    const { status, body } = await pat.call('GET', `/therapists?ids=${who.id},${thea.id}`)
    expect([status, body.length]).toEqual([200, 2])
    const shown = body.find(({ _id }: { _id: string }) => _id === who.id)
    expect(shown.availability.replyHours).toBe(null)
  })

  test('every node is told', async () => {
    const heard: string[] = []
    app.context.bus.on('practice', ({ therapist }) => heard.push(therapist))
    await set({ accepting: false })
    expect(heard).toEqual([thea.id])
  })
})

describe('refuses', () => {
  test.each<[string, object, string]>([
    ['no day', { replyHours: { ...weekdays, days: [] } }, 'replyHours.days'],
    ['an eighth day', { replyHours: { ...weekdays, days: [8] } }, 'replyHours.days.0'],
    ['a day twice', { replyHours: { ...weekdays, days: [1, 1] } }, 'replyHours'],
    ['hours that end before they begin', { replyHours: { ...weekdays, to: 9 } }, 'replyHours'],
    ['a zone there is not', { replyHours: { ...weekdays, timeZone: 'Mars/North' } }, 'replyHours'],
    ['a day there is not', { away: { from: '2026-02-30', until: '2026-03-01' } }, 'away.from'],
    ['an end before the start', { away: { from: '2026-12-02', until: '2026-12-01' } }, 'away'],
    ['more than a year', { away: { from: '2026-01-01', until: '2027-01-02' } }, 'away'],
  ])('%s, and keeps what was', async (_, change, field) => {
    const before = (await pat.call('GET', `/therapists/${thea.id}`)).body
    const reply = await set(change)
    expect([reply.status, reply.body.field]).toEqual([400, field])
    expect((await pat.call('GET', `/therapists/${thea.id}`)).body).toEqual(before)
  })
})
