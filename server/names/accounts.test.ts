import { expect, test } from 'vitest'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp } from '../testing/sign-up.ts'

const app = await startSharedApp()

test.each(['user', 'therapist'] as const)(
  'a %s can neither sign up nor rename as somebody official',
  async (role) => {
    const draft = {
      username: 'someone',
      email: `${role}@x.example`,
      phone: '1',
      password: 'long enough words',
    }
    const reply = await app.app.inject({
      method: 'POST',
      url: `/api/${role}s/register`,
      payload: { ...draft, name: 'Аttunе Support' },
    })
    expect([reply.statusCode, reply.json().field]).toEqual([400, 'name'])
    const person = await signUp(app, role, { name: '李小龍' })
    const rename = (change: object) => person.call('PUT', `/${role}s/${person.id}`, change)
    expect((await rename({ name: 'Verified ✔' })).body.field).toBe('name')
    expect((await rename({ username: 'adm1n' })).body.field).toBe('username')
    const { body } = await rename({ name: 'Zoe\u0308  O’Neill' })
    expect(body.name).toBe('Zoë O’Neill')
  },
)
