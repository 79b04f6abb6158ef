import { describe, expect, test } from 'vitest'
import { noteAnew } from '../messages/note-anew.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { answerIntake, type SignedUp, signUp, signUpPractising, write } from '../testing/sign-up.ts'
import { createReachCounter } from './counter.ts'
import { addCounts, sweepDays } from './store.ts'

const app = await startSharedApp()
const writeDown = () => addCounts(app.context.db, app.reach.take())
const reachOf = async (who: SignedUp) => (await who.call('GET', `/therapists/${who.id}/reach`)).body

describe('the counter', () => {
  test('counts a person once, on the last day of theirs, and each thing by itself', () => {
    let day = '2026-11-25'
    const counter = createReachCounter(() => day)
    for (const person of ['ann', 'ann', 'bob']) counter.note('views', person, ['thea'])
    counter.note('matches', 'ann', ['thea', 'theo'])
    day = '2026-11-26'
    counter.note('views', 'ann', ['thea'])
    const taken = counter.take()
    expect(taken).toEqual([
      { therapist: 'thea', day: '2026-11-25', views: 1, matches: 1 },
      { therapist: 'theo', day: '2026-11-25', views: 0, matches: 1 },
      { therapist: 'thea', day: '2026-11-26', views: 1, matches: 0 },
    ])
    expect(counter.take()).toEqual([])
    counter.note('views', 'bob', ['thea'])
    counter.putBack(taken.slice(2))
    expect(counter.take()).toEqual([
      { therapist: 'thea', day: '2026-11-25', views: -1, matches: 0 },
      { therapist: 'thea', day: '2026-11-26', views: 2, matches: 0 },
    ])
    // Nobody is taken away from days that are told of no more.
    day = '2026-12-26'
    counter.note('views', 'bob', ['thea'])
    expect(counter.take()).toEqual([{ therapist: 'thea', day, views: 1, matches: 0 }])
  })

  test('one person who comes every day is one person, and is not counted out', async () => {
    const thea = await signUpPractising(app)
    const dayAgo = (days: number) =>
      new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
    let day = ''
    const counter = createReachCounter(() => day)
    for (let ago = 9; ago >= 0; ago--) {
      day = dayAgo(ago)
      counter.note('views', 'ann', [thea.id])
      await addCounts(app.context.db, counter.take())
    }
    expect((await reachOf(thea)).views).toBe(null)
    for (const person of ['bob', 'cat', 'dan', 'eve']) counter.note('views', person, [thea.id])
    await addCounts(app.context.db, counter.take())
    expect((await reachOf(thea)).views).toBe(5)
  })
})

test('profiles opened and best matches shown by patients are counted, and few are not counted out', async () => {
  const thea = await signUpPractising(app)
  const path = `/therapists/${thea.id}`
  const look = async () => {
    const pat = await signUp(app, 'user')
    for (let time = 0; time < 2; time++) await pat.call('GET', path)
    return pat
  }
  expect(await reachOf(thea)).toEqual({ matches: 0, views: 0, firstMessages: 0, answered: 0 })
  const pats = [await look(), await look(), await look(), await look()]
  await (await signUpPractising(app)).call('GET', path)
  await thea.call('GET', path)
  await writeDown()
  expect((await reachOf(thea)).views).toBe(null)
  pats.push(await look())
  for (const pat of pats) {
    await answerIntake(pat)
    await pat.call('GET', `/matching/match/${pat.id}`)
  }
  await writeDown()
  expect(await reachOf(thea)).toMatchObject({ views: 5, matches: 5 })
})

test('first messages of patients and how many were answered, not those of colleagues', async () => {
  const [thea, theo] = [await signUpPractising(app), await signUpPractising(app)]
  const [ann, bob] = [await signUp(app, 'user'), await signUp(app, 'user')]
  for (const pat of [ann, bob]) await write(app, pat, thea, 'Hello')
  await write(app, theo, thea, 'Hello colleague')
  await write(app, thea, ann, 'Hello Ann')
  expect(await reachOf(thea)).toMatchObject({ firstMessages: 2, answered: 1 })
  await app.pool.query("UPDATE messages SET date = now() - interval '31 days' WHERE from_id = $1", [
    ann.id,
  ])
  await noteAnew(app.context.db)
  expect(await reachOf(thea)).toMatchObject({ firstMessages: 1, answered: 0 })
})

test('what two nodes counted is added up; old days count no more and go; so does who leaves', async () => {
  const thea = await signUpPractising(app)
  const dayAgo = (days: number) =>
    new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  const one = { therapist: thea.id, day: dayAgo(2), views: 4, matches: 6 }
  const gone = { ...one, therapist: crypto.randomUUID() }
  await Promise.all([addCounts(app.context.db, [one, gone]), addCounts(app.context.db, [one])])
  await addCounts(app.context.db, [{ ...one, day: dayAgo(31) }])
  await addCounts(app.context.db, [{ ...one, day: dayAgo(45) }])
  expect(await reachOf(thea)).toMatchObject({ views: 8, matches: 12 })
  expect((await sweepDays(app.context.db)).rowCount).toBe(1)
  await thea.call('DELETE', `/therapists/${thea.id}`)
  const left = 'SELECT FROM therapist_days WHERE therapist_id = $1'
  expect((await app.pool.query(left, [thea.id])).rowCount).toBe(0)
})

test('nobody else reads it', async () => {
  const [thea, theo, pat] = [
    await signUpPractising(app),
    await signUpPractising(app),
    await signUp(app, 'user'),
  ]
  for (const who of [theo, pat])
    expect((await who.call('GET', `/therapists/${thea.id}/reach`)).status).toBe(403)
})
