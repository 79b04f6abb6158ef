import { answerIntake, signUp } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { queryClient } from '../lib/query-client.ts'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()

test('a stranger chooses a country and is given its lines and its emergency number', async () => {
  await openApp(server, '/help')
  await userEvent.selectOptions(await screen.findByLabelText('Where are you?'), 'United Kingdom')
  await screen.findByRole('heading', { name: /Samaritans/ })
  expect(screen.getByRole('link', { name: 'Call 116 123' }).getAttribute('href')).toBe('tel:116123')
  expect(screen.getByRole('link', { name: '999 or 112' }).getAttribute('href')).toBe('tel:999')
})

test('without a connection the emergency numbers stand there, and the lines once it is back', async () => {
  const app = await openApp(server, '/safety')
  await screen.findByRole('heading', { level: 1 })
  app.browser.connected = false
  await app.go('/help')
  await screen.findByText(/call/, { selector: '.note-clay p' })
  await screen.findByText(/did not load/)
  app.browser.connected = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByLabelText('Where are you?')
})

test('a patient who named a country finds its emergency number without a connection', async () => {
  const nora = await signUp(server, 'user')
  await answerIntake(nora, { country: ['Australia'] })
  const app = await openApp(server, '/home', nora.cookie)
  await waitFor(() => expect(localStorage.getItem('country')).toBe('"AU"'))
  app.browser.connected = false
  queryClient.clear()
  await app.go('/help')
  expect(await screen.findByText(/000/, { selector: '.note-clay *' })).toBeTruthy()
})
