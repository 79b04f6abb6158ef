import type { AfterDecline } from '@attune/contract/declines.ts'
import type { Page } from '@playwright/test'
import { click, type Scene } from './scene.ts'

const inbox = { as: 'therapist', path: '/therapist/patients', viewportOnly: true } as const
const declineIt = 'I can’t take this on'
const usual = 'Thank you for writing to me, and for what you put into words.'

/** Of the demo's patients one who has had no answer. */
async function openUnanswered(page: Page) {
  const chats = page.getByRole('button', { name: /^Chat with / })
  await chats.first().waitFor()
  // By their names: the list may be put in another order while they are opened.
  const names = await chats.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? one.textContent),
  )
  for (const name of names) {
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByRole('log').getByText(/\S/).first().waitFor()
    const found = await page
      .getByRole('button', { name: declineIt })
      .waitFor({ timeout: 1_500 })
      .then(() => true)
      .catch(() => false)
    if (found) return
    await page
      .getByRole('button', { name: /^Close/ })
      .first()
      .click()
  }
}

async function openDecline(page: Page) {
  await openUnanswered(page)
  await click(declineIt)(page)
  await page.getByRole('textbox', { name: 'Your words' }).waitFor()
}

/** The latest conversation as if its therapist had declined, with a match who could come next. */
const declined = (hasNext: boolean) => async (page: Page) => {
  await page.route('**/api/messages/threads*', async (route) => {
    const response = await route.fetch()
    const [first, ...others] = await response.json()
    await route.fulfill({ response, json: [{ ...first, state: 'declined' }, ...others] })
  })
  await page.route('**/api/users/*/declines/*', async (route) => {
    const [userId] = new URL(route.request().url()).pathname.split('/').slice(3)
    const matches = await (await page.request.get(`/api/matching/match/${userId}`)).json()
    const match = matches.at(-1)
    const { name, image, isDemo } = await (
      await page.request.get(`/api/therapists/${match._id}`)
    ).json()
    const json: AfterDecline = {
      message: usual,
      note: null,
      next: hasNext ? { match, name, image, isDemo } : null,
    }
    await route.fulfill({ json })
  })
  await page.reload()
  await click(/^Chat with /)(page)
  await page.getByText('All your matches').waitFor()
}

/** A therapist who cannot take someone on, and what the patient sees then. */
export const declineScenes: Scene[] = [
  { ...inbox, name: 'decline-button', prepare: openUnanswered },
  { ...inbox, name: 'decline-dialog', prepare: openDecline },
  {
    ...inbox,
    name: 'decline-danger',
    replies: { '**/api/declines/*': { words: usual, ours: usual, danger: true } },
    prepare: openDecline,
  },
  {
    ...inbox,
    name: 'decline-failed',
    failing: ['**/api/declines/*'],
    prepare: async (page) => {
      await openUnanswered(page)
      await click(declineIt)(page)
      await page.getByRole('dialog').last().getByRole('alert').waitFor()
    },
  },
  {
    name: 'declined',
    as: 'patient',
    path: '/messages',
    prepare: declined(true),
    viewportOnly: true,
  },
  {
    name: 'declined-nobody-next',
    as: 'patient',
    path: '/messages',
    prepare: declined(false),
    viewportOnly: true,
  },
]
