import { beforeEach, describe, expect, test } from 'vitest'
import { deactivate } from '../operator/standing.ts'
import {
  changeTo,
  request,
  signUpToMeet,
  storeAppointment,
  timeAhead,
} from '../testing/appointments.ts'
import { mailsTo } from '../testing/mails.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { decline, type SignedUp, signUp } from '../testing/sign-up.ts'
import { expireUnanswered } from './end.ts'

const app = await startSharedApp()
const at = timeAhead(3)
let pat: SignedUp
let thea: SignedUp
beforeEach(async () => {
  ;[pat, thea] = await signUpToMeet(app)
})

/** One that is agreed on, one asked for, and one that was. */
async function three() {
  const { body } = await request(pat, thea, at)
  await changeTo(thea, body, 'confirm')
  await request(pat, thea, timeAhead(4))
  await storeAppointment(app, pat, thea, { status: 'confirmed', at: timeAhead(-1) })
}

const statesOf = async (who: SignedUp) => {
  const read = async (when: string) => (await who.call('GET', `/appointments?when=${when}`)).body
  const all = [...(await read('ahead')), ...(await read('past'))]
  return all.map(({ status }: { status: string }) => status)
}
const cancelsTo = async ({ draft }: SignedUp) =>
  (await mailsTo(app, draft.email!)).filter(({ content }) => content.calendar?.method === 'CANCEL')
const told = async (who: SignedUp) =>
  (await who.call('GET', '/notifications')).body.find(
    ({ kind }: { kind: string }) => kind === 'appointment',
  )

describe('what lies ahead is cancelled, and the other is told, where', () => {
  test.each<[string, () => SignedUp, () => Promise<unknown>]>([
    [
      'the patient ends the contact',
      () => thea,
      () => pat.call('PUT', '/messages/contact', { partner: thea.id, change: 'ended' }),
    ],
    [
      'the therapist blocks the patient',
      () => pat,
      () => thea.call('PUT', '/messages/contact', { partner: pat.id, change: 'blocked' }),
    ],
    ['the therapist declines the patient', () => pat, () => decline(thea, pat)],
    ['the operator stops the therapist', () => pat, () => deactivate(app.context, thea.id)],
  ])('%s', async (_, other, end) => {
    await three()
    await end()
    const { rows } = await app.pool.query(
      'SELECT status FROM appointments WHERE user_id = $1 ORDER BY starts',
      [pat.id],
    )
    expect(rows.map(({ status }) => status)).toEqual(['confirmed', 'cancelled', 'cancelled'])
    expect(await statesOf(pat)).toEqual(['cancelled', 'cancelled', 'past'])
    expect(await told(other())).toBeDefined()
    expect(await cancelsTo(other())).toHaveLength(1)
    expect((await request(pat, thea, timeAhead(5))).status).toBe(403)
  })

  test.each(['pat', 'thea'] as const)('%s deletes the account', async (leaver) => {
    await three()
    const [gone, left] = leaver === 'pat' ? [pat, thea] : [thea, pat]
    await gone.call('DELETE', `/${gone.role}s/${gone.id}`)
    expect(await told(left)).toMatchObject({ about: null, read: false })
    expect(await cancelsTo(left)).toHaveLength(1)
    expect(await statesOf(left)).toEqual([])
    const { rows } = await app.pool.query('SELECT 1 FROM appointments WHERE user_id = $1', [pat.id])
    expect(rows).toEqual([])
  })

  test('a booking comes at the same moment: it is cancelled too, or refused', async () => {
    for (let round = 0; round < 4; round++) {
      const other = await signUp(app, 'user')
      await request(other, thea, timeAhead(10 + round))
      const [booked] = await Promise.all([
        request(other, thea, timeAhead(20 + round)),
        other.call('PUT', '/messages/contact', { partner: thea.id, change: 'ended' }),
      ])
      expect([201, 403]).toContain(booked.status)
      expect((await other.call('GET', '/appointments')).body).toEqual([])
    }
  })
})

test('a request that nobody answers ends once, and its time is free again', async () => {
  const { body } = await request(pat, thea, at)
  const over = new Date(+new Date(body.answerBy) + 1)
  expect(await expireUnanswered(app.context, new Date(+over - 2))).toBe(0)
  const both = [expireUnanswered(app.context, over), expireUnanswered(app.context, over)]
  expect((await Promise.all(both)).sort()).toEqual([0, 1])
  expect(await statesOf(pat)).toEqual(['expired'])
  expect([await told(pat), await told(thea)]).toMatchObject([{ read: false }, { read: false }])
  const late = await changeTo(thea, body, 'confirm')
  expect(late.body.code).toBe('too_late')
  expect((await request(await signUp(app, 'user'), thea, at)).status).toBe(201)
})
