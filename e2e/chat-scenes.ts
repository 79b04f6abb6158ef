import type { Thread } from '@attune/contract/messages.ts'
import type { Page } from '@playwright/test'
import type { OnTheWire } from './on-the-wire.ts'
import { click, type Scene } from './scene.ts'

const mine = { as: 'patient', path: '/messages', viewportOnly: true } as const
const theirs = { as: 'therapist', path: '/therapist/patients', viewportOnly: true } as const

/** The latest conversation as if it were in this state. */
const thread = (change: Partial<OnTheWire<Thread>>) => async (page: Page) => {
  await page.route('**/api/messages/threads*', async (route) => {
    const response = await route.fetch()
    const [first, ...others] = await response.json()
    await route.fulfill({ response, json: [{ ...first, ...change }, ...others] })
  })
  await page.reload()
  await open(page)
}

async function open(page: Page) {
  await click(/^Chat with /)(page)
  await page.getByRole('region', { name: /^Chat with / }).waitFor()
}

async function openMenu(page: Page) {
  await open(page)
  await page.getByRole('log').waitFor()
  await click(/^End, block or report/)(page)
}

const choose = (name: string) => async (page: Page) => {
  await openMenu(page)
  await page.getByRole('menuitem', { name, exact: true }).click()
  await page.getByText('Keep it open').or(page.getByText('Send report')).first().waitFor()
}

async function write(page: Page, text: string) {
  await open(page)
  await page.getByRole('log').waitFor()
  await page.getByRole('textbox', { name: /message/i }).fill(text)
}

/** A conversation in what can become of it, from both sides. */
export const chatScenes: Scene[] = [
  { ...mine, name: 'chat-loading', pending: ['**/api/messages?*'], prepare: open },
  { ...mine, name: 'chat-failed', failing: ['**/api/messages?*'], prepare: open },
  { ...mine, name: 'chat-menu', prepare: openMenu },
  { ...mine, name: 'chat-end-dialog', prepare: choose('End contact') },
  { ...mine, name: 'chat-block-dialog', prepare: choose('Block') },
  { ...mine, name: 'chat-report', prepare: choose('Report') },
  { ...mine, name: 'chat-ended', prepare: thread({ state: 'ended' }) },
  { ...mine, name: 'chat-ended-by-me', prepare: thread({ state: 'endedByMe' }) },
  { ...mine, name: 'chat-blocked-by-me', prepare: thread({ state: 'blockedByMe' }) },
  { ...mine, name: 'chat-paused', prepare: thread({ state: 'paused' }) },
  {
    ...mine,
    name: 'chat-danger',
    prepare: async (page) => {
      await write(page, 'I do not want to be alive any more.')
      await page.getByText('That sounds heavy to carry.').first().waitFor()
    },
  },
  { ...theirs, name: 'patients-chat-menu', prepare: openMenu },
  {
    ...theirs,
    name: 'patients-aside',
    prepare: async (page) => {
      await click(/^Waiting/)(page)
      await open(page)
      await click('Snooze')(page)
      await page.getByRole('dialog').last().waitFor()
    },
  },
  {
    ...theirs,
    name: 'patients-case-notes',
    prepare: async (page) => {
      await open(page)
      await click('Notes')(page)
      await page.getByRole('heading', { name: /^Your notes on / }).waitFor()
    },
  },
]
