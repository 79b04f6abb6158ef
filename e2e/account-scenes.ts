import type { Page } from '@playwright/test'
import { click, type Scene } from './scene.ts'

const mine = { as: 'patient', path: '/profile' } as const
const theirs = { as: 'therapist', path: '/therapist/profile' } as const

async function saveWithout(page: Page, label: string) {
  await click('Edit Profile')(page)
  await page.getByLabel(label, { exact: true }).fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor()
  await page.evaluate(forgetDrafts)
}

/** In the page: what was typed would be there in the next scene. */
function forgetDrafts() {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('draft')) localStorage.removeItem(key)
}

/** A dialog that asks for the password, in front of what it keeps safe. */
async function confirmAgain(page: Page) {
  await page.route('**/api/auth/second-factor', (route) =>
    route.fulfill({
      status: 403,
      json: { error: 'Please confirm that it is you.', code: 'reauthentication_required' },
    }),
  )
  await page
    .getByRole('button', { name: /second step/i })
    .first()
    .click()
  await page.getByRole('heading', { name: 'Is it you?' }).waitFor()
}

/** The own account: editing, leaving, and what keeps it safe. */
export const accountScenes: Scene[] = [
  { ...mine, name: 'profile-loading', pending: ['**/api/auth/**', '**/api/users/*/readers'] },
  {
    ...mine,
    name: 'profile-failed',
    failing: ['**/api/auth/security', '**/api/notifications/settings'],
  },
  { ...mine, name: 'profile-missing', prepare: (page) => saveWithout(page, 'Phone') },
  { ...mine, name: 'profile-new', as: 'newPatient' },
  { ...mine, name: 'profile-confirm-again', prepare: confirmAgain, viewportOnly: true },
  { ...theirs, name: 'therapist-profile-edit', prepare: click('Edit Profile') },
  { ...theirs, name: 'therapist-delete', prepare: click('Delete Account'), viewportOnly: true },
  { ...theirs, name: 'therapist-menu', prepare: click(/^Your menu/), viewportOnly: true },
  {
    ...theirs,
    name: 'therapist-as-patients-do',
    path: '/therapist-dashboard',
    prepare: async (page) => {
      await click('See it as patients do')(page)
      await page.getByRole('dialog').waitFor()
    },
    viewportOnly: true,
  },
  {
    ...theirs,
    name: 'therapist-dashboard-new',
    as: 'newTherapist',
    path: '/therapist-dashboard',
  },
  {
    ...theirs,
    name: 'therapist-dashboard-loading',
    path: '/therapist-dashboard',
    pending: ['**/api/therapists?*'],
  },
  {
    ...theirs,
    name: 'therapist-dashboard-chat',
    path: '/therapist-dashboard',
    prepare: click('Chat Now'),
    viewportOnly: true,
  },
]
