import { expect, test } from '@playwright/test'
import { signInAs } from './demo.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desk = { viewport: { width: 1440, height: 900 } }

for (const [name, device, isListed] of [
  ['a phone', phone, false],
  ['a desk', desk, true],
] as const)
  test.describe(`on ${name}`, () => {
    test.use(device)

    test(`the settings of the inbox ${isListed ? 'list' : 'do not list'} its keys`, async ({
      page,
    }) => {
      await signInAs(page, 'therapist')
      await page.goto('/therapist/patients')
      await page.getByRole('button', { name: 'Inbox settings' }).click()
      const dialog = page.getByRole('dialog', { name: 'Inbox settings' })
      // Whoever has a keyboard beside a phone can still switch them off.
      await expect(dialog.getByRole('switch', { name: 'Single-key shortcuts' })).toBeVisible()
      await expect(dialog.getByText('next and previous patient')).toBeVisible({ visible: isListed })
    })
  })
