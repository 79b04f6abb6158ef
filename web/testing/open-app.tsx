import { setTimeout as delay } from 'node:timers/promises'
import type { TestApp } from '@attune/server/testing/app.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render } from '@testing-library/react'
import { RouterProvider, UNSAFE_createMemoryHistory } from 'react-router'
import { afterAll, vi } from 'vitest'
import { noteInEntry } from '../lib/history-entry.ts'
import { PageRouter } from '../lib/page-router.ts'
import { queryClient } from '../lib/query-client.ts'
import { checkSession } from '../lib/session.ts'
import { routes } from '../routes.tsx'

// A page is loaded and compiled on its first visit, on a machine that may be busy.
configure({ asyncUtilTimeout: 30_000 })

// What is still mounted when a file ends would go on rendering into a window that is gone.
afterAll(async () => {
  cleanup()
  queryClient.clear()
  for (let turn = 0; turn < 3; turn++) await new Promise((done) => setImmediate(done))
})

/** The whole web app at an address, talking to the real server in process, as one browser. */
export async function openApp(server: TestApp, path: string, cookie = '') {
  cleanup()
  queryClient.clear()
  // The router's entries are not the window's here, which has one for all of them.
  noteInEntry({ owner: undefined })
  const browser = { cookie, connected: true }
  opened = browser
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => answer(server, browser, url, init))
  await checkSession()
  const router = new PageRouter(routes(), UNSAFE_createMemoryHistory({ initialEntries: [path] }))
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return {
    browser,
    at: () => router.state.location.pathname + router.state.location.search,
    /** An address, or so many entries on or back. */
    go: (to: string | number) =>
      typeof to === 'number' ? router.navigate(to) : router.navigate(to),
  }
}

/** The most a reply is held back, in ms: races between a page and its test show then. */
const slowest = Number(process.env.SLOW_REPLIES ?? 0)

/** The latest; to one before it, closed by then, nothing comes any more. */
let opened: Browser | null = null

type Browser = { cookie: string; connected: boolean }

async function answer({ app }: TestApp, browser: Browser, url: string, init: RequestInit) {
  if (!browser.connected) throw new TypeError('fetch failed')
  const request = new Request(new URL(url, 'http://localhost'), init)
  const type = request.headers.get('content-type')
  const reply = await app.inject({
    method: request.method as 'GET',
    url,
    headers: { cookie: browser.cookie, ...(type && { 'content-type': type }) },
    ...(init.body && { payload: Buffer.from(await request.arrayBuffer()) }),
  })
  if (slowest > 0) await delay(Math.random() * slowest)
  init.signal?.throwIfAborted()
  if (browser !== opened) return new Promise<never>(() => {})
  const [set] = [reply.headers['set-cookie'] ?? []].flat()
  if (set) browser.cookie = set.split(';')[0] ?? ''
  const link = reply.headers.link
  return new Response(reply.statusCode === 204 ? null : reply.body, {
    status: reply.statusCode,
    headers: typeof link === 'string' ? { link } : {},
  })
}
