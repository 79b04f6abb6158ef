import { beforeAll, describe, expect, test } from 'vitest'
import { formOf } from '../testing/form.ts'
import { countRows } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { answerIntake, type SignedUp, signUp, signUpPractising, write } from '../testing/sign-up.ts'

const app = await startSharedApp()

const draft = (fields: Record<string, unknown> = {}) => ({
  name: 'Pat Example',
  username: crypto.randomUUID(),
  email: `${crypto.randomUUID()}@x.example`,
  phone: '+1 555 0100',
  password: 'long enough',
  ...fields,
})

async function register(payload: object, role = 'user') {
  const url = `/api/${role}s/register`
  const reply = await app.app.inject({ method: 'POST', url, payload })
  return { status: reply.statusCode, body: reply.json(), cookie: reply.headers['set-cookie'] }
}

const emailTaken = {
  error: 'Email is already taken',
  code: 'taken',
  field: 'email',
  requestId: expect.any(String),
}
const usernameTaken = {
  error: 'Username is already taken',
  code: 'taken',
  field: 'username',
  requestId: expect.any(String),
}

describe.each(['user', 'therapist'] as const)('a %s account works', (role) => {
  test('a sent form makes an account and signs in', async () => {
    const fields = draft() as Record<string, string>
    const form = formOf(fields)
    const reply = await app.app.inject({ method: 'POST', url: `/api/${role}s/register`, ...form })
    expect(reply.statusCode).toBe(201)
    const { name, username, email, phone } = fields
    expect(reply.json()[role]).toMatchObject({
      ...{ name, username, email, phone },
      image: null,
      questionsSubmitted: false,
    })
    expect(String(reply.headers['set-cookie'])).toMatch(/^attune=/)
  })

  test('only the fields sent are changed', async () => {
    const person = await signUp(app, role)
    const before = (await person.call('GET', `/${role}s/${person.id}`)).body
    const after = await person.call('PUT', `/${role}s/${person.id}`, { phone: '+44 20 7946 0000' })
    expect(after.body).toEqual({ ...before, phone: '+44 20 7946 0000' })
    expect((await person.call('PUT', `/${role}s/${person.id}`, {})).body).toEqual(after.body)
    expect((await person.call('GET', `/${role}s/${person.id}`)).body).toEqual(after.body)
  })

  test('their own email in other capitals is not taken', async () => {
    const person = await signUp(app, role)
    const email = person.draft.email!.toUpperCase()
    const reply = await person.call('PUT', `/${role}s/${person.id}`, { email })
    expect([reply.status, reply.body.email]).toEqual([200, email])
  })

  test('a name in any script, as typed', async () => {
    for (const name of [
      'فاطمة الزهراء',
      '李 小龍',
      'Zoë Müller',
      "O'Brien; DROP TABLE users",
      '<b>x</b>',
    ]) {
      const made = await register(draft({ name }), role)
      expect(made.body[role]?.name, name).toBe(name)
    }
  })
})

describe.each(['user', 'therapist'] as const)('a %s account refuses', (role) => {
  test.each(['name', 'username', 'email', 'password', 'phone'])('a missing %s', async (field) => {
    const before = await countRows(app.pool)
    for (const value of [undefined, ...(field === 'password' ? [] : ['', '   '])]) {
      const reply = await register(draft({ [field]: value }), role)
      expect(reply.status).toBe(400)
      expect(reply.body).toMatchObject({ code: 'invalid', field })
      if (value === undefined || field !== 'email')
        expect(reply.body.error).toBe('Please provide all required fields')
    }
    expect(await countRows(app.pool)).toEqual(before)
  })

  test('what is too long, too short, holds NUL or is no address', async () => {
    const before = await countRows(app.pool)
    const wrong: [string, unknown][] = [
      ['name', 'n'.repeat(4_000)],
      ['name', '𝕏'.repeat(121)],
      ['name', 'Pat\u0000'],
      ['username', 'u\u0000'],
      ['phone', '\u00001'],
      ['email', 'no address'],
      ['email', `${'a'.repeat(250)}@x.example`],
      ['password', 'short'],
      ['password', 'long enough\u0000'],
      ['password', 'p'.repeat(201)],
    ]
    for (const [field, value] of wrong) {
      const reply = await register(draft({ [field]: value }), role)
      expect([reply.status, reply.body.field], `${field} ${value}`).toEqual([400, field])
      expect(reply.body.error).toMatch(/\S/)
    }
    expect(await countRows(app.pool)).toEqual(before)
  })

  test('an email or username that is taken, whatever its capitals', async () => {
    const first = draft({ username: `Ärger-${crypto.randomUUID().slice(0, 8)}` })
    expect((await register(first, role)).status).toBe(201)
    const email = (first.email as string).toUpperCase()
    const username = (first.username as string).toUpperCase()
    const byEmail = await register(draft({ email }), role)
    expect([byEmail.status, byEmail.body]).toEqual([409, emailTaken])
    expect(byEmail.cookie).toBeUndefined()
    const byName = await register(draft({ username }), role)
    expect([byName.status, byName.body]).toEqual([409, usernameTaken])
    const other = await signUp(app, role)
    const change = await other.call('PUT', `/${role}s/${other.id}`, { name: 'New', email })
    expect([change.status, change.body]).toEqual([409, emailTaken])
    expect((await other.call('GET', `/${role}s/${other.id}`)).body.name).toBe(other.draft.name)
  })

  test('the second of two who register one email at the same moment', async () => {
    const { email } = draft()
    const [one, other] = await Promise.all([
      register(draft({ email }), role),
      register(draft({ email }), role),
    ])
    expect([one.status, other.status].sort()).toEqual([201, 409])
    const [{ count }] = (
      await app.pool.query(`SELECT count(*)::int FROM ${role}s WHERE email_index = $1`, [
        app.context.vault.blindIndex(`${role}s.email`, String(email)),
      ])
    ).rows
    expect(count).toBe(1)
  })
})

describe('never leaks', () => {
  let pat: SignedUp
  let thea: SignedUp
  beforeAll(async () => {
    pat = await signUp(app, 'user')
    thea = await signUpPractising(app)
    await answerIntake(pat)
    await write(app, pat, thea, 'Hello')
  })

  test('a therapist in contact sees three fields of a patient and no more', async () => {
    const { body } = await thea.call('GET', `/users/${pat.id}`)
    expect(body).toEqual({ _id: pat.id, name: pat.draft.name, image: null })
  })

  test('fields the contract does not name are neither taken nor given', async () => {
    const evil = { questionsSubmitted: true, _id: thea.id, isActive: true, password_hash: 'x' }
    const made = await register(draft({ ...evil, role: 'therapist' }), 'therapist')
    expect(made.status).toBe(201)
    expect(made.body.therapist).toMatchObject({ questionsSubmitted: false, isActive: false })
    expect(made.body.therapist._id).not.toBe(thea.id)
    expect(Object.keys((await pat.call('GET', `/users/${pat.id}`)).body).sort()).toEqual([
      '_id',
      'createdAt',
      'email',
      'image',
      'name',
      'phone',
      'questionsSubmitted',
      'username',
    ])
  })

  test('somebody else’s account and one that never was answer alike', async () => {
    const other = await signUp(app, 'user')
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const there = await other.call(method, `/users/${pat.id}`, {})
      const nowhere = await other.call(method, `/users/${crypto.randomUUID()}`, {})
      expect(there.status).toBe(403)
      expect([there.status, there.body]).toEqual([
        nowhere.status,
        { ...nowhere.body, requestId: expect.any(String) },
      ])
    }
  })
})
