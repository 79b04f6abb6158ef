import type { Summary } from '@attune/contract/diagnosis.ts'
import type { Page } from '@playwright/test'
import type { OnTheWire } from './on-the-wire.ts'
import type { Scene } from './scene.ts'

const notice = '**/api/users/*/journals/*/notice'
const made = { engine: '1.0.0+1', at: '2026-11-20T21:14:00.000Z' }

const noticed = {
  state: 'read',
  danger: false,
  made,
  feelings: [{ name: 'Nervousness', because: ['worried about', 'what they will say'] }],
  themes: [{ name: 'Sleep', because: ['asleep some time after midnight', 'awake'] }],
}

const from = ['2026-11-12', '2026-11-18'].map((day, i) => ({
  entry: `00000000-0000-4000-8000-00000000000${i}`,
  date: `${day}T21:00:00.000Z`,
}))
const evidence = {
  diagnosis: [
    '2 of your 3 entries seem to be about sleep.',
    'One of your 3 entries seems to be about strain at work.',
  ].map((text) => ({ text, from, danger: false })),
  emotions: ['Nervousness', 'Relief', 'Joy'].map((text) => ({ text, from, danger: false })),
  therapist_specialties: ['Sleep and insomnia', 'Burnout and work'].map((text) => ({
    text,
    from,
    danger: false,
  })),
}
const textsOf = (findings: { text: string }[]) => findings.map(({ text }) => text)
const journalAnalysis: OnTheWire<Summary> = {
  diagnosis: textsOf(evidence.diagnosis),
  emotions: textsOf(evidence.emotions),
  therapist_specialties: textsOf(evidence.therapist_specialties),
  evidence,
  weeks: [
    {
      start: '2026-11-09T00:00:00.000Z',
      entries: 1,
      feelings: [{ name: 'Nervousness', entries: 1 }],
    },
    {
      start: '2026-11-16T00:00:00.000Z',
      entries: 2,
      feelings: [
        { name: 'Relief', entries: 2 },
        { name: 'Joy', entries: 1 },
      ],
    },
  ],
  made: {
    by: 'software',
    engine: made.engine,
    at: made.at,
    inputs: 'your 3 journal entries of the last 30 days',
    inputsHash: 'x',
    reviewed: false,
  },
}

async function firstEntry(page: Page) {
  await page.getByRole('article').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Edit' }).waitFor()
}

async function openNotice(page: Page) {
  await firstEntry(page)
  await page.getByText('What the software noticed').click()
}

/** What software may and may not do with a journal, in every state. */
export const journalScenes: Scene[] = [
  {
    name: 'journals-asked',
    as: 'newPatient',
    path: '/add-journal',
    replies: { '**/api/users/*/journal-consent': { allowed: null } },
    prepare: async (page) => {
      await page.getByLabel('Title').fill('A quiet Sunday')
      await page
        .getByLabel('Content')
        .fill('Slept a little longer. Called my sister in the evening.')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('heading', { name: /May software look/ }).waitFor()
    },
  },
  {
    name: 'journals-answered',
    as: 'newPatient',
    path: '/add-journal',
    prepare: async (page) => {
      await page.getByLabel('Title').fill('Monday')
      await page.getByLabel('Content').fill('Back at work, and it went all right.')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('button', { name: 'No, thank you' }).click()
      await page.getByText('Your journal stays as it is.').waitFor()
    },
  },
  {
    name: 'journal-noticed',
    as: 'patient',
    path: '/journals',
    replies: { [notice]: noticed },
    prepare: openNotice,
  },
  {
    name: 'dashboard-analysed',
    as: 'patient',
    path: '/dashboard',
    replies: { '**/api/diagnosis/*': { initialDiagnosis: null, journalAnalysis, withheld: [] } },
  },
  {
    name: 'dashboard-not-allowed',
    as: 'newPatient',
    path: '/dashboard',
    replies: { '**/api/users/*/journal-consent': { allowed: false } },
  },
  {
    name: 'journal-cannot-tell',
    as: 'patient',
    path: '/journals',
    replies: { [notice]: { state: 'read', danger: false, feelings: [], themes: [], made } },
    prepare: openNotice,
  },
  {
    name: 'journal-waiting',
    as: 'patient',
    path: '/journals',
    replies: {
      [notice]: { state: 'waiting', danger: false, feelings: [], themes: [], made: null },
    },
    prepare: openNotice,
  },
  {
    name: 'journal-changed-elsewhere',
    as: 'patient',
    path: '/journals',
    prepare: async (page) => {
      await firstEntry(page)
      await page.getByRole('button', { name: 'Edit' }).click()
      await page.getByLabel('Content').fill('What I wrote here.')
      await page.route('**/api/users/*/journals/*', (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({
              status: 409,
              json: { error: 'This entry was changed meanwhile.', code: 'taken', field: 'version' },
            })
          : route.continue(),
      )
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('heading', { name: /changed in another tab/ }).waitFor()
    },
  },
]
