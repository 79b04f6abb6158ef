import { expect } from '@playwright/test'
import { signInAs } from './demo.ts'
import { expectAccessible } from './expect-accessible.ts'
import { test } from './test.ts'

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height } })

    test('three therapists side by side; Back closes it, a reload opens it again', async ({
      page,
    }) => {
      await signInAs(page, 'user')
      await page.goto('/find-therapist')
      const boxes = page.getByRole('checkbox', { name: /^Compare / })
      for (const at of [0, 1, 2]) await boxes.nth(at).check()
      await expect(boxes.nth(3)).toBeDisabled()
      await page.getByRole('button', { name: '3 side by side' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Side by side' })
      await expect(dialog.getByRole('columnheader')).toHaveCount(3)
      await expect(dialog.getByRole('rowheader', { name: 'First answers' })).toBeVisible()
      await expectAccessible(page, `side by side at ${width}`)
      const inside = await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)
      expect(inside).toBeLessThanOrEqual(0)
      await page.reload()
      await expect(dialog.getByRole('columnheader')).toHaveCount(3)
      await page.goBack()
      await expect(dialog).toHaveCount(0)
      await expect(boxes.nth(0)).toBeChecked()
      await page.goForward()
      await dialog
        .getByRole('button', { name: /^Message / })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: /^Chat with/ })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeVisible()
    })

    test('a page of the journal begins with a question, and a first session with a list', async ({
      page,
    }) => {
      await signInAs(page, 'user')
      await page.goto('/add-journal')
      const offered = page.getByRole('region', { name: 'Questions to begin with' })
      await expect(offered.getByRole('button')).toHaveCount(4)
      await expectAccessible(page, `questions to begin with at ${width}`)
      const first = offered.getByRole('button').first()
      const question = (await first.textContent()) ?? ''
      await first.click()
      await expect(page.getByLabel('Title')).toHaveValue(question)
      await expect(page.getByLabel('Content')).toBeFocused()

      await page.goto('/messages')
      await page.getByText('What to expect').click()
      await page.getByText('To think of before').click()
      await page.getByRole('checkbox').first().check()
      await expectAccessible(page, `a first session at ${width}`)
      await page.reload()
      await page.getByText('To think of before').click()
      await expect(page.getByRole('checkbox').first()).toBeChecked()
    })
  })
}
