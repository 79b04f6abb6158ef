import { strangersDays } from '@attune/contract/booking-link.ts'
import { say } from '@attune/contract/errors.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { erasures } from '../erasure/erase.ts'
import { runAs } from '../lib/person.ts'
import {
  request,
  setCalendar,
  setHandle,
  signUpToMeet,
  timeAhead,
} from '../testing/appointments.ts'
import { dataOf, download, upload } from '../testing/archives.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp, signUpPractising } from '../testing/sign-up.ts'

const app = await startSharedApp()
const checked = await startSharedApp({ listing: 'checked' })
const [pat, thea] = await signUpToMeet(app)
const handle = 'thea-of-limerick'
beforeEach(async () => {
  expect((await setHandle(thea, handle)).body).toMatchObject({ handle })
})

const open = async (path: string, at = app) => {
  const { statusCode, body } = await at.app.inject({ method: 'GET', url: `/api/book/${path}` })
  return { status: statusCode, body: JSON.parse(body), text: body }
}
const own = async (person: SignedUp) =>
  (await person.call('GET', `/therapists/${person.id}/booking-link`)).body

describe('works', () => {
  test('whoever opens it, with an account or without, is shown the same', async () => {
    const page = {
      ...{ _id: thea.id, name: thea.draft.name, isDemo: false, timeZone: 'UTC' },
      licence: { state: 'declared', at: null },
      offers: [
        { kind: 'first-talk', minutes: 20, formats: ['online'], free: true },
        { kind: 'session', minutes: 50, formats: ['online', 'in-person'], free: false },
      ],
    }
    expect((await open(handle)).body).toEqual(page)
    for (const one of [pat, thea])
      expect((await one.call('GET', `/book/${handle.toUpperCase()}`)).body).toEqual(page)
    const seen = (await pat.call('GET', `/therapists/${thea.id}`)).body
    expect(seen.licence).toEqual(page.licence)
  })

  test('times are those that somebody new is shown, for thirty days and no longer', async () => {
    const other = await signUp(app, 'user')
    await request(other, thea, timeAhead(3))
    await thea.call('PUT', `/therapists/${thea.id}/calendar/exceptions/${dayAhead(5)}`, {
      hours: [],
    })
    for (const kind of ['first-talk', 'session']) {
      const { body } = await open(`${handle}/free-times?kind=${kind}`)
      const asked = await (await signUp(app, 'user')).call(
        'GET',
        `/therapists/${thea.id}/free-times?kind=${kind}&days=62`,
      )
      const last = Date.now() + strangersDays * 24 * 60 * 60_000
      const within = asked.body.times.filter(({ at }: { at: string }) => Date.parse(at) < last)
      expect(body.times.length).toBeGreaterThan(500)
      expect(body.times.length).toBeLessThan(asked.body.times.length)
      // A minute may have gone by between the two.
      const but = 1
      expect(body.times.slice(but, -but)).toEqual(
        within.filter(({ at }: { at: string }) =>
          body.times.slice(but, -but).some((time: { at: string }) => time.at === at),
        ),
      )
      expect(Math.abs(within.length - body.times.length)).toBeLessThanOrEqual(but)
      expect(body.times.map(({ at }: { at: string }) => at)).not.toContain(
        timeAhead(3).toISOString(),
      )
      expect(body.times.some(({ at }: { at: string }) => at.startsWith(dayAhead(5)))).toBe(false)
    }
  })

  test('it is changed, switched off and on again; a new calendar leaves it as it is', async () => {
    await setCalendar(thea, { bufferMinutes: 0 })
    expect(await own(thea)).toMatchObject({ handle })
    expect((await setHandle(thea, null)).body).toEqual({ handle: null, former: handle })
    expect(await own(thea)).toEqual({ handle: null, former: handle })
    expect((await open(handle)).status).toBe(404)
    expect((await setHandle(thea, handle)).status).toBe(200)
    expect((await open(handle)).status).toBe(200)
  })

  test('it goes along in an archive, and is gone with the account', async () => {
    const [, theo] = await signUpToMeet(app)
    const of = 'theo-of-sligo'
    await setHandle(theo, of)
    const archive = await download(theo)
    expect((await dataOf(archive)).calendar.handle).toBe(of)
    const early = await signUp(app, 'therapist', { name: 'Somebody new' })
    expect((await upload(app, early, archive)).status).toBe(200)
    // Whose it is has it.
    expect(await own(early)).toMatchObject({ handle: null })
    await erasures(app.context).therapist(theo.id)
    expect((await open(of)).status).toBe(404)
    const back = await signUp(app, 'therapist', { name: 'Somebody new' })
    expect((await upload(app, back, archive)).status).toBe(200)
    expect(await own(back)).toMatchObject({ handle: of })
  })
})

describe('refuses', () => {
  test.each([
    ['ab', 'too short'],
    ['a'.repeat(41), 'too long'],
    ['Thea', 'capitals'],
    ['thea--b', 'two hyphens'],
    ['-thea', 'a hyphen first'],
    ['théa', 'another letter'],
    ['аttune-thea', 'another alphabet'],
    ['attune-care', 'our own name'],
    ['supp0rt', 'a look-alike'],
    ['at-tune', 'a word torn apart'],
    ['verified-thea', 'a claim'],
    ['help', 'a reserved word'],
    ['112', 'where one calls in need'],
  ])('%s: %s', async (wrong) => {
    const { status, body } = await setHandle(thea, wrong)
    expect([status, body.field]).toEqual([400, 'handle'])
    expect(await own(thea)).toMatchObject({ handle })
  })

  test('one that somebody has, or gave up last, however many try at once', async () => {
    const [first, second, third] = await Promise.all([
      signUpPractising(app),
      signUpPractising(app),
      signUpPractising(app),
    ])
    for (const one of [first, second, third]) await setCalendar(one)
    const taken = 'nora-of-tralee'
    await setHandle(third, taken)
    const { status, body } = await setHandle(first, taken)
    expect([status, body.code, body.field, body.error]).toEqual([
      409,
      'taken',
      'handle',
      say.handleTaken,
    ])
    await setHandle(third, `${taken}-too`)
    expect((await setHandle(first, taken)).status).toBe(409)
    expect((await open(taken)).status).toBe(404)
    // Once that is given up in turn, the one before is anybody's.
    await setHandle(third, null)
    const both = await Promise.all([setHandle(first, taken), setHandle(second, taken)])
    expect(both.map((one) => one.status).sort()).toEqual([200, 409])
  })

  test('a link without a calendar', async () => {
    const theo = await signUpPractising(app)
    expect((await setHandle(theo, 'theo-of-sligo')).status).toBe(404)
    expect(await own(theo)).toMatchObject({ handle: null })
  })

  test('an unknown link and one whose therapist nobody can ask alike', async () => {
    const unknown = await open('nobody-at-all')
    expect([unknown.status, unknown.body.error]).toEqual([404, say.noSuchLink])
    const same = async () => {
      for (const path of [handle, `${handle}/free-times?kind=session`]) {
        const { status, body } = await open(path)
        const { requestId: _, ...said } = body
        const { requestId: __, ...wanted } = unknown.body
        expect([path, status, said]).toEqual([path, 404, wanted])
      }
    }
    const accepting = (on: boolean) =>
      thea.call('PUT', `/therapists/${thea.id}/availability`, {
        ...{ accepting: on, replyHours: null, away: null },
      })
    await accepting(false)
    await same()
    await accepting(true)
    expect((await open(handle)).status).toBe(200)
    await setCalendar(thea, { kinds: { 'first-talk': null, session: null } })
    await same()
    await setCalendar(thea)
    await app.pool.query('UPDATE therapists SET is_active = false WHERE id = $1', [thea.id])
    await same()
    await app.pool.query('UPDATE therapists SET is_active = true WHERE id = $1', [thea.id])
  })

  test.each([
    ['a name of every object', 'constructor'],
    ['another', '__proto__'],
    ['4,000 letters', 'a'.repeat(4_000)],
    ['a way out', '..%2F..%2Ftherapists'],
    ['a zero', 'thea%00of-limerick'],
    ['a letter of another alphabet', 'the%D0%B0-of-limerick'],
    ['a wide letter', 'thea-of-limeric%EF%BD%8B'],
    ['a space', 'thea-of-limerick%20'],
    ['a sign of a pattern', 'thea-of-limeric%25'],
    ['half a letter', '%E0%A4'],
    ['a query', "'%20OR%20'1'='1"],
  ])('%s, and tells nothing', async (_, hostile) => {
    for (const path of [hostile, `${hostile}/free-times`]) {
      const { status, text } = await open(path)
      expect([400, 404, 414]).toContain(status)
      expect(text).not.toMatch(/Thea|select|stack|\.ts/i)
    }
  })

  test('whom the operator has not checked, where only those are found', async () => {
    const theo = await signUpPractising(checked)
    await setCalendar(theo)
    await setHandle(theo, 'theo-of-sligo')
    expect((await open('theo-of-sligo', checked)).status).toBe(404)
    await checked.pool.query(
      "UPDATE licences SET state = 'verified', checked_at = now() WHERE therapist_id = $1",
      [theo.id],
    )
    const { body } = await open('theo-of-sligo', checked)
    expect(body.licence.state).toBe('checked')
  })
})

describe('never leaks', () => {
  test('how to reach anybody, a patient, or where it is', async () => {
    const asked = await request(pat, thea, timeAhead(3), { message: 'Zeppelin' })
    const texts = [
      (await open(handle)).text,
      (await open(`${handle}/free-times?kind=session`)).text,
      (await open(`${handle}/free-times`)).text,
    ]
    const secrets = [pat, thea].flatMap(({ draft }) => [draft.email, draft.phone, draft.username])
    secrets.push(pat.id, pat.draft.name ?? '', asked.body._id, 'Zeppelin', 'Quokka')
    for (const text of texts)
      for (const secret of secrets) expect(text.includes(secret), secret).toBe(false)
  })

  test('a calendar to a stranger, but of whom a link is switched on', async () => {
    await thea.call('PUT', `/therapists/${thea.id}/calendar/exceptions/2099-12-24`, { hours: [] })
    const seen = async () => {
      const { db } = app.strictContext
      const count = async (table: string) =>
        (
          await runAs({ as: 'stranger' }, () =>
            db.execute(`SELECT FROM ${table} WHERE therapist_id = '${thea.id}'`),
          )
        ).rows.length > 0
      return [
        await count('calendars'),
        await count('calendar_exceptions'),
        await count('calendar_places'),
        await count('appointments'),
      ]
    }
    expect(await seen()).toEqual([true, true, false, false])
    await setHandle(thea, null)
    expect(await seen()).toEqual([false, false, false, false])
  })
})

const dayAhead = (days: number) => timeAhead(days).toISOString().slice(0, 10)
