import { say } from '@attune/contract/errors.ts'
import { expect, test } from 'vitest'
import { startSharedApp } from '../testing/shared-app.ts'

const { app } = await startSharedApp()

test('what a schema does not say itself is said in words for people, not in those of its library', async () => {
  const reply = await app.inject({ method: 'POST', url: '/api/unsubscribe/gone' })
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({ error: say.misfit, code: 'invalid', field: 'token' })
})

test('what a schema says itself is kept', async () => {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/users/login',
    payload: { email: 'someone@people.example' },
  })
  expect(reply.json()).toMatchObject({ error: say.missingFields, field: 'password' })
})
