import { beforeEach, describe, expect, test } from 'vitest'
import { asJob } from '../lib/person.ts'
import { isQuiet } from '../notifications/mail-time.ts'
import {
  changeTo,
  request,
  setCalendar,
  storeAppointment,
  timeAhead,
} from '../testing/appointments.ts'
import { mailsTo } from '../testing/mails.ts'
import { startSecondNode } from '../testing/second-node.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp, signUpPractising } from '../testing/sign-up.ts'
import { dueAt } from './reminder-store.ts'
import { sendReminders } from './send-reminders.ts'

const app = await startSharedApp({ publicUrl: 'https://attune.example' })
const hour = 60 * 60_000
const quietHours = { from: '21:00', to: '08:00' }
let pat: SignedUp
let thea: SignedUp
beforeEach(async () => {
  await app.pool.query('DELETE FROM appointment_reminders')
  ;[pat, thea] = await Promise.all([signUp(app, 'user'), signUpPractising(app)])
  for (const { role, id } of [pat, thea])
    await app.pool.query(`UPDATE ${role}s SET email_confirmed_at = now() WHERE id = $1`, [id])
  await setCalendar(thea, { confirmation: 'automatic' })
  for (const who of [pat, thea]) await setQuiet(who, null)
})

const setQuiet = (who: SignedUp, quiet: object | null, timeZone = 'UTC') =>
  who
    .call('PUT', '/notifications/settings', { pace: 'off', quietHours: quiet, morning: false })
    .then(() => who.call('PUT', '/notifications/time-zone', { timeZone }))
const book = async (at: Date) => (await request(pat, thea, at)).body
const send = (at: Date) => sendReminders(app.context, at)
const reminders = async ({ draft }: SignedUp) =>
  (await mailsTo(app, draft.email!)).filter(({ kind }) => kind === 'appointment-reminder')
const dueOf = async ({ id }: SignedUp) => {
  const { rows } = await app.pool.query(
    'SELECT kind, due_at FROM appointment_reminders WHERE person_id = $1 ORDER BY due_at',
    [id],
  )
  return rows.map((row) => [row.kind, row.due_at] as const)
}
const before = (at: Date, hours: number) => new Date(+at - hours * hour)

describe('works', () => {
  test('a day and an hour before, both of them, once, in kind words', async () => {
    const at = timeAhead(3)
    const { _id } = await book(at)
    expect(await send(before(at, 24.01))).toBe(0)
    expect(await send(before(at, 24))).toBe(2)
    expect(await send(before(at, 23))).toBe(0)
    expect(await send(before(at, 1))).toBe(2)
    expect(await send(at)).toBe(0)
    const [first, second] = await reminders(pat)
    expect(first?.content.text).toContain('begins within a day')
    expect(second?.content.text).toContain('begins within an hour')
    for (const one of [first, second]) {
      expect(one?.content.text).toContain(`https://attune.example/appointments/${_id}`)
      expect(one?.content.text).toContain('If today is too much, you can move it here.')
      expect(JSON.stringify(one?.content)).not.toContain(thea.draft.name)
      expect(one?.content.unsubscribe).toMatch(/\/api\/unsubscribe\//)
    }
    expect(await reminders(thea)).toHaveLength(2)
  })

  test('each is on or off, and a link ends both', async () => {
    const at = timeAhead(3)
    await book(at)
    await thea.call('PUT', '/appointments/settings', { dayBefore: false, hourBefore: true })
    expect((await dueOf(thea)).map(([kind]) => kind)).toEqual(['hour'])
    await send(before(at, 24))
    const [mail] = await reminders(pat)
    const path = new URL(mail!.content.unsubscribe!).pathname
    expect((await app.app.inject({ method: 'POST', url: path })).statusCode).toBe(204)
    expect((await pat.call('GET', '/appointments/settings')).body).toEqual({
      ...{ dayBefore: false, hourBefore: false },
    })
    await send(before(at, 1))
    expect(await reminders(pat)).toHaveLength(1)
    expect(await reminders(thea)).toHaveLength(1)
  })

  test('what was moved is reminded of at its new time alone, and what is over not at all', async () => {
    const at = timeAhead(3)
    const one = await book(at)
    const later = timeAhead(5)
    const { body } = await changeTo(pat, one, 'move', { at: later.toISOString() })
    expect(await dueOf(pat)).toEqual([
      ['day', before(later, 24)],
      ['hour', before(later, 1)],
    ])
    await changeTo(pat, body, 'cancel')
    expect(await dueOf(pat)).toEqual([])
  })
})

describe('quiet hours', () => {
  test('move a reminder before them, by the person’s own clock', async () => {
    const at = timeAhead(3, 7)
    await book(at)
    await setQuiet(pat, quietHours)
    expect(await dueOf(pat)).toEqual([
      ['day', new Date(+timeAhead(1, 21) - 60_000)],
      ['hour', new Date(+timeAhead(2, 21) - 60_000)],
    ])
    await setQuiet(pat, quietHours, 'Asia/Kathmandu')
    // 7:00 is 12:45 there: nothing falls into the night.
    expect(await dueOf(pat)).toEqual([
      ['day', before(at, 24)],
      ['hour', before(at, 1)],
    ])
  })

  test('hold back what is late, and let go of what would come after the beginning', async () => {
    const [noon, early] = [timeAhead(3, 12), timeAhead(3, 7)]
    await book(noon)
    await book(early)
    await setQuiet(pat, quietHours)
    await app.pool.query('DELETE FROM appointment_reminders WHERE person_id = $1', [thea.id])
    // No server ran since the day before yesterday.
    const night = timeAhead(3, 3)
    expect(await send(night)).toBe(0)
    expect((await dueOf(pat)).map(([kind, due]) => [kind, +due])).toEqual([
      ['day', +timeAhead(3, 8)],
      ['hour', +before(noon, 1)],
    ])
    expect(await send(timeAhead(3, 8))).toBe(1)
  })

  test('in any zone, at any hour: the last minute before them, never in them and never later', () => {
    const zones = ['Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Auckland']
    const standard = { pace: 'off', morning: false, remind_day: true, remind_hour: true } as const
    const rest = { person_id: 'x', seen_at: null, morning_at: null, ...standard }
    let moved = 0
    for (const [n, time_zone] of zones.entries())
      for (const day of ['2026-10-25', '2026-11-01', '2027-03-14', '2027-03-28', '2027-04-04'])
        for (let minutes = 0; minutes < 24 * 60; minutes += 20) {
          const starts = new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000)
          const quiet = { from: `2${n}:30`, to: `0${5 + n}:15` }
          const row = { ...rest, time_zone, quiet_from: quiet.from, quiet_to: quiet.to }
          for (const [kind, hours] of [
            ['day', 24],
            ['hour', 1],
          ] as const) {
            const due = dueAt(starts, kind, row)!
            expect(isQuiet(due, time_zone, quiet)).toBe(false)
            expect(+due).toBeLessThanOrEqual(+before(starts, hours))
            // The minute after it is quiet, or it was not moved.
            const next = new Date(+due + 60_000)
            if (+due < +before(starts, hours)) expect(isQuiet(next, time_zone, quiet)).toBe(true)
            if (+due < +before(starts, hours)) moved++
          }
        }
    expect(moved).toBeGreaterThan(500)
  })
})

describe('once', () => {
  test('whichever of two nodes looks, at the same moment', async () => {
    const at = timeAhead(3)
    await book(at)
    for (let n = 1; n <= 20; n++) await storePlanned(new Date(+at + n * hour))
    const node = await startSecondNode(app)
    const both = { ...app.context, db: node.db }
    const sent = await Promise.all(
      [app.context, both, app.context, both].map((context) =>
        asJob('reminders', () => sendReminders(context, before(at, 3))),
      ),
    )
    await node.close()
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(42)
    expect((await reminders(pat)).length + (await reminders(thea)).length).toBe(42)
  })

  test('where the database fails in between: none is lost and none comes twice', async () => {
    const at = timeAhead(3)
    await book(at)
    await app.pool.query('ALTER TABLE mails RENAME TO mails_away')
    await expect(send(before(at, 24))).rejects.toThrow()
    await app.pool.query('ALTER TABLE mails_away RENAME TO mails')
    expect(await dueOf(pat)).toHaveLength(2)
    expect(await send(before(at, 24))).toBe(2)
    expect(await send(before(at, 24))).toBe(0)
  })

  test('to an address that nobody has proved, never', async () => {
    const at = timeAhead(3)
    await app.pool.query('UPDATE users SET email_confirmed_at = NULL WHERE id = $1', [pat.id])
    await book(at)
    expect(await send(before(at, 24))).toBe(1)
    expect(await reminders(pat)).toEqual([])
  })

  /** As planned by a booking: due a day before, for both. */
  async function storePlanned(at: Date) {
    const id = await storeAppointment(app, pat, thea, { status: 'confirmed', at })
    for (const person of [pat.id, thea.id])
      await app.pool.query("INSERT INTO appointment_reminders VALUES ($1, $2, 'day', $3)", [
        id,
        person,
        before(at, 30),
      ])
  }
})
