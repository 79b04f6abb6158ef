import { describe, expect, test, vi } from 'vitest'
import { changeTo, storeAppointment, storeSeries } from '../testing/appointments.ts'
import { startChat } from '../testing/chat.ts'
import { guestCalls, guestsOf, invite } from '../testing/guests.ts'
import { inRoom, openGuestTab } from '../testing/rooms.ts'
import { type SignedUp, write } from '../testing/sign-up.ts'
import { isTakenFor } from './guest-names.ts'

const minute = 60_000
const day = 24 * 60 * minute
const { app, url, meet } = await startChat({ rateLimits: true })
const { open, visit } = guestCalls(app)

async function two() {
  const { pat, thea } = await meet()
  await write(app, pat, thea, 'Hello')
  const next = (at = Date.now() + 5 * minute) =>
    storeAppointment(app, pat, thea, { status: 'confirmed', at: new Date(at) })
  return { pat, thea, next, id: await next() }
}

/** By so much earlier, or later. */
const moveBy = (id: string, days: number) =>
  app.pool.query(
    `UPDATE appointments SET starts = starts + make_interval(days => $2),
      ends = ends + make_interval(days => $2), held_until = held_until + make_interval(days => $2)
      WHERE id = $1`,
    [id, days],
  )

/** A browser at a time: what it was given has ended there, or not. */
const keptUntil = (given: string, from: number) => {
  const [, seconds] = /Max-Age=(\d+)/.exec(given) ?? []
  const [, date] = /Expires=([^;]+)/.exec(given) ?? []
  return seconds ? from + Number(seconds) * 1_000 : Date.parse(date ?? '')
}

const at = async <T>(now: number, work: () => Promise<T>) => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  return work().finally(() => void vi.useRealTimers())
}

describe('a guest who has opened their link', () => {
  test('stays invited to an appointment that is moved, as far as it can be, and again from there', async () => {
    const { pat, id } = await two()
    const { given, cookie } = await open((await invite(pat, id)).body.secret)
    const now = Date.now()
    await moveBy(id, 365)
    const then = now + 365 * day
    expect(keptUntil(given, now)).toBeGreaterThan(then + 2 * 60 * minute)
    const later = await at(then, () => visit(cookie))
    expect([later.status, later.body.room.state]).toEqual([200, 'open'])
    // Each visit is good for as long as the first.
    expect(later.cookie).toBe(cookie)
    expect(keptUntil(later.given, then)).toBeGreaterThan(then + 366 * day)
  })

  test('is rid of the cookie once it is over, or leads nowhere', async () => {
    const { pat, id } = await two()
    const { body } = await invite(pat, id)
    const { cookie } = await open(body.secret)
    await moveBy(id, -1)
    const over = await visit(cookie)
    expect([over.status, over.body.room.state]).toEqual([200, 'over'])
    expect(keptUntil(over.given, Date.now())).toBeLessThanOrEqual(Date.now())
    await pat.call('DELETE', `/appointments/${id}/guests/${body.guest._id}`)
    const gone = await visit(cookie)
    expect(gone.status).toBe(404)
    expect(keptUntil(gone.given, Date.now())).toBeLessThanOrEqual(Date.now())
    expect((await visit('')).given).toBe('')
  })
})

describe('a link that nobody has opened', () => {
  test.each([
    [
      'was cancelled',
      ({ pat }: Two, id: string) => changeTo(pat, { _id: id, sequence: 0 }, 'cancel'),
    ],
    ['is over', (_: Two, id: string) => moveBy(id, -1)],
    [
      'ended with the contact',
      ({ pat, thea }: Two) =>
        pat.call('PUT', '/messages/contact', { partner: thea.id, change: 'blocked' }),
    ],
  ])('is as one that was never made once the appointment %s', async (_, end) => {
    const { pat, thea, id } = await two()
    const { body } = await invite(thea, id)
    await end({ pat, thea }, id)
    const { status, body: said, given } = await open(body.secret)
    expect([status, said.error, given]).toEqual([404, 'This invitation is not there any more', ''])
    expect(JSON.stringify(said)).not.toContain(thea.draft.name)
    const { rows } = await app.pool.query(
      'SELECT opened_at FROM room_guests WHERE appointment_id = $1',
      [id],
    )
    expect(rows.filter(({ opened_at }) => opened_at !== null)).toEqual([])
  })

  test('opens where it was only moved', async () => {
    const { pat, id } = await two()
    const { body } = await invite(pat, id)
    await moveBy(id, 30)
    expect((await open(body.secret)).body.room.state).toBe('early')
  })
})

type Two = { pat: SignedUp; thea: SignedUp }

describe('nobody comes along', () => {
  test.each([
    ['Dr. Hill', 'Dr Hill'],
    ['Dr. Hill', 'Dr. HiIl'],
    ['Dr. Hill', 'Hill'],
    ['Amara Osei', 'Dr. Amara Osei'],
    ['Amara Osei', 'Osei, Amara'],
    ['Amara Osei', 'AmaraOsei'],
    ['Amara Osei', 'Аmаrа Osei'],
    ['José Díaz', 'Jose Diaz'],
  ])('whom one takes for %s: %s', (one, other) => expect(isTakenFor(one, other)).toBe(true))

  test.each([
    ['Sam Novak', 'Pia Novak'],
    ['Sam Novak', 'Sam Novak the younger'],
    ['Dr. Hill', 'Dr. Mill'],
    ['Dr. Hill', 'Dr.'],
  ])('%s and %s are two', (one, other) => expect(isTakenFor(one, other)).toBe(false))

  test('with the name of one of the two, whoever invites, or of another guest', async () => {
    const { pat, thea, id } = await two()
    for (const who of [pat, thea])
      for (const name of [`Dr. ${thea.draft.name}`, String(pat.draft.name).toUpperCase()])
        expect((await invite(who, id, name)).body).toMatchObject({
          ...{ code: 'invalid', field: 'name' },
          error: expect.stringMatching(/^One of you is called so\. /),
        })
    expect((await invite(pat, id, 'Sam Novak')).status).toBe(201)
    expect((await invite(thea, id, 'Sam Nóvak')).body).toMatchObject({
      error: expect.stringMatching(/^Somebody who comes along is called so already\. /),
    })
    expect((await invite(thea, id, 'Sam Novak the younger')).status).toBe(201)
    expect((await guestsOf(pat, id)).length).toBe(2)
  })
})

describe('limits', () => {
  test('no number of invitations keeps an end from anybody', async () => {
    const { pat, thea, id, next } = await two()
    const other = await next(Date.now() + 3 * day)
    const asked = await storeSeries(app, other)
    const { body } = await invite(thea, id)
    let last = 0
    for (let tries = 0; tries < 70; tries++) last = (await invite(thea, id, 'Paula')).status
    expect(last).toBe(429)
    const path = `/appointments/${id}/guests/${body.guest._id}`
    expect((await thea.call('DELETE', path)).status).toBe(204)
    expect((await guestsOf(pat, id)).map((one: { name: string }) => one.name)).toEqual(['Paula'])
    const series = `/appointments/${other}/series/${asked}/decline`
    expect((await thea.call('PUT', series)).status).toBe(200)
    expect((await changeTo(thea, { _id: other, sequence: 0 }, 'cancel')).status).toBe(200)
    // What begins something is held up still.
    expect((await changeTo(thea, { _id: id, sequence: 0 }, 'confirm')).status).toBe(429)
  })

  test('whoever fails keeps no guest of the same network out', async () => {
    const { pat, thea, id } = await two()
    const [sam, paula] = [await invite(pat, id), await invite(thea, id, 'Paula')]
    const { cookie } = await open(sam.body.secret)
    const failed = new Set<number>()
    for (let tries = 0; tries < 130; tries++)
      failed.add((await (tries % 2 ? open(wrong) : visit(`attune-guest=${wrong}`))).status)
    expect([...failed]).toEqual([404, 429])
    expect((await visit(cookie)).status).toBe(200)
    expect((await open(paula.body.secret)).status).toBe(200)
    expect((await inRoom(await openGuestTab(url, cookie), id).enter()).me).toBeDefined()
  })

  test('a guest who asks without end is held up, and nobody else', async () => {
    const { pat, thea, id } = await two()
    const [sam, paula] = [await invite(pat, id), await invite(thea, id, 'Paula')]
    const cookies = []
    for (const { body } of [sam, paula]) cookies.push((await open(body.secret)).cookie)
    const [often = '', seldom = ''] = cookies
    // From another network, as that of a test has been asked a lot.
    const { visit } = guestCalls(app, '10.1.0.1')
    for (let tries = 0; tries < 120; tries++) await visit(often)
    const refused = await visit(often)
    expect([refused.status, (await visit(seldom)).status]).toEqual([429, 200])
    // The cookie is as good as before.
    expect(refused.given).toBe('')
  })
})

const wrong = 'A'.repeat(43)
