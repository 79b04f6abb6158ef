import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { erasures } from '../erasure/erase.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { cookieOf, signUp, signUpPractising, write } from '../testing/sign-up.ts'
import { updateUser } from '../users/store.ts'
import { demoAccounts } from './accounts.ts'
import { addDemo, loadDemo } from './load.ts'
import { demoPatients } from './patients.ts'
import { demoProfiles } from './profiles.ts'
import { removeDemo } from './remove.ts'
import { demoTherapists } from './therapists.ts'

describe('loading', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await startTestApp({ demo: true })
    await loadDemo(server.context)
  })
  afterAll(() => server.close())

  test('fills an empty database with active profiles marked as demo', async () => {
    const { read, get } = await signIn(server, 'user')
    const ids = await server.context.db.execute<{ id: string }>(sql`SELECT id FROM therapists`)
    const all = await Promise.all(ids.rows.map(({ id }) => read(`/therapists/${id}`)))
    expect(all).toHaveLength(demoTherapists.length)
    expect(all.every((one) => one.isActive && one.isDemo && one.questionsSubmitted)).toBe(true)
    expect(all.filter(({ image }) => image)).toHaveLength(demoTherapists.length - 6)
    const picture = await get(all.find(({ image }) => image).image)
    expect(picture.headers['content-type']).toBe('image/webp')
  })

  test('again, or by several nodes at once, adds nothing', async () => {
    const before = await counts(server)
    await loadDemo(server.context)
    expect(await Promise.all([addDemo(server.context), addDemo(server.context)])).toEqual([
      false,
      false,
    ])
    expect(await counts(server)).toEqual(before)
  })

  test('lets nobody but the two accounts sign in', async () => {
    const { db, vault } = server.context
    const { rows } = await db.execute<{ index: Buffer }>(
      sql`SELECT email_index AS index FROM users WHERE password_hash IS NOT NULL
        UNION ALL SELECT email_index FROM therapists WHERE password_hash IS NOT NULL`,
    )
    expect(rows.map(({ index }) => index)).toEqual([
      vault.blindIndex('users.email', demoAccounts.user),
      vault.blindIndex('therapists.email', demoAccounts.therapist),
    ])
  })

  test('gives the patient answers, a summary, lively matches, a journal, favourites and a thread', async () => {
    const { id, read } = await signIn(server, 'user')
    expect(await read(`/users/${id}`)).toMatchObject({ questionsSubmitted: true, image: /photos/ })
    expect(await read(`/users/${id}/user-answers`)).toHaveLength(patientQuestions.length)
    expect((await read(`/diagnosis/${id}`)).initialDiagnosis.diagnosis).not.toEqual([])
    const matches: { matchPercentage: number }[] = await read(`/matching/match/${id}`)
    expect(matches).toHaveLength(6)
    expect(new Set(matches.map((one) => one.matchPercentage)).size).toBeGreaterThan(2)
    expect(await read(`/users/${id}/journals`)).toHaveLength(3)
    expect(await read(`/users/${id}/favorites`)).toHaveLength(2)
    expect(await read('/messages/threads')).toMatchObject([
      { unread: 1, partner: { name: 'Amara Osei', isDemo: true } },
    ])
  })

  test('gives most therapists a calendar, and the two accounts an appointment behind and ahead of them', async () => {
    const { db } = server.context
    const { rows } = await db.execute(sql`SELECT therapist_id AS id FROM calendars`)
    expect(rows.length).toBeGreaterThan(demoTherapists.length * 0.8)
    const patient = await signIn(server, 'user')
    const taking = await db.execute(sql`SELECT therapist_id AS id FROM calendars
      JOIN practice_facts USING (therapist_id) WHERE facts ->> 'closed' = 'false' LIMIT 6`)
    const next = await patient.read(
      `/free-times/next?ids=${taking.rows.map(({ id }) => id).join()}`,
    )
    expect(next).toHaveLength(6)
    for (const role of ['user', 'therapist'] as const) {
      const { read } = await signIn(server, role)
      expect(await read('/appointments')).toMatchObject([{ status: 'confirmed' }])
      const past = await read('/appointments?when=past')
      expect(past).toMatchObject([{ status: 'past' }])
    }
  })

  test('gives the therapist the answers of a practice and threads with three patients', async () => {
    const { id, read } = await signIn(server, 'therapist')
    const answers: { answer: string[] }[] = await read(`/therapists/${id}/therapist-answers`)
    expect(answers.map(({ answer }) => answer)).toEqual(
      demoProfiles()[0]!.answers.map(({ answer }) => answer),
    )
    const threads: { partner: { _id: string; name: string } }[] = await read('/messages/threads')
    const names = threads.map(({ partner }) => partner.name)
    expect(names.toSorted()).toEqual(['Daniel Mensah', 'Ines Carvalho', 'Maya Ellis'])
    const withheldBy = new Map<string, unknown>()
    for (const { partner } of threads)
      withheldBy.set(partner.name, (await read(`/diagnosis/${partner._id}`)).withheld)
    expect(Object.fromEntries(withheldBy)).toEqual({
      'Maya Ellis': ['journalAnalysis'],
      'Daniel Mensah': ['danger', 'journalAnalysis'],
      'Ines Carvalho': undefined,
    })
  })
})

describe('beside real people', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await startTestApp({ demo: true })
  })
  afterAll(() => server.close())

  test('loads by itself only where nobody is, and leaves what is theirs when it is removed', async () => {
    const patient = await signUp(server, 'user')
    const therapist = await signUpPractising(server)
    await write(server, patient, therapist, 'Hello')
    const alone = await counts(server)
    await loadDemo(server.context)
    expect(await counts(server)).toEqual(alone)

    expect(await addDemo(server.context)).toBe(true)
    const colleague = (await patient.call('GET', '/therapists?name=Priya')).body[0]
    await write(server, patient, { ...therapist, id: colleague._id }, 'Hello to you too')
    // Whoever uses the demo account may change what is in it.
    const { db, vault } = server.context
    const [account] = demoPatients
    await updateUser(db, vault, account!._id, { email: 'changed@people.example' })
    const erase = erasures(server.context)
    expect(await removeDemo(server.context.db, erase)).toEqual({
      patients: 3,
      therapists: demoTherapists.length,
    })
    expect(await removeDemo(server.context.db, erase)).toEqual({ patients: 0, therapists: 0 })

    // What the patient wrote to a demo profile is theirs.
    expect(await counts(server)).toEqual({
      ...alone,
      threads: alone.threads! + 1,
      messages: alone.messages! + 1,
    })
    const threads = (await patient.call('GET', '/messages/threads')).body
    expect(threads.map((one: { partner: { deleted: boolean } }) => one.partner.deleted)).toEqual([
      true,
      false,
    ])
  })
})

async function signIn({ app }: TestApp, role: 'user' | 'therapist') {
  const payload = { email: demoAccounts[role], password: demoAccounts.password }
  const reply = await app.inject({ method: 'POST', url: `/api/${role}s/login`, payload })
  const cookie = cookieOf(reply.headers['set-cookie'])
  const get = (url: string) => app.inject({ method: 'GET', url, headers: { cookie } })
  const read = async (url: string) => (await get(`/api${url}`)).json()
  return { id: reply.json()[role]._id as string, get, read }
}

const tables = [
  'users',
  'therapists',
  'user_answers',
  'therapist_answers',
  'photos',
  'data_keys',
  'sessions',
  'threads',
  'messages',
  'journals',
  'favorites',
  'summaries',
  'grants',
  'grant_items',
  'ledger_salts',
] as const

async function counts({ context }: TestApp) {
  const found: { [table: string]: number } = {}
  for (const table of tables) {
    const { rows } = await context.db.execute<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM ${sql.identifier(table)}`,
    )
    found[table] = rows[0]!.count
  }
  return found
}
