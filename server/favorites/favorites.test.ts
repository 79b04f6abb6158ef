import { describe, expect, test } from 'vitest'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp, signUpPractising } from '../testing/sign-up.ts'

const app = await startSharedApp()

describe('favourites', () => {
  test('come back latest first, once each, and go when removed', async () => {
    const pat = await signUp(app, 'user')
    const [a, b] = [await signUpPractising(app), await signUpPractising(app)]
    const url = `/users/${pat.id}/favorites`
    for (const id of [a.id, b.id, a.id]) await pat.call('PUT', `${url}/${id}`)
    expect((await pat.call('GET', url)).body).toEqual([b.id, a.id])
    await pat.call('DELETE', `${url}/${b.id}`)
    expect((await pat.call('GET', url)).body).toEqual([a.id])
    const { id: notOpen } = await signUp(app, 'therapist')
    expect((await pat.call('PUT', `${url}/${notOpen}`)).status).toBe(404)
    const nobody = await pat.call('PUT', `${url}/${crypto.randomUUID()}`)
    expect([nobody.status, nobody.body.error]).toEqual([404, 'Therapist not found'])
  })
})
