import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { lower } from '../lib/blind-lookup.ts'
import { placesOf } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp, signUpPractising, write } from '../testing/sign-up.ts'
import { statementsOf } from '../testing/statements.ts'
import { therapists } from '../therapists/table.ts'
import { users } from '../users/table.ts'
import { sealAccounts } from './sealed-contact.ts'

const app = await startSharedApp()
const { db, vault } = app.context

const contactOf = ({ draft }: SignedUp) => [draft.username!, draft.email!]

test('what an account is called and reached by stands in no column, but a therapist’s name', async () => {
  const pat = await signUp(app, 'user')
  const thea = await signUpPractising(app)
  const shown = { email: `shown-${randomUUID()}@people.example`, phone: '+1 555 0199' }
  await thea.call('PUT', `/therapists/${thea.id}/shown-contact`, shown)
  const changed = { ...pat.draft, name: `Other ${randomUUID()}` }
  expect((await pat.call('PUT', `/users/${pat.id}`, { name: changed.name })).status).toBe(200)
  const texts = [...contactOf(pat), ...contactOf(thea), pat.draft.name!, changed.name, shown.email]
  expect(await placesOf(app.pool, ...texts, shown.phone)).toEqual([])
  expect(await placesOf(app.pool, thea.draft.name!)).toEqual(['therapists.name'])
  const { password: _, ...account } = changed
  expect((await pat.call('GET', `/users/${pat.id}`)).body).toMatchObject(account)
  expect((await pat.call('GET', `/therapists/${thea.id}`)).body).toMatchObject(shown)
  expect((await thea.call('GET', `/therapists/${thea.id}/shown-contact`)).body).toEqual(shown)
})

describe('accounts of an older version', () => {
  const inTheClear = async (people: readonly SignedUp[]) => {
    for (const { id, role, draft } of people)
      await app.pool.query(
        `UPDATE ${role}s SET name = $2, username = $3, email = $4, phone = $5, sealed_username = NULL,
           sealed_email = NULL, sealed_phone = NULL, email_index = NULL, username_index = NULL
           ${role === 'user' ? ', sealed_name = NULL' : ''} WHERE id = $1`,
        [id, draft.name, draft.username, draft.email, draft.phone],
      )
  }

  test('are sealed at the start, once, and go on as they were', async () => {
    const people = await Promise.all([
      signUp(app, 'user', { username: `ÉLODIE-${randomUUID().slice(0, 13)}` }),
      signUp(app, 'therapist'),
    ])
    await inTheClear(people)
    expect(await sealAccounts(db, vault, users)).toBe(1)
    expect(await sealAccounts(db, vault, therapists)).toBe(1)
    expect(await sealAccounts(db, vault, users)).toBe(0)
    for (const one of people) {
      expect(await placesOf(app.pool, ...contactOf(one))).toEqual([])
      const { password: given, ...account } = one.draft
      const { body } = await one.call('GET', `/${one.role}s/${one.id}`)
      expect(body).toMatchObject(account)
      const login = { email: account.email!.toUpperCase(), password: given }
      expect((await one.call('POST', `/${one.role}s/login`, login)).status).toBe(200)
    }
  })
})

test('the index makes of a text what PostgreSQL’s lower() makes of it', async () => {
  const texts = ['ÀÉÎõü', 'ΣΑΣ', 'İstanbul', 'STRASSE', 'ẞ', 'Ǆ', 'ПРИВЕТ', '𐐀', '🌻 X']
  const { rows } = await app.pool.query(
    'SELECT lower(one) AS text FROM unnest($1::text[]) WITH ORDINALITY AS all_of (one, at) ORDER BY at',
    [texts],
  )
  expect(texts.map(lower)).toEqual(rows.map(({ text }) => text))
})

test('a list of threads and one of therapists read the keys of all in one statement', async () => {
  const thea = await signUpPractising(app)
  const patients = await Promise.all(Array.from({ length: 12 }, () => signUp(app, 'user')))
  for (const pat of patients) await write(app, pat, thea, 'Hello')
  const [pat] = patients
  for (const path of ['/messages/threads', '/therapists?limit=100']) {
    const caller = path.startsWith('/therapists') ? pat! : thea
    await app.context.bus.publish('resumed', {})
    const made = await statementsOf(() => caller.call('GET', path))
    expect(made.filter((text) => text.includes('data_keys')).length, path).toBe(1)
  }
})
