import type { Match } from '@attune/contract/matching.ts'
import { expect, test } from 'vitest'
import { offer, wish } from '../testing/choice-labels.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { answerIntake, type SignedUp, signUp, signUpPractising, write } from '../testing/sign-up.ts'

const app = await startSharedApp()
const grief = offer('specialization', 'grief')
const anxiety = offer('specialization', 'anxiety')
const mostly = await signUpPractising(app, { specialization: [grief, anxiety] })
const also = await signUpPractising(app, { specialization: [grief, anxiety] })
const patient = await signUp(app, 'user')
await answerIntake(patient, { brings: [wish('brings', 'unsure')], life: [wish('life', 'loss')] })

const state = async (who: SignedUp, facts: object) =>
  expect((await who.call('PUT', `/therapists/${who.id}/practice-facts`, facts)).status).toBe(200)
const listed = async (who = patient) => {
  const { body } = await who.call('GET', `/matching/match/${who.id}`)
  return (body as Match[]).map(({ _id }) => _id)
}

test('most of somebody’s work stands before what they also do', async () => {
  await state(mostly, { mainAreas: ['grief'] })
  await state(also, { mainAreas: ['anxiety'] })
  expect(await listed()).toEqual([mostly.id, also.id])
  await state(mostly, { mainAreas: ['anxiety'] })
  await state(also, { mainAreas: ['grief'] })
  expect(await listed()).toEqual([also.id, mostly.id])
})

test('a closed caseload is matched to nobody, and comes back', async () => {
  await state(also, { closed: true })
  expect(await listed()).toEqual([mostly.id])
  await state(also, { closed: false })
  expect(await listed()).toContain(also.id)
})

test('who has taken as many new people this month as they wanted is full; whom they did not answer counts for nothing', async () => {
  await state(also, { newPeopleAMonth: 1 })
  const other = await signUp(app, 'user')
  await write(app, other, also, 'May I come?')
  expect(await listed()).toContain(also.id)
  await write(app, also, other, 'You may.')
  expect(await listed()).toEqual([mostly.id])
  await state(also, { newPeopleAMonth: 2 })
  expect(await listed()).toContain(also.id)
})

test('what a patient says beside the intake counts, and what they let go of is let go of', async () => {
  const speaker = await signUp(app, 'user')
  await answerIntake(speaker, { language: [wish('language', 'tr')] })
  const say = (facts: object) => speaker.call('PUT', `/users/${speaker.id}/wish-facts`, facts)
  expect(await listed(speaker)).toEqual([])
  expect((await say({ relaxed: ['language'] })).status).toBe(200)
  expect(await listed(speaker)).toHaveLength(2)
  await say({ relaxed: [] })
  expect(await listed(speaker)).toEqual([])
})
