import { randomUUID } from 'node:crypto'
import { busyLimits } from '@attune/contract/busy-times.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { runAs } from '../lib/person.ts'
import { setCalendar, signUpToMeet, timeAhead } from '../testing/appointments.ts'
import { dataOf, download, upload } from '../testing/archives.ts'
import { calendarOf, hourAt, sendCalendar } from '../testing/calendar-files.ts'
import { startCalendarHost } from '../testing/calendar-host.ts'
import { placesOf } from '../testing/rows.ts'
import { startSecondNode } from '../testing/second-node.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp, signUpPractising } from '../testing/sign-up.ts'
import { fetchDue } from './take-over.ts'

const host = await startCalendarHost()
afterAll(() => host.stop())
const app = await startSharedApp({ calendarFetch: host.ways, publicUrl: 'https://attune.example' })
const off = await startSharedApp()
const noEnd = new AbortController().signal

let pat: SignedUp
let thea: SignedUp
let path: string
beforeEach(async () => {
  ;[pat, thea] = await signUpToMeet(app)
  path = `/therapists/${thea.id}/busy-sources`
})

const hour = 60 * 60_000
const at = timeAhead(3)
const later = (hours: number) => new Date(+at + hours * hour)

const send = (text: string) => sendCalendar(app, thea, text)
const call = (address: string) => thea.call('PUT', `${path}/address`, { address })
const read = async () => (await thea.call('GET', path)).body
const busy = async (from = timeAhead(0), until = timeAhead(30)) => {
  const asked = `from=${from.toISOString()}&until=${until.toISOString()}`
  const { body } = await thea.call('GET', `/therapists/${thea.id}/busy-times?${asked}`)
  return body
}
const span = (from: Date, until: Date) => ({ from: from.toISOString(), until: until.toISOString() })
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

describe('a file', () => {
  test('is taken over as when, and of what is in it nothing is kept', async () => {
    const { status, body } = await send(calendarOf(hourAt(at), hourAt(later(5))))
    expect(status).toBe(200)
    expect(body).toMatchObject({ file: { ahead: 2, leftOut: 0 }, address: null })
    expect(Date.parse(body.file.until)).toBeGreaterThan(Date.now() + 365 * 24 * hour)
    expect(await busy()).toEqual([span(at, later(1)), span(later(5), later(6))])
    for (const word of ['Zeppelin', 'Dentist', 'zeppelin@example.org'])
      expect(await placesOf(app.pool, word)).toEqual([])
  })

  test('takes the place of the one before, and goes with all of it', async () => {
    await send(calendarOf(hourAt(at)))
    await send(calendarOf(hourAt(later(5))))
    expect(await busy()).toEqual([span(later(5), later(6))])
    expect((await thea.call('DELETE', `${path}/file`)).status).toBe(204)
    expect([await busy(), (await read()).file]).toEqual([[], null])
  })

  test('that cannot be read leaves the one before as it is, and says why', async () => {
    await send(calendarOf(hourAt(at)))
    const before = await read()
    expect(await send('<html>')).toMatchObject({
      ...{
        status: 400,
        body: { field: 'calendar', error: expect.stringContaining('not a calendar') },
      },
    })
    expect((await send('x'.repeat(busyLimits.fileBytes + 1))).status).toBe(413)
    expect([await read(), await busy()]).toEqual([before, [span(at, later(1))]])
  })

  test('counts days by the clock of the calendar here', async () => {
    await setCalendar(thea, { timeZone: 'Pacific/Auckland' })
    const day = '20300105'
    await send(
      calendarOf(
        hourAt(at),
        `BEGIN:VEVENT\r\nUID:d\r\nDTSTART;VALUE=DATE:${day}\r\nEND:VEVENT\r\n`,
      ),
    )
    const { rows } = await app.pool.query(
      'SELECT count(*)::int AS n FROM busy_times WHERE therapist_id = $1',
      [thea.id],
    )
    expect(rows[0].n).toBe(1)
    const soon = timeAhead(5).toISOString().slice(0, 10)
    await send(
      calendarOf(
        `BEGIN:VEVENT\r\nUID:d\r\nDTSTART;VALUE=DATE:${soon.replaceAll('-', '')}\r\nEND:VEVENT\r\n`,
      ),
    )
    const [one] = await busy()
    const shown = new Intl.DateTimeFormat('sv-SE', {
      ...{ timeZone: 'Pacific/Auckland', dateStyle: 'short', timeStyle: 'short' },
    })
    expect(shown.format(new Date(one.from))).toBe(`${soon} 00:00`)
  })
})

describe('an address', () => {
  test('is read as it is saved, and every thirty minutes by one node alone', async () => {
    const node = await startSecondNode(app)
    try {
      host.serve('/feed.ics', calendarOf(hourAt(at)))
      const { status, body } = await call('webcal://calendar.example/feed.ics')
      expect(status).toBe(200)
      expect(body).toMatchObject({ address: { host: 'calendar.example', ahead: 1, failed: null } })
      host.serve('/feed.ics', calendarOf(hourAt(later(5))))
      const heard = () => host.heard.filter((one) => one.path === '/feed.ics').length
      const nodes = [app.context, { ...app.context, db: node.db }, app.context]
      const look = async (minutes: number) => {
        for (const parts of nodes)
          expect(
            await Promise.all(
              [1, 2].map(() => runJob(() => fetchDue(parts, inMinutes(minutes), noEnd))),
            ),
          ).toBeDefined()
      }
      await look(29)
      expect([heard(), await busy()]).toEqual([1, [span(at, later(1))]])
      await look(31)
      expect([heard(), await busy()]).toEqual([2, [span(later(5), later(6))]])
    } finally {
      await node.close()
    }
  })

  test('that fails keeps what there was, and says when and why', async () => {
    host.serve('/fails.ics', calendarOf(hourAt(at)))
    await call('https://calendar.example/fails.ics')
    const before = await read()
    host.answer('/fails.ics', (reply) => reply.writeHead(403).end())
    await runJob(() => fetchDue(app.context, inMinutes(31), noEnd))
    const { address } = await read()
    expect(address).toMatchObject({ readAt: before.address.readAt, failed: { problem: 'refused' } })
    expect(await busy()).toEqual([span(at, later(1))])
    host.serve('/fails.ics', calendarOf())
    await runJob(() => fetchDue(app.context, inMinutes(62), noEnd))
    expect([(await read()).address.failed, await busy()]).toEqual([null, []])
  })

  test('that cannot be read is not kept, nor does it take the place of one that can', async () => {
    host.serve('/good.ics', calendarOf(hourAt(at)))
    await call('https://calendar.example/good.ics')
    const before = await read()
    for (const [address, error] of [
      ['https://calendar.example/nothing.ics', /did not let/],
      ['https://127.0.0.1/', /may not call/],
      ['http://calendar.example/good.ics', /https/],
      ['https://calendar.example:8080/good.ics', /may not call/],
    ] as const)
      expect(await call(address)).toMatchObject({
        ...{ status: 400, body: { field: 'address', error: expect.stringMatching(error) } },
      })
    expect(await read()).toEqual(before)
  })

  test('that was changed or removed while it was read does not come back', async () => {
    host.serve('/slow.ics', calendarOf(hourAt(at)))
    host.serve('/new.ics', calendarOf(hourAt(later(7))))
    await call('https://calendar.example/slow.ics')
    const go = holdBack('/slow.ics')
    const reading = runJob(() => fetchDue(app.context, inMinutes(31), noEnd))
    await expect.poll(() => host.heard.filter((one) => one.path === '/slow.ics').length).toBe(2)
    await call('https://calendar.example/new.ics')
    go()
    await reading
    expect(await busy()).toEqual([span(later(7), later(8))])
  })

  test('that is sent twice at once is taken over once, and neither is refused', async () => {
    host.serve('/twice.ics', calendarOf(hourAt(at)))
    const sent = await Promise.all(
      Array.from({ length: 2 }, () => call('https://calendar.example/twice.ics')),
    )
    expect(sent.map(({ status }) => status)).toEqual([200, 200])
    expect(await busy()).toEqual([span(at, later(1))])
  })

  test.each([
    ['removed', () => thea.call('DELETE', `${path}/address`), 409, []],
    ['set to a third', () => call('https://calendar.example/other.ics'), 200, [span(at, later(1))]],
  ] as const)('that is %s while another is read stays so', async (_, meanwhile, status, left) => {
    const slow = `/slow-${randomUUID()}.ics`
    for (const one of ['/first.ics', '/other.ics']) host.serve(one, calendarOf(hourAt(at)))
    await call('https://calendar.example/first.ics')
    const go = holdBack(slow)
    const setting = call(`https://calendar.example${slow}`)
    await expect.poll(() => host.heard.some((one) => one.path === slow)).toBe(true)
    await meanwhile()
    go()
    expect((await setting).status).toBe(status)
    expect(await busy()).toEqual(left)
  })

  test('is sealed, and named to its owner by its host alone', async () => {
    host.serve('/private-zeppelin/basic.ics', calendarOf(hourAt(at)))
    const { body } = await call('https://calendar.example/private-zeppelin/basic.ics')
    expect(JSON.stringify(body)).not.toContain('zeppelin')
    expect(await placesOf(app.pool, 'private-zeppelin')).toEqual([])
    expect(await placesOf(app.pool, 'calendar.example')).toEqual([])
  })

  test('stands in the archive of its owner with the busy times, and is given anew elsewhere', async () => {
    host.serve('/kept.ics', calendarOf(hourAt(at)))
    await call('https://calendar.example/kept.ics')
    await send(calendarOf(hourAt(later(5))))
    const archive = await download(thea)
    expect((await dataOf(archive)).busyTimes).toEqual({
      address: 'https://calendar.example/kept.ics',
      times: [
        { source: 'address', ...span(at, later(1)) },
        { source: 'file', ...span(later(5), later(6)) },
      ],
    })
    const back = await signUp(app, 'therapist')
    expect((await upload(app, back, archive)).status).toBe(200)
    const { body } = await back.call('GET', `/therapists/${back.id}/busy-sources`)
    expect(body).toMatchObject({ file: null, address: null })
    expect((await dataOf(await download(pat))).busyTimes).toBeNull()
  })

  test('is not even looked at unless the operator allows it', async () => {
    const other = await signUpPractising(off)
    const own = `/therapists/${other.id}/busy-sources`
    expect((await other.call('GET', own)).body.allowsAddress).toBe(false)
    const refused = await other.call('PUT', `${own}/address`, {
      address: 'https://example.org/a.ics',
    })
    expect(refused).toMatchObject({
      status: 404,
      body: { error: expect.stringContaining('choose a file') },
    })
    expect(await runJob(() => fetchDue(off.context, inMinutes(31), noEnd))).toBe(0)
  })

  test('of our own feed takes nothing over: there is no circle', async () => {
    await pat.call('POST', '/appointments', {
      ...{ therapist: thea.id, clientId: crypto.randomUUID(), kind: 'session', format: 'online' },
      ...{ at: at.toISOString(), timeZone: 'UTC' },
    })
    const { address } = (await thea.call('POST', `/therapists/${thea.id}/calendar/feed`)).body
    const { pathname } = new URL(address)
    const feed = await app.app.inject({ method: 'GET', url: pathname })
    expect(feed.body).toContain('BEGIN:VEVENT')
    host.serve(pathname, feed.body)
    expect((await call(address)).body.address).toMatchObject({ ahead: 0 })
    expect(await busy()).toEqual([])
  })
})

/** Until what is given is called, nobody is answered. */
function holdBack(path: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const text = calendarOf(hourAt(later(3)))
  host.answer(path, (reply) => void promise.then(() => reply.end(text)))
  return resolve
}

const runJob = <T>(work: () => Promise<T>) => runAs({ as: 'job', name: 'test' }, work)

test('no more than sixty-two days are shown at once, and nothing to anybody else', async () => {
  await send(calendarOf(hourAt(at)))
  const asked = (days: number) =>
    `/therapists/${thea.id}/busy-times?from=${timeAhead(0).toISOString()}&until=${timeAhead(days).toISOString()}`
  expect((await thea.call('GET', asked(62))).body).toHaveLength(1)
  expect((await thea.call('GET', asked(63))).status).toBe(400)
  const [other] = [await signUpPractising(app)]
  for (const who of [pat, other]) {
    expect((await who.call('GET', asked(30))).status).toBe(403)
    const rows = await runAs({ as: who === pat ? 'patient' : 'therapist', id: who.id }, () =>
      app.strictContext.db.execute('SELECT * FROM busy_times'),
    )
    expect(rows.rows).toEqual([])
  }
})
