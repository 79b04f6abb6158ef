import type { Thread } from '@attune/contract/messages.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { addCaseload, type SeededPatient } from '../testing/caseload.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp, signUpPractising, write } from '../testing/sign-up.ts'
import { statementsOf } from '../testing/statements.ts'

const app = await startSharedApp()

const listOf = async (who: SignedUp): Promise<Thread[]> => {
  const { status, body } = await who.call('GET', '/messages/threads')
  expect(status).toBe(200)
  return body
}
const withPartner = async (who: SignedUp, partner: SignedUp) =>
  (await listOf(who)).find(({ partner: { _id } }) => _id === partner.id)!

describe('a therapist with five hundred patients', () => {
  let thea: SignedUp
  let patients: SeededPatient[]
  beforeAll(async () => {
    thea = await signUpPractising(app)
    patients = await addCaseload(app.context, thea.id, { patients: 500, messages: 2_000 })
  })

  test('gets them all, the latest first, each with what a list shows', async () => {
    const list = await listOf(thea)
    expect(list.map(({ partner }) => partner.name)).toEqual(patients.map(({ name }) => name))
    for (const [at, { last, unread, waitingSince }] of list.entries()) {
      const { _id, name, isWaiting } = patients[at]!
      expect(last.seq).toBe(4)
      expect(last.from).toBe(isWaiting ? _id : thea.id)
      expect(last.message).toContain(isWaiting ? name : 'Thank you')
      expect(unread).toBe(isWaiting ? 1 : 0)
      expect(waitingSince).toBe(isWaiting ? last.date : null)
    }
  })

  test('costs the database three statements at most, whether keys are in memory or not', async () => {
    for (const { _id } of patients) await app.context.bus.publish('keyDestroyed', { person: _id })
    const cold = await statementsOf(() => listOf(thea))
    expect(cold.length).toBeGreaterThan(0)
    expect(cold.length).toBeLessThanOrEqual(3)
    expect((await statementsOf(() => listOf(thea))).length).toBe(1)
  })
})

describe('waiting for an answer', () => {
  test('begins with the first message after the last answer, and ends with the next', async () => {
    const [pat, thea] = await Promise.all([signUp(app, 'user'), signUpPractising(app)])
    const first = await write(app, pat, thea, 'first')
    await write(app, pat, thea, 'second')
    const waiting = await withPartner(thea, pat)
    expect(waiting.waitingSince).toBe(first.date.toISOString())
    expect((await withPartner(pat, thea)).waitingSince).toBeNull()
    const answer = await write(app, thea, pat, 'answer')
    expect((await withPartner(thea, pat)).waitingSince).toBeNull()
    expect((await withPartner(pat, thea)).waitingSince).toBe(answer.date.toISOString())
    const third = await write(app, pat, thea, 'third')
    expect((await withPartner(thea, pat)).waitingSince).toBe(third.date.toISOString())
  })
})

describe('the inbox of a therapist', () => {
  const standard = { quietHours: null, shortcuts: true }

  test('is as they set it, until they set it otherwise', async () => {
    const thea = await signUpPractising(app)
    const url = `/therapists/${thea.id}/inbox`
    const read = async () => (await thea.call('GET', url)).body
    expect(await read()).toEqual(standard)
    const settings = { quietHours: { from: '20:00', to: '07:30' }, shortcuts: false }
    const { status, body } = await thea.call('PUT', url, settings)
    expect([status, body]).toEqual([200, settings])
    expect(await read()).toEqual(settings)
    await thea.call('PUT', url, standard)
    expect(await read()).toEqual(standard)
  })

  test('takes hours of a clock only, and hours that have a length', async () => {
    const thea = await signUpPractising(app)
    const wrong = [
      { from: '24:00', to: '07:00' },
      { from: '20:00', to: '7:00' },
      { from: '20:60', to: '07:00' },
      { from: '20:00' },
      { from: '20:00', to: '20:00' },
    ]
    for (const quietHours of wrong) {
      const body = { quietHours, shortcuts: true }
      const reply = await thea.call('PUT', `/therapists/${thea.id}/inbox`, body)
      expect([reply.status, reply.body.field.split('.')[0]]).toEqual([400, 'quietHours'])
    }
  })

  test('is nobody else’s', async () => {
    const [thea, other, pat] = [
      await signUpPractising(app),
      await signUpPractising(app),
      await signUp(app, 'user'),
    ]
    for (const stranger of [other, pat]) {
      expect((await stranger.call('GET', `/therapists/${thea.id}/inbox`)).status).toBe(403)
      const change = await stranger.call('PUT', `/therapists/${thea.id}/inbox`, standard)
      expect(change.status).toBe(403)
    }
  })
})
