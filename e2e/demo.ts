import type { BrowserContext, Page } from '@playwright/test'
import { demoAccounts } from '../server/demo/accounts.ts'

type Role = 'user' | 'therapist'

/** The pages that each sees, but for those of one entry or one therapist. */
export const pagesOf = {
  visitor: [
    '/',
    '/signin',
    '/signup',
    '/therapist-signin',
    '/therapist-signup',
    '/forgot-password',
    '/book/ines-duarte',
    '/help',
    '/exercises',
    '/safety',
    '/privacy',
    '/terms',
    '/reset-password',
    '/confirm-email',
    '/unsubscribe',
    '/nowhere',
  ],
  user: [
    '/home',
    '/exercises',
    '/dashboard',
    '/messages',
    '/notifications',
    '/journals',
    '/add-journal',
    '/find-therapist',
    '/appointments',
    '/tips',
    '/profile',
  ],
  therapist: [
    '/therapist-dashboard',
    '/therapist/patients',
    '/therapist/notifications',
    '/therapist/calendar',
    '/therapist/appointments',
    '/therapist/profile',
  ],
} as const

/** As one of the demo accounts; a visitor stays one. */
export async function signInAs(page: Page | BrowserContext, who: Role | 'visitor') {
  if (who === 'visitor') return
  await page.request.post(`/api/${who}s/login`, {
    data: { email: demoAccounts[who], password: demoAccounts.password },
  })
}
