import { beforeEach, expect, test } from 'vitest'
import { changeTo, request, setHandle, signUpToMeet, timeAhead } from '../testing/appointments.ts'
import { calendarOf, hourAt, sendCalendar } from '../testing/calendar-files.ts'
import { agreeOn, aheadOf, answer, propose } from '../testing/series.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp } from '../testing/sign-up.ts'

const app = await startSharedApp()
const hour = 60 * 60_000
const week = 7 * 24 * hour
const at = timeAhead(3)
let pat: SignedUp
let thea: SignedUp
beforeEach(async () => {
  ;[pat, thea] = await signUpToMeet(app)
})

const busyAt = async (...times: Date[]) => {
  const sent = await sendCalendar(app, thea, calendarOf(...times.map((one) => hourAt(one))))
  expect(sent.status).toBe(200)
}
const startsOf = (times: { at: string }[]) => times.map((one) => one.at)
/** Beginnings on that day, each by 50 minutes with 10 kept free after them. */
const freeOn = async (
  day: Date,
  path = `/therapists/${thea.id}/free-times`,
  fields = '&days=1',
) => {
  const { body } = await pat.call('GET', `${path}?kind=session${fields}&from=${day.toISOString()}`)
  return startsOf(body.times)
}
const later = (hours: number, from = at) => new Date(+from + hours * hour).toISOString()

test('no time is free then, before its buffer either, wherever free times are told', async () => {
  const midnight = timeAhead(3, 0)
  await setHandle(thea, `of-${thea.id.slice(0, 8)}`)
  const all = await freeOn(midnight)
  expect(all).toHaveLength(47)
  await busyAt(at)
  const left = all.filter((one) => one <= later(-1) || one >= later(1))
  expect(left).toHaveLength(44)
  expect(await freeOn(midnight)).toEqual(left)
  const link = await app.app.inject({
    ...{ method: 'GET', url: `/api/book/of-${thea.id.slice(0, 8)}/free-times?kind=session` },
  })
  const open = startsOf(link.json().times).filter(
    (one) => one.slice(0, 10) === later(0).slice(0, 10),
  )
  expect(open).toEqual(left)
  await thea.call('DELETE', `/therapists/${thea.id}/busy-sources/file`)
  expect(await freeOn(midnight)).toEqual(all)
})

test('the next free time is after it, and before it again once it is gone', async () => {
  const next = async () =>
    (await pat.call('GET', `/free-times/next?ids=${thea.id}`)).body[0].at as string
  const before = await next()
  const start = new Date(Math.floor(Date.now() / hour) * hour)
  await busyAt(...Array.from({ length: 30 }, (_, n) => new Date(+start + n * hour)))
  expect(await next()).toBe(later(30, start))
  await thea.call('DELETE', `/therapists/${thea.id}/busy-sources/file`)
  expect(Date.parse(await next()) - Date.parse(before)).toBeLessThanOrEqual(hour)
})

test('who asks meanwhile hears in the same words that it is taken, and what is free', async () => {
  const other = await signUp(app, 'user')
  await request(other, thea, new Date(later(5)))
  await busyAt(at)
  const refused = await request(pat, thea, at)
  const taken = await request(pat, thea, new Date(later(5)))
  expect(refused).toMatchObject({ status: 409, body: { code: 'taken', field: 'at' } })
  const [words, those] = [refused, taken].map(({ body }) => body.error.split('Still free:')[0])
  expect(words).toBe(those)
  expect(refused.body.error).toContain('12:00')
  expect(await aheadOf(pat)).toEqual([])
  // One that would only keep its buffer free then is not possible either.
  expect((await request(pat, thea, new Date(+at - 55 * 60_000))).status).toBe(409)
})

test('what is agreed on stays, and a patient moves nothing there, but the therapist may', async () => {
  const one = await agreeOn(pat, thea, at)
  await busyAt(at, new Date(later(5)))
  expect(startsOf(await aheadOf(thea))).toEqual([later(0)])
  const move = { at: later(5) }
  expect((await changeTo(pat, one, 'move', move)).body.code).toBe('taken')
  expect((await changeTo(thea, one, 'move', move)).status).toBe(200)
})

test('a series leaves its dates out that are then, and says so', async () => {
  const one = await agreeOn(pat, thea, at)
  await busyAt(new Date(+at + 2 * week))
  await propose(thea, one, { weeks: 1, times: 3 })
  expect((await answer(pat, one)).status).toBe(200)
  expect(startsOf(await aheadOf(pat))).toEqual([0, 1, 3].map((n) => later(n * 24 * 7)))
  const [card] = (await thea.call('GET', `/appointments/events?with=${pat.id}`)).body
  expect(card.series.leftOut).toEqual([{ at: later(2 * 24 * 7), why: 'taken' }])
})

test('nobody who waits is offered it, and who was offered it before cannot take it', async () => {
  const [first, second] = [await signUp(app, 'user'), await signUp(app, 'user')]
  const wait = (who: SignedUp) =>
    who.call('PUT', `/therapists/${thea.id}/waiting-list`, {
      ...{ kind: 'session', format: null, timeZone: 'Europe/Berlin' },
    })
  await wait(first)
  const { body } = await request(pat, thea, at)
  await changeTo(pat, body, 'withdraw')
  const [offer] = await aheadOf(first)
  expect(offer).toMatchObject({ status: 'offered', at: later(0) })
  await busyAt(at)
  expect((await changeTo(first, offer!, 'accept')).body.code).toBe('too_late')
  await wait(second)
  await changeTo(first, offer!, 'withdraw')
  expect(await aheadOf(second)).toEqual([])
})
