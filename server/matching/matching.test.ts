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
  signUpPractising(app, { hours: [offer('hours', 'evenings')] }),
)
const byVideo = Array.from({ length: 6 }, () =>
  signUpPractising(app, { hours: [offer('hours', 'mornings')] }),
)
const others = await Promise.all([...byPhone, ...byVideo])
await answerIntake(pat, { hours: [wish('hours', 'evenings')] })

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
    const must = { hours: [wish('hours', 'evenings')], must: [wish('must', 'hours')] }
    await answerIntake(strict, must)
    const ids = (await best(strict)).map(({ _id }) => _id)
    expect(new Set(ids)).toEqual(new Set(others.slice(0, 2).map(({ id }) => id)))
    expect(await overview(strict)).toEqual({
      total: 8,
      eligible: 2,
      unavailable: 0,
      blocked: [
        {
          mustHave: wish('must', 'hours'),
          except: 'evenings',
          without: 8,
          key: 'hours',
          isMust: true,
          text: '6 more without evenings',
        },
      ],
      together: null,
      relaxed: [],
    })
  })

  test('a need is met without insisting, and can be let go of by name', async () => {
    const speaker = await signUp(app, 'user')
    await answerIntake(speaker, {
      language: [wish('language', 'tr')],
      must: [wish('must', 'none')],
    })
    expect(await best(speaker)).toEqual([])
    expect(await overview(speaker)).toMatchObject({
      eligible: 0,
      blocked: [{ key: 'language', isMust: false, text: '8 more without Turkish' }],
      relaxed: [],
    })
    const relaxed = '?relaxed=language'
    const { body } = await speaker.call('GET', `/matching/match/${speaker.id}${relaxed}`)
    expect(body).toHaveLength(6)
    expect(body[0].wishesMet).toBeLessThan(body[0].wishes)
    const { body: without } = await speaker.call(
      'GET',
      `/matching/overview/${speaker.id}${relaxed}`,
    )
    expect(without).toMatchObject({
      eligible: 8,
      relaxed: [{ key: 'language', label: 'The language: Turkish' }],
    })
    expect(await best(speaker)).toEqual([])
  })

  test('needs that keep everybody out only together are let go of together', async () => {
    const speaker = await signUp(app, 'user')
    const must = [wish('must', 'hours')]
    const sundays = { hours: [wish('hours', 'sundays')], language: [wish('language', 'tr')], must }
    await answerIntake(speaker, sundays)
    const { blocked, together } = await overview(speaker)
    expect(blocked).toEqual([])
    expect(together).toEqual({
      keys: ['hours', 'language'],
      except: 'Sundays and Turkish',
      without: 8,
      text: '8 more without Sundays and Turkish',
    })
    const relaxed = `?relaxed=${together.keys.join(',')}`
    const { body } = await speaker.call('GET', `/matching/match/${speaker.id}${relaxed}`)
    expect(body).toHaveLength(6)
    const { body: after } = await speaker.call('GET', `/matching/overview/${speaker.id}${relaxed}`)
    expect(after).toMatchObject({ eligible: 8, together: null })
  })

  test('new answers give new matches', async () => {
    const fickle = await signUp(app, 'user')
    await answerIntake(fickle, { hours: [wish('hours', 'evenings')] })
    const byPhone = await best(fickle)
    await answerIntake(fickle, { hours: [wish('hours', 'mornings')] })
    expect(await best(fickle)).not.toEqual(byPhone)
  })
})

describe('refuses', () => {
  test('to match someone who stopped or never finished their questionnaire', async () => {
    const quiet = await signUpPractising(app, { hours: [offer('hours', 'evenings')] })
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
    const leaving = await signUpPractising(app, { hours: [offer('hours', 'evenings')] })
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
      'few',
      'fits',
      'letGo',
      'matchPercentage',
      'wishes',
      'wishesMet',
    ])
  })
})
