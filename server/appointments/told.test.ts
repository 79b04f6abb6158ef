import ICAL from 'ical.js'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openPost, sendDueMails } from '../mail/sender.ts'
import { changeTo, request, setCalendar, timeAhead } from '../testing/appointments.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { mailsTo } from '../testing/mails.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp, signUpPractising } from '../testing/sign-up.ts'

const smtp = await startMailServer()
const mail = { smtpUrl: smtp.url, from: 'Attune <hello@attune.example>' }
const app = await startSharedApp({ mail, publicUrl: 'https://attune.example' })
afterAll(() => smtp.stop())

let pat: SignedUp
let thea: SignedUp
beforeEach(async () => {
  ;[pat, thea] = await Promise.all([signUp(app, 'user'), signUpPractising(app)])
  for (const { role, id } of [pat, thea])
    await app.pool.query(`UPDATE ${role}s SET email_confirmed_at = now() WHERE id = $1`, [id])
  await setCalendar(thea)
})

const at = timeAhead(3)
const changesTo = async ({ draft }: SignedUp) =>
  (await mailsTo(app, draft.email!)).filter(({ kind }) => kind === 'appointment-changed')
const partsTo = async (who: SignedUp) =>
  (await changesTo(who)).flatMap(({ content }) => content.calendar ?? [])

/** As a second implementation of iCalendar reads it. */
function readPart({ method, text }: { method: string; text: string }) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const [component, ...more] = calendar.getAllSubcomponents('vevent')
  expect(more).toEqual([])
  const event = new ICAL.Event(component!)
  expect(calendar.getFirstPropertyValue('method')).toBe(method)
  return {
    method,
    uid: event.uid,
    sequence: event.sequence,
    starts: event.startDate.toJSDate(),
    ends: event.endDate.toJSDate(),
    summary: event.summary,
    status: component!.getFirstPropertyValue('status'),
    attendees: event.attendees.map((one) => String(one.getFirstValue()).toLowerCase()),
    organizer: String(event.organizer).toLowerCase(),
  }
}

/** What a calendar holds that takes each part as it comes (RFC 5546, 2.1.5). */
function keptAfter(parts: readonly ReturnType<typeof readPart>[]) {
  const kept = new Map<string, ReturnType<typeof readPart>>()
  for (const part of parts)
    if (part.sequence >= (kept.get(part.uid)?.sequence ?? -1))
      part.method === 'CANCEL' ? kept.delete(part.uid) : kept.set(part.uid, part)
  return [...kept.values()]
}

async function confirmed() {
  const asked = (await request(pat, thea, at)).body
  return (await changeTo(thea, asked, 'confirm')).body
}

test('a calendar has the appointment once it is confirmed, where it was moved to, and no more once it is cancelled', async () => {
  const one = await confirmed()
  const proposed = (await changeTo(pat, one, 'move', { at: timeAhead(4).toISOString() })).body
  expect([(await partsTo(pat)).length, (await partsTo(thea)).length]).toEqual([1, 1])
  expect((await changesTo(thea)).length).toBe(3)
  const moved = (await changeTo(thea, proposed, 'accept-move')).body
  for (const who of [pat, thea]) {
    const [first, second] = (await partsTo(who)).map(readPart)
    expect(first).toMatchObject({ method: 'REQUEST', starts: at, status: 'CONFIRMED' })
    expect(+first!.ends - +first!.starts).toBe(50 * 60_000)
    expect(keptAfter([first!, second!])).toEqual([second])
    expect(second).toMatchObject({ uid: first!.uid, starts: timeAhead(4) })
    expect(second!.sequence).toBeGreaterThan(first!.sequence)
  }
  await changeTo(thea, moved, 'cancel')
  for (const who of [pat, thea]) {
    const parts = (await partsTo(who)).map(readPart)
    expect(parts.at(-1)).toMatchObject({ method: 'CANCEL', status: 'CANCELLED' })
    expect(keptAfter(parts)).toEqual([])
  }
})

test('what was never confirmed is told to the other, and to no calendar', async () => {
  const asked = (await request(pat, thea, at)).body
  expect([(await changesTo(pat)).length, (await changesTo(thea)).length]).toEqual([0, 1])
  await changeTo(thea, asked, 'decline', { reason: 'Quokka' })
  expect([(await changesTo(pat)).length, (await changesTo(thea)).length]).toEqual([1, 1])
  expect([await partsTo(pat), await partsTo(thea)]).toEqual([[], []])
})

describe('never leaks', () => {
  test('a name, the other’s address, the kind, a place or a reason', async () => {
    const asked = (await request(pat, thea, at, { format: 'in-person' })).body
    const one = (await changeTo(thea, asked, 'confirm')).body
    await changeTo(pat, one, 'cancel', { reason: 'Zeppelin' })
    for (const [who, other] of [
      [pat, thea],
      [thea, pat],
    ] as const)
      for (const { content } of await changesTo(who)) {
        const words = JSON.stringify(content).replaceAll('\\r\\n ', '')
        for (const secret of [other.draft.name!, other.draft.email!, 'Quokka', 'Zeppelin'])
          expect(words).not.toContain(secret)
        expect(words).not.toMatch(/session|first.talk|in.person/i)
      }
    const [part] = await partsTo(pat)
    expect(readPart(part!)).toMatchObject({
      summary: 'Appointment',
      attendees: [`mailto:${pat.draft.email}`],
      organizer: 'mailto:hello@attune.example',
    })
  })

  test('a patient’s name but to the therapist’s own calendar, where they switched that on', async () => {
    await setCalendar(thea, { namesInCalendars: true })
    await confirmed()
    expect((await partsTo(thea)).map(readPart)[0]?.summary).toBe(`Appointment: ${pat.draft.name}`)
    expect((await partsTo(pat)).map(readPart)[0]?.summary).toBe('Appointment')
  })
})

test('a feed holds what is asked for and agreed on, with the same ids, and names only where wanted', async () => {
  const one = await confirmed()
  await request(pat, thea, timeAhead(4))
  const gone = (await request(pat, thea, timeAhead(5))).body
  await changeTo(pat, gone, 'withdraw')
  const { address } = (await thea.call('POST', `/therapists/${thea.id}/calendar/feed`)).body
  const fetched = async () => {
    const { body } = await app.app.inject({ method: 'GET', url: new URL(address).pathname })
    return new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent')
  }
  const events = await fetched()
  expect(events.map((event) => event.getFirstPropertyValue('status'))).toEqual([
    ...['CONFIRMED', 'TENTATIVE'],
  ])
  const [part] = await partsTo(thea)
  expect(events[0]!.getFirstPropertyValue('uid')).toBe(readPart(part!).uid)
  expect(String(events)).not.toContain(pat.draft.name)
  expect(one.status).toBe('confirmed')
  await setCalendar(thea, { namesInCalendars: true })
  expect(String(await fetched())).toContain(pat.draft.name)
})

test('it leaves as mail programs know an invitation: a part of the mail with its method', async () => {
  await confirmed()
  const post = openPost(mail)
  await sendDueMails(app.context, post, (error) => {
    throw error
  })
  post.close()
  const sent = smtp.heard.filter(({ to }) => to[0] === pat.draft.email)
  const raw = sent.map((one) => one.raw).find((text) => text.includes('text/calendar'))
  expect(raw).toMatch(/content-type: text\/calendar; charset=utf-8; method=REQUEST/i)
  expect(raw).toMatch(/subject: An appointment at Attune changed/i)
})
