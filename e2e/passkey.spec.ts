import { expect } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { fillSignUp, newPerson } from './sign-up.ts'
import { test } from './test.ts'

test('a passkey of the browser’s own is added, signs in, and is removed', async ({
  page,
  origin,
}) => {
  // Browsers know no passkeys at a bare number.
  const here = origin.replace('127.0.0.1', 'localhost')
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  })
  await page.goto(`${here}/signup`)
  await fillSignUp(page, newPerson('Maya Lind'))
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('**/questions')
  await page.goto(`${here}/profile`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name of the passkey').fill('My laptop')
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('My laptop')
  await expectAccessible(page, 'profile')

  await page.getByRole('button', { name: /Your menu/ }).click()
  await page.getByText('Sign Out', { exact: true }).click()
  await page.waitForURL('**/signin')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL('**/home')

  await page.goto(`${here}/profile`)
  await page.getByRole('button', { name: 'Remove My laptop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Passkeys' })).toHaveCount(0)
})
