import type { Page } from '@playwright/test'

export type Scene = {
  name: string
  as: 'visitor' | 'patient' | 'newPatient' | 'therapist' | 'newTherapist'
  path: string
  /** Calls that are never answered: the screen as it loads. */
  pending?: (string | RegExp)[]
  /** Calls that fail. */
  failing?: (string | RegExp)[]
  /** Calls answered with this. */
  replies?: Record<string, unknown>
  prepare?: (page: Page) => Promise<void>
  /** Only what fits the window, for what is laid over the page. */
  viewportOnly?: boolean
}

export const click = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()

export const follow = (name: string | RegExp) => (page: Page) =>
  page.getByRole('link', { name }).first().click()
