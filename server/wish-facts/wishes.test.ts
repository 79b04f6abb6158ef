import { noWishFacts } from '@attune/contract/wish-facts.ts'
import { beforeEach, expect, test } from 'vitest'
import { placesOf } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp, signUpPractising, write } from '../testing/sign-up.ts'

const app = await startSharedApp()
let pat: SignedUp
let url: string
beforeEach(async () => {
  pat = await signUp(app, 'user')
  url = `/users/${pat.id}/wish-facts`
})

test('wishes are kept one beside the other', async () => {
  expect((await pat.call('GET', url)).body).toEqual(noWishFacts)
  const [place] = (await pat.call('GET', '/places?country=DE&q=pots')).body
  const said = [
    { region: 'US-NY' },
    { place, distanceKm: 25 },
    { matters: ['language', 'hours', 'approach'] },
    { budget: { most: 90, currency: 'EUR' }, payer: 'Techniker' },
    { firstWords: 'It began in March.' },
    { relaxed: ['language'] },
  ]
  for (const one of said) expect((await pat.call('PUT', url, one)).status).toBe(200)
  expect((await pat.call('GET', url)).body).toEqual(Object.assign({}, noWishFacts, ...said))
  await pat.call('PUT', url, { firstWords: null })
  expect((await pat.call('GET', url)).body.firstWords).toBeNull()
})

test('what makes no sense is refused and names its field', async () => {
  const wrong: [string, object][] = [
    ['region', { region: 'US-ZZ' }],
    ['place', { place: { country: 'DE', name: 'My street 1', lat: 1, lon: 1 } }],
    ['matters', { matters: ['language', 'hours', 'approach', 'style'] }],
    ['matters', { matters: ['luck'] }],
    ['firstWords', { firstWords: 'x'.repeat(2_001) }],
    ['distanceKm', { distanceKm: 0 }],
    ['budget', { budget: { most: 1.5, currency: 'EUR' } }],
  ]
  for (const [field, body] of wrong) {
    const reply = await pat.call('PUT', url, body)
    expect([reply.status, String(reply.body.field).split('.')[0]]).toEqual([400, field])
  }
  expect((await pat.call('GET', url)).body).toEqual(noWishFacts)
})

test('nobody else reads a word of it, not even who is written to or who holds the database', async () => {
  const [thea, other] = [await signUpPractising(app), await signUp(app, 'user')]
  await write(app, pat, thea, 'Hello')
  await pat.call('PUT', url, { firstWords: 'Quokka', payer: 'Numbat Health' })
  for (const stranger of [thea, other]) {
    expect((await stranger.call('GET', url)).status).toBe(403)
    expect((await stranger.call('PUT', url, { payer: null })).status).toBe(403)
  }
  expect(await placesOf(app.pool, 'Quokka', 'Numbat')).toEqual([])
})
