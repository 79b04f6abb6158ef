import type { Scene } from './scene.ts'

const model = { host: 'models.example', name: 'pebble-7b' }
const consent = '**/api/users/*/ai-consent'
const allowed = { [consent]: { model, allowed: true } }
const text =
  'Your answers speak of short nights and of worry that comes along. Work and concentration ask more of you than usual just now, and there is some hope in what you ticked, too.'
const prose = { text, writtenBy: model, pending: false }

/** With a model set by the operator: the consent, and what it wrote. */
export const outsideModelScenes: Scene[] = [
  {
    name: 'profile-outside-model',
    as: 'patient',
    path: '/profile#outside-model',
    replies: { [consent]: { model, allowed: false } },
  },
  { name: 'profile-outside-model-on', as: 'patient', path: '/profile', replies: allowed },
  { name: 'tips-outside-model', as: 'patient', path: '/tips', replies: allowed },
  {
    name: 'dashboard-outside-model',
    as: 'patient',
    path: '/dashboard',
    replies: { ...allowed, '**/api/users/*/summary-prose': prose },
  },
  {
    name: 'dashboard-outside-model-writing',
    as: 'patient',
    path: '/dashboard',
    replies: {
      ...allowed,
      '**/api/users/*/summary-prose': { text, writtenBy: null, pending: true },
    },
  },
  {
    name: 'assistant-outside-model',
    as: 'patient',
    path: '/journals',
    replies: {
      ...allowed,
      '**/api/chatBot': { answer: 'For food, mostly.', grade: 'none', writtenBy: model },
    },
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Assistant', exact: true }).click()
      await page.getByLabel('Your question').fill('Why do geese fly south?')
      await page.getByLabel('Your question').press('Enter')
      await page.getByText(/Written by an outside model/).waitFor()
    },
    viewportOnly: true,
  },
]
