import { expect, type Page } from '@playwright/test'

/** Remembers every request that leaves the origin; none may. */
export function watchOrigin(page: Page, origin: string) {
  const foreign: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    const isOwn = url.origin === origin || url.protocol === 'data:' || url.protocol === 'blob:'
    if (!isOwn && url.host !== new URL(origin).host) foreign.push(request.url())
  })
  return () => expect(foreign).toEqual([])
}
