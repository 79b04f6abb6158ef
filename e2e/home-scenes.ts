import type { Page } from '@playwright/test'
import { click, type Scene } from './scene.ts'

/** The page keeps what it was given today; without it, it asks again. */
async function forgetToday(page: Page) {
  await page.evaluate(() => {
    for (const key of ['dailyArticle', 'recommendedVideo']) localStorage.removeItem(key)
  })
  await page.reload()
  await page.getByRole('heading', { name: 'Recommended Video' }).waitFor()
}

/** The home page, the dashboard, and what helps at once: exercises, advice, the assistant. */
export const homeScenes: Scene[] = [
  { name: 'home', as: 'patient', path: '/home' },
  { name: 'home-menu', as: 'patient', path: '/home', prepare: click(/menu/i), viewportOnly: true },
  {
    name: 'home-picked',
    as: 'patient',
    path: '/home',
    prepare: async (page) => {
      await page.getByText('Stressed', { exact: true }).click()
      await page.getByText(/Recommended Activity ·/).waitFor()
    },
  },
  {
    name: 'home-loading',
    as: 'patient',
    path: '/home',
    pending: ['**/api/daily-article/*', '**/api/video-recommendation/*', '**/api/diagnosis/*'],
    prepare: forgetToday,
  },
  {
    name: 'home-failed',
    as: 'patient',
    path: '/home',
    failing: ['**/api/daily-article/*', '**/api/video-recommendation/*'],
    prepare: forgetToday,
  },
  { name: 'dashboard', as: 'patient', path: '/dashboard' },
  { name: 'exercises', as: 'visitor', path: '/exercises' },
  { name: 'exercise', as: 'visitor', path: '/exercises/box-breathing', viewportOnly: true },
  {
    name: 'exercise-running',
    as: 'visitor',
    path: '/exercises/box-breathing',
    prepare: click(/Begin/),
    viewportOnly: true,
  },
  { name: 'tips', as: 'newPatient', path: '/tips' },
  {
    name: 'tips-done',
    as: 'patient',
    path: '/tips',
    prepare: async (page) => {
      await click('Generate Advice')(page)
      await page.getByText(/Conclusion:/).waitFor({ timeout: 15_000 })
    },
  },
  {
    name: 'assistant',
    as: 'patient',
    path: '/home',
    prepare: async (page) => {
      await click('Assistant')(page)
      await page.getByRole('button', { name: 'Is what I write private?' }).click()
      await page.getByRole('log').locator('p').nth(1).waitFor()
    },
    viewportOnly: true,
  },
]
