import { click, type Scene } from './scene.ts'

/** What is open to everyone. */
export const visitorScenes: Scene[] = [
  { name: 'landing', as: 'visitor', path: '/' },
  {
    name: 'opening',
    as: 'visitor',
    path: '/',
    pending: ['**/api/*/check-session'],
    viewportOnly: true,
  },
  { name: 'signin', as: 'visitor', path: '/signin' },
  {
    name: 'signin-refused',
    as: 'visitor',
    path: '/signin',
    prepare: async (page) => {
      await page.getByLabel('Email').fill('someone@people.example')
      await page.getByLabel('Password', { exact: true }).fill('not the password')
      await click('Sign In')(page)
      await page.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor()
    },
  },
  { name: 'signup', as: 'visitor', path: '/signup' },
  { name: 'signup-missing', as: 'visitor', path: '/signup', prepare: click('Create Account') },
  { name: 'therapist-signin', as: 'visitor', path: '/therapist-signin' },
  { name: 'therapist-signup', as: 'visitor', path: '/therapist-signup' },
  { name: 'forgot-password', as: 'visitor', path: '/forgot-password' },
  {
    name: 'forgot-password-sent',
    as: 'visitor',
    path: '/forgot-password',
    prepare: async (page) => {
      await page.getByLabel('Email').fill('someone@people.example')
      await click('Send me a link')(page)
      await page.getByText('If there is an account').waitFor()
    },
  },
  { name: 'reset-password', as: 'visitor', path: '/reset-password#a-token' },
  { name: 'confirm-email', as: 'visitor', path: '/confirm-email#a-token' },
  { name: 'help', as: 'visitor', path: '/help' },
  { name: 'help-not-loaded', as: 'visitor', path: '/help', failing: ['**/api/help-lines'] },
  { name: 'safety', as: 'visitor', path: '/safety' },
  { name: 'not-found', as: 'visitor', path: '/no-such-page' },
]
