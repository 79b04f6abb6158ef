import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { formOf } from '../testing/form.ts'
import {
  animation,
  avifBomb,
  disguised,
  plain,
  polyglots,
  script,
  wide,
  widePng,
} from '../testing/picture-attacks.ts'
import { pictureOf } from '../testing/pictures.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { cookieOf, signUp } from '../testing/sign-up.ts'

const app = await startSharedApp()
const pat = await signUp(app, 'user')

async function register(content: Buffer, fields: Record<string, string> = {}, type = 'image/png') {
  const tag = randomUUID().slice(0, 8)
  const draft = { name: 'Pat', username: tag, email: `${tag}@x.example`, phone: '1', ...fields }
  const reply = await app.app.inject({
    method: 'POST',
    url: '/api/users/register',
    ...formOf({ ...draft, password: 'long enough to hold', image: { content, type } }),
  })
  return { status: reply.statusCode, body: reply.json(), cookie: reply.headers['set-cookie'] }
}

async function change(content: Buffer, fields: Record<string, string> = {}) {
  const form = formOf({ ...fields, image: { content } })
  const headers = { ...form.headers, cookie: pat.cookie }
  const url = `/api/users/${pat.id}`
  const reply = await app.app.inject({ method: 'PUT', url, ...form, headers })
  return { status: reply.statusCode, body: reply.json() }
}

/** As its owner sees it. */
async function stored({ body, cookie }: Awaited<ReturnType<typeof register>>) {
  const headers = { cookie: cookieOf(cookie) }
  return (await app.app.inject({ url: body.user.image, headers })).rawPayload
}

describe('looks at the picture last', () => {
  const noPicture = Buffer.from('this would be refused as a picture')

  test('of a sign-up whose address or user name is taken', async () => {
    const { email, username } = pat.draft
    const taken = await register(noPicture, { email: email.toUpperCase() })
    expect([taken.status, taken.body.error]).toEqual([409, 'Email is already taken'])
    const named = await register(noPicture, { username: username.toUpperCase() })
    expect([named.status, named.body.error]).toEqual([409, 'Username is already taken'])
  })

  test('of a change to what is taken, or with a wrong password', async () => {
    const other = await signUp(app, 'user')
    const taken = await change(noPicture, { email: other.draft.email })
    expect([taken.status, taken.body.field]).toEqual([409, 'email'])
    const wrong = await change(noPicture, { password: 'another long one', currentPassword: 'x' })
    expect([wrong.status, wrong.body.field]).toEqual([400, 'currentPassword'])
    const own = await change(noPicture, { email: pat.draft.email, username: pat.draft.username })
    expect([own.status, own.body.field]).toEqual([400, 'image'])
  })
})

describe('refuses by the header alone', () => {
  test('an AVIF of 25 million pixels, twenty at once, and stays small', { retry: 2 }, async () => {
    const before = process.memoryUsage.rss()
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? register(avifBomb) : change(avifBomb))),
    )
    // Decoding a single one takes 460 MB.
    expect(process.memoryUsage.rss() - before).toBeLessThan(150_000_000)
    // As many as may wait are looked at; whoever comes on top is asked to come again.
    for (const { status, body } of replies)
      expect([
        [400, 'image'],
        [503, undefined],
      ]).toContainEqual([status, body.field])
    expect(replies.some(({ status }) => status === 400)).toBe(true)
  })

  test.each(wide)('a PNG of %i × %i pixels', async (width, height) => {
    const reply = await register(widePng(width, height))
    expect([reply.status, reply.body.error]).toEqual([400, 'Please choose an image file.'])
  })

  test.each(Object.entries(disguised))('%s', async (_what, make) => {
    const reply = await register(make())
    expect([reply.status, reply.body.error]).toEqual([400, 'Please choose an image file.'])
  })
})

describe('takes', () => {
  test.each([
    ['the panorama of a phone', () => plain(12_000, 2_000).jpeg()],
    ['a long screenshot', () => plain(1_080, 20_000).png()],
  ])('%s', async (_what, make) => {
    const reply = await register(await make().toBuffer())
    expect(reply.status).toBe(201)
  })
})

describe('keeps nothing but a picture', () => {
  test.each(Object.entries(polyglots))('of %s', async (_what, make) => {
    const content = await make()
    expect(content.includes(script)).toBe(true)
    const webp = await stored(await register(content))
    expect(webp.includes(script)).toBe(false)
    expect((await sharp(webp).metadata()).format).toBe('webp')
  })

  test.each(['gif', 'webp'] as const)('of an animated %s, its first frame', async (format) => {
    const content = await animation(format, 200)
    expect((await sharp(content).metadata()).pages).toBe(200)
    const { pages, width, height } = await sharp(await stored(await register(content))).metadata()
    expect([pages ?? 1, width, height]).toEqual([1, 64, 64])
  })

  test('whatever it is called', async () => {
    const made = await register(await pictureOf('png'), {}, 'image/svg+xml')
    expect(made.status).toBe(201)
  })
})

test('beyond those who may wait, a person is asked to come again', async () => {
  const picture = await pictureOf('jpeg', 3_000, 2_000)
  const { url, headers, payload } = {
    url: `/api/users/${pat.id}`,
    ...formOf({ image: { content: picture } }),
  }
  const replies = await Promise.all(
    Array.from({ length: 12 }, () =>
      app.app.inject({ method: 'PUT', url, payload, headers: { ...headers, cookie: pat.cookie } }),
    ),
  )
  const refused = replies.filter(({ statusCode }) => statusCode === 503)
  expect(refused.length).toBeGreaterThan(0)
  for (const reply of refused) {
    expect(reply.json().error).toMatch(/busy with other pictures/)
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  }
  const served = replies.filter(({ statusCode }) => statusCode === 200)
  expect(served.length + refused.length).toBe(12)
  expect(served.length).toBeGreaterThanOrEqual(4)
})
