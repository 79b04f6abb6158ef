import type { TestApp } from '@attune/server/testing/app.ts'
import type { SignedUp } from '@attune/server/testing/sign-up.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { openApp } from './open-app.tsx'
import { press } from './press.ts'

/** Writes an entry and saves it without a network; what becomes of it when there is one is the test's. */
export async function entryThatWaits(
  server: TestApp,
  { cookie }: SignedUp,
  title: string,
  content: string,
) {
  const app = await openApp(server, '/add-journal', cookie)
  await userEvent.type(await screen.findByLabelText('Title'), title)
  await userEvent.type(await screen.findByLabelText('Content'), content)
  app.browser.connected = false
  await press('Save')
  await screen.findByText(/kept on this device and saved once there is one/)
  return app
}
