import { calendarLimits } from '@attune/contract/calendar.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { runAs } from '../lib/person.ts'
import { changeTo, openCalendar, request, setCalendar, timeAhead } from '../testing/appointments.ts'
import { placesOf } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { password, type SignedUp, signUp, signUpPractising } from '../testing/sign-up.ts'

const app = await startSharedApp()
let thea: SignedUp
let path: string
beforeEach(async () => {
  thea = await signUpPractising(app)
  path = `/therapists/${thea.id}/calendar`
})

const read = async () => (await thea.call('GET', path)).body

describe('works', () => {
  test('a calendar is set up, read as it was set, and changed', async () => {
    expect(await read()).toBeNull()
    const set = await setCalendar(thea)
    expect(set.body).toEqual({ ...openCalendar, exceptions: [], feedSince: null })
    await setCalendar(thea, { place: null, bufferMinutes: 0, confirmation: 'automatic' })
    expect(await read()).toMatchObject({
      ...{ place: null, bufferMinutes: 0, confirmation: 'automatic' },
      weekly: openCalendar.weekly,
    })
  })

  test('a single day is closed, opened with hours of its own, and as every week again', async () => {
    await setCalendar(thea)
    const day = '2099-12-24'
    const hours = [{ from: '10:00', until: '12:00', kinds: ['session'] }]
    expect((await thea.call('PUT', `${path}/exceptions/${day}`, { hours: [] })).body).toMatchObject(
      {
        exceptions: [{ day, hours: [] }],
      },
    )
    await thea.call('PUT', `${path}/exceptions/${day}`, { hours })
    expect((await read()).exceptions).toEqual([{ day, hours }])
    for (const _ of ['once', 'twice'])
      expect((await thea.call('DELETE', `${path}/exceptions/${day}`)).status).toBe(204)
    expect((await read()).exceptions).toEqual([])
  })

  test('the feed has an address that is told once, changed and ended', async () => {
    await setCalendar(thea)
    const fetchFeed = (address: string) =>
      app.app.inject({ method: 'GET', url: new URL(address).pathname })
    const first = (await thea.call('POST', `${path}/feed`)).body.address
    expect((await read()).feedSince).not.toBeNull()
    const feed = await fetchFeed(first)
    expect([feed.statusCode, feed.headers['content-type']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ])
    const second = (await thea.call('POST', `${path}/feed`)).body.address
    expect((await fetchFeed(first)).statusCode).toBe(404)
    expect((await fetchFeed(second)).statusCode).toBe(200)
    expect((await thea.call('DELETE', `${path}/feed`)).status).toBe(204)
    expect((await fetchFeed(second)).statusCode).toBe(404)
    expect((await read()).feedSince).toBeNull()
  })
})

describe('refuses', () => {
  const span = { day: 1, from: '09:00', until: '12:00', kinds: ['session'] }
  test.each<[string, object, string]>([
    ['a zone there is not', { timeZone: 'Mars/North' }, 'timeZone'],
    ['hours that end before they begin', { weekly: [{ ...span, until: '08:00' }] }, 'weekly.0'],
    [
      'hours that overlap',
      { weekly: [span, { ...span, from: '11:45', until: '13:00' }] },
      'weekly',
    ],
    ['a minute there is not', { weekly: [{ ...span, from: '09:60' }] }, 'weekly.0.from'],
    ['an eighth day', { weekly: [{ ...span, day: 8 }] }, 'weekly.0.day'],
    ['a longer buffer than an hour', { bufferMinutes: 61 }, 'bufferMinutes'],
    ['a place without an address', { place: { address: ' ', directions: '' } }, 'place.address'],
    [
      'a session of two minutes',
      { kinds: { 'first-talk': null, session: { minutes: 2, formats: ['online'] } } },
      'kinds.session.minutes',
    ],
  ])('%s', async (_, change, field) => {
    const { status, body } = await thea.call('PUT', path, { ...openCalendar, ...change })
    expect([status, body.field]).toEqual([400, field])
    expect(await read()).toBeNull()
  })

  test('a single day before there is a calendar, and more of them than can be kept', async () => {
    const close = (day: string) => thea.call('PUT', `${path}/exceptions/${day}`, { hours: [] })
    expect((await close('2099-12-24')).status).toBe(404)
    await setCalendar(thea)
    await app.pool.query(
      `INSERT INTO calendar_exceptions (therapist_id, day, hours)
        SELECT $1, '2090-01-01'::date + n, '[]' FROM generate_series(1, $2::int) AS n`,
      [thea.id, calendarLimits.exceptions - 1],
    )
    const last = await Promise.all(['2099-12-24', '2099-12-25', '2099-12-26'].map(close))
    expect(last.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })
})

describe('never leaks', () => {
  test('where it is, to anyone but who is expected there', async () => {
    await setCalendar(thea)
    expect(await placesOf(app.pool, 'Quokka')).toEqual([])
    const [pat, other] = await Promise.all([signUp(app, 'user'), signUp(app, 'user')])
    const rowsFor = async ({ id }: SignedUp) =>
      (
        await runAs({ as: 'patient', id }, () =>
          app.strictContext.db.execute('SELECT * FROM calendar_places'),
        )
      ).rows.length
    const asked = await request(pat, thea, timeAhead(3), { format: 'in-person' })
    expect([asked.body.place, await rowsFor(pat)]).toEqual([null, 0])
    const { body } = await changeTo(thea, asked.body, 'confirm')
    expect(body.place).toEqual(openCalendar.place)
    const seen = (await pat.call('GET', `/appointments/${body._id}`)).body
    expect([seen.place, await rowsFor(pat), await rowsFor(other)]).toEqual([
      openCalendar.place,
      1,
      0,
    ])
  })

  test('of the secret of a feed more than a hash', async () => {
    const { address } = (await thea.call('POST', `${path}/feed`)).body
    const secret = new URL(address).pathname.split('/').at(-1)!.replace('.ics', '')
    expect(await placesOf(app.pool, secret)).toEqual([])
  })
})

test('a feed ends when the password changes, by a change or by a link', async () => {
  const thea = await signUpPractising(app)
  await setCalendar(thea)
  const path = `/therapists/${thea.id}`
  const make = async () => {
    const { body } = await thea.call('POST', `${path}/calendar/feed`)
    return new URL(body.address).pathname
  }
  const read = async (url: string) => (await app.app.inject({ method: 'GET', url })).statusCode
  const since = async () => (await thea.call('GET', `${path}/calendar`)).body.feedSince
  const first = await make()
  await thea.call('PUT', path, { name: 'Thea Other' })
  expect(await read(first)).toBe(200)
  const passwords = { password: 'a river under nine stones', currentPassword: password }
  expect((await thea.call('PUT', path, passwords)).status).toBe(200)
  expect([await read(first), await since()]).toEqual([404, null])
  const second = await make()
  expect(await read(second)).toBe(200)
  // Whatever else stores another password, such as a link to a new one.
  await app.pool.query("UPDATE therapists SET password_hash = 'other' WHERE id = $1", [thea.id])
  expect([await read(second), await since()]).toEqual([404, null])
})
