import { randomUUID } from 'node:crypto'
import type { Role } from '@attune/contract/endpoint.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { formOf, type Part } from '../testing/form.ts'
import {
  bomb,
  formats,
  pdf,
  phonePhoto,
  pictureOf,
  svg,
  topAndBottom,
} from '../testing/pictures.ts'
import { countRows } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { cookieOf, signUp } from '../testing/sign-up.ts'

const app = await startSharedApp()

async function register(picture: Record<string, Part>, role: Role = 'user') {
  const tag = randomUUID().slice(0, 8)
  const fields = { name: 'Pat', username: tag, email: `${tag}@x.example`, phone: '1' }
  const reply = await app.app.inject({
    method: 'POST',
    url: `/api/${role}s/register`,
    ...formOf({ ...fields, password: 'long enough', ...picture }),
  })
  const cookie = cookieOf(reply.headers['set-cookie'])
  return { status: reply.statusCode, body: reply.json(), account: reply.json()[role], cookie }
}

/** The picture as its owner sees it. */
async function stored({ account, cookie }: { account: { image: string }; cookie: string }) {
  const reply = await app.app.inject({ url: account.image, headers: { cookie } })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('image/webp')
  return reply.rawPayload
}

describe('works', () => {
  test.each(formats)('a %s becomes WebP', async (format) => {
    const image = { content: await pictureOf(format), name: 'me', type: `image/${format}` }
    const metadata = await sharp(await stored(await register({ image }))).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width: 64, height: 32 })
  })

  test.each(['image', 'profileImage'])('under the name %s, for both roles', async (field) => {
    const content = await pictureOf('png')
    for (const role of ['user', 'therapist'] as const) {
      const made = await register({ [field]: { content } }, role)
      expect(made.account.image).toMatch(/^\/api\/photos\/[0-9a-f-]{36}$/)
      await stored(made)
    }
  })

  test('a large picture is made at most 512 px, a small one is left its size', async () => {
    const large = await register({ image: { content: await pictureOf('jpeg', 1600, 900) } })
    expect(await sharp(await stored(large)).metadata()).toMatchObject({ width: 512, height: 288 })
    const small = await register({ image: { content: await pictureOf('jpeg', 3, 2) } })
    expect(await sharp(await stored(small)).metadata()).toMatchObject({ width: 3, height: 2 })
  })

  test('a photo taken sideways is stored upright', async () => {
    const image = { content: await phonePhoto('somewhere'), type: 'image/jpeg' }
    const webp = await stored(await register({ image }))
    const { width, height, orientation } = await sharp(webp).metadata()
    expect([width, height, orientation]).toEqual([32, 64, undefined])
    expect(await topAndBottom(webp)).toEqual(['red', 'blue'])
  })

  test('no picture chosen, which a browser sends as an empty file', async () => {
    const empty = { content: Buffer.alloc(0), name: '', type: 'application/octet-stream' }
    const made = await register({ profileImage: empty })
    expect([made.status, made.account.image]).toEqual([201, null])
  })

  test('a new picture gets a new address and the old one is gone', async () => {
    const pat = await signUp(app, 'user')
    const send = async () => {
      const form = formOf({ image: { content: await pictureOf('png') } })
      const url = `/api/users/${pat.id}`
      const headers = { ...form.headers, cookie: pat.cookie }
      return (await app.app.inject({ method: 'PUT', url, ...form, headers })).json().image
    }
    const [first, second] = [await send(), await send()]
    expect(second).not.toBe(first)
    const old = await app.app.inject({ url: first, headers: { cookie: pat.cookie } })
    expect(old.statusCode).toBe(404)
  })
})

describe('refuses', () => {
  const named = (content: Buffer) => ({ content, name: 'me.png', type: 'image/png' })
  test.each([
    ['an SVG, which may hold scripts', async () => svg],
    ['a PDF', async () => pdf],
    ['a text that calls itself a picture', async () => Buffer.from('not a picture at all')],
    ['a picture cut short', async () => (await pictureOf('png', 300, 300)).subarray(0, 120)],
    ['a picture of 30 million pixels in a small file', bomb],
    ['a TIFF', () => sharp(svg).tiff().toBuffer()],
  ])('%s', async (_what, make) => {
    const before = await countRows(app.pool)
    for (const field of ['image', 'profileImage']) {
      const reply = await register({ [field]: named(await make()) })
      expect(reply.body).toEqual({
        error: 'Please choose an image file.',
        code: 'invalid',
        field: 'image',
        requestId: expect.any(String),
      })
      expect(reply.status).toBe(400)
    }
    expect(await countRows(app.pool)).toEqual(before)
  })

  test('a picture over 5 MB, with nothing stored and nothing changed', async () => {
    const tooLarge = {
      content: Buffer.concat([await pictureOf('png'), Buffer.alloc(5 * 1024 * 1024)]),
    }
    const pat = await signUp(app, 'user')
    const before = await countRows(app.pool)
    const made = await register({ image: tooLarge })
    expect([made.status, made.body.code]).toEqual([413, 'too_large'])
    expect(made.body.error).toBe('Payload too large. Please reduce the file size.')
    const form = formOf({ name: 'Changed', image: tooLarge })
    const headers = { ...form.headers, cookie: pat.cookie }
    const url = `/api/users/${pat.id}`
    const change = await app.app.inject({ method: 'PUT', url, ...form, headers })
    expect(change.statusCode).toBe(413)
    expect((await pat.call('GET', `/users/${pat.id}`)).body.name).toBe(pat.draft.name)
    expect(await countRows(app.pool)).toEqual(before)
  })

  test('a form that stops half-way through the picture, as unreadable and not as too large', async () => {
    const { headers, payload } = formOf({ image: { content: await pictureOf('png') } })
    const reply = await app.app.inject({
      method: 'POST',
      url: '/api/users/register',
      headers,
      payload: (payload as Buffer).subarray(0, -60),
    })
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid'])
  })
})

describe('never leaks', () => {
  test('where the photo was taken', async () => {
    const place = 'Lindenstrasse 7'
    const content = await phonePhoto(place)
    expect(content.includes(place)).toBe(true)
    const webp = await stored(await register({ image: { content, type: 'image/jpeg' } }))
    const { exif, icc, xmp } = await sharp(webp).metadata()
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined])
    expect(webp.includes(place)).toBe(false)
  })
})
