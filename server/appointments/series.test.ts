import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  changeTo,
  request,
  setCalendar,
  signUpToMeet,
  storeAppointment,
  timeAhead,
} from '../testing/appointments.ts'
import { agreeOn, aheadOf, answer, cancelLater, propose, stateOf } from '../testing/series.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp, signUpPractising } from '../testing/sign-up.ts'
import { lapseSeries } from './series.ts'

const app = await startSharedApp()
let pat: SignedUp
let thea: SignedUp
beforeEach(async () => {
  ;[pat, thea] = await signUpToMeet(app)
})

const week = 7 * 24 * 60 * 60_000
const at = timeAhead(3)
const weeks = (count: number, every = 1, from = at) =>
  Array.from({ length: count }, (_, n) => new Date(+from + (n + 1) * every * week).toISOString())
const timesOf = async (who: SignedUp) => (await aheadOf(who)).map((one) => one.at)
const eventsOf = async (who: SignedUp, other: SignedUp) =>
  (await who.call('GET', `/appointments/events?with=${other.id}`)).body
const kindsOf = async (who: SignedUp) =>
  (await who.call('GET', '/notifications')).body.map(({ kind }: { kind: string }) => kind)

describe('a series', () => {
  test('is asked for by the therapist, holds nothing, and has its dates once the patient agrees', async () => {
    const other = await signUp(app, 'user')
    const one = await agreeOn(pat, thea, at)
    const asked = await propose(thea, one, { weeks: 2, times: 3 })
    expect(asked.status).toBe(201)
    expect(asked.body).toMatchObject({
      ...{ mayPropose: false, running: null },
      proposal: { by: 'me', weeks: 2, extends: false },
    })
    expect(await timesOf(thea)).toEqual([at.toISOString()])
    const taken = await request(other, thea, new Date(+at + 4 * week))
    expect(taken.status).toBe(201)
    const [waiting] = (await pat.call('GET', '/appointments/series')).body
    expect(waiting).toMatchObject({ appointment: one._id, by: 'them', partner: { _id: thea.id } })
    const { status, body } = await answer(pat, one)
    expect(status).toBe(200)
    const dates = [2, 6].map((n) => new Date(+at + n * week).toISOString())
    expect(body).toMatchObject({ running: { weeks: 2, ahead: 3, last: { at: dates[1] } } })
    expect(await timesOf(pat)).toEqual([at.toISOString(), ...dates])
    const [card, before] = await eventsOf(thea, pat)
    expect(card).toMatchObject({
      ...{ what: 'series-agreed', by: 'them', at: dates[0] },
      series: { weeks: 2, dates: 2, last: dates[1], leftOut: [{ why: 'taken' }] },
    })
    expect(before).toMatchObject({ what: 'series-proposed', by: 'me', series: { dates: 3 } })
    expect(await kindsOf(thea)).toContain('appointment')
    expect((await pat.call('GET', '/appointments/series')).body).toEqual([])
  })

  test('goes with a first request: agreeing to it confirms that, too', async () => {
    const { body: one } = await request(pat, thea, at)
    expect((await stateOf(thea, one)).mayPropose).toBe(false)
    expect((await propose(pat, one)).status).toBe(201)
    expect((await answer(thea, one)).status).toBe(200)
    const all = (await thea.call('GET', '/appointments?limit=50')).body
    expect(all.map(({ status }: { status: string }) => status)).toEqual(Array(5).fill('confirmed'))
    expect(await timesOf(pat)).toEqual([at.toISOString(), ...weeks(4)])
  })

  test('leaves out days away and hours closed, and says so before and after', async () => {
    const one = await agreeOn(pat, thea, at)
    const [first, second, third] = weeks(4)
    await thea.call('PUT', `/therapists/${thea.id}/availability`, {
      ...{ accepting: true, replyHours: null },
      away: { from: first!.slice(0, 10), until: first!.slice(0, 10) },
    })
    const closed = `/therapists/${thea.id}/calendar/exceptions/${second!.slice(0, 10)}`
    expect((await thea.call('PUT', closed, { hours: [] })).status).toBe(200)
    const preview = `/appointments/${one._id}/series/dates?weeks=1&times=4`
    const shown = (await pat.call('GET', preview)).body
    expect(shown.map((date: { leftOut: string }) => date.leftOut)).toEqual([
      ...['away', 'away', null, null],
    ])
    await propose(pat, one)
    await answer(thea, one)
    expect((await timesOf(pat))[1]).toBe(third)
    const [card] = await eventsOf(pat, thea)
    expect(card.series.leftOut).toEqual([
      { at: first, why: 'away' },
      { at: second, why: 'away' },
    ])
  })

  test('of the patient’s other appointments they alone are told, and no date is held twice', async () => {
    const theo = await signUpPractising(app)
    await setCalendar(theo)
    const one = await agreeOn(pat, thea, at)
    await request(pat, theo, new Date(+at + week))
    const preview = `/appointments/${one._id}/series/dates?weeks=1&times=2`
    const leftOut = async (who: SignedUp) =>
      (await who.call('GET', preview)).body.map((date: { leftOut: string }) => date.leftOut)
    expect(await leftOut(pat)).toEqual(['taken', null])
    expect(await leftOut(thea)).toEqual([null, null])
    expect((await propose(thea, one, { times: 1 })).status).toBe(201)
    expect((await answer(pat, one)).body).toMatchObject({ code: 'taken', field: 'times' })
    expect((await answer(pat, one, 'decline')).status).toBe(200)
    await propose(thea, one, { times: 2 })
    await answer(pat, one)
    expect(await timesOf(thea)).toEqual([at.toISOString(), weeks(2)[1]])
  })

  test('of two that are agreed to at once, each time goes to one', async () => {
    const other = await signUp(app, 'user')
    const mine = await agreeOn(pat, thea, at)
    const theirs = await agreeOn(other, thea, new Date(+at + 2 * week + 30 * 60_000))
    await propose(thea, mine, { times: 6 })
    await propose(thea, theirs, { times: 6 })
    const answers = await Promise.all([answer(pat, mine), answer(other, theirs)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { rows } = await app.pool.query(
      `SELECT count(*)::int AS count FROM appointments AS one JOIN appointments AS other
        ON one.therapist_id = other.therapist_id AND one.id < other.id
        AND tstzrange(one.starts, one.held_until) && tstzrange(other.starts, other.held_until)
        WHERE one.therapist_id = $1 AND one.status = 'confirmed' AND other.status = 'confirmed'`,
      [thea.id],
    )
    expect(rows[0].count).toBe(0)
    // Four dates both want, one that was theirs before, one that is mine alone and two that are theirs.
    expect(await timesOf(thea)).toHaveLength(2 + 4 + 1 + 2)
  })
})

describe('never twice', () => {
  test('the very same calls again, at once or later, change nothing', async () => {
    const one = await agreeOn(pat, thea, at)
    const clientId = randomUUID()
    const asked = await Promise.all([1, 2].map(() => propose(thea, one, { clientId })))
    expect(asked.map(({ status }) => status)).toEqual([201, 201])
    expect((await propose(thea, one, { clientId, times: 5 })).status).toBe(409)
    const { proposal } = await stateOf(pat, one)
    const accept = () => pat.call('PUT', `/appointments/${one._id}/series/${proposal._id}/accept`)
    const answers = await Promise.all([accept(), accept()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await timesOf(pat)).toHaveLength(5)
    const [, first] = await aheadOf(pat)
    const ended = await Promise.all([cancelLater(pat, first!), cancelLater(pat, first!)])
    expect(ended.map(({ status }) => status)).toEqual([200, 200])
    const what = (await eventsOf(pat, thea)).map((event: { what: string }) => event.what)
    expect(what.filter((one: string) => one.startsWith('series'))).toEqual([
      ...['series-cancelled', 'series-agreed', 'series-proposed'],
    ])
  })
})

test('one date is cancelled or moved alone; from one on all later ones go with it', async () => {
  const one = await agreeOn(pat, thea, at)
  await propose(thea, one)
  await answer(pat, one)
  const [, first, second, third, fourth] = await aheadOf(pat)
  await changeTo(pat, first!, 'cancel')
  const moved = await changeTo(thea, second!, 'move', { at: timeAhead(20).toISOString() })
  expect((await changeTo(pat, moved.body, 'accept-move')).status).toBe(200)
  expect((await cancelLater(pat, { ...third!, sequence: 7 })).body.code).toBe('too_late')
  const ended = await cancelLater(pat, third!, 'Zeppelin')
  expect(ended.body).toMatchObject({ running: null, mayPropose: false })
  expect(await timesOf(thea)).toEqual([at.toISOString(), timeAhead(20).toISOString()])
  const read = (await thea.call('GET', `/appointments/${fourth!._id}`)).body
  expect(read).toMatchObject({ status: 'cancelled', reason: null })
  expect(read.events.map((event: { what: string }) => event.what)).toEqual([
    ...['series-proposed', 'series-agreed', 'series-cancelled'],
  ])
  expect((await pat.call('GET', `/appointments/${third!._id}`)).body.reason).toBe('Zeppelin')
  expect((await eventsOf(thea, pat))[0].series).toMatchObject({ dates: 2, last: fourth!.at })
})

test('from the one it was made from, that goes too', async () => {
  const one = await agreeOn(pat, thea, at)
  await propose(thea, one)
  await answer(pat, one)
  const [first] = await aheadOf(thea)
  expect((await cancelLater(thea, first!)).status).toBe(200)
  expect(await timesOf(pat)).toEqual([])
})

test('it goes on from its last date by its own rule, wherever that was moved', async () => {
  const one = await agreeOn(pat, thea, at)
  await propose(thea, one, { times: 2 })
  await answer(pat, one)
  const [, first, last] = await aheadOf(thea)
  expect((await stateOf(thea, first!)).mayPropose).toBe(false)
  const moved = await changeTo(thea, last!, 'move', { at: timeAhead(18, 15).toISOString() })
  const agreed = (await changeTo(pat, moved.body, 'accept-move')).body
  expect((await propose(pat, agreed, { weeks: 2 })).body.code).toBe('invalid')
  expect((await propose(pat, agreed, { times: 2 })).body.proposal.extends).toBe(true)
  await answer(thea, agreed)
  expect((await timesOf(pat)).slice(3)).toEqual(weeks(4).slice(2))
  expect((await stateOf(pat, first!)).running).toMatchObject({ ahead: 4 })
  const { body } = await cancelLater(pat, first!)
  expect(body.running).toBe(null)
  expect(await timesOf(thea)).toEqual([at.toISOString()])
})

describe('without an agreement nothing is there', () => {
  test('declined, taken back or not answered in time, the appointment stays, and the other is told', async () => {
    const one = await agreeOn(pat, thea, at)
    await propose(thea, one)
    expect((await answer(thea, one)).status).toBe(409)
    await answer(pat, one, 'decline')
    await propose(thea, one)
    await answer(thea, one, 'decline')
    await propose(pat, one)
    const { proposal } = await stateOf(thea, one)
    expect(await lapseSeries(app.context, new Date(Date.now() + week - 60_000))).toBe(0)
    expect(await lapseSeries(app.context, new Date(+new Date(proposal.answerBy) + 1))).toBe(1)
    const accept = `/appointments/${one._id}/series/${proposal._id}/accept`
    expect((await thea.call('PUT', accept)).body.code).toBe('too_late')
    const events = (await eventsOf(pat, thea)).map(({ what, by }: { what: string; by: string }) => [
      what,
      by,
    ])
    expect(events.slice(0, 6)).toEqual([
      ['series-lapsed', 'attune'],
      ['series-proposed', 'me'],
      ['series-withdrawn', 'them'],
      ['series-proposed', 'them'],
      ['series-declined', 'me'],
      ['series-proposed', 'them'],
    ])
    expect(await timesOf(pat)).toEqual([at.toISOString()])
  })

  test('it goes with its appointment and with the contact', async () => {
    const one = await agreeOn(pat, thea, at)
    await propose(thea, one)
    await changeTo(thea, one, 'cancel')
    expect((await pat.call('GET', '/appointments/series')).body).toEqual([])
    const other = await agreeOn(pat, thea, timeAhead(4))
    await propose(thea, other)
    const { proposal } = await stateOf(pat, other)
    await pat.call('PUT', '/messages/contact', { partner: thea.id, change: 'ended' })
    const accept = `/appointments/${other._id}/series/${proposal._id}/accept`
    expect((await pat.call('PUT', accept)).status).toBeGreaterThan(400)
    expect(await timesOf(thea)).toEqual([])
  })

  test('none of a first talk, of what is not confirmed yet by the therapist, or of somebody else’s', async () => {
    const { body: talk } = await request(pat, thea, at, { kind: 'first-talk' })
    const { body: asked } = await request(pat, thea, timeAhead(4))
    const other = await signUp(app, 'user')
    expect((await propose(pat, talk)).status).toBe(409)
    expect((await propose(thea, asked)).status).toBe(409)
    expect((await propose(other, asked)).status).toBe(404)
    const past = await storeAppointment(app, pat, thea, { status: 'confirmed', at: timeAhead(-2) })
    expect((await propose(pat, { _id: past })).status).toBe(409)
  })

  test('not without end: 26 dates at once, three that wait, six a day', async () => {
    const one = await agreeOn(pat, thea, at)
    expect((await propose(thea, one, { times: 27 })).status).toBe(400)
    expect((await propose(thea, one, { times: 26 })).status).toBe(201)
    for (let day = 4; day < 6; day++) {
      const other = await agreeOn(pat, thea, timeAhead(day))
      expect((await propose(thea, other)).status).toBe(201)
    }
    const more = await agreeOn(pat, thea, timeAhead(7))
    expect((await propose(thea, more)).body.code).toBe('not_yet')
    await answer(pat, one)
    expect(await timesOf(pat)).toHaveLength(30)
    expect((await request(pat, thea, timeAhead(8))).status).toBe(201)
  })
})
