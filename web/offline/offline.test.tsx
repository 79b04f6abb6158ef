import { type SignedUp, signUp } from '@attune/server/testing/sign-up.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { checkSession, endSession } from '../lib/session.ts'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
afterEach(() => vi.restoreAllMocks())

/** A therapist, of whom the browser remembers that somebody is here, and no more. */
async function reloadOffline({ id, cookie }: SignedUp, before: (id: string) => void) {
  const app = await openApp(server, '/therapist/patients', cookie)
  app.browser.connected = false
  before(id)
  await act(() => checkSession())
  await screen.findByRole('heading', { name: 'Attune can’t be reached right now.' })
}

describe('where Attune cannot be reached', () => {
  test('who is here is told that nothing they wrote is lost', async () => {
    await reloadOffline(await signUp(server, 'therapist'), () => {})
    screen.getByText(/^Nothing you wrote is lost\. This page comes back by itself/)
  })

  test('nobody who has left, nor a stranger, is promised it', async () => {
    await reloadOffline(await signUp(server, 'therapist'), () => endSession('signed-out'))
    screen.getByText(/^This page comes back by itself/)
    expect(screen.queryByText(/lost/)).toBeNull()
  })
})

describe('without a network', () => {
  const cutOff = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

  test('who is signed in is told that what they write is kept', async () => {
    const { cookie } = await signUp(server, 'therapist')
    cutOff()
    await openApp(server, '/help', cookie)
    await screen.findByText(/^You are offline\. What you write is kept on this device until you/)
  })

  test('who has left is told of the network alone', async () => {
    const { cookie } = await signUp(server, 'therapist')
    cutOff()
    const app = await openApp(server, '/help', cookie)
    await userEvent.click(await screen.findByRole('button', { name: /Your menu/ }))
    app.browser.connected = false
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }))
    await waitFor(() => expect(app.at()).toBe('/therapist-signin'))
    const banner = await screen.findByText(/^You are offline\./)
    expect(banner.textContent).toBe('You are offline. Get help now')
  })
})
