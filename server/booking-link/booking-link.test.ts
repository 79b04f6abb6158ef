import { handlesOfOne } from '@attune/contract/booking-handle.ts'
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
import { placesOf } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp, signUpPractising } from '../testing/sign-up.ts'

const app = await startSharedApp()
const checked = await startSharedApp({ listing: 'checked' })
const [pat, thea] = await signUpToMeet(app)
const handle = 'thea-of-limerick'
beforeEach(async () => {
  expect((await setHandle(thea, handle)).body).toMatchObject({ handle })
})

type Time = { at: string }
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
    const { licence } = (await pat.call('GET', `/therapists/${thea.id}`)).body
    expect(licence).toEqual(page.licence)
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
      const within = asked.body.times.filter(({ at }: Time) => Date.parse(at) < last)
      expect(body.times.length).toBeGreaterThan(500)
      expect(body.times.length).toBeLessThan(asked.body.times.length)
      // A minute may have gone by between the two.
      const but = 1
      const inner = body.times.slice(but, -but)
      const isInner = ({ at }: Time) => inner.some((time: Time) => time.at === at)
      expect(inner).toEqual(within.filter(isInner))
      expect(Math.abs(within.length - body.times.length)).toBeLessThanOrEqual(but)
      expect(body.times.map(({ at }: Time) => at)).not.toContain(timeAhead(3).toISOString())
      expect(body.times.some(({ at }: Time) => at.startsWith(dayAhead(5)))).toBe(false)
    }
  })

  test('it is changed, switched off and on again; a new calendar leaves it as it is', async () => {
    await setCalendar(thea, { bufferMinutes: 0 })
    expect(await own(thea)).toMatchObject({ handle })
    expect((await setHandle(thea, null)).body).toEqual({ handle: null, former: [handle] })
    expect(await own(thea)).toEqual({ handle: null, former: [handle] })
    expect((await open(handle)).status).toBe(404)
    expect((await setHandle(thea, handle)).status).toBe(200)
    expect((await open(handle)).status).toBe(200)
  })

  test('its owner takes any that they ever had again, and reads which those are', async () => {
    const [, theo] = await signUpToMeet(app)
    const names = ['theo-of-tuam', 'theo-of-ennis', 'theo-of-trim']
    for (const name of names) await setHandle(theo, name)
    expect(await own(theo)).toEqual({ handle: names[2], former: [names[1], names[0]] })
    expect((await setHandle(theo, names[0]!)).status).toBe(200)
    expect(await own(theo)).toEqual({ handle: names[0], former: [names[2], names[1]] })
    expect((await open(names[0]!)).body._id).toBe(theo.id)
    expect((await open(names[2]!)).status).toBe(404)
  })

  test('it goes along in an archive to another server, with those given up', async () => {
    const [, theo] = await signUpToMeet(app)
    const of = 'theo-of-tulsk'
    await setHandle(theo, 'theo-of-boyle')
    await setHandle(theo, of)
    const archive = await download(theo)
    const said = { handle: of, formerHandles: ['theo-of-boyle'] }
    expect((await dataOf(archive)).calendar).toMatchObject(said)
    const here = await signUp(app, 'therapist', { name: 'Somebody new' })
    expect((await upload(app, here, archive)).status).toBe(200)
    // Whose it is has it.
    expect(await own(here)).toEqual({ handle: null, former: [] })
    const there = await signUp(checked, 'therapist', { name: 'Somebody new' })
    expect((await upload(checked, there, archive)).status).toBe(200)
    expect(await own(there)).toEqual({ handle: of, former: ['theo-of-boyle'] })
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

  test('one that somebody has, or ever had, however many try at once', async () => {
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
    await setHandle(third, `${taken}-three`)
    await setHandle(third, null)
    for (const one of [taken, `${taken}-too`, `${taken}-three`])
      expect((await setHandle(first, one)).body.code).toBe('taken')
    const fresh = 'nora-of-ballina'
    const both = await Promise.all([setHandle(first, fresh), setHandle(second, fresh)])
    expect(both.map((one) => one.status).sort()).toEqual([200, 409])
  })

  test('any of an account that was deleted, to everyone for good, and keeps none in the clear', async () => {
    const [, theo] = await signUpToMeet(app)
    const names = ['theo-of-cavan', 'theo-of-navan']
    for (const name of names) await setHandle(theo, name)
    const archive = await download(theo)
    await erasures(app.context).therapist(theo.id)
    for (const name of names) {
      expect((await open(name)).status).toBe(404)
      expect((await setHandle(thea, name)).body.code).toBe('taken')
      expect(await placesOf(app.pool, name)).toEqual([])
    }
    // Whoever holds an archive need not be who was on the card.
    const back = await signUp(app, 'therapist', { name: 'Somebody new' })
    expect((await upload(app, back, archive)).status).toBe(200)
    expect(await own(back)).toEqual({ handle: null, former: [] })
  })

  test('more names than are kept for one, and lets them take an earlier one', async () => {
    const [, theo] = await signUpToMeet(app)
    const names = Array.from({ length: handlesOfOne }, (_, n) => `theo-of-many-${n}`)
    for (const name of names) expect((await setHandle(theo, name)).status).toBe(200)
    const { status, body } = await setHandle(theo, 'theo-of-more')
    expect([status, body.field, body.error]).toEqual([400, 'handle', say.tooManyHandles])
    expect(await own(theo)).toMatchObject({ handle: names.at(-1) })
    // Nobody's, as it was refused.
    expect((await setHandle(thea, 'theo-of-more')).status).toBe(200)
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
    ['a name of every object', '__proto__'],
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
