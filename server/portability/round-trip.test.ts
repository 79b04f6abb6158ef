import { notRestored } from '@attune/contract/archive.ts'
import { expect, test } from 'vitest'
import { erasures } from '../erasure/erase.ts'
import {
  changeTo,
  request,
  setCalendar,
  storeAppointment,
  timeAhead,
} from '../testing/appointments.ts'
import { dataOf, download, unzip, upload } from '../testing/archives.ts'
import { formOf } from '../testing/form.ts'
import { pictureOf } from '../testing/pictures.ts'
import { countRows, placesOf } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import {
  answerIntake,
  decline,
  type SignedUp,
  share,
  signUp,
  signUpPractising,
  write,
} from '../testing/sign-up.ts'

const app = await startSharedApp()

async function giveFace(person: SignedUp) {
  const form = formOf({ image: { content: await pictureOf('png') } })
  const headers = { ...form.headers, cookie: person.cookie }
  await app.app.inject({
    method: 'PUT',
    url: `/api/${person.role}s/${person.id}`,
    ...form,
    headers,
  })
}

/** Two people with something in every part of an archive. */
async function acquainted() {
  const pat = await signUp(app, 'user')
  const thea = await signUpPractising(app)
  const declined = await signUp(app, 'user', { name: 'Somebody declined' })
  await write(app, declined, thea, 'Hello')
  await decline(thea, declined)
  await answerIntake(pat)
  await pat.call('PUT', `/users/${pat.id}/learning-consent`, { allowed: true })
  await pat.call('PUT', `/users/${pat.id}/journal-consent`, { allowed: true })
  for (const content of ['I slept badly and worry about work.', '=2+3 "quoted"\nsecond line'])
    await pat.call('POST', `/users/${pat.id}/journals`, { title: 'A day', content })
  await readEntries()
  await pat.call('PUT', `/users/${pat.id}/favorites/${thea.id}`)
  await write(app, pat, thea, 'Hello')
  await write(app, thea, pat, 'Good to hear from <b>you</b>')
  await share(pat, thea)
  await pat.call('POST', '/reports', {
    reason: 'other',
    note: 'A note',
    messages: [],
    partner: thea.id,
  })
  const { inputsHash } = (await thea.call('GET', `/diagnosis/${pat.id}`)).body.initialDiagnosis.made
  const review = { part: 'initialDiagnosis', inputsHash, note: 'Take it slowly' }
  await thea.call('PUT', `/diagnosis/${pat.id}/review`, review)
  await thea.call('POST', `/therapists/${thea.id}/templates`, { title: 'Welcome', text: 'Hello' })
  await thea.call('PUT', `/therapists/${thea.id}/inbox`, { quietHours: null, shortcuts: false })
  await pat.call('POST', `/mood-activity/${pat.id}`, { mood: 'calm' })
  await pat.call('GET', `/advice/${pat.id}`)
  await pat.call('PUT', `/matching/weights/${pat.id}`, { style: 200 })
  await pat.call('GET', `/matching/match/${pat.id}`)
  const trustedPerson = { name: 'Sam', phone: '+1 555 0101' }
  await pat.call('PUT', `/users/${pat.id}/trusted-person`, { trustedPerson })
  await pat.call('PUT', `/users/${pat.id}/wish-facts`, { firstWords: 'In March', region: 'US-NY' })
  await thea.call('PUT', `/therapists/${thea.id}/practice-facts`, { words: 'Slowly', closed: true })
  await setCalendar(thea)
  const { body } = await request(pat, thea, timeAhead(3))
  await changeTo(pat, body, 'move', { at: timeAhead(4).toISOString(), reason: 'A journey' })
  const past = await storeAppointment(app, pat, thea, { status: 'confirmed', at: timeAhead(-2) })
  await pat.call('PUT', `/appointments/${past}/how-was-it`, { heard: 5, goals: 4 })
  const waits = { kind: 'session', format: null, timeZone: 'Europe/Dublin' }
  await pat.call('PUT', `/therapists/${thea.id}/waiting-list`, waits)
  await giveFace(pat)
  return { pat, thea }
}

/** Until the analyst of the background has read every entry. */
const readEntries = () =>
  expect
    .poll(
      async () => {
        const { rows } = await app.pool.query(
          'SELECT count(*)::int AS waiting FROM journal_analyses WHERE body IS NULL',
        )
        return rows[0].waiting
      },
      { timeout: 60_000 },
    )
    .toBe(0)

/** Without what is listed as never the same. */
function comparable(data: object) {
  const copy = structuredClone(data)
  for (const path of Object.keys(notRestored)) forget(copy, path.split('.'))
  return copy
}

function forget(at: unknown, [first = '', ...rest]: string[]) {
  if (typeof at !== 'object' || at === null) return
  const name = first.replace('[]', '')
  if (rest.length === 0) Reflect.deleteProperty(at, name)
  else for (const one of [Reflect.get(at, name)].flat()) forget(one, rest)
}

const again = (role: 'user' | 'therapist') => signUp(app, role, { name: 'Somebody new' })

test('a patient who leaves and comes back has the same again', async () => {
  const { pat, thea } = await acquainted()
  const archive = await download(pat)
  const before = await dataOf(archive)
  for (const [part, value] of Object.entries(before))
    if (
      ![
        'templates',
        'caseNotes',
        'licences',
        'practice',
        'practiceFacts',
        'outsideTexts',
        'notices',
        'declines',
        'declineWords',
        'asides',
        'calendar',
        'busyTimes',
      ].includes(part)
    )
      expect([part, Array.isArray(value) ? value.length > 0 : value !== null]).toEqual([part, true])
  await erasures(app.context).user(pat.id)
  await erasures(app.context).therapist(thea.id)
  const back = await again('user')
  const reply = await upload(app, back, archive)
  expect(reply).toEqual({ status: 200, body: { already: false, entries: 2, messages: 2 } })
  await readEntries()
  const next = await download(back)
  expect(comparable(await dataOf(next))).toEqual(comparable(before))
  expect([...(await unzip(next)).keys()]).toEqual([...(await unzip(archive)).keys()])
})

test('so does a therapist, whose licence nobody has checked any more', async () => {
  const { pat, thea } = await acquainted()
  await app.pool.query("UPDATE licences SET state = 'verified' WHERE therapist_id = $1", [thea.id])
  await thea.call('PUT', `/therapists/${thea.id}/case-notes/${pat.id}`, { text: 'Q', version: 0 })
  const aside = { choice: 'tomorrow', upTo: 1, timeZone: 'Europe/Dublin' }
  await write(app, pat, thea, 'Are you there?')
  const put = await thea.call('PUT', `/therapists/${thea.id}/aside/${pat.id}`, aside)
  const archive = await download(thea, undefined, { caseNotes: true })
  const before = await dataOf(archive)
  expect(before.caseNotes).toHaveLength(1)
  expect(before.asides).toEqual([{ name: pat.draft.name, ...put.body, messagesSeen: 1 }])
  expect((await dataOf(await download(pat))).asides).toEqual([])
  expect(before.licences[0].state).toBe('verified')
  await erasures(app.context).user(pat.id)
  await erasures(app.context).therapist(thea.id)
  const back = await again('therapist')
  expect((await upload(app, back, archive)).status).toBe(200)
  expect((await dataOf(await download(back))).caseNotes).toEqual([])
  const after = await dataOf(await download(back, undefined, { caseNotes: true }))
  expect(comparable(after)).toEqual(comparable(before))
  expect(after.licences[0].state).toBe('self-declared')
})

test('the same archive again changes nothing, and another is refused', async () => {
  const { pat } = await acquainted()
  const archive = await download(pat)
  const other = await download(await signUp(app, 'user'))
  const back = await again('user')
  await upload(app, back, archive)
  const rows = await countRows(app.pool)
  const reply = await upload(app, back, archive)
  expect(reply).toEqual({ status: 200, body: { already: true, entries: 0, messages: 0 } })
  expect((await upload(app, back, other)).status).toBe(409)
  expect(await countRows(app.pool)).toEqual(rows)
})

test('two at once are one', async () => {
  const { pat } = await acquainted()
  const archive = await download(pat)
  const back = await again('user')
  const replies = await Promise.all([upload(app, back, archive), upload(app, back, archive)])
  expect(replies.map(({ body }) => body.already).sort()).toEqual([false, true])
  expect((await dataOf(await download(back))).journal).toHaveLength(2)
})

test('what it brought of others is read by its importer alone, and reaches nobody', async () => {
  const { pat, thea } = await acquainted()
  const archive = await download(pat, 'a long passphrase')
  const back = await again('user')
  await upload(app, back, archive, 'a long passphrase')
  const { body } = await back.call('GET', '/portability/kept')
  expect(body).toMatchObject({
    conversations: [{ number: 1, name: thea.draft.name }],
    favourites: [thea.draft.name],
  })
  const read = await back.call('GET', '/portability/kept/1')
  expect(
    read.body.messages.map(({ by, text }: { by: string; text: string }) => [by, text]),
  ).toEqual([
    ['me', 'Hello'],
    ['other', 'Good to hear from <b>you</b>'],
  ])
  expect((await pat.call('GET', '/portability/kept/1')).status).toBe(404)
  expect((await back.call('GET', '/messages/threads')).body).toEqual([])
  expect((await back.call('GET', `/users/${back.id}/grants`)).body).toEqual([])
  const { made } = (await back.call('GET', `/diagnosis/${back.id}`)).body.initialDiagnosis
  expect(made.reviewed).toBe(false)
  expect((await thea.call('GET', `/users/${back.id}`)).status).toBe(403)
})

test('with the account goes what it brought along', async () => {
  const { pat } = await acquainted()
  const archive = await download(pat)
  await erasures(app.context).user(pat.id)
  const back = await again('user')
  await upload(app, back, archive)
  expect(await placesOf(app.pool, back.id)).toContain('kept_records.person_id')
  await erasures(app.context).user(back.id)
  expect(await placesOf(app.pool, back.id, pat.id)).toEqual([])
})
