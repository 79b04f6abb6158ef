import { describe, expect, test } from 'vitest'
import { formOf } from '../testing/form.ts'
import { pictureOf } from '../testing/pictures.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp, signUpPractising, write } from '../testing/sign-up.ts'

async function giveFace({ id, role, cookie }: SignedUp): Promise<string> {
  const form = formOf({ image: { content: await pictureOf('png') } })
  const headers = { ...form.headers, cookie }
  const url = `/api/${role}s/${id}`
  const reply = await app.app.inject({ method: 'PUT', url, ...form, headers })
  return reply.json().image.replace('/api', '')
}

const app = await startSharedApp()
const pat = await signUp(app, 'user')
const thea = await signUpPractising(app)
const photo = { patient: await giveFace(pat), therapist: await giveFace(thea) }

describe('works', () => {
  test('a picture is kept by nobody, so that none is left in the browser after signing out', async () => {
    const { status, headers } = await pat.call('GET', photo.patient)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers.etag).toMatch(/^".+"$/)
  })

  test('who has it is not sent it again', async () => {
    const { headers } = await pat.call('GET', photo.patient)
    const again = (etag: string) =>
      app.app.inject({
        url: `/api${photo.patient}`,
        headers: { cookie: pat.cookie, 'if-none-match': etag },
      })
    const same = await again(String(headers.etag))
    expect([same.statusCode, same.rawPayload.length]).toEqual([304, 0])
    expect((await again('"another"')).statusCode).toBe(200)
  })

  test('an active therapist shows their face to anyone signed in', async () => {
    const others = [await signUp(app, 'user'), await signUp(app, 'therapist')]
    for (const other of others) expect((await other.call('GET', photo.therapist)).status).toBe(200)
  })

  test('a patient shows theirs to the therapist they wrote to', async () => {
    const contact = await signUpPractising(app)
    expect((await contact.call('GET', photo.patient)).status).toBe(404)
    await write(app, pat, contact, 'Hello')
    expect((await contact.call('GET', photo.patient)).status).toBe(200)
  })
})

describe('refuses', () => {
  test('a stranger', async () => {
    for (const path of Object.values(photo))
      expect((await app.app.inject(`/api${path}`)).statusCode).toBe(401)
  })

  test('an address that is no id, as invalid', async () => {
    const reply = await pat.call('GET', '/photos/portrait.png')
    expect([reply.status, reply.body.field]).toEqual([400, 'id'])
  })
})

describe('never leaks', () => {
  test('a patient’s picture to another patient or an unrelated therapist, who learn not even that it is there', async () => {
    const nowhere = await pat.call('GET', `/photos/${crypto.randomUUID()}`)
    for (const other of [await signUp(app, 'user'), await signUpPractising(app)]) {
      const reply = await other.call('GET', photo.patient)
      expect([reply.status, reply.body]).toEqual([
        nowhere.status,
        { ...nowhere.body, requestId: expect.any(String) },
      ])
      expect(reply.status).toBe(404)
      expect(reply.headers['cache-control']).toBe('no-store')
    }
  })

  test('an inactive therapist’s picture, but to those already in contact', async () => {
    const quiet = await signUpPractising(app)
    const face = await giveFace(quiet)
    await write(app, pat, quiet, 'Hello')
    await app.pool.query('UPDATE therapists SET is_active = false WHERE id = $1', [quiet.id])
    expect((await (await signUp(app, 'user')).call('GET', face)).status).toBe(404)
    expect((await pat.call('GET', face)).status).toBe(200)
    expect((await quiet.call('GET', face)).status).toBe(200)
  })
})
