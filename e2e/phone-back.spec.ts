import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './demo.ts'
import { focused } from './focused.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

type Place = { who: 'user' | 'therapist'; path: string; before: string; opens: RegExp }

const places: Place[] = [
  { who: 'user', path: '/find-therapist', before: '/journals', opens: /^Message / },
  { who: 'user', path: '/messages', before: '/journals', opens: /^Chat with / },
  {
    who: 'therapist',
    path: '/therapist/patients',
    before: '/therapist/profile',
    opens: /^Chat with /,
  },
  {
    who: 'therapist',
    path: '/therapist-dashboard',
    before: '/therapist/profile',
    opens: /^Chat (Now|with )/,
  },
]

for (const { who, path, before, opens } of places)
  test(`Back closes the chat of ${path} and stays there`, async ({ page }) => {
    await signInAs(page, who)
    await page.goto(before)
    await page.goto(path)
    const opener = page.getByRole('button', { name: opens }).first()
    await opener.click()
    await expect(page.getByRole('dialog')).toBeVisible()

    await page.goBack()
    await expectClosed(page, path)
    await expect(opener).toBeFocused()
    await page.goForward()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expectClosed(page, path)
    await expect.poll(() => focused(page)).toContain('H1')

    // Closed by its button it leaves no entry behind that Back would stop at.
    await opener.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).dblclick()
    await expectClosed(page, path)
    await page.goBack()
    await expect(page).toHaveURL(before)
  })

for (const viewport of [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
])
  test(`a message is at hand on a therapist's page, ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await signInAs(page, 'user')
    await page.goto('/find-therapist')
    await page
      .getByRole('link', { name: /^Profile of / })
      .first()
      .click()
    await expect(page).toHaveURL(/\/therapist\//)
    // The page before stands until this one has come, with such a button on every card.
    const opener = page
      .getByRole('complementary', { name: 'Write to them' })
      .getByRole('button', { name: /^Message / })
    await expect(opener).toBeInViewport({ ratio: 1 })
    const bar = (await page.getByRole('navigation', { name: 'Main' }).boundingBox())!
    const { y, height } = (await opener.boundingBox())!
    expect(y + height).toBeLessThanOrEqual(bar.y)
    // The conversation stands below the profile, and is none of what is looked at first.
    await expect(page.getByRole('log')).toHaveCount(0)

    await opener.click()
    const box = page.getByRole('dialog').getByRole('textbox', { name: /^Message to / })
    await box.fill('I would like to ask')
    await page.goBack()
    await expectClosed(page, new URL(page.url()).pathname)
    await expect(opener).toBeFocused()
    await opener.click()
    await expect(box).toHaveValue('I would like to ask')
    await box.fill('')
    await page.keyboard.press('Escape')
    await expectClosed(page, new URL(page.url()).pathname)

    // At its end the profile gives way to the conversation; nothing stands over its box.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.getByRole('textbox', { name: /^Message to / }).click()
  })

async function expectClosed(page: Page, path: string) {
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(new URL(page.url()).pathname).toBe(path)
}
