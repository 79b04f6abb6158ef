import type { Match } from '@attune/contract/matching.ts'
import { describe, expect, test } from 'vitest'
import { offer, wish } from '../testing/choice-labels.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { answerIntake, signUp, signUpPractising } from '../testing/sign-up.ts'

const best = async (who = pat) => {
  const { status, body } = await who.call('GET', `/matching/match/${who.id}`)
  expect(status).toBe(200)
  return body as Match[]
}
const overview = async (who = pat) => (await who.call('GET', `/matching/overview/${who.id}`)).body

const app = await startSharedApp()
const pat = await signUp(app, 'user')
const byPhone = Array.from({ length: 2 }, () =>
  signUpPractising(app, { format: [offer('format', 'phone')] }),
)
const byVideo = Array.from({ length: 6 }, () =>
  signUpPractising(app, { format: [offer('format', 'video')] }),
)
const others = await Promise.all([...byPhone, ...byVideo])
await answerIntake(pat, { format: [wish('format', 'phone')] })

describe('works', () => {
  test('at most six, the best first, each the exact sum of its parts', async () => {
    const list = await best()
    expect(list).toHaveLength(6)
    const shares = list.map(({ matchPercentage }) => matchPercentage)
    expect(shares).toEqual(shares.toSorted((a, b) => b - a))
    for (const { matchPercentage, factors } of list) {
      expect(factors.reduce((sum, { points }) => sum + points, 0)).toBe(matchPercentage)
      expect(factors.reduce((sum, { max }) => sum + max, 0)).toBe(100)
      for (const { points, max } of factors) expect(points).toBeLessThanOrEqual(max)
    }
    const firstTwo = new Set(list.slice(0, 2).map(({ _id }) => _id))
    expect(firstTwo).toEqual(new Set(others.slice(0, 2).map(({ id }) => id)))
    expect(await best()).toEqual(list)
  })

  test('a must-have leaves out everyone who does not meet it, and says how many', async () => {
    const strict = await signUp(app, 'user')
    const must = { format: [wish('format', 'phone')], must: [wish('must', 'format')] }
    await answerIntake(strict, must)
    const ids = (await best(strict)).map(({ _id }) => _id)
    expect(new Set(ids)).toEqual(new Set(others.slice(0, 2).map(({ id }) => id)))
    expect(await overview(strict)).toEqual({
      total: 8,
      eligible: 2,
      unavailable: 0,
      blocked: [{ mustHave: wish('must', 'format'), except: 'phone', without: 8 }],
    })
  })

  test('new answers give new matches', async () => {
    const fickle = await signUp(app, 'user')
    await answerIntake(fickle, { format: [wish('format', 'phone')] })
    const byPhone = await best(fickle)
    await answerIntake(fickle, { format: [wish('format', 'video')] })
    expect(await best(fickle)).not.toEqual(byPhone)
  })
})

describe('refuses', () => {
  test('to match someone who stopped or never finished their questionnaire', async () => {
    const quiet = await signUpPractising(app, { format: [offer('format', 'phone')] })
    const unfinished = await signUp(app, 'therapist')
    expect((await overview()).total).toBe(9)
    expect((await best()).map(({ _id }) => _id)).toContain(quiet.id)
    await app.pool.query('UPDATE therapists SET is_active = false WHERE id = $1', [quiet.id])
    await app.context.bus.publish('practice', { therapist: quiet.id })
    const ids = (await best()).map(({ _id }) => _id)
    expect(ids).not.toContain(quiet.id)
    expect(ids).not.toContain(unfinished.id)
    expect((await overview()).total).toBe(8)
  })

  test('a match of someone who deleted their account', async () => {
    const leaving = await signUpPractising(app, { format: [offer('format', 'phone')] })
    expect((await best()).map(({ _id }) => _id)).toContain(leaving.id)
    await leaving.call('DELETE', `/therapists/${leaving.id}`)
    expect((await best()).map(({ _id }) => _id)).not.toContain(leaving.id)
  })
})

describe('never leaks', () => {
  test('a patient’s matches to anyone else', async () => {
    for (const other of [await signUp(app, 'user'), others[0]!])
      for (const path of ['match', 'overview'])
        expect((await other.call('GET', `/matching/${path}/${pat.id}`)).status).toBe(403)
  })

  test('more of a therapist than the match says', async () => {
    const [first] = await best()
    expect(Object.keys(first!).sort()).toEqual([
      '_id',
      'counterfactual',
      'factors',
      'matchPercentage',
    ])
  })
})
