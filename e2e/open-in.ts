import type { Browser } from '@playwright/test'
import { watchOrigin } from './watch-origin.ts'

/** What a journey is made on: the name goes into its own. */
export const screens = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a desk', width: 1440, height: 900 },
] as const

export type Cast = {
  browser: Browser
  origin: string
  viewport: { width: number; height: number }
}

/** A browser of somebody's own, by the clock of where they live. */
export async function openIn({ browser, origin, viewport }: Cast, timezoneId: string) {
  const options = { baseURL: origin, viewport, locale: 'en-GB', timezoneId }
  const context = await browser.newContext(options)
  const page = await context.newPage()
  return { page, request: context.request, expectOwnOrigin: watchOrigin(page, origin) }
}
