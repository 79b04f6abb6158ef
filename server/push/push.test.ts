import { createPublicKey, randomUUID, verify } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { isPushService, pushServices } from '../lib/push-makers.ts'
import { noteSeen } from '../notifications/seen.ts'
import { startPushService } from '../testing/push-receiver.ts'
import { pushTo } from '../testing/push-to.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp, signUpPractising, write } from '../testing/sign-up.ts'
import { sendPushes } from './send-pushes.ts'

const service = await startPushService()
afterAll(() => service.stop())
const env = { push: pushTo(service.url), publicUrl: 'https://attune.example' }
const app = await startSharedApp(env)
const off = await startSharedApp()

const secret = 'Zeppelin'
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const sentAt = (minutes: number) => sendPushes(app.context, inMinutes(minutes))
const turnOn = async ({ call }: SignedUp, endpoint = `${service.url}/${randomUUID()}`) => {
  expect((await call('PUT', '/push', { endpoint })).status).toBe(204)
  return new URL(endpoint).pathname
}
const heardAt = (path: string) => service.heard.filter((one) => one.path === path)
const readAll = ({ call }: SignedUp, partner: SignedUp) =>
  call('PUT', '/messages/read', { partner: partner.id, partnerModel: 'Therapist', seq: 99 })
const atAnyHour = ({ call }: SignedUp, some: object = {}) =>
  call('PUT', '/notifications/settings', {
    ...{ pace: 'off', quietHours: null, morning: false },
    ...some,
  })

/** A patient with a therapist whose browser is subscribed, before there is anything new. */
async function subscribed(some: object = {}) {
  const [pat, thea] = await Promise.all([
    signUp(app, 'user', { name: `${secret} Pat` }),
    signUpPractising(app),
  ])
  await atAnyHour(pat, some)
  await write(app, pat, thea, secret)
  return { pat, thea, path: await turnOn(pat) }
}

describe('off', () => {
  test('unless the operator switched it on', async () => {
    const pat = await signUp(off, 'user')
    expect((await pat.call('GET', '/push')).body).toEqual({ key: null, on: false })
    const endpoint = 'https://fcm.googleapis.com/fcm/send/x'
    expect((await pat.call('PUT', '/push', { endpoint })).status).toBe(404)
    expect(await sendPushes(off.context, new Date())).toBe(0)
  })

  test('unless a person turned it on, and again once they turn it off or sign out', async () => {
    const { pat, thea, path } = await subscribed()
    expect((await pat.call('GET', '/push')).body).toEqual({
      key: env.push.vapid.publicKey,
      on: true,
    })
    expect((await thea.call('GET', '/push')).body.on).toBe(false)
    await pat.call('DELETE', '/push')
    expect((await pat.call('GET', '/push')).body.on).toBe(false)
    await write(app, thea, pat, secret)
    await sentAt(3)
    expect(heardAt(path)).toEqual([])
    const again = await turnOn(pat)
    await pat.call('POST', '/users/logout')
    await write(app, thea, pat, secret)
    await sentAt(3)
    expect(heardAt(again)).toEqual([])
  })
})

describe('a push', () => {
  test('carries no content: no body, no name, and a signature that says who runs the site', async () => {
    const { pat, thea, path } = await subscribed()
    await write(app, thea, pat, secret)
    await sentAt(3)
    const [push, ...more] = heardAt(path)
    expect(more).toEqual([])
    expect(push?.body).toBe('')
    const said = JSON.stringify(push)
    for (const one of [secret, pat.id, thea.id, pat.draft.email!, thea.draft.name!])
      expect(said).not.toContain(one)
    expect(push?.headers).toMatchObject({ topic: 'news', urgency: 'normal', 'content-length': '0' })
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(
      String(push?.headers.authorization),
    )!
    const [head = '', claims = '', signature = ''] = token.split('.')
    const point = Buffer.from(key, 'base64url')
    expect(key).toBe(env.push.vapid.publicKey)
    expect([point.length, point[0]]).toEqual([65, 4])
    const part = (from: number) => point.subarray(from, from + 32).toString('base64url')
    const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    expect(isSigned).toBe(true)
    const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
    expect([aud, sub]).toEqual([service.url, 'mailto:operator@attune.example'])
    expect(exp - Date.now() / 1000).toBeLessThan(24 * 3_600)
  })

  test('comes once a conversation until it is read, and once from several nodes', async () => {
    const { pat, thea, path } = await subscribed()
    await write(app, thea, pat, secret)
    await Promise.all([sentAt(3), sentAt(3), sentAt(3)])
    expect(heardAt(path)).toHaveLength(1)
    await write(app, thea, pat, secret)
    await sentAt(6)
    expect(heardAt(path)).toHaveLength(1)
    await readAll(pat, thea)
    await write(app, thea, pat, secret)
    await sentAt(9)
    expect(heardAt(path)).toHaveLength(2)
  })

  test('tells nothing that was there before it was turned on, or is read', async () => {
    const { pat, thea } = await subscribed()
    await pat.call('DELETE', '/push')
    await write(app, thea, pat, secret)
    const later = await turnOn(pat)
    await sentAt(3)
    expect(heardAt(later)).toEqual([])
    await readAll(pat, thea)
    await write(app, thea, pat, secret)
    await readAll(pat, thea)
    await sentAt(6)
    expect(heardAt(later)).toEqual([])
  })

  test('waits for who is here, and for the end of their quiet hours', async () => {
    const { pat, thea, path } = await subscribed()
    await noteSeen(app.context, new Map([[pat.id, new Date()]]))
    await write(app, thea, pat, secret)
    await sentAt(1)
    expect(heardAt(path)).toEqual([])
    await sentAt(2.1)
    expect(heardAt(path)).toHaveLength(1)

    const hour = (hours: number) =>
      `${(new Date().getUTCHours() + hours + 24) % 24}`.padStart(2, '0')
    const quietHours = { from: `${hour(-1)}:00`, to: `${hour(3)}:00` }
    const night = await subscribed({ quietHours })
    await write(app, night.thea, night.pat, secret)
    for (const minutes of [3, 60, 110]) await sentAt(minutes)
    expect(heardAt(night.path)).toEqual([])
    await sentAt(4 * 60)
    expect(heardAt(night.path)).toHaveLength(1)
  })

  test('ends where the browser has let go of it, and follows no redirect', async () => {
    const [gone, led] = [await subscribed(), await subscribed()]
    service.answer(gone.path, 410)
    service.answer(led.path, 307)
    for (const { pat, thea } of [gone, led]) await write(app, thea, pat, secret)
    await sentAt(3)
    expect((await gone.pat.call('GET', '/push')).body.on).toBe(false)
    expect((await led.pat.call('GET', '/push')).body.on).toBe(true)
    expect(heardAt('/elsewhere')).toEqual([])
  })
})

describe('the address', () => {
  test('is that of a browser’s maker, or is refused', async () => {
    const pat = await signUp(app, 'user')
    for (const endpoint of [
      'http://127.0.0.1:9/x',
      'https://evil.example/x',
      'http://169.254.169.254/latest',
      service.url.replace('127.0.0.1', 'x@127.0.0.1'),
    ])
      expect((await pat.call('PUT', '/push', { endpoint })).status, endpoint).toBe(400)
    const isTaken = (endpoint: string) => isPushService(endpoint, pushServices)
    expect(isTaken('https://fcm.googleapis.com/fcm/send/abc')).toBe(true)
    expect(isTaken('https://web.push.apple.com/QABC')).toBe(true)
    expect(isTaken('https://wns2-par02p.notify.windows.com/w/?token=x')).toBe(true)
    for (const endpoint of [
      'http://fcm.googleapis.com/fcm/send/abc',
      'https://fcm.googleapis.com:8443/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://evilpush.apple.com.example/x',
      'https://evil-notify.windows.com/x',
      'https://user:word@web.push.apple.com/x',
      'nonsense',
    ])
      expect(isTaken(endpoint), endpoint).toBe(false)
  })

  test('is sealed, and goes with the account', async () => {
    const { pat, path } = await subscribed()
    const rows = async () =>
      (
        await app.pool.query('SELECT endpoint FROM push_subscriptions WHERE person_id = $1', [
          pat.id,
        ])
      ).rows
    const [row] = await rows()
    expect(Buffer.from(row.endpoint).includes(path)).toBe(false)
    await pat.call('DELETE', `/users/${pat.id}`)
    expect(await rows()).toEqual([])
  })
})
