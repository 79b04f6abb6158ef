import ICAL from 'ical.js'
import { beforeEach, expect, test } from 'vitest'
import { changeTo, request, setCalendar, signUpToMeet } from '../testing/appointments.ts'
import { mailsTo } from '../testing/mails.ts'
import { agreeOn, aheadOf, answer, cancelLater, propose } from '../testing/series.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp } from '../testing/sign-up.ts'

const app = await startSharedApp()
let pat: SignedUp
let thea: SignedUp
beforeEach(async () => {
  ;[pat, thea] = await signUpToMeet(app)
  for (const { role, id } of [pat, thea])
    await app.pool.query(`UPDATE ${role}s SET email_confirmed_at = now() WHERE id = $1`, [id])
  await setCalendar(thea, { timeZone: 'Europe/Berlin', aheadDays: 180 })
})

const day = 24 * 60 * 60_000
const week = 7 * day
/** Six in the evening in Berlin, whichever the clocks. */
function evening(days: number): Date {
  const date = new Date(Date.now() + days * day).toISOString().slice(0, 10)
  const at = new Date(`${date}T17:00:00Z`)
  const shown = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', hour: '2-digit' })
  return shown.format(at) === '18' ? at : new Date(`${date}T16:00:00Z`)
}

const partsTo = async ({ draft }: SignedUp) =>
  (await mailsTo(app, draft.email!)).flatMap(({ kind, content }) =>
    kind === 'appointment-changed' && content.calendar ? [content.calendar] : [],
  )

/** Every single beginning a calendar shows for it, as a second implementation of iCalendar has it. */
function shownBy(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const components = calendar.getAllSubcomponents('vevent')
  const of = (component: ICAL.Component) => new ICAL.Event(component)
  const master = of(components.find((one) => !one.hasProperty('recurrence-id'))!)
  const moved = components.filter((one) => one.hasProperty('recurrence-id'))
  for (const one of moved) master.relateException(of(one))
  const shown: { starts: string; ends: string }[] = []
  const dates = master.iterator()
  for (let next = dates.next(); next; next = dates.next()) {
    const { startDate, endDate } = master.getOccurrenceDetails(next)
    shown.push({
      starts: startDate.toJSDate().toISOString(),
      ends: endDate.toJSDate().toISOString(),
    })
  }
  return {
    ...{ uid: master.uid, sequence: master.sequence, moved: moved.length },
    uids: [...new Set(components.map((one) => of(one).uid))],
    method: calendar.getFirstPropertyValue('method'),
    shown: shown.sort((one, other) => (one.starts < other.starts ? -1 : 1)),
  }
}

const datesOf = async (who: SignedUp, but: string) =>
  (await aheadOf(who)).filter(({ _id }) => _id !== but)

/** Half a year, over at least one change of the clocks. */
async function agreed(times = 26) {
  const one = await agreeOn(pat, thea, evening(3))
  await propose(thea, one, { times })
  expect((await answer(pat, one)).status).toBe(200)
  return one
}

test('one mail to each has all dates rightly, over the changes of the clocks', async () => {
  const one = await agreed()
  const dates = await datesOf(pat, one._id)
  expect(dates).toHaveLength(26)
  const hours = new Set(dates.map(({ at }) => at.slice(11)))
  expect([...hours].sort()).toEqual(['16:00:00.000Z', '17:00:00.000Z'])
  for (const who of [pat, thea]) {
    const [, series, ...more] = await partsTo(who)
    expect(more).toEqual([])
    const read = shownBy(series!.text)
    expect(read.method).toBe('REQUEST')
    expect(read.shown.map(({ starts }) => starts)).toEqual(dates.map(({ at }) => at))
    const { starts, ends } = read.shown[0]!
    expect(+new Date(ends) - +new Date(starts)).toBe(50 * 60_000)
    expect(series!.text).toContain('RRULE:FREQ=WEEKLY;COUNT=26;INTERVAL=1')
    for (const secret of [pat, thea].map(({ draft }) => draft.name!))
      expect(series!.text).not.toContain(secret)
  }
})

test('what is left out, cancelled or moved stands there as it is, under one id that counts up', async () => {
  const other = await signUp(app, 'user')
  const one = await agreeOn(pat, thea, evening(3))
  await request(other, thea, new Date(+new Date(one.at) + 2 * week))
  await propose(thea, one, { times: 6 })
  await answer(pat, one)
  const [, second, third, fourth] = await datesOf(pat, one._id)
  await changeTo(thea, second!, 'cancel')
  const moved = await changeTo(thea, third!, 'move', {
    at: new Date(+new Date(third!.at) + day).toISOString(),
  })
  await changeTo(pat, moved.body, 'accept-move')
  const sequences: number[] = []
  for (const who of [pat, thea]) {
    const parts = (await partsTo(who)).slice(1).map(({ text }) => shownBy(text))
    expect(new Set(parts.flatMap(({ uids }) => uids)).size).toBe(1)
    expect(parts.map(({ shown }) => shown.length)).toEqual([5, 4, 4])
    const held = (await datesOf(pat, one._id)).map(({ at }) => at)
    expect(parts.at(-1)!.shown.map(({ starts }) => starts)).toEqual(held)
    expect(parts.at(-1)!.moved).toBe(1)
    sequences.push(...parts.map(({ sequence }) => sequence))
  }
  expect(sequences).toEqual([1, 2, 3, 1, 2, 3])
  const before = (await partsTo(pat)).length
  await cancelLater(pat, fourth!)
  const [last, ...more] = (await partsTo(pat)).slice(before)
  expect(more).toEqual([])
  expect(shownBy(last!.text).shown).toHaveLength(2)
})

test('the last of it is a CANCEL of all; with the contact it is one mail, not one a date', async () => {
  const one = await agreed(5)
  const before = [(await partsTo(pat)).length, (await partsTo(thea)).length]
  expect(before).toEqual([2, 2])
  await pat.call('PUT', '/messages/contact', { partner: thea.id, change: 'ended' })
  for (const who of [pat, thea]) {
    const parts = (await partsTo(who)).slice(2)
    expect(parts.map(({ method }) => method)).toEqual(['CANCEL', 'CANCEL'])
    const uids = parts.map(({ text }) => /UID:(\S+)@/.exec(text)?.[1])
    expect(uids).toContain(one._id)
    expect(new Set(uids).size).toBe(2)
  }
  const what = (await thea.call('GET', `/appointments/events?with=${pat.id}`)).body
    .filter((event: { what: string }) => event.what.endsWith('cancelled'))
    .map((event: { what: string }) => event.what)
  expect(what.sort()).toEqual(['cancelled', 'series-cancelled'])
})

test('who leaves takes it along: the other’s calendar is told once', async () => {
  await agreed(5)
  const before = (await partsTo(pat)).length
  await thea.call('DELETE', `/therapists/${thea.id}`)
  const parts = (await partsTo(pat)).slice(before)
  expect(parts.map(({ method }) => method)).toEqual(['CANCEL', 'CANCEL'])
})

test('the feed has it as one that repeats, under the same id', async () => {
  const one = await agreed(5)
  const { address } = (await thea.call('POST', `/therapists/${thea.id}/calendar/feed`)).body
  const { body } = await app.app.inject({ method: 'GET', url: new URL(address).pathname })
  const uids = [...body.matchAll(/^UID:(\S+)/gm)].map(([, uid]) => uid)
  const [, series] = await partsTo(thea)
  expect(uids).toEqual([`${one._id}@attune`, shownBy(series!.text).uid])
  expect(body).toContain('BEGIN:VTIMEZONE')
})

test('each date is reminded of as any appointment', async () => {
  const one = await agreed(5)
  const { rows } = await app.pool.query(
    `SELECT count(*)::int AS count FROM appointment_reminders AS one
      JOIN appointments ON appointments.id = appointment_id WHERE therapist_id = $1`,
    [thea.id],
  )
  expect(rows[0].count).toBe(6 * 4)
  const [, second] = await datesOf(pat, one._id)
  await cancelLater(pat, second!)
  const left = await app.pool.query(
    `SELECT count(*)::int AS count FROM appointment_reminders AS one
      JOIN appointments ON appointments.id = appointment_id WHERE therapist_id = $1`,
    [thea.id],
  )
  expect(left.rows[0].count).toBe(2 * 4)
})
