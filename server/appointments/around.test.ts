import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  changeTo,
  request,
  signUpToMeet,
  storeAppointment,
  timeAhead,
} from '../testing/appointments.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, write } from '../testing/sign-up.ts'

const app = await startSharedApp()
let pat: SignedUp
let thea: SignedUp
beforeEach(async () => {
  ;[pat, thea] = await signUpToMeet(app)
})

const ask = async (when = timeAhead(3)) => (await request(pat, thea, when)).body
const readAs = async (who: SignedUp, { _id }: { _id: string }) =>
  (await who.call('GET', `/appointments/${_id}`)).body

describe('afterwards', () => {
  const past = (fields: object = {}) =>
    storeAppointment(app, pat, thea, { status: 'confirmed', at: timeAhead(-1), ...fields })

  test('who did not come is said by either, and seen differently by the other', async () => {
    await write(app, pat, thea, 'Hello')
    const _id = await past()
    expect(await readAs(thea, { _id })).toMatchObject({ status: 'past', may: ['no-show'] })
    const marked = (await changeTo(thea, { _id, sequence: 0 }, 'no-show')).body
    expect(marked).toMatchObject({ noShow: { by: 'me', contested: false }, may: [] })
    const mine = await readAs(pat, marked)
    expect(mine).toMatchObject({
      noShow: { by: 'them', contested: false },
      may: ['contest', 'how-was-it'],
    })
    const grades = { heard: 2, goals: 3 }
    const answered = await pat.call('PUT', `/appointments/${_id}/how-was-it`, grades)
    expect(answered.body.howWasIt).toEqual(grades)
    expect((await changeTo(pat, mine, 'contest')).body.noShow).toEqual({
      ...{ by: 'them', contested: true },
    })
    expect((await changeTo(pat, mine, 'no-show')).status).toBe(409)
  })

  test('“How was it?” is asked after the first three, and no more', async () => {
    await write(app, pat, thea, 'Hello')
    const ids: string[] = []
    for (const days of [-5, -4, -3, -2]) ids.push(await past({ at: timeAhead(days) }))
    const asked = async (_id: string) => (await readAs(pat, { _id })).may.includes('how-was-it')
    expect(await Promise.all(ids.map(asked))).toEqual([true, true, true, false])
    const answer = (_id: string | undefined, heard = 5) =>
      pat.call('PUT', `/appointments/${_id}/how-was-it`, { heard, goals: 4 })
    await answer(ids[0])
    expect((await answer(ids[0], 3)).body.howWasIt).toEqual({ heard: 3, goals: 4 })
    expect((await answer(ids[3])).status).toBe(409)
    expect((await answer(ids[1], 6)).status).toBe(400)
  })
})

test('an agenda grows from both sides, and each takes back their own', async () => {
  const one = await ask()
  const path = `/appointments/${one._id}/agenda`
  const [mine, theirs] = [randomUUID(), randomUUID()]
  await pat.call('PUT', path, { _id: mine, text: ' Sleep ' })
  await pat.call('PUT', path, { _id: mine, text: 'Sleep' })
  const { body } = await thea.call('PUT', path, { _id: theirs, text: 'Work' })
  expect(body.agenda).toEqual([
    { _id: mine, by: 'them', text: 'Sleep' },
    { _id: theirs, by: 'me', text: 'Work' },
  ])
  await pat.call('DELETE', `${path}/${theirs}`)
  await pat.call('DELETE', `${path}/${mine}`)
  expect((await readAs(pat, one)).agenda).toEqual([{ _id: theirs, by: 'them', text: 'Work' }])
  const other = await ask(timeAhead(4))
  const stolen = await pat.call('PUT', `/appointments/${other._id}/agenda`, {
    ...{ _id: theirs, text: 'Mine now' },
  })
  expect([stolen.status, stolen.body.field]).toEqual([400, '_id'])
})

test('lists go ahead soonest first and back latest first, page by page', async () => {
  await write(app, pat, thea, 'Hello')
  for (const days of [-3, -1, -2])
    await storeAppointment(app, pat, thea, { status: 'confirmed', at: timeAhead(days) })
  for (const days of [5, 3, 4])
    await storeAppointment(app, pat, thea, { status: 'confirmed', at: timeAhead(days) })
  await storeAppointment(app, pat, thea, { status: 'cancelled', at: timeAhead(6) })
  const walk = async (query: string) => {
    const days: number[] = []
    for (let path: string | undefined = `/appointments?limit=2&${query}`; path; ) {
      const page = await thea.call('GET', path)
      days.push(...page.body.map((one: { at: string }) => daysTo(one.at)))
      path = /<\/api([^>]+)>/.exec(String(page.headers.link ?? ''))?.[1]
    }
    return days
  }
  const daysTo = (text: string) => Math.round((+new Date(text) - +timeAhead(0)) / 86_400_000)
  expect(await walk('when=ahead')).toEqual([3, 4, 5])
  expect(await walk(`when=past&with=${pat.id}`)).toEqual([6, -1, -2, -3])
  const range = { from: timeAhead(4).toISOString(), until: timeAhead(5).toISOString() }
  expect(await walk(new URLSearchParams(range).toString())).toEqual([4])
  expect((await thea.call('GET', '/appointments?cursor=nowhere')).status).toBe(400)
})
