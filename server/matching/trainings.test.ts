import { concernSlugs, concerns } from '@attune/content/questionnaires/concerns.ts'
import { specialAreas } from '@attune/contract/special-areas.ts'
import { expect, test } from 'vitest'
import { listLicences } from '../licences/store.ts'
import { codeOf, verify } from '../operator/verify.ts'
import { offer, wish } from '../testing/choice-labels.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { answerIntake, signUp, signUpPractising, signUpUnlicensed } from '../testing/sign-up.ts'

const app = await startSharedApp()
const thea = await signUpPractising(app, {
  specialization: [offer('specialization', 'trauma-ptsd')],
})
const patient = await signUp(app, 'user')
await answerIntake(patient, { brings: [], life: [wish('life', 'frightening')] })

const training = { kind: 'EMDR, two years', number: '7', place: 'Institute', expires: null }
const url = `/therapists/${thea.id}/licences`
const read = async () => {
  const path = `/matching/match/${patient.id}/explain/${thea.id}`
  const { factors, matchPercentage } = (await patient.call('GET', path)).body
  const special = factors.find(({ key }: { key: string }) => key === 'specialist')
  return { theirs: special.theirs as string[], matchPercentage }
}

test('a training is named among the reasons once it was checked, and counts for nothing', async () => {
  const before = await read()
  const { _id } = (await thea.call('POST', url, { ...training, area: 'trauma-ptsd' })).body
  expect(await read()).toEqual(before)

  const claims = (await thea.call('GET', url)).body
  expect(claims.find((one: { _id: string }) => one._id === _id).state).toBe('self-declared')
  await app.pool.query("UPDATE licences SET state = 'verified', checked_at = now() WHERE id = $1", [
    _id,
  ])
  const after = await read()
  expect(after.theirs.join()).toContain('training verified by the operator')
  expect(after.matchPercentage).toBe(before.matchPercentage)

  await thea.call('PUT', `${url}/${_id}`, { ...training, number: '8', area: 'trauma-ptsd' })
  expect(await read()).toEqual(before)
})

test('of a training that does not hold an operator says so, and the therapist stays listed', async () => {
  const { _id } = (await thea.call('POST', url, { ...training, area: 'trauma-ptsd' })).body
  const held = (await listLicences(app.context.db, thea.id)).find((one) => one._id === _id)!
  const note = 'The institute knows of none'
  await verify(app.context, thea.id, { code: codeOf(held), state: 'rejected', note })
  expect((await patient.call('GET', url)).body).not.toContainEqual(expect.objectContaining({ _id }))
  expect((await read()).theirs.join()).not.toContain('training')
  expect((await patient.call('GET', `/therapists/${thea.id}`)).status).toBe(200)
})

test('what was rejected is neither shown nor counted as anything else until it is looked at', async () => {
  const who = await signUpUnlicensed(app)
  const own = `/therapists/${who.id}/licences`
  const looks = async () => {
    const { licence } = (await patient.call('GET', `/therapists/${who.id}`)).body
    return [licence.state, (await patient.call('GET', own)).body.length]
  }
  await who.call('POST', own, { ...training, area: 'ocd' })
  expect(await looks()).toEqual(['none', 1])
  await verify(app.context, who.id, { code: undefined, state: 'rejected', note: 'No' })
  const { _id } = (await who.call('POST', own, training)).body
  expect(await looks()).toEqual(['none', 0])
  expect((await who.call('GET', own)).body).toHaveLength(2)
  await who.call('PUT', `${own}/${_id}`, { ...training, number: '9' })
  await who.call('POST', own, { ...training, area: 'bipolar' })
  expect(await looks()).toEqual(['none', 0])

  const held = (await listLicences(app.context.db, who.id)).find((one) => one._id === _id)!
  await verify(app.context, who.id, { code: codeOf(held), state: 'document-seen', note: 'Seen' })
  expect(await looks()).toEqual(['document-seen', 1])
})

test('the areas are those that take training of their own', () => {
  const special = concernSlugs.filter((slug) => concerns[slug].specialist)
  expect(specialAreas).toEqual(
    Object.fromEntries(special.map((slug) => [slug, concerns[slug].name])),
  )
})

test.each(['sleep', 'no-such-area', ''])('no training for %j', async (area) =>
  expect((await thea.call('POST', url, { ...training, area })).status).toBe(400),
)

test('five trainings at most, and five licences beside them', async () => {
  const who = await signUpPractising(app)
  const declare = async (area: string | null) =>
    (await who.call('POST', `/therapists/${who.id}/licences`, { ...training, area })).status
  const of = async (area: string | null) => {
    const all: number[] = []
    for (let n = 0; n < 5; n++) all.push(await declare(area))
    return all
  }
  expect(await of('ocd')).toEqual([201, 201, 201, 201, 201])
  // One is there from the beginning.
  expect(await of(null)).toEqual([201, 201, 201, 201, 400])
  expect(await declare('bipolar')).toBe(400)
})
