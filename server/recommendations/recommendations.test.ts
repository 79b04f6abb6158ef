import { exercises } from '@attune/content/exercises/exercises.ts'
import { Circumstance, moods } from '@attune/contract/recommendations.ts'
import { describe, expect, test } from 'vitest'
import { placesOf } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { answerIntake, type SignedUp, signUp } from '../testing/sign-up.ts'

const app = await startSharedApp()
const pat = await signUp(app, 'user')

const pick = (who: SignedUp, body: object) => who.call('POST', `/mood-activity/${who.id}`, body)
const picks = async (who: SignedUp) => (await who.call('GET', `/users/${who.id}/moods`)).body
const latest = async (who: SignedUp) => (await who.call('GET', `/mood-activity/${who.id}`)).body

describe('works', () => {
  test.each(moods)('something to do when %s, and it is there again later', async (mood) => {
    const { status, body } = await pick(pat, { mood })
    expect([status, body.mood]).toEqual([200, mood])
    for (const field of ['activity', 'explanation', 'title', 'because', 'id'])
      expect(body[field], field).toBeTruthy()
    expect(await latest(pat)).toEqual(body)
    expect((await picks(pat)).at(-1).mood).toBe(mood)
  })

  test('another one on request is different, and no second pick', async () => {
    const first = (await pick(pat, { mood: 'sad' })).body
    const before = await picks(pat)
    const other = (await pick(pat, { mood: 'sad', not: [first.id] })).body
    expect(other.id).not.toBe(first.id)
    expect(await picks(pat)).toEqual(before)
    expect((await latest(pat)).id).toBe(other.id)
  })

  test('says why from the answers, and from what helped', async () => {
    const sleepless = await signUp(app, 'user')
    await answerIntake(sleepless, {
      brings: ['Trouble sleeping'],
      life: ['None of these'],
      feelings: ['Calm'],
      thoughts: ['They do not'],
      sleep: ['Well enough'],
      daily: ['Nothing much'],
      goals: ['I would rather not say'],
      earlier: ['I would rather not say'],
    })
    const { body } = await pick(sleepless, { mood: 'stressed' })
    expect(body.because).toBe('Because sleep came up in your answers.')
    const helped = `/users/${sleepless.id}/helped/mindful-task`
    expect((await sleepless.call('PUT', helped, { helped: true })).status).toBe(204)
    // Chance alone may put one or two others of the same mood before it.
    const asked: { id: string; because: string }[] = []
    do asked.push((await pick(sleepless, { mood: 'calm', not: asked.map(({ id }) => id) })).body)
    while (asked.at(-1)?.id !== 'mindful-task' && asked.length < 3)
    expect(asked.at(-1)).toMatchObject({
      id: 'mindful-task',
      because: 'Because you said it helped before.',
    })
  })

  test('says why from what was written lately, where that is allowed', async () => {
    const writer = await signUp(app, 'user')
    await writer.call('PUT', `/users/${writer.id}/journal-consent`, { allowed: true })
    const content =
      'I cannot sleep. I lie awake all night with insomnia and I am tired of no sleep.'
    await writer.call('POST', `/users/${writer.id}/journals`, { title: 'No sleep', content })
    await expect
      .poll(async () => (await pick(writer, { mood: 'stressed' })).body.because)
      .toMatch(/ came up in what you wrote lately\.$/)
    await writer.call('PUT', `/users/${writer.id}/journal-consent`, { allowed: false })
    expect((await pick(writer, { mood: 'stressed' })).body.because).toBe(
      'Because you chose ‘stressed’ today.',
    )
  })

  test('has steps, fits the time one has, and can mostly be played', async () => {
    const played: boolean[] = []
    for (const mood of moods) {
      const { body } = await pick(pat, { mood, minutes: 2, timeZone: 'Europe/London' })
      expect(body.minutes).toBe(2)
      expect(body.steps.length).toBeGreaterThan(2)
      played.push(body.exerciseId !== null)
      if (!body.exerciseId) continue
      const { statusCode } = await app.app.inject({ url: `/api/exercises/${body.exerciseId}` })
      expect(statusCode).toBe(200)
    }
    expect(played).toContain(true)
  })

  test('what fits one’s life is kept, whole and once each', async () => {
    const who = await signUp(app, 'user')
    const url = `/users/${who.id}/circumstances`
    expect((await who.call('GET', url)).body).toEqual([])
    const said = { circumstances: ['animal', 'no-sport', 'animal'] }
    expect((await who.call('PUT', url, said)).status).toBe(204)
    expect((await who.call('GET', url)).body).toEqual(['animal', 'no-sport'])
    const wrong = { circumstances: ['rich'] }
    expect((await who.call('PUT', url, wrong)).status).toBe(400)
  })

  test('three articles, the same all day', async () => {
    const first = (await pat.call('GET', `/daily-article/${pat.id}`)).body
    expect(first.articles).toHaveLength(3)
    for (const { learnMore } of first.articles) expect(learnMore).toMatch(/^https:/)
    expect((await pat.call('GET', `/daily-article/${pat.id}`)).body).toEqual(first)
  })

  test('a guided exercise of our own as the video, open to anyone', async () => {
    const { body } = await pat.call('GET', `/video-recommendation/${pat.id}`)
    expect(exercises.map(({ id }) => `/exercises/${id}`)).toContain(body.videoUrl)
    expect(body.explanation).toMatch(/^Because /)
    const played = await app.app.inject({ url: `/api${body.videoUrl}` })
    expect([played.statusCode, played.json().title]).toEqual([200, body.title])
    expect(Object.keys(played.json())).not.toContain('avoid')
  })

  test('of the taps of a sitting the last one counts', async () => {
    const unsure = await signUp(app, 'user')
    for (const mood of ['stressed', 'sad', 'calm']) await pick(unsure, { mood })
    expect(await picks(unsure)).toMatchObject([{ mood: 'calm' }])
  })

  test('of changes at once none is lost', async () => {
    const quick = await signUp(app, 'user')
    const url = `/users/${quick.id}/circumstances`
    const [circumstance] = Circumstance.options
    await Promise.all([
      ...Array.from({ length: 4 }, () => pick(quick, { mood: 'calm' })),
      quick.call('PUT', url, { circumstances: [circumstance] }),
      ...Array.from({ length: 4 }, () => pick(quick, { mood: 'sad' })),
    ])
    expect(await picks(quick)).toHaveLength(1)
    expect((await quick.call('GET', url)).body).toEqual([circumstance])
  })

  test('before anything was picked there is nothing', async () => {
    const quiet = await signUp(app, 'user')
    expect([await latest(quiet), await picks(quiet)]).toEqual([null, []])
  })
})

describe('refuses', () => {
  test('a mood that is none of the four', async () => {
    const { status, body } = await pick(pat, { mood: 'angry' })
    expect([status, body.code, body.field]).toEqual([400, 'invalid', 'mood'])
  })

  test('an exercise or activity that is not there', async () => {
    expect((await app.app.inject({ url: '/api/exercises/nothing' })).statusCode).toBe(404)
    const { status } = await pat.call('PUT', `/users/${pat.id}/helped/nothing`, { helped: true })
    expect(status).toBe(404)
  })
})

describe('never leaks', () => {
  test('anyone’s moods or recommendations to someone else', async () => {
    const other = await signUp(app, 'user')
    const thea = await signUp(app, 'therapist')
    for (const who of [other, thea])
      for (const path of ['mood-activity', 'daily-article', 'video-recommendation'])
        expect((await who.call('GET', `/${path}/${pat.id}`)).status).toBe(403)
    expect((await other.call('GET', `/users/${pat.id}/moods`)).status).toBe(403)
  })

  test('a mood or what was shown to whoever reads the database', async () => {
    const { body } = await pick(pat, { mood: 'energetic' })
    expect(await placesOf(app.pool, 'energetic', body.title, `"${body.id}"`)).toEqual([])
    expect(await placesOf(app.pool, pat.id)).toContain('recommendation_memories.user_id')
  })
})
