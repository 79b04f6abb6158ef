import { expect, test } from 'vitest'
import { startSharedApp } from '../testing/shared-app.ts'
import { decline, type SignedUp, signUp, signUpPractising, write } from '../testing/sign-up.ts'

const app = await startSharedApp()

async function meet() {
  const [pat, thea] = await Promise.all([signUp(app, 'user'), signUpPractising(app)])
  await write(app, pat, thea, 'Could you take me on?')
  return { pat, thea }
}

test('words are kept for the next time where that was asked for', async () => {
  const { pat, thea } = await meet()
  const start = async (who: SignedUp) => (await thea.call('GET', `/declines/${who.id}`)).body
  const { words, ours, danger } = await start(pat)
  expect([words, danger]).toEqual([ours, false])
  await decline(thea, pat, { message: 'Mine', keep: true })
  const other = await signUp(app, 'user')
  await write(app, other, thea, 'Hello')
  await thea.call('PUT', `/therapists/${thea.id}/inbox`, { quietHours: null, shortcuts: false })
  expect(await start(other)).toMatchObject({ words: 'Mine', ours })
  await decline(thea, other, { message: 'For this one alone', keep: false })
  const third = await signUp(app, 'user')
  await write(app, third, thea, 'Hello')
  expect(await start(third)).toMatchObject({ words: 'Mine' })
})

test('where they wrote of danger, the therapist is told what to mind and the patient has help', async () => {
  const { pat, thea } = await meet()
  await write(app, pat, thea, 'I want to kill myself tonight.')
  await write(app, pat, thea, 'Sorry. When would you have time?')
  const { body } = await thea.call('GET', `/declines/${pat.id}`)
  expect([body.danger, body.words]).toEqual([true, expect.stringContaining('help lines')])
  await decline(thea, pat, { readUpTo: 3 })
  expect((await pat.call('GET', `/users/${pat.id}/declines/${thea.id}`)).body.note).toMatchObject({
    emergencyFirst: true,
  })
})
