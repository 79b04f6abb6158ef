import { randomUUID } from 'node:crypto'
import type { AppointmentDetail } from '@attune/contract/appointments.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { runAs } from '../lib/person.ts'
import {
  changeTo,
  request,
  setCalendar,
  signUpToMeet,
  storeAppointment,
  timeAhead,
} from '../testing/appointments.ts'
import { dataOf, download } from '../testing/archives.ts'
import { storedTexts } from '../testing/chat.ts'
import { placesOf } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp, signUpPractising, write } from '../testing/sign-up.ts'
import { openTab } from '../testing/sockets.ts'

const app = await startSharedApp()
const address = await app.listen()
let pat: SignedUp
let thea: SignedUp
beforeEach(async () => {
  ;[pat, thea] = await signUpToMeet(app)
})

const at = timeAhead(3)
const ask = async (when = at, fields: object = {}) => (await request(pat, thea, when, fields)).body
const agreed = async (when = at, fields: object = {}): Promise<AppointmentDetail> =>
  (await changeTo(thea, await ask(when, fields), 'confirm')).body
const readAs = async (who: SignedUp, { _id }: { _id: string }) =>
  (await who.call('GET', `/appointments/${_id}`)).body
const eventsOf = async (who: SignedUp, other: SignedUp) =>
  (await who.call('GET', `/appointments/events?with=${other.id}`)).body.map(
    ({ what, by }: { what: string; by: string }) => [what, by],
  )
const kindsOf = async (who: SignedUp) =>
  (await who.call('GET', '/notifications')).body.map(({ kind }: { kind: string }) => kind)

describe('to ask', () => {
  test('holds the time, begins the contact with words, and tells the therapist', async () => {
    const asked = await ask()
    expect(asked).toMatchObject({
      ...{ status: 'requested', at: at.toISOString(), kind: 'session', format: 'online' },
      ...{ sequence: 0, may: ['withdraw', 'move', 'add-to-agenda'], place: null },
      partner: { _id: thea.id, model: 'Therapist' },
      timeZones: { patient: 'Europe/Berlin', therapist: 'UTC' },
      freeCancellationUntil: new Date(+at - 24 * 60 * 60_000).toISOString(),
    })
    expect(await storedTexts(pat, thea)).toEqual([
      'Hello, I would like to arrange a session with you.',
    ])
    expect(await readAs(thea, asked)).toMatchObject({
      may: ['confirm', 'decline', 'add-to-agenda'],
      partner: { _id: pat.id, name: pat.draft.name },
    })
    expect(await kindsOf(thea)).toContain('appointment')
    expect(await kindsOf(pat)).toEqual([])
    expect(await eventsOf(pat, thea)).toEqual([['requested', 'me']])
    expect(await eventsOf(thea, pat)).toEqual([['requested', 'them']])
  })

  test('goes with words of one’s own, and adds none where the two write already', async () => {
    await ask(at, { message: 'Could we begin with sleep?' })
    await ask(timeAhead(4))
    expect(await storedTexts(pat, thea)).toEqual(['Could we begin with sleep?'])
  })

  test('again with the same id stores nothing new, at once or later', async () => {
    const clientId = randomUUID()
    const [one, other] = await Promise.all([ask(at, { clientId }), ask(at, { clientId })])
    const later = await ask(at, { clientId })
    expect([other._id, later._id]).toEqual([one._id, one._id])
    expect(await eventsOf(pat, thea)).toHaveLength(1)
  })

  test('is agreed on at once where the therapist wants it so', async () => {
    await setCalendar(thea, { confirmation: 'automatic' })
    const booked = await ask()
    expect(booked).toMatchObject({ status: 'confirmed', answerBy: null })
    expect(await eventsOf(thea, pat)).toEqual([['confirmed', 'them']])
  })

  test.each<[string, () => Promise<unknown>, Date, object, number]>([
    ['outside the hours', async () => {}, new Date(+at + 60_000), {}, 409],
    ['in the past', async () => {}, timeAhead(-1), {}, 409],
    ['too far ahead', async () => {}, timeAhead(61), {}, 409],
    ['too late', () => setCalendar(thea, { noticeHours: 14 * 24 }), at, {}, 409],
    ['on a day away', () => away(), at, {}, 409],
    ['on a closed day', () => close(), at, {}, 409],
    ['what is not offered', async () => {}, at, { kind: 'first-talk', format: 'in-person' }, 409],
    ['of who takes nobody new', () => away(false), timeAhead(20), {}, 403],
    ['once they declined', () => turnAway(), at, {}, 403],
    ['whom one has blocked', () => block(), at, {}, 403],
    ['a therapist there is not', async () => {}, at, { therapist: randomUUID() }, 404],
  ])('is refused %s', async (_, before, when, fields, status) => {
    await before()
    const reply = await request(pat, thea, when, fields)
    expect(reply.status).toBe(status)
    expect((await pat.call('GET', '/appointments')).body).toEqual([])
  })

  const away = (accepting = true) =>
    thea.call('PUT', `/therapists/${thea.id}/availability`, {
      ...{ accepting, replyHours: null },
      away: { from: iso(at), until: iso(at) },
    })
  const close = () =>
    thea.call('PUT', `/therapists/${thea.id}/calendar/exceptions/${iso(at)}`, { hours: [] })
  const turnAway = async () => {
    await write(app, pat, thea, 'Hello')
    await app.pool.query("UPDATE threads SET declined_until = now() + interval '9 days'")
  }
  const block = async () => {
    await write(app, pat, thea, 'Hello')
    await pat.call('PUT', '/messages/contact', { partner: thea.id, change: 'blocked' })
  }
  const iso = (moment: Date) => moment.toISOString().slice(0, 10)
})

test('whoever takes nobody new still offers times to those in contact', async () => {
  await write(app, pat, thea, 'Hello')
  await thea.call('PUT', `/therapists/${thea.id}/availability`, {
    ...{ accepting: false, replyHours: null, away: null },
  })
  const other = await signUp(app, 'user')
  const times = (who: SignedUp) => who.call('GET', `/therapists/${thea.id}/free-times?days=1`)
  expect((await times(pat)).body).toMatchObject({ why: null })
  expect((await times(other)).body).toMatchObject({ why: 'no-new-patients', times: [] })
  expect((await request(pat, thea, at)).status).toBe(201)
  expect((await request(other, thea, timeAhead(4))).status).toBe(403)
})

describe('a time that somebody holds', () => {
  test('is not free any more, and is said to be taken with what is free instead', async () => {
    const other = await signUp(app, 'user')
    const query = new URLSearchParams({
      ...{ from: at.toISOString(), days: '1', kind: 'session' },
    })
    const times = async () =>
      (await other.call('GET', `/therapists/${thea.id}/free-times?${query}`)).body.times.map(
        (time: { at: string }) => time.at,
      )
    expect(await times()).toContain(at.toISOString())
    await ask()
    expect(await times()).not.toContain(at.toISOString())
    const late = await request(other, thea, at)
    expect([late.status, late.body.code, late.body.field]).toEqual([409, 'taken', 'at'])
    expect(late.body.error).toMatch(/quicker: that time is taken\. Still free: \w+/)
  })

  test('is held for the patient too, whoever it is with', async () => {
    const theo = await signUpPractising(app)
    await setCalendar(theo)
    await ask()
    const clash = await request(pat, theo, at)
    expect(clash.body).toMatchObject({ code: 'taken', error: expect.stringContaining('of yours') })
  })

  test('is the next free time of nobody, before and after it is given back', async () => {
    const next = async () =>
      (await pat.call('GET', `/free-times/next?ids=${thea.id},${randomUUID()}`)).body
    const [first] = await next()
    expect(first).toMatchObject({ _id: thea.id, timeZone: 'UTC' })
    const taken = await ask(new Date(first.at), { kind: first.kind })
    const [second] = await next()
    expect(+new Date(second.at)).toBeGreaterThan(+new Date(first.at))
    await changeTo(pat, taken, 'withdraw')
    expect(await next()).toEqual([first])
    await thea.call('PUT', `/therapists/${thea.id}/availability`, {
      ...{ accepting: true, replyHours: null },
      away: { from: first.at.slice(0, 10), until: first.at.slice(0, 10) },
    })
    expect(await next()).not.toEqual([first])
  })
})

describe('a change', () => {
  test('confirmed, moved by both and cancelled: one appointment, each told of the other', async () => {
    const one = await agreed()
    expect(one).toMatchObject({ status: 'confirmed', sequence: 1, answerBy: null })
    await setCalendar(thea, { confirmation: 'automatic' })
    const moved = (await changeTo(pat, one, 'move', { at: timeAhead(4).toISOString() })).body
    expect(moved).toMatchObject({ sequence: 2, at: timeAhead(4).toISOString(), proposal: null })
    const evening = new Date(+timeAhead(5, 20) + 7 * 60_000).toISOString()
    const proposed = (await changeTo(thea, moved, 'move', { at: evening })).body
    const again = (await changeTo(pat, proposed, 'accept-move')).body
    expect(again).toMatchObject({ sequence: 4, at: evening, _id: one._id })
    const over = (await changeTo(thea, again, 'cancel', { reason: 'Flu' })).body
    expect(over).toMatchObject({ status: 'cancelled', reason: 'Flu', may: [] })
    expect((await readAs(pat, one)).events.at(-2)).toMatchObject({
      ...{ what: 'move-accepted', by: 'me', before: timeAhead(4).toISOString(), at: evening },
    })
    expect(await eventsOf(pat, thea)).toEqual([
      ...[
        ['cancelled', 'them'],
        ['move-accepted', 'me'],
        ['move-proposed', 'them'],
        ['moved', 'me'],
      ],
      ...[
        ['confirmed', 'them'],
        ['requested', 'me'],
      ],
    ])
  })

  test('again over a line that broke changes nothing; to what was not seen it is refused', async () => {
    const asked = await ask()
    const twice = await Promise.all([
      changeTo(thea, asked, 'confirm'),
      changeTo(thea, asked, 'confirm'),
    ])
    expect(twice.map(({ status, body }) => [status, body.sequence])).toEqual([
      [200, 1],
      [200, 1],
    ])
    expect(await eventsOf(pat, thea)).toHaveLength(2)
    const late = await changeTo(pat, asked, 'withdraw')
    expect([late.status, late.body.code]).toEqual([409, 'too_late'])
  })

  test('of two at once one counts', async () => {
    const one = await agreed()
    const both = await Promise.all([
      changeTo(pat, one, 'move', { at: timeAhead(4).toISOString() }),
      changeTo(thea, one, 'cancel'),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test.each(['confirm', 'decline'])('%s is not the patient’s to do', async (action) => {
    expect((await changeTo(pat, await ask(), action)).status).toBe(403)
  })

  test('to a time that is not offered is refused to the patient, and left to the therapist', async () => {
    const one = await agreed()
    const odd = { at: new Date(+timeAhead(4) + 60_000).toISOString() }
    expect((await changeTo(pat, one, 'move', odd)).body.code).toBe('too_late')
    expect((await changeTo(pat, one, 'move', { at: at.toISOString() })).status).toBe(400)
    expect((await changeTo(thea, one, 'move', odd)).status).toBe(200)
  })

  test('the pages of both hear of it', async () => {
    const [pats, theas] = await Promise.all([
      openTab(address, pat.cookie),
      openTab(address, thea.cookie),
    ])
    const told = [pats, theas].map(
      ({ socket }) => new Promise<void>((done) => socket.once('appointments', done)),
    )
    await ask()
    await Promise.all(told)
    pats.socket.disconnect()
    theas.socket.disconnect()
  })
})

describe('never leaks', () => {
  test('nobody but the two reads it, and of reasons and answers nobody but who gave them', async () => {
    const one = await agreed()
    const path = `/appointments/${one._id}`
    await pat.call('PUT', `${path}/agenda`, { _id: randomUUID(), text: 'Wombat' })
    await changeTo(pat, one, 'move', { at: timeAhead(4).toISOString(), reason: 'Quokka' })
    const past = await storeAppointment(app, pat, thea, { status: 'confirmed', at: timeAhead(-1) })
    await pat.call('PUT', `/appointments/${past}/how-was-it`, { heard: 1, goals: 2 })
    const [other, theo] = await Promise.all([signUp(app, 'user'), signUpPractising(app)])
    for (const who of [other, theo]) {
      expect((await who.call('GET', path)).status).toBe(404)
      expect((await who.call('GET', `/appointments/events?with=${pat.id}`)).body).toEqual([])
    }
    expect((await readAs(pat, one)).reason).toBe('Quokka')
    expect((await readAs(thea, one)).reason).toBeNull()
    expect((await thea.call('GET', `/appointments/${past}`)).body.howWasIt).toBeNull()
    expect(await placesOf(app.pool, 'Quokka', 'Wombat', '"heard":1')).toEqual([])
    const { db } = app.strictContext
    const rows = async (as: 'patient' | 'therapist', { id }: SignedUp, table: string) =>
      (await runAs({ as, id }, () => db.execute(`SELECT * FROM ${table}`))).rows.length
    const seen: Record<string, number[]> = {}
    for (const table of ['appointments', 'appointment_events', 'agenda_items'])
      seen[table] = [await rows('patient', other, table), await rows('therapist', theo, table)]
    for (const table of ['appointment_reasons', 'appointment_answers', 'appointment_reminders'])
      seen[table] = [await rows('patient', other, table), await rows('therapist', thea, table)]
    expect(Object.values(seen).flat()).toEqual(Array(12).fill(0))
    expect(await rows('patient', pat, 'appointment_reasons')).toBe(1)
  })

  test('into the other’s archive', async () => {
    const one = await agreed()
    await changeTo(pat, one, 'cancel', { reason: 'Quokka' })
    const [own, theirs] = await Promise.all(
      [pat, thea].map(async (who) => dataOf(await download(who))),
    )
    expect(own?.appointments).toMatchObject([{ name: thea.draft.name, reason: 'Quokka' }])
    expect(theirs?.appointments).toMatchObject([{ name: pat.draft.name, reason: null }])
    expect(theirs?.calendar).toMatchObject({ timeZone: 'UTC', exceptions: [] })
  })
})
