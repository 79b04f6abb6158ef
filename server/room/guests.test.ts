import { describe, expect, test } from 'vitest'
import { asJob } from '../lib/person.ts'
import { storeAppointment } from '../testing/appointments.ts'
import { startChat } from '../testing/chat.ts'
import { guestCalls, guestsOf, invite } from '../testing/guests.ts'
import { inRoom, offer, openGuestTab, towards } from '../testing/rooms.ts'
import { write } from '../testing/sign-up.ts'
import { until } from '../testing/until.ts'
import { sweepGuests } from './guest-store.ts'

const minute = 60_000
const lines: string[] = []
const { app, url, meet, tabOf } = await startChat({
  turn: { urls: ['turn:turn.example:3478'], secret: 'a secret of a test' },
  logLevel: 'trace',
  logTo: { write: (line) => void lines.push(line) },
})

async function two(fields: { format?: string; status?: 'requested'; minutes?: number } = {}) {
  const { minutes = 5, ...others } = fields
  const { pat, thea } = await meet()
  await write(app, pat, thea, 'Hello')
  const at = new Date(Date.now() + minutes * minute)
  const id = await storeAppointment(app, pat, thea, { status: 'confirmed', at, ...others })
  return { pat, thea, id }
}

const { open, visit } = guestCalls(app)

/** The two in their room, and a guest who waits there. */
async function three() {
  const { pat, thea, id } = await two()
  const { body } = await invite(pat, id)
  const { cookie } = await open(body.secret)
  const sam = { id: body.guest._id as string }
  const rooms = {
    pat: inRoom(await tabOf(pat), id),
    thea: inRoom(await tabOf(thea), id),
    sam: inRoom(await openGuestTab(url, cookie), id),
  }
  for (const room of Object.values(rooms)) await room.enter()
  return { pat, thea, sam, id, cookie, rooms, secret: body.secret as string }
}

describe('works', () => {
  test('both are told who is invited, and the link shows whose appointment it is and when', async () => {
    const { pat, thea, id } = await two()
    const { status, body } = await invite(thea, id)
    expect([status, body.guest.name]).toEqual([201, 'Sam Novak'])
    expect(await guestsOf(thea, id)).toMatchObject([{ name: 'Sam Novak', by: 'me', opened: false }])
    expect(await guestsOf(pat, id)).toMatchObject([{ name: 'Sam Novak', by: 'them' }])
    expect((await pat.call('GET', '/notifications')).body[0]).toMatchObject({
      ...{ kind: 'appointment', about: { _id: thea.id } },
    })
    const { events } = (await pat.call('GET', `/appointments/${id}`)).body
    expect(events.at(-1)).toMatchObject({ what: 'guest-invited', by: 'them' })
    const opened = await open(body.secret)
    expect(opened.body).toMatchObject({
      ...{ appointment: id, therapist: { name: thea.draft.name }, guest: { name: 'Sam Novak' } },
      room: { state: 'open', relayed: true },
    })
    expect(JSON.stringify(opened.body)).not.toContain(pat.draft.name)
    expect(JSON.stringify(opened.body)).not.toContain(pat.id)
    expect((await visit(opened.cookie)).body.guest).toEqual(opened.body.guest)
    expect(await guestsOf(pat, id)).toMatchObject([{ opened: true }])
  })

  test('a guest waits, is let in by name, and each two hear each other and nobody else', async () => {
    const { pat, thea, sam, rooms } = await three()
    await rooms.sam.present()
    await until(() => rooms.thea.told('roomPresence').length === 1)
    expect(rooms.thea.told('roomPresence')[0]).toMatchObject({
      ...{ letIn: false, person: { id: sam.id, side: 'guest', name: 'Sam Novak' } },
    })
    // Whoever waits hears of the therapist alone, and is heard of by nobody else.
    await rooms.thea.letIn(pat.id)
    await rooms.pat.present()
    await rooms.thea.present()
    await until(() => rooms.sam.told('roomPresence').length === 1)
    expect(rooms.sam.told('roomPresence')[0]?.person.side).toBe('therapist')
    expect(rooms.pat.told('roomPresence').map(({ person }) => person.id)).toEqual([thea.id])
    expect(await rooms.sam.signal(pat.id, offer())).toMatchObject({ code: 'forbidden' })
    await rooms.pat.signal(sam.id, offer())
    await rooms.thea.letIn(sam.id)
    await until(() => rooms.sam.told('letIn').length === 1)
    expect(rooms.sam.told('roomSignal')).toEqual([])
    await rooms.sam.present()
    await until(() => rooms.pat.told('roomPresence').length === 2)
    await rooms.pat.signal(sam.id, offer())
    await rooms.sam.signal(thea.id, offer())
    await until(() => rooms.sam.told('roomSignal').length === 1)
    await until(() => rooms.thea.told('roomSignal').length === 1)
    expect(rooms.sam.told('roomSignal')[0]).toMatchObject({ from: pat.id })
    expect(rooms.thea.told('roomSignal')[0]).toMatchObject({ from: sam.id })
    expect(rooms.pat.told('roomSignal')).toEqual([])
    await rooms.sam.leave()
    await until(() => rooms.pat.told('roomGone').length === 1)
    expect(rooms.pat.told('roomGone')[0]).toMatchObject({ person: sam.id, left: true })
  })

  test('each has a password of their own for the relay, and a second tab takes over', async () => {
    const { id, cookie, rooms } = await three()
    const newer = inRoom(await openGuestTab(url, cookie), id)
    const entered = await newer.enter()
    expect(entered.me).toMatchObject({ side: 'guest', name: 'Sam Novak' })
    const other = await rooms.pat.enter()
    expect(entered.iceServers?.[0]?.username).not.toBe(other.iceServers?.[0]?.username)
    await until(() => rooms.sam.told('roomTaken').length === 1)
    expect(await rooms.sam.present()).toMatchObject({ code: 'forbidden' })
  })
})

describe('ends at once', () => {
  test.each(['pat', 'thea'] as const)('where %s takes the invitation away', async (who) => {
    const { sam, id, cookie, rooms, ...people } = await three()
    await rooms.thea.letIn(sam.id)
    await people[who].call('DELETE', `/appointments/${id}/guests/${sam.id}`)
    await until(() => rooms.sam.told('roomClosed').length === 1)
    expect(await rooms.sam.present()).toMatchObject({ code: 'forbidden' })
    expect((await rooms.sam.enter()).code).toBe('not_found')
    expect((await visit(cookie)).status).toBe(404)
    await expect(openGuestTab(url, cookie)).rejects.toMatchObject({ data: { code: 'signed_out' } })
    expect(await guestsOf(people.pat, id)).toEqual([])
    // The two go on.
    expect(await rooms.pat.present()).toEqual({ ok: true })
  })

  test('where the contact of the two ends', async () => {
    const { pat, thea, rooms } = await three()
    await pat.call('PUT', '/messages/contact', { partner: thea.id, change: 'blocked' })
    await until(() => rooms.sam.told('roomClosed').length === 1)
  })

  test('an hour after the appointment, and nothing of it is kept', async () => {
    const { pat, id } = await two({ minutes: -105 })
    const { body } = await invite(pat, id)
    const { cookie } = await open(body.secret)
    await app.pool.query(
      `UPDATE appointments SET starts = starts - interval '20 minutes',
        ends = ends - interval '20 minutes' WHERE id = $1`,
      [id],
    )
    expect((await visit(cookie)).body.room.state).toBe('over')
    const room = inRoom(await openGuestTab(url, cookie), id)
    expect((await room.enter()).code).toBe('too_late')
    await asJob('test', () => sweepGuests(app.context.db))
    expect((await visit(cookie)).status).toBe(404)
  })
})

describe('refuses', () => {
  test('a link used twice, however many try at once, and one that was guessed', async () => {
    const { pat, id } = await two()
    const { body } = await invite(pat, id)
    const tries = await Promise.all([1, 2, 3, 4].map(() => open(body.secret)))
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404])
    const guessed = await open('A'.repeat(43))
    const used = await open(body.secret)
    expect([guessed.status, guessed.body.error]).toEqual([404, used.body.error])
    expect([guessed.cookie, used.cookie]).toEqual(['', ''])
    // Nor is the link good as a cookie, before or after.
    const other = await invite(pat, id)
    for (const secret of [body.secret, other.body.secret])
      expect((await visit(`attune-guest=${secret}`)).status).toBe(404)
  })

  test('a third guest, also of two who invite at once', async () => {
    const { pat, thea, id } = await two()
    const names = ['Sam', 'Paula', 'Kim', 'Lou']
    const all = await Promise.all(
      [pat, thea, pat, thea].map((who, at) => invite(who, id, names[at])),
    )
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, 201, 400, 400])
  })

  test('one to what is in person, not agreed on, or of others; and a name in our own', async () => {
    for (const fields of [{ format: 'in-person' }, { status: 'requested' }] as const) {
      const { pat, id } = await two(fields)
      expect((await invite(pat, id)).body.code).toBe('too_late')
    }
    const { pat, id } = await two()
    const others = await meet()
    const { body } = await invite(pat, id)
    for (const who of [others.pat, others.thea]) {
      expect((await invite(who, id)).status).toBe(404)
      expect((await who.call('GET', `/appointments/${id}/guests`)).status).toBe(404)
      const path = `/appointments/${id}/guests/${body.guest._id}`
      expect((await who.call('DELETE', path)).status).toBe(404)
    }
    expect((await invite(pat, id, 'Attune Support')).body).toMatchObject({ field: 'name' })
    expect((await guestsOf(pat, id)).length).toBe(1)
  })

  test('a guest everything but the room they are invited to', async () => {
    const { pat, sam, rooms } = await three()
    const other = await two()
    const elsewhere = await rooms.sam.ask('enterRoom', {
      ...{ appointment: other.id, tab: crypto.randomUUID(), again: false },
    })
    expect(elsewhere).toMatchObject({ code: 'not_found' })
    for (const event of ['letIn', 'joinChat', 'sendMessage', 'constructor'])
      expect(await rooms.sam.ask(event, { person: sam.id })).toMatchObject({ code: 'forbidden' })
    await expect(openGuestTab(url, '')).rejects.toBeDefined()
    await expect(openGuestTab(url, pat.cookie)).rejects.toMatchObject({
      data: { code: 'signed_out' },
    })
    // Letting in is the therapist's.
    expect(await rooms.pat.letIn(sam.id)).toMatchObject({ code: 'forbidden' })
  })
})

test('neither a name nor a secret is logged, and no secret is stored', async () => {
  const { pat, thea, sam, id, cookie, rooms, secret } = await three()
  const theirs = towards(rooms.thea, sam)
  await theirs.letIn()
  await theirs.signal(offer())
  await invite(thea, id, 'Quokka Zeppelin')
  await pat.call('DELETE', `/appointments/${id}/guests/${sam.id}`)
  const own = cookie.split('=')[1] ?? ''
  expect(own.length).toBe(43)
  expect(lines.join()).not.toMatch(/Quokka|Sam Novak/)
  for (const one of [secret, own]) expect(lines.join().includes(one)).toBe(false)
  const { rows } = await app.pool.query('SELECT t::text FROM room_guests AS t')
  const stored = rows.map((row) => row.t).join()
  for (const one of [secret, own, 'Quokka']) expect(stored.includes(one)).toBe(false)
})
