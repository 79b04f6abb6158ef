import type { Page } from '@playwright/test'
import { click, type Scene } from './scene.ts'

async function writeNote(page: Page) {
  await click(/^Diagnosis of /)(page)
  await click(/^(Add a note for the patient|Edit the note)$/)(page)
}

const inbox = { as: 'therapist', path: '/therapist/patients' } as const

/** The patients of a therapist, and what opens in front of them. */
export const inboxScenes: Scene[] = [
  { ...inbox, name: 'patients-waiting', prepare: click(/^Waiting/) },
  {
    ...inbox,
    name: 'patients-nobody',
    prepare: async (page) => {
      await page.getByRole('searchbox').fill('nobody at all')
      await page.getByText('No patient has this name.').waitFor()
    },
  },
  {
    ...inbox,
    name: 'patients-diagnosis-loading',
    pending: ['**/api/diagnosis/*'],
    prepare: click(/^Diagnosis of /),
    viewportOnly: true,
  },
  {
    ...inbox,
    name: 'patients-diagnosis-failed',
    failing: ['**/api/diagnosis/*'],
    prepare: click(/^Diagnosis of /),
    viewportOnly: true,
  },
  { ...inbox, name: 'patients-note', prepare: writeNote, viewportOnly: true },
  {
    ...inbox,
    name: 'patients-reviewed',
    prepare: async (page) => {
      await writeNote(page)
      await page.getByRole('textbox', { name: /^Note for/ }).fill('Sleep first, the rest can wait.')
      await click('Save note')(page)
      await page.getByText(/^You reviewed this on/).waitFor()
    },
    viewportOnly: true,
  },
  {
    ...inbox,
    name: 'patients-keys',
    prepare: (page) => page.keyboard.press('?'),
    viewportOnly: true,
  },
  { ...inbox, name: 'patients-settings', prepare: click('Inbox settings'), viewportOnly: true },
  { ...inbox, name: 'patients-templates', prepare: click('Your templates'), viewportOnly: true },
  {
    ...inbox,
    name: 'patients-templates-failed',
    failing: ['**/api/therapists/*/templates'],
    prepare: click('Your templates'),
    viewportOnly: true,
  },
  {
    ...inbox,
    name: 'patients-template-new',
    prepare: async (page) => {
      await click('Your templates')(page)
      await click('New template')(page)
    },
    viewportOnly: true,
  },
]
