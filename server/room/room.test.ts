import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { deactivate } from '../operator/standing.ts'
import { storeAppointment } from '../testing/appointments.ts'
import { startChat } from '../testing/chat.ts'
import { candidate, inRoom, offer, towards } from '../testing/rooms.ts'
import { startSecondNode } from '../testing/second-node.ts'
import { decline, type SignedUp, signUp, write } from '../testing/sign-up.ts'
import { until } from '../testing/until.ts'

const minute = 60_000
const turn = { urls: ['turn:turn.example:3478'], secret: 'a secret of a test' }
const lines: string[] = []
const { app, meet, tabOf } = await startChat({
  turn,
  logLevel: 'trace',
  logTo: { write: (line) => void lines.push(line) },
})

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute)

/** Two in contact with an appointment that begins in so many minutes, of 50. */
async function two(minutes = 5, fields: { status?: 'requested'; format?: string } = {}) {
  const { pat, thea } = await meet()
  await write(app, pat, thea, 'Hello')
  const id = await storeAppointment(app, pat, thea, {
    ...{ status: 'confirmed', at: inMinutes(minutes) },
    ...fields,
  })
  return { pat, thea, id }
}

async function bothIn(minutes?: number) {
  const { pat, thea, id } = await two(minutes)
  const mine = towards(inRoom(await tabOf(pat), id), thea)
  const theirs = towards(inRoom(await tabOf(thea), id), pat)
  await Promise.all([mine.enter(), theirs.enter()])
  return { pat, thea, id, mine, theirs }
}

const roomOf = async (who: SignedUp, id: string) =>
  (await who.call('GET', `/appointments/${id}/room`)).body

describe('works', () => {
  test.each([
    [11, 'early', 'too_late'],
    [9, 'open', undefined],
    [0, 'open', undefined],
    // The 51st minute, and long after.
    [-51, 'open', undefined],
    [-109, 'open', undefined],
    [-111, 'over', 'too_late'],
  ])('%i minutes before it begins the room is %s', async (minutes, state, code) => {
    const { pat, id } = await two(minutes)
    const { closes, ...shown } = await roomOf(pat, id)
    expect(shown).toMatchObject({ state, relayed: true })
    expect(new Date(closes).getTime()).toBeCloseTo(inMinutes(minutes + 110).getTime(), -4)
    expect((await inRoom(await tabOf(pat), id).enter()).code).toBe(code)
    const { body } = await pat.call('GET', `/appointments/${id}`)
    expect(body.may.includes('join')).toBe(state === 'open')
  })

  test('the name and the password for the relay end with the room, and name nobody', async () => {
    const { pat, id } = await two()
    const room = inRoom(await tabOf(pat), id)
    const { iceServers, relayed, closes } = await room.enter()
    expect(relayed).toBe(true)
    const [server] = iceServers ?? []
    expect(server?.urls).toEqual(turn.urls)
    const { username = '', credential } = server ?? {}
    const [until, name] = username.split(':')
    expect(Number(until) * 1000).toBeCloseTo(new Date(closes ?? '').getTime() + 5 * minute, -4)
    expect([pat.id, id]).not.toContain(name)
    const expected = createHmac('sha1', turn.secret).update(username).digest('base64')
    expect(credential).toBe(expected)
    const again = await inRoom(await tabOf(pat), id).enter()
    expect(again.iceServers?.[0]?.username).not.toBe(username)
  })

  test('a patient waits until the therapist lets them in, and then both hear each other', async () => {
    const { mine, theirs } = await bothIn()
    await mine.present()
    await until(() => theirs.told('roomPresence').length === 1)
    expect(theirs.told('roomPresence')[0]).toMatchObject({ tab: mine.tab, letIn: false })
    expect(await mine.signal(offer())).toMatchObject({ code: 'forbidden' })
    expect(await mine.letIn()).toMatchObject({ code: 'forbidden' })
    expect(await theirs.letIn()).toEqual({ ok: true })
    await until(() => mine.told('letIn').length === 1)
    await mine.present()
    await until(() => theirs.told('roomPresence').length === 2)
    expect(theirs.told('roomPresence')[1]).toMatchObject({ letIn: true })
    expect(await mine.signal(offer('a=candidate:1 1 udp 1 192.0.2.7 5 typ relay'))).toEqual({
      ok: true,
    })
    expect(await theirs.signal(candidate('relay'))).toEqual({ ok: true })
    await until(() => theirs.told('roomSignal').length === 1)
    await until(() => mine.told('roomSignal').length === 1)
    expect(mine.told('roomSignal')[0]).toMatchObject({ description: null, ...candidate('relay') })
    expect(theirs.told('roomSignal')[0]?.description?.type).toBe('offer')
  })

  test('a newer tab takes the place of the older one, which can say nothing there any more', async () => {
    const { pat, id, mine, theirs } = await bothIn()
    await theirs.letIn()
    const newer = inRoom(await tabOf(pat), id)
    await newer.enter()
    await until(() => mine.told('roomTaken').length === 1)
    expect(await mine.present()).toMatchObject({ code: 'forbidden' })
    await newer.present()
    await until(() => theirs.told('roomPresence').length === 1)
    // They are asked to let in whoever came anew.
    expect(theirs.told('roomPresence')[0]).toMatchObject({ tab: newer.tab, letIn: false })
    expect(newer.told('roomTaken')).toEqual([])
  })

  test('a tab that only lost its connection does not push a newer one out', async () => {
    const { pat, id, mine } = await bothIn()
    const older = inRoom(await tabOf(pat), id)
    await older.enter(true)
    await until(() => mine.told('roomBack').length === 1)
    expect(mine.told('roomBack')[0]).toEqual({ appointment: id, tab: older.tab })
    expect(mine.told('roomTaken')).toEqual([])
    await mine.enter()
    await until(() => older.told('roomTaken').length === 1)
  })

  test('who leaves is told apart from who loses the connection', async () => {
    const { pat, thea, id } = await two()
    const tab = await tabOf(pat)
    const [mine, theirs] = [inRoom(tab, id), inRoom(await tabOf(thea), id)]
    await Promise.all([mine.enter(), theirs.enter()])
    await mine.leave()
    await until(() => theirs.told('roomGone').length === 1)
    await mine.enter()
    tab.socket.disconnect()
    await until(() => theirs.told('roomGone').length === 2)
    expect(theirs.told('roomGone').map(({ left }) => left)).toEqual([true, false])
  })
})

describe('refuses', () => {
  test('everybody but the two, an appointment in person and one that is not confirmed', async () => {
    const { pat, thea, id } = await two()
    const others = await meet()
    for (const who of [others.pat, others.thea]) {
      expect((await inRoom(await tabOf(who), id).enter()).code).toBe('not_found')
      expect((await who.call('GET', `/appointments/${id}/room`)).status).toBe(404)
    }
    for (const fields of [{ format: 'in-person' }, { status: 'requested' }] as const) {
      const other = await two(5, fields)
      expect(await roomOf(other.pat, other.id)).toMatchObject({ state: 'closed' })
      expect((await inRoom(await tabOf(other.pat), other.id).enter()).code).toBe('too_late')
    }
    // Who is in no room says nothing there, whatever they call it.
    for (const who of [pat, thea, others.pat, others.thea]) {
      const room = towards(inRoom(await tabOf(who), id), thea)
      for (const say of [room.present, () => room.signal(offer())])
        expect(await say()).toMatchObject({ code: 'forbidden' })
    }
  })

  test('what shows an address where a relay is set', async () => {
    const { mine, theirs } = await bothIn()
    await theirs.letIn()
    for (const typ of ['host', 'srflx', 'prflx']) {
      expect(await mine.signal(candidate(typ))).toMatchObject({ code: 'invalid' })
      const shown = offer('a=mid:0', `a=candidate:1 1 udp 1 192.0.2.7 5 typ ${typ}`)
      expect(await mine.signal(shown)).toMatchObject({ code: 'invalid' })
    }
    expect(await mine.signal({ candidate: { ...candidate('').candidate, candidate: '' } })).toEqual(
      { ok: true },
    )
    await until(() => theirs.told('roomSignal').length === 1)
  })

  test('what is too large or is no signal', async () => {
    const { mine, theirs } = await bothIn()
    await theirs.letIn()
    const wrong = [
      offer('a'.repeat(24_001)),
      { description: { type: 'pranswer', sdp: '' } },
      { candidate: { ...candidate('relay').candidate, candidate: 'a'.repeat(1_001) } },
      { call: 'no id' },
    ]
    for (const fields of wrong) expect(await mine.signal(fields)).toMatchObject({ code: 'invalid' })
    expect(await mine.ask('roomSignals', {})).toMatchObject({ code: 'forbidden' })
    expect(await mine.ask('constructor', {})).toMatchObject({ code: 'forbidden' })
    expect(theirs.told('roomSignal')).toEqual([])
    expect(await mine.signal(offer())).toEqual({ ok: true })
    await until(() => theirs.told('roomSignal').length === 1)
  })

  test('a flood, from the one it comes from alone', async () => {
    const limited = await startChat({ rateLimits: true })
    const { pat, thea } = await limited.meet()
    await write(limited.app, pat, thea, 'Hello')
    const id = await storeAppointment(limited.app, pat, thea, {
      ...{ status: 'confirmed', at: inMinutes(1) },
    })
    const mine = towards(inRoom(await limited.tabOf(pat), id), thea)
    const theirs = towards(inRoom(await limited.tabOf(thea), id), pat)
    await Promise.all([mine.enter(), theirs.enter()])
    await theirs.letIn()
    const { limits } = limited.app.context
    for (let at = 0; at < 900; at++) await limits.take('roomSignal', thea.id)
    expect(await theirs.signal(offer())).toMatchObject({ code: 'too_many' })
    expect(mine.told('roomSignal')).toEqual([])
    expect(await mine.signal(offer())).toEqual({ ok: true })
  })
})

describe('ends at once where', () => {
  test.each<[string, (both: { pat: SignedUp; thea: SignedUp; id: string }) => Promise<unknown>]>([
    [
      'the patient blocks the therapist',
      ({ pat, thea }) =>
        pat.call('PUT', '/messages/contact', { partner: thea.id, change: 'blocked' }),
    ],
    ['the therapist declines the patient', ({ pat, thea }) => decline(thea, pat)],
    ['the operator stops the therapist', ({ thea }) => deactivate(app.context, thea.id)],
    ['the patient leaves Attune', ({ pat }) => pat.call('DELETE', `/users/${pat.id}`)],
    ['the therapist leaves Attune', ({ thea }) => thea.call('DELETE', `/therapists/${thea.id}`)],
  ])('%s, in the middle of it', async (_, end) => {
    const both = await bothIn(-20)
    await end(both)
    const closed = () =>
      [both.mine, both.theirs].filter((one) => one.told('roomClosed').length === 1).length
    // Whoever is signed out by it hears that instead.
    await until(() => closed() >= 1)
    for (const one of [both.mine, both.theirs])
      expect(await one.present().catch(() => ({ code: 'forbidden' }))).toMatchObject({
        code: 'forbidden',
      })
  })

  test('it is cancelled before it begins, for both', async () => {
    const { pat, id, mine, theirs } = await bothIn()
    await pat.call('PUT', `/appointments/${id}/cancel`, { sequence: 0 })
    await until(() => [mine, theirs].every((one) => one.told('roomClosed').length === 1))
    expect(await roomOf(pat, id)).toMatchObject({ state: 'closed' })
  })

  test('its time is over', async () => {
    const { pat, thea, id } = await two(-109.97)
    const [mine, theirs] = [inRoom(await tabOf(pat), id), inRoom(await tabOf(thea), id)]
    await Promise.all([mine.enter(), theirs.enter()])
    await until(() => [mine, theirs].every((one) => one.told('roomClosed').length === 1))
  })

  test('the contact ends on another node', async () => {
    const node = await startSecondNode(app)
    const { pat, thea, id } = await two(-20)
    const mine = inRoom(await tabOf(pat, await node.listen()), id)
    await mine.enter()
    await thea.call('PUT', '/messages/contact', { partner: pat.id, change: 'ended' })
    await until(() => mine.told('roomClosed').length === 1)
    await node.close()
  })
})

test('nothing of what the two say is logged or stored', async () => {
  const { mine, theirs } = await bothIn()
  await theirs.letIn()
  const canary = 'quokka-fingerprint'
  await mine.signal(offer(`a=fingerprint:sha-256 ${canary}`))
  await mine.signal(offer(`a=candidate:1 1 udp 1 192.0.2.77 5 typ host ${canary}`))
  await until(() => theirs.told('roomSignal').length === 1)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.join()).not.toMatch(/quokka-fingerprint|192\.0\.2\.77/)
  const { rows } = await app.pool.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
  )
  for (const { name } of rows) {
    const { rowCount } = await app.pool.query(
      `SELECT 1 FROM "${name}" AS t WHERE t::text LIKE '%' || $1 || '%'`,
      [canary],
    )
    expect([name, rowCount]).toEqual([name, 0])
  }
})

test('without a relay the page is told so, and any candidate is passed on', async () => {
  const direct = await startChat()
  const [pat, thea] = [await signUp(direct.app, 'user'), (await direct.meet()).thea]
  await write(direct.app, pat, thea, 'Hello')
  const id = await storeAppointment(direct.app, pat, thea, {
    ...{ status: 'confirmed', at: inMinutes(1) },
  })
  expect(await roomOf(pat, id)).toMatchObject({ relayed: false })
  const mine = inRoom(await direct.tabOf(pat), id)
  const theirs = towards(inRoom(await direct.tabOf(thea), id), pat)
  expect(await theirs.enter()).toMatchObject({ relayed: false, iceServers: [] })
  await mine.enter()
  await theirs.letIn()
  await theirs.signal(candidate('host'))
  await until(() => mine.told('roomSignal').length === 1)
})
