import { expect, test } from 'vitest'
import { startSharedApp } from '../testing/shared-app.ts'
import {
  answerIntake,
  decline,
  type SignedUp,
  signUp,
  signUpPractising,
  write,
} from '../testing/sign-up.ts'

const app = await startSharedApp()

test('for 90 days they are in none of this patient’s lists, and all others find them', async () => {
  const [pat, other, thea] = await Promise.all([
    signUp(app, 'user'),
    signUp(app, 'user'),
    signUpPractising(app),
  ])
  await Promise.all([answerIntake(pat), answerIntake(other)])
  await write(app, pat, thea, 'Could you take me on?')
  const weigh = (who: SignedUp) => who.call('POST', `/matching/match/${who.id}`, {})
  const overviewOf = async (who: SignedUp) =>
    (await who.call('GET', `/matching/overview/${who.id}`)).body
  const isOpen = async (who: SignedUp) =>
    (await who.call('GET', `/matching/match/${who.id}/explain/${thea.id}`)).body.isOpen
  const before = await overviewOf(pat)
  expect([(await weigh(pat)).body, await isOpen(pat)]).toMatchObject([[{ _id: thea.id }], true])
  await decline(thea, pat)
  expect([(await weigh(pat)).body, await isOpen(pat)]).toEqual([[], false])
  expect((await weigh(other)).body).toMatchObject([{ _id: thea.id }])
  expect(await overviewOf(pat)).toMatchObject({
    total: before.total - 1,
    eligible: before.eligible - 1,
    unavailable: before.unavailable + 1,
  })
  expect((await pat.call('GET', `/users/${pat.id}/declines/${thea.id}`)).body.next).toBeNull()
  const found = await pat.call('GET', `/therapists?name=${encodeURIComponent(thea.draft.name!)}`)
  expect(found.body).toMatchObject([{ _id: thea.id }])
  await app.pool.query('UPDATE threads SET declined_until = now() WHERE key_id = $1', [pat.id])
  expect((await weigh(pat)).body).toMatchObject([{ _id: thea.id }])
})
