import { cookieOf, password } from '../../server/testing/sign-up.ts'
import type { Participant } from '../chat-load.ts'

/** Somebody who is signed in; `ask` gives what the call answered. */
export type Caller = {
  role: 'user' | 'therapist'
  id: string
  cookie: string
  url: string
  ask: (method: string, path: string, body?: object) => Promise<{ status: number; body: unknown }>
}

/** As who writes to whom. */
export const participant = ({ id, cookie, role }: Caller): Participant => ({
  id,
  cookie,
  fromModel: role === 'user' ? 'User' : 'Therapist',
})

export async function signIn(
  url: string,
  path: 'users' | 'therapists',
  email: string,
): Promise<Caller> {
  const reply = await fetch(`${url}/api/${path}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const account = await reply.json()
  if (!reply.ok) throw new Error(`${email} cannot sign in: fill the database first`)
  const role = path === 'users' ? 'user' : 'therapist'
  const cookie = cookieOf(reply.headers.getSetCookie())
  return {
    role,
    id: account[role]._id,
    cookie,
    url,
    async ask(method, at, body) {
      const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
      const answer = await fetch(`${url}/api${at}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      const isJson = answer.headers.get('content-type')?.includes('json')
      return { status: answer.status, body: isJson && text ? JSON.parse(text) : text }
    },
  }
}
