import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { runAs } from '../lib/person.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { decline, type SignedUp, signUp, signUpPractising, write } from '../testing/sign-up.ts'
import { nineOn } from './nine-on.ts'

const app = await startSharedApp()
let pat: SignedUp
let thea: SignedUp
let url: string
beforeEach(async () => {
  ;[pat, thea] = await Promise.all([signUp(app, 'user'), signUpPractising(app)])
  await write(app, pat, thea, 'Hello')
  url = `/therapists/${thea.id}/aside/${pat.id}`
})

const thread = async (who = thea) => (await who.call('GET', '/messages/threads')).body[0]
const put = (choice: string | { until: string }, more: object = {}) =>
  thea.call('PUT', url, { choice, upTo: 1, timeZone: 'Asia/Tokyo', ...more })

describe('who waits', () => {
  test('goes on waiting when the therapist has read it', async () => {
    await thea.call('PUT', '/messages/read', { partner: pat.id, partnerModel: 'User', seq: 1 })
    expect(await thread()).toMatchObject({ unread: 0, aside: null })
    expect((await thread()).waitingSince).not.toBeNull()
  })

  test('is done until they write again', async () => {
    expect((await put('until-they-write')).body).toEqual({ until: null })
    expect((await thread()).aside).toEqual({ until: null })
    expect((await thread(pat)).aside).toBeNull()
    await write(app, pat, thea, 'One more thing')
    expect((await thread()).aside).toBeNull()
  })

  test('is put off until 9:00, and back again', async () => {
    const { body } = await put('tomorrow')
    expect(body.until).toBe(nineOn('tomorrow', new Date(), 'Asia/Tokyo').toISOString())
    expect((await thread()).aside).toEqual(body)
    expect((await put('monday')).body.until).toMatch(/T00:00:00/)
    for (const _ of ['once', 'twice']) expect((await thea.call('DELETE', url)).status).toBe(204)
    expect((await thread()).aside).toBeNull()
  })

  test('is put off again until the very moment that was chosen before', async () => {
    const until = '2096-02-03T04:05:06.000Z'
    await put('until-they-write')
    expect((await put({ until })).body).toEqual({ until })
    expect((await thread()).aside).toEqual({ until })
    expect((await put({ until: 'soon' })).status).toBe(400)
    await write(app, pat, thea, 'One more thing')
    await put({ until })
    expect((await thread()).aside).toBeNull()
  })

  test('waits again once the time has come', async () => {
    await put('tomorrow')
    await app.pool.query("UPDATE asides SET until = now() - interval '1 second'")
    expect((await thread()).aside).toBeNull()
  })

  test('is not put aside by what the therapist had not seen, nor by an answer', async () => {
    await write(app, pat, thea, 'Wait, there is more')
    await put('until-they-write')
    expect((await thread()).aside).toBeNull()
    await put('until-they-write', { upTo: 999 })
    expect((await thread()).aside).toEqual({ until: null })
    await write(app, thea, pat, 'I am here')
    expect(await thread()).toMatchObject({ aside: null, waitingSince: null })
    await write(app, pat, thea, 'Thank you')
    expect((await thread()).aside).toBeNull()
  })

  test('has the zone of the reply hours, before that of the device', async () => {
    const replyHours = { days: [1], from: 9, to: 17, timeZone: 'America/New_York' }
    const availability = { accepting: true, away: null, replyHours }
    await thea.call('PUT', `/therapists/${thea.id}/availability`, availability)
    const { body } = await put('tomorrow')
    expect(body.until).toBe(nineOn('tomorrow', new Date(), 'America/New_York').toISOString())
    expect((await put('monday', { timeZone: 'No/Where' })).status).toBe(200)
  })

  test('is nobody with whom nothing can be written any more, whoever ended it', async () => {
    const refused = { code: 'forbidden', error: expect.stringMatching(/nothing|Open|Unblock/) }
    const contact = (who: SignedUp, partner: SignedUp, change: string) =>
      who.call('PUT', '/messages/contact', { partner: partner.id, change })
    for (const [who, other] of [
      [pat, thea],
      [thea, pat],
    ] as const)
      for (const change of ['ended', 'blocked']) {
        await contact(who, other, change)
        expect([who.role, change, (await put('tomorrow')).body]).toMatchObject([
          who.role,
          change,
          refused,
        ])
        await contact(who, other, 'open')
      }
    const paused = (value: boolean) => app.pool.query('UPDATE threads SET paused = $1', [value])
    await paused(true)
    expect((await put('tomorrow')).body).toMatchObject(refused)
    await paused(false)
    const { rows } = await app.pool.query('SELECT 1 FROM asides WHERE user_id = $1', [pat.id])
    expect(rows).toEqual([])
    expect((await put('tomorrow')).status).toBe(200)
    expect((await decline(thea, pat)).status).toBe(201)
    expect((await put('monday')).body).toMatchObject(refused)
    await pat.call('DELETE', `/users/${pat.id}`)
    expect((await put('monday')).status).toBe(404)
  })

  test('is put aside before the contact is ended at that moment, or not at all', async () => {
    for (const choice of ['tomorrow', 'monday', 'tomorrow', 'monday']) {
      const [{ status }, ended] = await Promise.all([
        put(choice),
        pat.call('PUT', '/messages/contact', { partner: thea.id, change: 'blocked' }),
      ])
      expect([200, 403]).toContain(status)
      expect(ended.status).toBe(200)
      expect((await put(choice)).status).toBe(403)
      await pat.call('PUT', '/messages/contact', { partner: thea.id, change: 'open' })
    }
  })

  test('leaves at that moment: nothing fails, and nothing of it stays', async () => {
    const replies = await Promise.all([
      put('tomorrow'),
      pat.call('DELETE', `/users/${pat.id}`),
      put('monday'),
    ])
    const [first, gone, second] = replies.map(({ status }) => status)
    expect(gone).toBe(204)
    for (const status of [first, second]) expect([200, 404]).toContain(status)
    const { rows } = await app.pool.query('SELECT 1 FROM asides WHERE user_id = $1', [pat.id])
    expect(rows).toEqual([])
  })

  test('is nobody who has opened a conversation and written nothing', async () => {
    await app.pool.query('DELETE FROM messages WHERE from_id = $1', [pat.id])
    await app.pool.query('UPDATE threads SET last_seq = 0 WHERE key_id = $1', [pat.id])
    expect((await put('tomorrow')).status).toBe(404)
    expect((await thea.call('GET', `/therapists/${thea.id}/case-notes/${pat.id}`)).status).toBe(404)
  })

  test('is nobody who never wrote, and nobody else sees it', async () => {
    const stranger = await signUp(app, 'user')
    const path = `/therapists/${thea.id}/aside/${stranger.id}`
    expect((await thea.call('PUT', path, { choice: 'tomorrow', upTo: 1 })).status).toBe(404)
    await put('tomorrow')
    const { db } = app.strictContext
    const count = async (as: 'patient' | 'therapist', { id }: SignedUp) =>
      (await runAs({ as, id }, () => db.execute('SELECT * FROM asides'))).rows.length
    expect([await count('therapist', thea), await count('patient', pat)]).toEqual([1, 0])
  })
})

const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia']
const clock = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at)

test('9:00 is 9:00 there, within a week and ahead, whatever the clocks do', () => {
  const between = { min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }
  fc.assert(
    fc.property(fc.date(between), fc.constantFrom(...zones), (now, zone) => {
      const [next, monday] = [nineOn('tomorrow', now, zone), nineOn('monday', now, zone)]
      expect(clock(next, zone)).toMatch(/ 09:00$/)
      expect(clock(monday, zone)).toBe('Monday 09:00')
      const hours = (at: Date) => (at.getTime() - now.getTime()) / 3_600_000
      expect(hours(next)).toBeGreaterThan(8 - 1)
      expect(hours(next)).toBeLessThanOrEqual(33 + 1)
      expect(hours(monday)).toBeGreaterThanOrEqual(hours(next))
      expect(hours(monday)).toBeLessThanOrEqual(7 * 24 + 9 + 1)
    }),
  )
})

test('a zone that nobody knows is taken for UTC', () => {
  const now = new Date('2026-11-23T19:00:00Z')
  expect(nineOn('tomorrow', now, 'No/Where').toISOString()).toBe('2026-11-24T09:00:00.000Z')
  expect(nineOn('monday', now).toISOString()).toBe('2026-11-30T09:00:00.000Z')
})
