import { password, signUp } from '@attune/server/testing/sign-up.ts'
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()

test('a therapist who signs up with an address in use reads the server’s own words', async () => {
  const { draft } = await signUp(server, 'therapist')
  const app = await openApp(server, '/therapist-signup')
  const typed = {
    'Full name': 'Vera Blom',
    Username: `vera-${crypto.randomUUID().slice(0, 8)}`,
    Email: draft.email,
    Password: password,
    'Phone number': '+44 20 1234',
  }
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(await screen.findByLabelText(label), { target: { value } })
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }))
  await screen.findByText('Email is already taken')
  expect(app.at()).toBe('/therapist-signup')
})
