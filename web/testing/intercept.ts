import { vi } from 'vitest'

type Reply = (real: () => Promise<Response>, init: RequestInit | undefined) => Promise<Response>

/** After `openApp`: calls whose address holds `part` go through `reply`; the others as before. */
export function intercept(part: string, reply: Reply) {
  const before = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    const real = () => before(url, init)
    return url.includes(part) ? reply(real, init) : real()
  })
}

/** Remembers the bodies of such calls. */
export function recordBodies(part: string) {
  const bodies: unknown[] = []
  intercept(part, (real, init) => {
    bodies.push(typeof init?.body === 'string' ? JSON.parse(init.body) : null)
    return real()
  })
  return bodies
}
