import type { Role } from '@attune/contract/endpoint.ts'
import { formPieces } from './form.ts'
import { cookieOf, type Method } from './sign-up.ts'

export type PersonAt = Awaited<ReturnType<typeof signUpAt>>

type Draft = Record<'name' | 'username' | 'email' | 'phone' | 'password', string>

/** Somebody who uses a server that runs in a process of its own; what is refused throws. */
export async function signUpAt(url: string, role: Role, draft: Draft) {
  const cookies = { cookie: '' }
  const send = async (method: Method, path: string, more: RequestInit) => {
    const headers = { ...cookies, ...more.headers }
    const reply = await fetch(`${url}/api${path}`, { ...more, method, headers })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text}`)
    if (reply.headers.getSetCookie().length > 0)
      cookies.cookie = cookieOf(reply.headers.getSetCookie())
    return text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text
  }
  const call = (method: Method, path: string, body?: object) =>
    send(method, path, {
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
  const made = await call('POST', `/${role}s/register`, draft)
  const id = String(made[role]._id)
  /** Gives the bytes that the server made of it. */
  const showFace = async (content: Buffer) => {
    const { headers, pieces } = formPieces({ image: { content } })
    const { image } = await send('PUT', `/${role}s/${id}`, {
      headers,
      body: new Uint8Array(Buffer.concat(pieces)),
    })
    const reply = await fetch(`${url}${image}`, { headers: cookies })
    return Buffer.from(await reply.arrayBuffer())
  }
  return { id, draft, call, showFace, cookie: () => cookies.cookie }
}
