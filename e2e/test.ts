import { test as base } from '@playwright/test'

/** Playwright's test, with the address of the server under test. */
export const test = base.extend<{ origin: string }>({
  origin: async ({ baseURL }, use) => {
    if (!baseURL) throw new Error('playwright.config.ts names no baseURL')
    await use(baseURL)
  },
})
