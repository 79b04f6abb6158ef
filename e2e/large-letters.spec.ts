import { test as base, type Locator, type Page } from '@playwright/test'
import { signInAs } from './demo.ts'
import { expectLineInSight, expectNumber, expectReachable } from './in-sight.ts'

/** Letters twice as large, as set in the browser: a low window is half as many lines high then. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
      }),
    { scope: 'worker' },
  ],
})
test.use({ hasTouch: true, isMobile: true, reducedMotion: 'reduce' })

const words = 'I do not want to live any more.'

for (const size of [
  { width: 390, height: 500 },
  { width: 320, height: 330 },
  { width: 844, height: 200 },
])
  test(`over a keyboard, at ${size.width} × ${size.height}, the number, Save and Send and the line one writes are in sight`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await signInAs(page, 'user')
    await page.goto('/add-journal')
    await writes(page, page.getByLabel('Content'), 'Save')
    await page.goto('/messages')
    await page
      .getByRole('button', { name: /^Chat with / })
      .first()
      .tap()
    await writes(page, page.getByRole('textbox', { name: /^Message to / }), 'Send')
  })

async function writes(page: Page, box: Locator, done: string) {
  await box.tap()
  await box.pressSequentially(words)
  await expectNumber(page)
  await expectReachable(page, page.getByRole('button', { name: done }))
  await expectLineInSight(page, box)
  await box.fill('')
}
