import { type SignedUp, signUp } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
let maya: SignedUp
beforeEach(async () => {
  maya = await signUp(server, 'user')
})

const name = 'Use what happened with my matches to improve matching'
const theSwitch = async () => {
  const found = await screen.findByRole('switch', { name })
  await waitFor(() => expect(found.hasAttribute('disabled')).toBe(false))
  return found
}
const consent = async () =>
  (await maya.call('GET', `/users/${maya.id}/learning-consent`)).body.allowed

async function openProfile() {
  return openApp(server, '/profile', maya.cookie)
}
const becomes = (on: boolean) =>
  waitFor(async () => {
    expect((await theSwitch()).getAttribute('aria-checked')).toBe(String(on))
    expect(await consent()).toBe(on)
  })

test('it is off, allowed by one tap, and what was kept is deleted only after a question', async () => {
  await openProfile()
  expect((await theSwitch()).getAttribute('aria-checked')).toBe('false')
  await userEvent.click(await theSwitch())
  await becomes(true)
  await screen.findByText('may count what happens with your matches: you allowed it.')

  await userEvent.click(await theSwitch())
  const asked = await screen.findByRole('dialog', { name: 'Stop, and delete what was kept?' })
  await userEvent.click(within(asked).getByRole('button', { name: 'Keep it on' }))
  await becomes(true)

  await userEvent.click(await theSwitch())
  await userEvent.click(await screen.findByRole('button', { name: 'Stop and delete' }))
  await becomes(false)
  expect(screen.queryByRole('dialog')).toBe(null)
  await screen.findByText(
    'may no longer count what happens with your matches: what was kept is deleted.',
  )
})

test('where it could not be changed that is said, and the switch tells the truth', async () => {
  const app = await openProfile()
  const off = await theSwitch()
  app.browser.connected = false
  await userEvent.click(off)
  await screen.findByText(/connection/i)
  expect((await theSwitch()).getAttribute('aria-checked')).toBe('false')
  expect(await consent()).toBe(false)
})
