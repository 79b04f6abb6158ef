import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { placesOf } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp, signUpUnlicensed } from '../testing/sign-up.ts'
import { hasLicence } from '../therapists/licence-standing.ts'
import { therapists } from '../therapists/table.ts'
import { keepFinding } from './finding-store.ts'
import { listLicences, markLicence } from './store.ts'

const app = await startSharedApp()
const pat = await signUp(app, 'user')
const thea = await signUpUnlicensed(app)

const draft = {
  kind: 'Clinical psychologist',
  number: 'PSY 4711',
  place: 'Ireland',
  expires: null as string | null,
}
const of = ({ id }: SignedUp, licence = '') => `/therapists/${id}/licences${licence}`
const declare = async (who: SignedUp, change = {}) =>
  (await who.call('POST', of(who), { ...draft, ...change })).body
const standing = async (who: SignedUp) =>
  (await who.call('GET', `/therapists/${who.id}`)).body.licence.state
const seen = async (who: SignedUp, as = pat) => (await as.call('GET', of(who))).body

describe('works', () => {
  test('what is declared is shown to patients as self-declared, in the order of declaring', async () => {
    const who = await signUpUnlicensed(app)
    const first = await declare(who)
    await declare(who, { kind: 'Group analyst', expires: '2999-01-31' })
    expect(first).toEqual({
      ...draft,
      area: null,
      _id: first._id,
      state: 'self-declared',
      checkedAt: null,
    })
    expect((await seen(who)).map(({ kind }: typeof draft) => kind)).toEqual([
      'Clinical psychologist',
      'Group analyst',
    ])
  })

  test('a training licenses nobody, and what is found of it says nothing of a licence', async () => {
    const { db, vault } = app.context
    const who = await signUpUnlicensed(app)
    const training = await declare(who, { kind: 'EMDR', area: 'trauma-ptsd' })
    expect(await standing(who)).toBe('none')
    await declare(who)
    expect(await standing(who)).toBe('declared')
    const seen = { claim: 'EMDR', note: 'No', register: '' }
    const of = { therapistId: who.id, licenceId: training._id, area: 'trauma-ptsd' }
    const [held] = await listLicences(db, who.id)
    await markLicence(db, who.id, held!, 'rejected')
    await keepFinding(db, vault, of, 'rejected', seen)
    expect(await standing(who)).toBe('declared')
    const [listed] = await db
      .select({ is: hasLicence('declared').mapWith(Boolean) })
      .from(therapists)
      .where(eq(therapists._id, who.id))
    expect(listed).toEqual({ is: true })
  })

  test('neither becomes the other by a change', async () => {
    const who = await signUpUnlicensed(app)
    const [licence, training] = [await declare(who), await declare(who, { area: 'ocd' })]
    const change = async (of_: { _id: string }, area: string | null) =>
      (await who.call('PUT', of(who, `/${of_._id}`), { ...draft, area })).status
    expect([await change(licence, 'ocd'), await change(training, null)]).toEqual([404, 404])
    expect(await change(training, 'bipolar')).toBe(200)
  })

  test.each(['verified', 'document-seen'] as const)(
    'a change of any part takes "%s" back',
    async (state) => {
      const { db } = app.context
      for (const part of ['kind', 'number', 'place', 'expires']) {
        const who = await signUpUnlicensed(app)
        await declare(who)
        const [licence] = await listLicences(db, who.id)
        await markLicence(db, who.id, licence!, state)
        expect(await seen(who)).toMatchObject([{ state, checkedAt: expect.any(String) }])
        const value = part === 'expires' ? '2999-12-31' : 'something else'
        await who.call('PUT', of(who, `/${licence!._id}`), { ...draft, [part]: value })
        expect(await seen(who), part).toMatchObject([
          { [part]: value, state: 'self-declared', checkedAt: null },
        ])
      }
    },
  )

  test('after its last day a licence has expired, whatever an operator found', async () => {
    const who = await signUpUnlicensed(app)
    const daysAway = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    for (const [expires, state] of [
      [daysAway(-2), 'expired'],
      [daysAway(1), 'verified'],
    ] as const) {
      const { _id } = await declare(who, { expires })
      const licence = (await listLicences(app.context.db, who.id)).find((one) => one._id === _id)
      await markLicence(app.context.db, who.id, licence!, 'verified')
      const shown = (await seen(who)).find((one: { _id: string }) => one._id === _id)
      expect(shown.state, expires).toBe(state)
    }
  })

  test('a removed licence is gone', async () => {
    const who = await signUpUnlicensed(app)
    const { _id } = await declare(who)
    expect((await who.call('DELETE', of(who, `/${_id}`))).status).toBe(204)
    expect(await seen(who)).toEqual([])
    expect((await who.call('DELETE', of(who, `/${_id}`))).status).toBe(404)
  })
})

describe('refuses', () => {
  test('a sixth licence, also when many are sent at once', async () => {
    const who = await signUpUnlicensed(app)
    const sent = await Promise.all(
      Array.from({ length: 12 }, () => who.call('POST', of(who), draft)),
    )
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(sent.filter(({ status }) => status === 400)).toHaveLength(7)
    expect(await seen(who)).toHaveLength(5)
  })

  test.each([
    ['kind', ' '],
    ['number', ''],
    ['place', 'x'.repeat(121)],
    ['expires', '2026-02-30'],
    ['expires', '31/12/2030'],
  ])('a %s of %j', async (field, value) => {
    const reply = await thea.call('POST', of(thea), { ...draft, [field]: value })
    expect([reply.status, reply.body.field]).toEqual([400, field])
  })

  test('a finding about a claim that has changed since it was looked at', async () => {
    const { db } = app.context
    const who = await signUpUnlicensed(app)
    const { _id } = await declare(who)
    const [looked] = await listLicences(db, who.id)
    await who.call('PUT', of(who, `/${_id}`), { ...draft, number: 'PSY 1' })
    expect(await markLicence(db, who.id, looked!, 'verified')).toBe(undefined)
    expect(await seen(who)).toMatchObject([{ number: 'PSY 1', state: 'self-declared' }])
  })

  test('a state that the therapist sends along', async () => {
    const who = await signUpUnlicensed(app)
    const body = await declare(who, { state: 'verified', checkedAt: new Date().toISOString() })
    expect(body.state).toBe('self-declared')
    await who.call('PUT', of(who, `/${body._id}`), { ...draft, state: 'verified' })
    expect(await seen(who)).toMatchObject([{ state: 'self-declared', checkedAt: null }])
  })
})

describe('never leaks', () => {
  test("another therapist's licence cannot be changed or removed through one's own address", async () => {
    const who = await signUpUnlicensed(app)
    const { _id } = await declare(who)
    for (const method of ['PUT', 'DELETE'] as const) {
      const reply = await thea.call(method, of(thea, `/${_id}`), draft)
      expect([reply.status, reply.body.error]).toEqual([404, 'Licence not found'])
    }
    expect(await seen(who)).toHaveLength(1)
  })

  test('the licences of someone who does not practise', async () => {
    const who = await signUp(app, 'therapist')
    await declare(who)
    expect((await pat.call('GET', of(who))).status).toBe(404)
    expect(await seen(who, who)).toHaveLength(1)
  })

  test('nothing of a licence stays when the account is deleted', async () => {
    const who = await signUpUnlicensed(app)
    const { _id } = await declare(who)
    await who.call('DELETE', `/therapists/${who.id}`)
    expect(await placesOf(app.pool, who.id, _id)).toEqual([])
  })
})
