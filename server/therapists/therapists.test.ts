import { describe, expect, test } from 'vitest'
import { nextOf } from '../testing/next-of.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp, signUpPractising } from '../testing/sign-up.ts'

const app = await startSharedApp()
const pat = await signUp(app, 'user')

type Row = { name: string; specialization?: string; years?: number | null; active?: boolean }

/** Therapists straight into the table: 250 sign-ups would only measure argon2. */
async function place(rows: Row[]): Promise<string[]> {
  const { rows: made } = await app.pool.query<{ id: string }>(
    `INSERT INTO therapists (name, username, email, phone, is_active, specialization, years_of_work)
     SELECT name, gen_random_uuid()::text, gen_random_uuid()::text, '1', active, specialization, years
     FROM jsonb_to_recordset($1) AS t(name text, specialization text, years int, active boolean)
     RETURNING id`,
    [
      JSON.stringify(
        rows.map((row) => ({ specialization: '', years: null, active: true, ...row })),
      ),
    ],
  )
  return made.map(({ id }) => id)
}

const clear = () => app.pool.query('DELETE FROM therapists')

const list = (query: Record<string, string> = {}, as = pat) =>
  as.call('GET', `/therapists?${new URLSearchParams(query)}`)
const names = async (query: Record<string, string>) =>
  (await list(query)).body.map(({ name }: { name: string }) => name)

/** All pages from here on, by following the Link header. */
async function follow(path: string | undefined): Promise<{ _id: string; name: string }[][]> {
  if (!path) return []
  const { status, body, headers } = await pat.call('GET', path)
  expect(status, path).toBe(200)
  return [body, ...(await follow(nextOf(headers.link)))]
}

describe('works', () => {
  test('paging misses none and doubles none, whatever the names', async () => {
    await clear()
    const spellings = ['Ann Lee', 'ann lee', 'İpek', 'ipek', 'Straße', 'STRASSE', 'Ωmega', '李小龍']
    const rows = Array.from({ length: 250 }, (_, i) => ({ name: spellings[i % 8]! }))
    const placed = await place([...rows, { name: '🌻'.repeat(120) }, { name: '\\"'.repeat(60) }])
    for (const limit of [7, 24, 100]) {
      const pages = await follow(`/therapists?limit=${limit}`)
      const ids = pages.flat().map(({ _id }) => _id)
      expect(ids).toHaveLength(252)
      expect(new Set(ids)).toEqual(new Set(placed))
      expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true)
    }
  })

  test('the longest name at the edge of a page does not end the list there', async () => {
    await clear()
    await place([{ name: 'A'.repeat(120) }, { name: '𝕏'.repeat(120) }, { name: 'zz' }])
    expect((await follow('/therapists?limit=1')).flat()).toHaveLength(3)
  })

  test('someone new on an earlier page shifts nothing on a later one', async () => {
    await clear()
    await place([{ name: 'Bea' }, { name: 'Cai' }, { name: 'Dov' }])
    const first = await list({ limit: '2' })
    await place([{ name: 'Ada' }])
    expect((await follow(nextOf(first.headers.link))).flat().map(({ name }) => name)).toEqual([
      'Dov',
    ])
  })

  test('the next page keeps every filter', async () => {
    await clear()
    const match = { name: 'Ann & Co', specialization: 'Grief, loss', years: 12 }
    await place([...Array(5).fill(match), { name: 'Ann & Co' }, { name: 'Zed' }])
    const query = { name: 'ann &', specialization: 'grief,', minYears: '10', limit: '2' }
    const pages = await follow(`/therapists?${new URLSearchParams(query)}`)
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1])
  })

  test('without a limit a page holds 24, and the last has no next', async () => {
    await clear()
    await place(Array.from({ length: 24 }, (_, i) => ({ name: `N${i}` })))
    const whole = await list()
    expect([whole.body.length, whole.headers.link]).toEqual([24, undefined])
    await place([{ name: 'One more' }])
    expect(nextOf((await list()).headers.link)).toContain('cursor=')
  })

  test('names are found by part and without case', async () => {
    await clear()
    await place([{ name: 'Maria Özdemir' }, { name: 'Mario Rossi' }, { name: 'Lena' }])
    expect(await names({ name: 'MARI' })).toEqual(['Maria Özdemir', 'Mario Rossi'])
    expect(await names({ name: 'özDEMIR' })).toEqual(['Maria Özdemir'])
    expect(await names({ name: ' ' })).toHaveLength(3)
  })

  test('what is typed is text, not a pattern', async () => {
    await clear()
    await place([
      { name: '100% here' },
      { name: 'under_score' },
      { name: 'back\\slash' },
      { name: 'x' },
    ])
    expect(await names({ name: '%' })).toEqual(['100% here'])
    expect(await names({ name: '_' })).toEqual(['under_score'])
    expect(await names({ name: '\\' })).toEqual(['back\\slash'])
    expect(await names({ name: "' OR 1=1 --" })).toEqual([])
    expect(await names({ specialization: '%' })).toEqual([])
  })

  test('the years filter leaves out those with fewer years or none given', async () => {
    await clear()
    await place([{ name: 'a', years: 5 }, { name: 'b', years: 4 }, { name: 'c' }])
    expect(await names({ minYears: '5' })).toEqual(['a'])
  })

  test('ids gives exactly those named that are active', async () => {
    await clear()
    const [a, b, c] = await place([{ name: 'a' }, { name: 'b' }, { name: 'c', active: false }])
    expect(await names({ ids: [b, c, crypto.randomUUID()].join(',') })).toEqual(['b'])
    expect(await names({ ids: a!.toUpperCase() })).toEqual(['a'])
    expect(await names({ ids: '' })).toEqual([])
  })

  test('a profile holds the derived fields', async () => {
    const thea = await signUpPractising(app)
    const { body } = await pat.call('GET', `/therapists/${thea.id}`)
    expect(body).toMatchObject({ _id: thea.id, isActive: true, questionsSubmitted: true })
    for (const field of ['specialization', 'experience', 'approach', 'clients'])
      expect(body[field], field).toMatch(/\w/)
    expect(body.yearsOfWork).toEqual(expect.any(Number))
  })
})

describe('refuses', () => {
  test.each([
    { limit: '0' },
    { limit: '101' },
    { limit: 'many' },
    { limit: '2.5' },
    { minYears: '-1' },
    { ids: 'a,b' },
    { name: 'a\u0000' },
    { cursor: 'nothing' },
    { cursor: '-'.repeat(36) },
    { cursor: Buffer.from('["a\u0000","b"]').toString('base64url') },
    { cursor: '3f0e1b52-1111-4111-8111-000000000000' },
  ])('%o', async (query) => {
    const reply = await list(query as Record<string, string>)
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid'])
    expect(reply.body.field.split('.')).toContain(Object.keys(query)[0])
  })

  test('more ids than a page', async () => {
    const ids = Array.from({ length: 101 }, () => crypto.randomUUID()).join(',')
    expect((await list({ ids })).status).toBe(400)
  })
})

describe('never leaks', () => {
  test('who is not active: not in the list, not by id, not their answers', async () => {
    const thea = await signUpPractising(app)
    await app.pool.query('UPDATE therapists SET is_active = false WHERE id = $1', [thea.id])
    expect((await list({ ids: thea.id })).body).toEqual([])
    const nowhere = crypto.randomUUID()
    for (const path of ['', '/therapist-answers']) {
      const hidden = await pat.call('GET', `/therapists/${thea.id}${path}`)
      const never = await pat.call('GET', `/therapists/${nowhere}${path}`)
      expect([hidden.status, hidden.body]).toEqual([
        404,
        { ...never.body, requestId: expect.any(String) },
      ])
      expect(hidden.body.error).toBe('Therapist not found')
    }
    expect((await thea.call('GET', `/therapists/${thea.id}`)).body.isActive).toBe(false)
  })

  test('anything of a therapist the contract does not name', async () => {
    await clear()
    await signUpPractising(app)
    const [therapist] = (await list()).body
    expect(Object.keys(therapist)).not.toContain('createdAt')
    expect(JSON.stringify(therapist)).not.toMatch(/hash|practice|deactivated/)
  })
})

describe('contact data', () => {
  test('others read what a therapist shows; they themselves their account’s', async () => {
    const [pat, thea] = [await signUp(app, 'user'), await signUpPractising(app)]
    const shown = { email: 'practice@people.example', phone: '' }
    const path = `/therapists/${thea.id}`
    expect((await thea.call('PUT', `${path}/shown-contact`, shown)).body).toEqual(shown)
    expect((await thea.call('GET', `${path}/shown-contact`)).body).toEqual(shown)
    const seen = { email: 'practice@people.example', phone: 'N/A' }
    expect((await pat.call('GET', path)).body).toMatchObject(seen)
    expect((await pat.call('GET', `/therapists?ids=${thea.id}`)).body[0]).toMatchObject(seen)
    const { email, phone } = thea.draft
    expect((await thea.call('GET', path)).body).toMatchObject({ email, phone })
    const wrong = await thea.call('PUT', `${path}/shown-contact`, { email: 'x', phone: null })
    expect(wrong.status).toBe(400)
  })
})
