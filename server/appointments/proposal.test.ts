import { beforeEach, expect, test } from 'vitest'
import {
  changeTo,
  request,
  setCalendar,
  signUpToMeet,
  storeAppointment,
  timeAhead,
} from '../testing/appointments.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp, signUpPractising } from '../testing/sign-up.ts'
import { lapseProposals } from './proposal.ts'

const app = await startSharedApp()
let pat: SignedUp
let thea: SignedUp
beforeEach(async () => {
  ;[pat, thea] = await signUpToMeet(app)
})

const hour = 60 * 60_000
const [at, later] = [timeAhead(5), timeAhead(6)]
const agreed = async (when = at) => {
  const { body } = await request(pat, thea, when)
  return (await changeTo(thea, body, 'confirm')).body
}
const move = (who: SignedUp, one: { _id: string; sequence: number }, when: Date) =>
  changeTo(who, one, 'move', { at: when.toISOString() })
const freeOf = async (who: SignedUp, from: Date, moving?: string) => {
  const query = new URLSearchParams({ from: from.toISOString(), days: '1', kind: 'session' })
  if (moving) query.set('moving', moving)
  const { body } = await who.call('GET', `/therapists/${thea.id}/free-times?${query}`)
  return body.times.map((time: { at: string }) => time.at)
}
const kindsOf = async (who: SignedUp) =>
  (await who.call('GET', '/notifications')).body.map(({ kind }: { kind: string }) => kind)

test('what a therapist moves is proposed: both times are held until the patient agrees', async () => {
  const other = await signUp(app, 'user')
  const one = await agreed()
  const { status, body } = await move(thea, one, later)
  expect([status, body.at]).toEqual([200, at.toISOString()])
  expect(body).toMatchObject({
    proposal: {
      by: 'me',
      at: later.toISOString(),
      until: new Date(+later + 50 * 60_000).toISOString(),
    },
    may: ['decline-move', 'move', 'cancel', 'add-to-agenda'],
  })
  const held = +new Date(body.proposal.answerBy) - Date.now()
  expect(held).toBeGreaterThan(47 * hour)
  expect(held).toBeLessThanOrEqual(48 * hour)
  for (const time of [at, later]) {
    expect(await freeOf(other, time)).not.toContain(time.toISOString())
    expect((await request(other, thea, time)).body.code).toBe('taken')
  }
  const seen = (await pat.call('GET', `/appointments/${one._id}`)).body
  expect(seen.proposal.by).toBe('them')
  expect(seen.may).toEqual(['accept-move', 'decline-move', 'move', 'cancel', 'add-to-agenda'])
  expect(await kindsOf(pat)).toContain('appointment')
  const accepted = (await changeTo(pat, seen, 'accept-move')).body
  expect(accepted).toMatchObject({ at: later.toISOString(), status: 'confirmed', proposal: null })
  expect((await request(other, thea, at)).status).toBe(201)
})

test('a therapist learns nothing of the patient’s other appointments, whatever they propose', async () => {
  const theo = await signUpPractising(app)
  await setCalendar(theo)
  await request(pat, theo, later)
  const one = await agreed()
  const clash = await move(thea, one, later)
  const harmless = await move(thea, clash.body, timeAhead(7))
  expect([clash.status, harmless.status]).toEqual([200, 200])
  const back = (await move(thea, harmless.body, later)).body
  const refused = await changeTo(pat, back, 'accept-move')
  expect(refused.body).toMatchObject({ code: 'taken', error: expect.stringContaining('of yours') })
  expect((await changeTo(pat, back, 'decline-move', { reason: 'Quokka' })).status).toBe(200)
  const { events, ...seen } = (await thea.call('GET', `/appointments/${one._id}`)).body
  expect(seen).toMatchObject({ at: at.toISOString(), proposal: null, reason: null })
  expect(events.at(-1)).toMatchObject({ what: 'move-declined', by: 'them', at: at.toISOString() })
})

test('what a patient moves is asked of a therapist who confirms by hand, and held for both', async () => {
  const theo = await signUpPractising(app)
  await setCalendar(theo)
  const one = (await move(pat, await agreed(), later)).body
  expect(one).toMatchObject({ at: at.toISOString(), proposal: { by: 'me' } })
  expect((await request(pat, theo, later)).body.error).toContain('of yours')
  const accepted = await changeTo(thea, one, 'accept-move')
  expect(accepted.body).toMatchObject({ at: later.toISOString() })
  expect((await request(pat, theo, at)).status).toBe(201)
})

test('the very same call again changes nothing; the other way round, both answers are told apart', async () => {
  const one = await agreed()
  const twice = await Promise.all([move(thea, one, later), move(thea, one, later)])
  expect(twice.map(({ status, body }) => [status, body.sequence])).toEqual([
    [200, 2],
    [200, 2],
  ])
  expect((await changeTo(thea, twice[0].body, 'accept-move')).status).toBe(409)
  const back = (await changeTo(thea, twice[0].body, 'decline-move')).body
  expect(back.events.at(-1)).toMatchObject({ what: 'move-withdrawn', by: 'me' })
  expect((await changeTo(pat, back, 'accept-move')).status).toBe(409)
})

test('it moves by half an hour: its own time stands in the way of nobody but others', async () => {
  const other = await signUp(app, 'user')
  const half = new Date(+at + hour / 2)
  const one = await agreed()
  expect(await freeOf(pat, at)).not.toContain(half.toISOString())
  expect(await freeOf(pat, at, one._id)).toContain(half.toISOString())
  expect(await freeOf(other, at, one._id)).not.toContain(half.toISOString())
  const proposed = (await move(pat, one, half)).body
  expect(proposed.proposal.at).toBe(half.toISOString())
  expect((await changeTo(thea, proposed, 'accept-move')).body.at).toBe(half.toISOString())
})

test('unanswered, it lapses: the time stays, the other one is free again, and both are told', async () => {
  const one = (await move(thea, await agreed(), later)).body
  const after = new Date(+new Date(one.proposal.answerBy) + 1)
  expect(await lapseProposals(app.context, after)).toBe(1)
  expect(await lapseProposals(app.context, after)).toBe(0)
  const seen = (await pat.call('GET', `/appointments/${one._id}`)).body
  expect(seen).toMatchObject({ at: at.toISOString(), status: 'confirmed', proposal: null })
  expect(seen.events.at(-1)).toMatchObject({ what: 'move-lapsed', by: 'attune' })
  expect(await freeOf(pat, later)).toContain(later.toISOString())
  expect(await kindsOf(thea)).toContain('appointment')
})

test('it is held no longer than either time is ahead, and ends with the appointment', async () => {
  const soon = new Date(Math.ceil(Date.now() / hour) * hour + 5 * hour)
  const id = await storeAppointment(app, pat, thea, { status: 'confirmed', at: soon })
  const one = await agreed()
  const seen = (await thea.call('GET', `/appointments/${id}`)).body
  const proposed = (await move(thea, seen, later)).body
  expect(+new Date(proposed.proposal.answerBy)).toBe(+soon - 2 * hour)
  const other = (await move(thea, one, timeAhead(8))).body
  const over = (await changeTo(pat, other, 'cancel')).body
  expect(over).toMatchObject({ status: 'cancelled', proposal: null, may: [] })
  expect(await freeOf(pat, timeAhead(8))).toContain(timeAhead(8).toISOString())
})
