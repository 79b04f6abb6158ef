import { createHash } from 'node:crypto'
import type { Explanation, Match } from '@attune/contract/matching.ts'
import { readIntake } from '@attune/engine/questionnaires/read-intake.ts'
import { ENGINE_VERSION } from '@attune/engine/version.ts'
import { describe, expect, test } from 'vitest'
import { listUserAnswers } from '../questionnaires/intake-store.ts'
import { offer, wish } from '../testing/choice-labels.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import {
  answerIntake,
  answerPractice,
  type SignedUp,
  signUp,
  signUpPractising,
} from '../testing/sign-up.ts'

let pat: SignedUp

/** Meets the style, but not the format. */
const byPhone = { hours: [offer('hours', 'evenings')], style: [offer('style', 'warm')] }

const best = async (who = pat) =>
  (await who.call('GET', `/matching/match/${who.id}`)).body as Match[]
const explain = async (therapist = thea, who = pat) => {
  const { status, body } = await who.call(
    'GET',
    `/matching/match/${who.id}/explain/${therapist.id}`,
  )
  expect(status).toBe(200)
  return body as Omit<Explanation, 'shown'> & { shown: { at: string; recomputed: string } | null }
}
const newPatient = async () => {
  const someone = await signUp(app, 'user')
  await answerIntake(someone, {
    hours: [wish('hours', 'mornings')],
    style: [wish('style', 'warm')],
  })
  return someone
}

const app = await startSharedApp()
const thea = await signUpPractising(app, {
  hours: [offer('hours', 'mornings')],
  style: [offer('style', 'calm')],
})
await signUpPractising(app, byPhone)

describe('an explanation', () => {
  test('is the match of the list, with all it was made from, and recomputes', async () => {
    pat = await newPatient()
    const list = await best()
    const shown = list.find(({ _id }) => _id === thea.id)!
    const explained = await explain()
    expect(explained).toMatchObject(shown)
    expect(explained).toMatchObject({
      missing: [],
      isOpen: true,
      made: { by: 'software', engine: ENGINE_VERSION },
      shown: {
        matchPercentage: shown.matchPercentage,
        engine: ENGINE_VERSION,
        inputs: explained.made.inputs,
        recomputed: 'same',
      },
    })
    for (const { max, earned, of, points } of explained.factors)
      expect(Math.abs(points - (max * earned) / of)).toBeLessThan(1)
  })

  test('of someone in no list stands alone, and names the must-haves they miss', async () => {
    pat = await signUp(app, 'user')
    await answerIntake(pat, { hours: [wish('hours', 'evenings')], must: [wish('must', 'hours')] })
    expect((await best()).map(({ _id }) => _id)).not.toContain(thea.id)
    expect(await explain()).toMatchObject({ shown: null, missing: [wish('must', 'hours')] })
  })

  test('keeps to what was shown while either side answers anew', async () => {
    pat = await newPatient()
    const changing = await signUpPractising(app, byPhone)
    await best()
    const before = await explain(changing)
    await answerPractice(changing, { ...byPhone, style: [offer('style', 'direct')] })
    const after = await explain(changing)
    expect(after.shown).toEqual(before.shown)
    expect(after.shown!.recomputed).toBe('same')
    expect(after.made.inputs).not.toBe(before.made.inputs)
    expect(after.matchPercentage).toBeLessThan(before.matchPercentage)
    await best()
    expect((await explain(changing)).shown).toMatchObject({ inputs: after.made.inputs })
  })

  test('says when a result was made by another engine, or does not come out again', async () => {
    pat = await newPatient()
    await best()
    const { db, vault } = app.context
    const key = await vault.keyOf(db, pat.id)
    const associatedData = `shown_matches.shown:${pat.id}` as const
    const { rows } = await app.pool.query('SELECT shown FROM shown_matches WHERE user_id = $1', [
      pat.id,
    ])
    const kept = JSON.parse(key.decrypt(rows[0].shown, associatedData))
    const keep = (shown: object) =>
      app.pool.query('UPDATE shown_matches SET shown = $2 WHERE user_id = $1', [
        pat.id,
        key.encrypt(JSON.stringify(shown), associatedData),
      ])
    await keep({ ...kept, engine: '0.9.0' })
    expect((await explain()).shown!.recomputed).toBe('other engine')
    await keep({ ...kept, weights: { style: 300 } })
    expect((await explain()).shown!.recomputed).toBe('different')
  })

  test('names its inputs by the hash that docs/matching.md tells how to make', async () => {
    pat = await newPatient()
    await pat.call('PUT', `/users/${pat.id}/wish-facts`, { distanceKm: 20, firstWords: 'I panic' })
    await pat.call('PUT', `/matching/weights/${pat.id}`, { style: 300, concerns: 50 })
    const { rows } = await app.pool.query('SELECT practice::text FROM therapists WHERE id = $1', [
      thea.id,
    ])
    const intake = readIntake(await listUserAnswers(app.context.db, app.context.vault, pat.id))
    const facts = { region: null, place: null, distanceKm: 20, matters: [], budget: null }
    const said = [
      ENGINE_VERSION,
      intake,
      { concerns: 50, style: 300 },
      { ...facts, payer: null, relaxed: [], heard: ['panic'] },
      JSON.parse(rows[0].practice),
      null,
      null,
      null,
    ]
    const hash = createHash('sha256').update(JSON.stringify(said)).digest('base64url')
    expect((await explain()).made.inputs).toBe(hash)
  })

  test('keeps the time of a list that comes out the same', async () => {
    pat = await newPatient()
    await best()
    const { shown } = await explain()
    await best()
    expect((await explain()).shown).toEqual(shown)
  })

  test('ends with the therapist’s account, and where it was hidden', async () => {
    pat = await newPatient()
    const leaving = await signUpPractising(app, byPhone)
    expect((await best()).map(({ _id }) => _id)).toContain(leaving.id)
    await leaving.call('DELETE', `/therapists/${leaving.id}`)
    const { status, body } = await pat.call(
      'GET',
      `/matching/match/${pat.id}/explain/${leaving.id}`,
    )
    expect([status, body.error]).toEqual([404, 'Therapist not found'])
  })

  test('is sealed where it is kept', async () => {
    pat = await newPatient()
    await pat.call('PUT', `/matching/weights/${pat.id}`, { identity: 250 })
    await best()
    for (const table of ['shown_matches.shown', 'match_weights.weights']) {
      const [name, column] = table.split('.')
      const { rows } = await app.pool.query(
        `SELECT position(convert_to($2, 'UTF8') IN ${column}) AS at FROM ${name} WHERE user_id = $1`,
        [pat.id, table.startsWith('shown') ? thea.id : 'identity'],
      )
      expect(rows, table).toEqual([{ at: 0 }])
    }
  })
})

describe('a person’s own weights', () => {
  const put = (weights: object) => pat.call('PUT', `/matching/weights/${pat.id}`, weights)
  const first = (list: Match[]) => list[0]!._id

  test('are kept, and order the list', async () => {
    pat = await newPatient()
    expect((await pat.call('GET', `/matching/weights/${pat.id}`)).body).toEqual({})
    expect(first(await best())).toBe(thea.id)
    expect((await put({ style: 300, hours: 0 })).body).toEqual({ style: 300, hours: 0 })
    const list = await best()
    expect(first(list)).not.toBe(thea.id)
    const factor = (key: string) => list[0]!.factors.find((one) => one.key === key)
    expect(factor('style')).toMatchObject({ percent: 300, state: 'met' })
    expect(factor('hours')).toMatchObject({ percent: 0, max: 0, points: 0 })
    await put({})
    expect(first(await best())).toBe(thea.id)
  })

  test('can be tried without being kept', async () => {
    pat = await newPatient()
    const tried = await pat.call('POST', `/matching/match/${pat.id}`, { style: 300, hours: 0 })
    expect(first(tried.body)).not.toBe(thea.id)
    expect(first(await best())).toBe(thea.id)
    expect((await pat.call('GET', `/matching/weights/${pat.id}`)).body).toEqual({})
  })

  test.each([{ style: 301 }, { style: -1 }, { style: 0.5 }, { style: '1' }])(
    'are refused where they are %o',
    async (weights) => {
      pat = await newPatient()
      for (const { status, body } of [
        await put(weights),
        await pat.call('POST', `/matching/match/${pat.id}`, weights),
      ])
        expect([status, body.field]).toEqual([400, 'style'])
    },
  )
})
