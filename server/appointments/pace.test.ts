import { randomUUID } from 'node:crypto'
import { appointmentLimits } from '@attune/contract/appointments.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  changeTo,
  request,
  setCalendar,
  signUpToMeet,
  storeAppointment,
  timeAhead,
} from '../testing/appointments.ts'
import { mailsTo } from '../testing/mails.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp, signUpPractising } from '../testing/sign-up.ts'

const app = await startSharedApp()
let pat: SignedUp
let thea: SignedUp
beforeEach(async () => {
  ;[pat, thea] = await signUpToMeet(app)
})

const { aheadOfPatient, openWithOne, requestsADay, requestsADayWithOne, movesADay } =
  appointmentLimits
const withdrawn = async (who: SignedUp, hours: number) => {
  const reply = await request(pat, who, timeAhead(3, hours))
  expect(reply.status).toBe(201)
  return (await changeTo(pat, reply.body, 'withdraw')).body
}

describe('requests', () => {
  test('wait for one therapist five at a time, and then for a word of theirs', async () => {
    const asked = []
    for (let n = 0; n < openWithOne; n++)
      asked.push((await request(pat, thea, timeAhead(3, n * 2))).body)
    const refused = await request(pat, thea, timeAhead(4))
    expect([refused.status, refused.body.code]).toEqual([429, 'not_yet'])
    expect(refused.body.error).toMatch(/^5 of your requests wait for their answer/)
    await changeTo(thea, asked[0], 'decline')
    expect((await request(pat, thea, timeAhead(4))).status).toBe(201)
  })

  test('are counted by the day, to one therapist and to all', async () => {
    for (let n = 0; n < requestsADayWithOne; n++) await withdrawn(thea, n * 2)
    expect((await request(pat, thea, timeAhead(4))).body.code).toBe('not_yet')
    const [theo, thom, theda] = await Promise.all([1, 2, 3].map(() => signUpPractising(app)))
    for (const who of [theo!, thom!, theda!]) await setCalendar(who)
    for (let n = requestsADayWithOne; n < requestsADay; n++) {
      const who = n % 2 === 0 ? theo! : thom!
      await withdrawn(who, n)
    }
    const refused = await request(pat, theda!, timeAhead(4))
    expect(refused.body).toMatchObject({
      code: 'not_yet',
      error: expect.stringMatching(/tomorrow/),
    })
    await app.pool.query("UPDATE appointments SET requested_at = requested_at - interval '1 day'")
    expect((await request(pat, theda!, timeAhead(4))).status).toBe(201)
  })

  test('at once are counted as one after the other', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => signUpPractising(app)))
    for (const who of others) await setCalendar(who)
    for (let n = 0; n < aheadOfPatient - 1; n++)
      await storeAppointment(app, pat, thea, { status: 'confirmed', at: timeAhead(10 + n) })
    await app.pool.query("UPDATE appointments SET requested_at = requested_at - interval '1 day'")
    const replies = await Promise.all(
      others.map((who, n) => request(pat, who, timeAhead(3, n * 2))),
    )
    const stored = replies.filter(({ status }) => status === 201)
    expect(stored).toHaveLength(1)
  })

  test('under an id of another are refused as what they are; the very same one is found', async () => {
    await setCalendar(thea, { confirmation: 'automatic' })
    const clientId = randomUUID()
    const { body: one } = await request(pat, thea, timeAhead(3), { clientId })
    await changeTo(pat, one, 'move', { at: timeAhead(5).toISOString() })
    const again = await request(pat, thea, timeAhead(3), { clientId })
    expect([again.status, again.body._id]).toEqual([201, one._id])
    const others = [
      request(pat, thea, timeAhead(4), { clientId }),
      request(pat, thea, timeAhead(3), { clientId, format: 'in-person' }),
      request(pat, thea, timeAhead(3), { clientId, kind: 'first-talk' }),
    ]
    for (const { status, body } of await Promise.all(others))
      expect([status, body.code, body.field]).toEqual([409, 'taken', 'clientId'])
  })

  test('are of a zone with a name', async () => {
    const ask = (timeZone: string) => request(pat, thea, timeAhead(3), { timeZone })
    for (const zone of ['+02:00', '-0330', 'Nowhere'])
      expect((await ask(zone)).body).toMatchObject({ code: 'invalid', field: 'timeZone' })
    expect((await ask('Asia/Kolkata')).status).toBe(201)
  })
})

test('moves are counted by the day', async () => {
  const { body } = await request(pat, thea, timeAhead(3))
  let one = (await changeTo(thea, body, 'confirm')).body
  for (let n = 0; n < movesADay; n++)
    one = (await changeTo(thea, one, 'move', { at: timeAhead(4 + n).toISOString() })).body
  expect(one.proposal.at).toBe(timeAhead(3 + movesADay).toISOString())
  const refused = await changeTo(thea, one, 'move', { at: timeAhead(30).toISOString() })
  expect([refused.status, refused.body.code]).toEqual([429, 'not_yet'])
  expect((await changeTo(pat, one, 'cancel')).status).toBe(200)
})

describe('mails', () => {
  const changesTo = async ({ draft }: SignedUp) =>
    (await mailsTo(app, draft.email!)).filter(({ kind }) => kind === 'appointment-changed')

  test('about one person come four an hour; a calendar is still told all', async () => {
    for (let n = 0; n < 4; n++) await withdrawn(thea, n * 2)
    expect(await changesTo(thea)).toHaveLength(appointmentLimits.mailsAnHourOfOne)
    const { body } = await request(pat, thea, timeAhead(4))
    expect(await changesTo(thea)).toHaveLength(appointmentLimits.mailsAnHourOfOne)
    const [note] = (await thea.call('GET', '/notifications')).body
    expect(note.kind).toBe('appointment')
    await changeTo(thea, body, 'confirm')
    expect((await changesTo(thea)).at(-1)?.content.calendar?.method).toBe('REQUEST')
    const other = await signUp(app, 'user')
    await request(other, thea, timeAhead(5))
    expect(await changesTo(thea)).toHaveLength(appointmentLimits.mailsAnHourOfOne + 2)
  })

  test('about many come twenty an hour', async () => {
    const many = await Promise.all(
      Array.from({ length: appointmentLimits.mailsAnHour + 2 }, () => signUp(app, 'user')),
    )
    for (const [n, who] of many.entries()) await request(who, thea, timeAhead(3 + n))
    expect(await changesTo(thea)).toHaveLength(appointmentLimits.mailsAnHour)
  })

  test('of several requests of who leaves there is one', async () => {
    for (let n = 0; n < 3; n++) await request(pat, thea, timeAhead(3, n * 2))
    const before = (await changesTo(thea)).length
    const recent = { password: pat.draft.password }
    await pat.call('POST', '/account/confirm-password', recent)
    expect((await pat.call('DELETE', `/users/${pat.id}`)).status).toBe(204)
    expect(await changesTo(thea)).toHaveLength(before + 1)
  })
})

test('who begins with new patients later offers them no sooner time, and all others any', async () => {
  const begins = timeAhead(6, 0)
  const times = async (who: SignedUp) =>
    (
      await who.call('GET', `/therapists/${thea.id}/free-times?days=14&kind=session`)
    ).body.times.map((time: { at: string }) => +new Date(time.at))
  const next = async () => (await pat.call('GET', `/free-times/next?ids=${thea.id}`)).body[0].at
  const known = await signUp(app, 'user')
  await request(known, thea, timeAhead(9))
  expect(+new Date(await next())).toBeLessThan(+begins)
  const nextStart = begins.toISOString().slice(0, 10)
  const set = await thea.call('PUT', `/therapists/${thea.id}/practice-facts`, { nextStart })
  expect(set.status).toBe(200)
  expect(Math.min(...(await times(pat)))).toBe(+begins)
  expect(+new Date(await next())).toBe(+begins)
  expect(Math.min(...(await times(known)))).toBeLessThan(+begins)
  expect((await request(pat, thea, timeAhead(5))).body.code).toBe('too_late')
  expect((await request(pat, thea, timeAhead(6))).status).toBe(201)
  expect((await request(known, thea, timeAhead(5))).status).toBe(201)
})

test('an offer is not taken of what they offer no more, such as a kind or a day', async () => {
  const offered = async (hours: number) => {
    const at = timeAhead(3, hours)
    const _id = await storeAppointment(app, pat, thea, { status: 'offered', at })
    return { _id, sequence: 0 }
  }
  const one = await offered(8)
  await setCalendar(thea, { kinds: { session: null, 'first-talk': null } })
  const refused = await changeTo(pat, one, 'accept')
  expect(refused.body).toMatchObject({
    code: 'too_late',
    error: 'They do not offer this time any more. You can pass it on.',
  })
  await setCalendar(thea, { noticeHours: 14 * 24 })
  expect((await changeTo(pat, one, 'accept')).status).toBe(200)
})
