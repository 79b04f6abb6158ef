import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { changeTo, request, setCalendar, signUpToMeet, timeAhead } from '../testing/appointments.ts'
import { agreeOn, aheadOf, answer, cancelLater, propose } from '../testing/series.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp } from '../testing/sign-up.ts'

const app = await startSharedApp()
const told = async (person: SignedUp) =>
  (await person.call('GET', '/notifications')).body.filter(
    ({ kind }: { kind: string }) => kind === 'appointment',
  )
const read = (person: SignedUp) => person.call('PUT', '/notifications/read', { _id: null })

test('each row says what happened last, and keeps saying it once it is read', async () => {
  const [pat, thea] = await signUpToMeet(app)
  const { body: one } = await request(pat, thea, timeAhead(3))
  const asked = { what: 'requested', by: 'them', at: one.at, appointment: one._id, series: null }
  expect(await told(thea)).toMatchObject([
    { read: false, appointment: { _id: one._id, at: one.at, event: asked, before: 0 } },
  ])
  await read(thea)
  const { body: agreed } = await changeTo(thea, one, 'confirm')
  expect(await told(pat)).toMatchObject([{ appointment: { event: { what: 'confirmed' } } }])
  await changeTo(pat, agreed, 'move', { at: timeAhead(4).toISOString() })
  expect(await told(thea)).toMatchObject([
    { read: false, appointment: { event: { what: 'move-proposed', before: one.at }, before: 0 } },
    { read: true, appointment: { event: asked } },
  ])
})

test('what waits together is one row: the last of it, and how much came before, without one’s own doing', async () => {
  const [pat, thea] = await signUpToMeet(app)
  const ids: string[] = []
  for (const days of [3, 4, 5]) ids.push((await request(pat, thea, timeAhead(days))).body._id)
  expect(await told(thea)).toMatchObject([{ appointment: { _id: ids[2], before: 2 } }])
  const { body: first } = await thea.call('GET', `/appointments/${ids[0]}`)
  await changeTo(thea, first, 'decline')
  await request(pat, thea, timeAhead(6))
  expect(await told(thea)).toMatchObject([{ appointment: { before: 3 } }])
  expect(await told(pat)).toMatchObject([
    { appointment: { _id: ids[0], event: { what: 'declined' }, before: 0 } },
  ])
})

test('a series asked for, and all its dates cancelled, is one row each with how many', async () => {
  const [pat, thea] = await signUpToMeet(app)
  await setCalendar(thea, { aheadDays: 180 })
  const one = await agreeOn(pat, thea, timeAhead(3))
  await read(thea)
  await propose(pat, one, { times: 6 })
  const proposed = { what: 'series-proposed', series: { dates: 6, weeks: 1 } }
  expect(await told(thea)).toMatchObject([
    { appointment: { event: proposed, before: 0 } },
    { read: true },
  ])
  await answer(thea, one)
  await read(pat)
  const [second] = (await aheadOf(pat)).filter(({ _id }) => _id !== one._id)
  expect((await cancelLater(thea, second!)).status).toBe(200)
  const cancelled = { what: 'series-cancelled', by: 'them', series: { dates: 6 } }
  expect((await told(pat)).filter((row: { read: boolean }) => !row.read)).toMatchObject([
    { appointment: { event: cancelled, before: 0 } },
  ])
})

test('nobody reads what happened between two others, whatever a row says', async () => {
  const [pat, thea] = await signUpToMeet(app)
  const other = await signUp(app, 'user')
  await request(pat, thea, timeAhead(3))
  const { rows } = await app.pool.query('SELECT id FROM appointment_events WHERE user_id = $1', [
    pat.id,
  ])
  await app.pool.query(
    `INSERT INTO notifications (id, person_id, kind, subject_id, event_id)
      VALUES ($1, $2, 'appointment', $3, $4)`,
    [randomUUID(), other.id, thea.id, rows[0].id],
  )
  expect(await told(other)).toMatchObject([{ about: { _id: thea.id }, appointment: null }])
})
