import type { Page } from '@playwright/test'
import { click, follow, type Scene } from './scene.ts'

const longName = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh '.repeat(2).trim()

async function firstTherapist(page: Page, change: object) {
  await page.route('**/api/therapists?**', async (route) => {
    const reply = await route.fetch()
    const [first, ...rest] = await reply.json()
    await route.fulfill({ response: reply, json: [{ ...first, ...change }, ...rest] })
  })
}

/** Looking for a therapist, and one found. */
export const findScenes: Scene[] = [
  { name: 'find', as: 'patient', path: '/find-therapist' },
  { name: 'find-loading', as: 'patient', path: '/find-therapist', pending: ['**/api/matching/**'] },
  { name: 'find-failed', as: 'patient', path: '/find-therapist', failing: ['**/api/matching/**'] },
  {
    name: 'find-none',
    as: 'patient',
    path: '/find-therapist',
    replies: {
      '**/api/matching/match/*': [],
      '**/api/matching/overview/*': {
        total: 120,
        eligible: 0,
        unavailable: 0,
        blocked: [
          {
            key: 'format',
            mustHave: 'Online sessions',
            except: 'online sessions',
            without: 12,
            isMust: true,
            text: '12 more in person',
          },
        ],
        relaxed: [],
      },
    },
  },
  {
    name: 'find-all',
    as: 'patient',
    path: '/find-therapist',
    prepare: click('Show All Therapists'),
  },
  {
    name: 'find-all-loading',
    as: 'patient',
    path: '/find-therapist',
    pending: ['**/api/therapists?**'],
    prepare: click('Show All Therapists'),
  },
  {
    name: 'find-long-name',
    as: 'patient',
    path: '/find-therapist',
    prepare: async (page) => {
      await firstTherapist(page, { name: longName, image: null, specialization: 'x'.repeat(300) })
      await click('Show All Therapists')(page)
      await page.getByText(longName).first().waitFor()
    },
  },
  {
    name: 'find-nobody',
    as: 'patient',
    path: '/find-therapist',
    prepare: async (page) => {
      await click('Show All Therapists')(page)
      await page.getByLabel(/^Search .* by name/).fill('Dr Xaver Unbekannt')
      await page.getByText('No matching therapists found.').waitFor()
    },
  },
  {
    name: 'find-filters',
    as: 'patient',
    path: '/find-therapist?view=all&filters=language.en&name=anxiety',
    prepare: async (page) => {
      await click('Filters · 1')(page)
      await page.getByRole('region', { name: 'Filters' }).waitFor()
    },
  },
  {
    name: 'find-too-narrow',
    as: 'patient',
    path: '/find-therapist?view=all&filters=language.en,fee.1-EUR&name=EMDR',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Without / })
        .first()
        .waitFor()
    },
  },
  {
    name: 'find-favourites',
    as: 'patient',
    path: '/find-therapist',
    prepare: click('Show Favorites'),
  },
  {
    name: 'find-compare',
    as: 'patient',
    path: '/find-therapist',
    prepare: async (page) => {
      for (const at of [0, 1, 2])
        await page
          .getByRole('checkbox', { name: /^Compare / })
          .nth(at)
          .check()
      await click('3 side by side')(page)
      await page.getByRole('rowheader', { name: 'First answers' }).waitFor()
    },
    viewportOnly: true,
  },
  {
    name: 'find-chat',
    as: 'patient',
    path: '/find-therapist',
    prepare: click(/^Message /),
    viewportOnly: true,
  },
  {
    name: 'therapist',
    as: 'patient',
    path: '/find-therapist',
    prepare: async (page) => {
      await follow(/^Profile of /)(page)
      await page.getByText('Attune itself charges nothing').waitFor()
    },
  },
  {
    name: 'therapist-first-message',
    as: 'patient',
    path: '/find-therapist',
    prepare: async (page) => {
      await page
        .getByRole('link', { name: /^Profile of / })
        .nth(1)
        .click()
      // The list has such buttons too, and stands until the profile's code is there.
      await page.waitForURL('**/therapist/*')
      await page.getByText('Attune itself charges nothing').waitFor()
      await click(/^Message /)(page)
      await page
        .getByText(/screening summary/)
        .first()
        .waitFor()
    },
  },
  {
    name: 'therapist-not-found',
    as: 'patient',
    path: '/therapist/4f6c1c0a-6f0e-4f0e-9b0a-0d9a54a2a001',
  },
]
