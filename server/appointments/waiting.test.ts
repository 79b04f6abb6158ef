import { beforeEach, expect, test } from 'vitest'
import { changeTo, request, setCalendar, signUpToMeet, timeAhead } from '../testing/appointments.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp } from '../testing/sign-up.ts'
import { expireUnanswered } from './end.ts'

const app = await startSharedApp()
const at = timeAhead(3)
let pat: SignedUp
let thea: SignedUp
let waiting: SignedUp[]
beforeEach(async () => {
  ;[pat, thea] = await signUpToMeet(app)
  waiting = []
  for (let n = 0; n < 3; n++) waiting.push(await signUp(app, 'user'))
})

const wait = (who: SignedUp, fields: object = {}) =>
  who.call('PUT', `/therapists/${thea.id}/waiting-list`, {
    ...{ kind: 'session', format: null, timeZone: 'Europe/Berlin', ...fields },
  })
const placeOf = async (who: SignedUp) =>
  (await who.call('GET', `/therapists/${thea.id}/waiting-list`)).body
const aheadOf = async (who: SignedUp) => (await who.call('GET', '/appointments')).body
const free = async () => {
  const { body } = await request(pat, thea, at)
  await changeTo(pat, body, 'withdraw')
}

test('a freed time is kept for who waits longest, then for the next, and then for anyone', async () => {
  const [first, second, third] = waiting as [SignedUp, SignedUp, SignedUp]
  await wait(first, { kind: 'first-talk' })
  await wait(second)
  await wait(third, { format: 'in-person' })
  // Who changes what they wait for keeps their place.
  await wait(second, { format: 'online' })
  await free()
  const [offer] = await aheadOf(second)
  expect(offer).toMatchObject({ status: 'offered', at: at.toISOString(), format: 'online' })
  expect(offer.may).toEqual(['accept', 'withdraw'])
  expect((await placeOf(second)).offer).toBe(offer._id)
  expect([await aheadOf(first), await aheadOf(third), await aheadOf(thea)]).toEqual([[], [], []])
  expect((await request(pat, thea, at)).body.code).toBe('taken')
  await expireUnanswered(app.context, new Date(Date.now() + 61 * 60_000))
  expect((await placeOf(second)).offer).toBeNull()
  const [next] = await aheadOf(third)
  expect(next).toMatchObject({ status: 'offered', format: 'in-person' })
  await changeTo(third, next, 'withdraw')
  expect((await request(pat, thea, at)).status).toBe(201)
})

test('what is taken is asked for as any other: the contact begins, and nobody waits any more', async () => {
  const [first] = waiting as [SignedUp]
  await wait(first)
  await free()
  const [offer] = await aheadOf(first)
  const taken = await Promise.all([
    changeTo(first, offer, 'accept'),
    changeTo(first, offer, 'accept'),
  ])
  expect(taken.map(({ status, body }) => [status, body.status])).toEqual([
    [200, 'requested'],
    [200, 'requested'],
  ])
  expect(await placeOf(first)).toBeNull()
  expect(await aheadOf(thea)).toMatchObject([{ _id: offer._id, partner: { _id: first.id } }])
  const threads = (await thea.call('GET', '/messages/threads')).body
  expect(threads.map((one: { partner: { _id: string } }) => one.partner._id)).toContain(first.id)
})

test('what the therapist gave up, or cannot be chosen, is offered to nobody', async () => {
  const [first] = waiting as [SignedUp]
  await wait(first)
  const { body } = await request(pat, thea, at)
  await changeTo(thea, body, 'decline')
  const again = (await request(pat, thea, at)).body
  await setCalendar(thea, { noticeHours: 14 * 24 })
  await changeTo(pat, again, 'withdraw')
  expect(await aheadOf(first)).toEqual([])
})

test('waiting is given up, and refused where there is nothing to wait for', async () => {
  const [first] = waiting as [SignedUp]
  expect((await wait(first, { kind: 'first-talk', format: 'in-person' })).status).toBe(403)
  await wait(first)
  for (const _ of ['once', 'twice'])
    expect((await first.call('DELETE', `/therapists/${thea.id}/waiting-list`)).status).toBe(204)
  await free()
  expect(await aheadOf(first)).toEqual([])
})
