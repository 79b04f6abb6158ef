import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createJournal } from '../journals/store.ts'
import { keepFinding } from '../licences/finding-store.ts'
import { addCounts } from '../reach/store.ts'
import { meet } from '../testing/appointments.ts'
import { formOf } from '../testing/form.ts'
import { holdTable, lockWaiters } from '../testing/locks.ts'
import { pictureOf } from '../testing/pictures.ts'
import { pushTo } from '../testing/push-to.ts'
import { placesOf } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import {
  answerIntake,
  decline,
  password,
  type SignedUp,
  share,
  signUp,
  signUpPractising,
  write,
} from '../testing/sign-up.ts'
import { openTab } from '../testing/sockets.ts'

const app = await startSharedApp({ push: pushTo('https://push.example') })
const url = await app.listen()

async function giveFace(person: SignedUp) {
  const form = formOf({ image: { content: await pictureOf('png') } })
  const headers = { ...form.headers, cookie: person.cookie }
  const path = `/api/${person.role}s/${person.id}`
  const reply = await app.app.inject({ method: 'PUT', url: path, ...form, headers })
  return String(reply.json().image)
}

/** A patient and a therapist with a row in every table a person can have one in. */
async function acquainted() {
  const pat = await signUp(app, 'user')
  const [thea, theo] = await Promise.all([signUpPractising(app), signUpPractising(app)])
  await answerIntake(pat)
  await write(app, pat, theo, 'Hello')
  await decline(theo, pat)
  await pat.call('PUT', `/users/${pat.id}/journal-consent`, { allowed: true })
  await pat.call('POST', `/users/${pat.id}/journals`, { title: 'a', content: 'b' })
  await pat.call('PUT', `/users/${pat.id}/favorites/${thea.id}`)
  await write(app, pat, thea, 'Hello')
  await write(app, thea, pat, 'Good to hear from you')
  await share(pat, thea)
  const report = { reason: 'other', note: 'Zeppelin', messages: [] }
  await pat.call('POST', '/reports', { ...report, partner: thea.id })
  await thea.call('POST', '/reports', { ...report, partner: pat.id })
  const read = await thea.call('GET', `/diagnosis/${pat.id}`)
  const { inputsHash } = read.body.initialDiagnosis.made
  const review = { part: 'initialDiagnosis', inputsHash, note: 'Take it slowly' }
  await thea.call('PUT', `/diagnosis/${pat.id}/review`, review)
  await thea.call('POST', `/therapists/${thea.id}/templates`, { title: 'Welcome', text: 'Hello' })
  await thea.call('PUT', `/therapists/${thea.id}/inbox`, { quietHours: null, shortcuts: false })
  const caseFile = `/therapists/${thea.id}/case-notes/${pat.id}`
  await thea.call('PUT', caseFile, { text: 'Zeppelin', version: 0 })
  await thea.call('POST', `${caseFile}/tasks`, { _id: randomUUID(), text: 'Zeppelin' })
  const aside = { choice: 'tomorrow', upTo: 9 }
  await thea.call('PUT', `/therapists/${thea.id}/aside/${pat.id}`, aside)
  await pat.call('POST', `/mood-activity/${pat.id}`, { mood: 'calm' })
  await pat.call('GET', `/advice/${pat.id}`)
  await pat.call('PUT', `/matching/weights/${pat.id}`, { style: 200 })
  await pat.call('PUT', `/users/${pat.id}/learning-consent`, { allowed: true })
  await pat.call('GET', `/matching/match/${pat.id}`)
  await pat.call('PUT', `/users/${pat.id}/wish-facts`, { firstWords: 'Zeppelin' })
  await thea.call('PUT', `/therapists/${thea.id}/practice-facts`, { closed: false })
  await pat.call('PUT', '/notifications/time-zone', { timeZone: 'Europe/Dublin' })
  for (const one of [pat, thea])
    await one.call('PUT', '/push', { endpoint: `https://push.example/${one.id}` })
  await addCounts(app.context.db, [{ therapist: thea.id, day: '2026-11-25', views: 1, matches: 1 }])
  const trustedPerson = { name: 'Sam', phone: '+1 555 0101' }
  await pat.call('PUT', `/users/${pat.id}/trusted-person`, { trustedPerson })
  await keepFinding(
    app.context.db,
    app.context.vault,
    { therapistId: thea.id, licenceId: randomUUID(), area: null },
    'verified',
    { claim: 'Psychologist', note: 'Seen', register: '' },
  )
  await meet(app, pat, thea)
  const { body: agreed } = await pat.call('GET', '/appointments?when=ahead')
  const online = agreed.find((one: { format: string }) => one.format === 'online')
  await pat.call('POST', `/appointments/${online._id}/guests`, { name: 'Zeppelin' })
  const image = await giveFace(pat)
  await giveFace(thea)
  return { pat, thea, image }
}

describe('a patient who leaves', () => {
  test('leaves nothing of theirs in any table', async () => {
    const { pat, thea, image } = await acquainted()
    const places = await placesOf(app.pool, pat.id)
    const tables = new Set(places.map((place) => place.split('.')[0]))
    expect(tables).toEqual(
      new Set([
        'account_tokens',
        'advices',
        'appointment_answers',
        'appointment_events',
        'appointment_reasons',
        'appointment_reminders',
        'appointment_series',
        'appointments',
        'asides',
        'case_notes',
        'case_tasks',
        'data_keys',
        'declines',
        'favorites',
        'grant_items',
        'grants',
        'journal_analyses',
        'journal_consents',
        'journals',
        'known_devices',
        'learning_consents',
        'ledger_salts',
        'mail_settings',
        'mails',
        'match_weights',
        'messages',
        'notifications',
        'photos',
        'push_subscriptions',
        'recommendation_memories',
        'reports',
        'room_guests',
        'sessions',
        'shown_matches',
        'summaries',
        'summary_reviews',
        'threads',
        'trusted_people',
        'user_answers',
        'users',
        'waiting_places',
        'wish_facts',
      ]),
    )
    expect((await pat.call('DELETE', `/users/${pat.id}`)).status).toBe(204)
    expect(await placesOf(app.pool, pat.id, pat.draft.email!, pat.draft.name!)).toEqual([])
    expect((await thea.call('GET', image.replace('/api', ''))).status).toBe(404)
    expect((await thea.call('GET', '/messages/threads')).body).toEqual([])
  })

  test('leaves nothing where they report, or take everything along, at the same moment', async () => {
    for (let round = 0; round < 6; round++) {
      const { pat, thea } = await acquainted()
      const report = { partner: thea.id, reason: 'other', note: 'x', messages: [] }
      const leave = pat.call('DELETE', `/users/${pat.id}`)
      const others = [1, 2, 3].flatMap(() => [
        pat.call('POST', '/reports', report),
        pat.call('POST', '/portability/export', {}).catch(() => null),
      ])
      expect((await leave).status).toBe(204)
      await Promise.all(others)
      expect(await placesOf(app.pool, pat.id)).toEqual([])
    }
  })

  test('has left, whatever a therapist who leaves and a grant taken back do at the same moment', async () => {
    for (let round = 0; round < 6; round++) {
      const { pat, thea } = await acquainted()
      const statuses = await Promise.all(
        [
          pat.call('DELETE', `/users/${pat.id}`),
          thea.call('DELETE', `/therapists/${thea.id}`),
          pat.call('DELETE', `/users/${pat.id}/grant-items/${thea.id}`),
        ].map(async (reply) => (await reply).status),
      )
      expect(statuses.slice(0, 2)).toEqual([204, 204])
      expect(statuses[2]).toBeLessThan(500)
    }
  })

  test('is signed out on every device and cannot sign in again', async () => {
    const { pat } = await acquainted()
    const tab = await openTab(url, pat.cookie)
    await pat.call('DELETE', `/users/${pat.id}`)
    expect(await tab.cut).toEqual({ signedOut: true, why: 'deleted' })
    expect((await pat.call('GET', `/users/${pat.id}`)).status).toBe(401)
    for (const role of ['users', 'therapists'])
      expect((await pat.call('GET', `/${role}/check-session`)).body).toEqual({
        authenticated: false,
        deleted: true,
      })
    const again = await pat.call('POST', '/users/login', { email: pat.draft.email, password })
    expect(again.status).toBe(401)
  })

  test('leaves nothing even while they are still writing', async () => {
    const pat = await signUp(app, 'user')
    const thea = await signUpPractising(app)
    const { db, vault } = app.context
    const withheld = { summary: false, danger: false, journals: false }
    await pat.call('PUT', `/users/${pat.id}/grants/${thea.id}`, withheld)
    // The deletion stops half-way, its threads gone and the account not yet.
    const photos = await holdTable(app.pool, 'photos')
    await photos.held
    const leaving = pat.call('DELETE', `/users/${pat.id}`)
    await lockWaiters(app.pool, 1)
    const draft = { title: 'a', content: 'b' }
    const writing = Promise.allSettled<unknown>([
      write(app, pat, thea, 'here'),
      createJournal(db, vault, pat.id, draft),
    ])
    await lockWaiters(app.pool, 3)
    await photos.release()
    expect((await leaving).status).toBe(204)
    expect((await writing).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await placesOf(app.pool, pat.id)).toEqual([])
  })
})

describe('a therapist who leaves', () => {
  test('leaves patients their thread, readable and closed, and the log of readings', async () => {
    const { pat, thea } = await acquainted()
    const declined = await signUp(app, 'user')
    await write(app, declined, thea, 'Hello')
    await decline(thea, declined)
    expect(await placesOf(app.pool, thea.id)).toEqual(
      expect.arrayContaining([
        ...['declines.therapist_id', 'booking_handles.therapist_id'],
        ...['busy_sources.therapist_id', 'busy_times.therapist_id'],
      ]),
    )
    expect((await thea.call('DELETE', `/therapists/${thea.id}`)).status).toBe(204)
    const places = await placesOf(app.pool, thea.id)
    const tables = new Set(places.map((place) => place.split('.')[0]))
    expect([...tables].sort()).toEqual(['messages', 'reports', 'summary_reviews', 'threads'])
    expect(await placesOf(app.pool, thea.draft.email!)).toEqual([])

    const [thread] = (await pat.call('GET', '/messages/threads')).body
    expect(thread.partner).toEqual({
      _id: thea.id,
      model: 'Therapist',
      name: 'Account deleted',
      image: null,
      isDemo: false,
      deleted: true,
    })
    const pair = new URLSearchParams({
      from: pat.id,
      fromModel: 'User',
      to: thea.id,
      toModel: 'Therapist',
    })
    const history = (await pat.call('GET', `/messages?${pair}`)).body
    expect(history.map(({ message }: { message: string }) => message)).toEqual([
      'Hello',
      'Good to hear from you',
    ])
    await expect(write(app, pat, thea, 'Are you there?')).rejects.toMatchObject({
      code: 'not_found',
    })
    expect((await pat.call('GET', `/users/${pat.id}/favorites`)).body).toEqual([])
    expect((await pat.call('GET', `/users/${pat.id}/grants`)).body).toEqual([])
    expect((await pat.call('GET', `/users/${pat.id}/summary-readings`)).body).toHaveLength(1)
    expect((await pat.call('GET', `/diagnosis/${pat.id}/reviews`)).body).toMatchObject([
      { name: thea.draft.name, note: 'Take it slowly' },
    ])
  })

  test('is gone from the directory and cut off', async () => {
    const { pat, thea } = await acquainted()
    const tab = await openTab(url, thea.cookie)
    await thea.call('DELETE', `/therapists/${thea.id}`)
    expect(await tab.cut).toEqual({ signedOut: true, why: 'deleted' })
    expect((await pat.call('GET', `/therapists/${thea.id}`)).body.error).toBe('Therapist not found')
    const { body } = await pat.call('GET', `/therapists?ids=${thea.id}`)
    expect(body).toEqual([])
  })

  test('when the patient leaves too, the thread goes with them', async () => {
    const { pat, thea } = await acquainted()
    await thea.call('DELETE', `/therapists/${thea.id}`)
    await pat.call('DELETE', `/users/${pat.id}`)
    expect(await placesOf(app.pool, pat.id, thea.id)).toEqual([])
  })

  test('of two colleagues who wrote to each other, the one who stays can still read', async () => {
    const [one, other] = [await signUpPractising(app), await signUpPractising(app)]
    await write(app, one, other, 'A word among colleagues')
    const [first, last] = one.id < other.id ? [one, other] : [other, one]
    await first.call('DELETE', `/therapists/${first.id}`)
    await app.context.bus.publish('keyDestroyed', { person: first.id })
    const [thread] = (await last.call('GET', '/messages/threads')).body
    expect(thread.last.message).toBe('A word among colleagues')
    await last.call('DELETE', `/therapists/${last.id}`)
    expect(await placesOf(app.pool, one.id, other.id)).toEqual([])
  })
})
