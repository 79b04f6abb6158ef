import { expect, test } from 'vitest'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp, signUpPractising, write } from '../testing/sign-up.ts'
import { statementsOf } from '../testing/statements.ts'

const app = await startSharedApp()

test('who opens a conversation that they have read writes nothing to the database', async () => {
  const [pat, thea] = await Promise.all([signUp(app, 'user'), signUpPractising(app)])
  await write(app, pat, thea, 'Hello')
  await write(app, thea, pat, 'Hello to you')
  const body = { partner: thea.id, partnerModel: 'Therapist', seq: 2 }
  const read = async () =>
    (await statementsOf(() => pat.call('PUT', '/messages/read', body))).filter((text) =>
      /^\s*(?:begin|with|insert|update|delete)/i.test(text),
    )
  expect(await read()).not.toEqual([])
  expect(await read()).toEqual([])
  await write(app, thea, pat, 'One more')
  Object.assign(body, { seq: 3 })
  expect(await read()).not.toEqual([])
})
