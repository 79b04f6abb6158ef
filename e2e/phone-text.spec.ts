import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { scenes } from './all-scenes.ts'
import { pagesOf, signInAs } from './demo.ts'
import { brokenWords, outOfReach } from './out-of-reach.ts'
import { answerAll, newPerson } from './sign-up.ts'
import { tooWide } from './too-wide.ts'
import { visit } from './visit.ts'

test.use({ hasTouch: true, isMobile: true, reducedMotion: 'reduce' })

/** Phones upright and on their side. */
const sizes = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 412, height: 915 },
  { width: 568, height: 320 },
  { width: 740, height: 360 },
  { width: 844, height: 390 },
  { width: 915, height: 412 },
]
/** The text size that a person chose in the browser, in px; 16 is what it comes with. */
const texts = [16, 24, 32]

/** Dialogs that are long, or end with several buttons. */
const dialogs = ['profile-delete', 'calendar-day-dialog', 'decline-dialog']

for (const who of ['visitor', 'user', 'therapist'] as const)
  test(`all of a ${who}'s pages is within reach on every phone with every size of text`, async ({
    page,
  }) => {
    await signInAs(page, who)
    const found: string[] = []
    for (const path of pagesOf[who]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      await page.waitForLoadState('networkidle')
      found.push(...(await lost(page, path)))
    }
    expect(found).toEqual([])
  })

test('so is every question, up to the last with its three buttons', async ({ page }) => {
  const { name, username, email, password, phone } = newPerson('Noor Haddad')
  const data = { name, username, email, password, phone }
  expect((await page.request.post('/api/users/register', { data })).status()).toBe(201)
  await page.goto('/questions')
  await page.locator('fieldset input').first().check()
  expect(await lost(page, 'the first question')).toEqual([])
  const toMatches = page.getByRole('button', { name: 'See who fits' })
  await answerAll(
    page,
    {},
    async () => {
      if (await toMatches.isVisible()) expect(await lost(page, 'the last question')).toEqual([])
    },
    'See who fits',
  )
  await expect(page).toHaveURL('/find-therapist')
})

for (const scene of scenes.filter(({ name }) => dialogs.includes(name)))
  test(`in the dialog of ${scene.name} the buttons leave the room to what is read`, async ({
    page,
  }) => {
    await signInAs(page, scene.as === 'therapist' ? 'therapist' : 'user')
    await visit(page, scene)
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await lost(page, scene.name)).toEqual([])
  })

/** What is wrong with the page as it stands, on every phone with every size of text. */
async function lost(page: Page, what: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  const found: string[] = []
  for (const text of texts) {
    await chooseText(devtools, text)
    for (const size of sizes) {
      await page.setViewportSize(size)
      const wrong = [
        ...(await tooWide(page)),
        ...(await outOfReach(page)),
        ...(await brokenWords(page)),
        ...(await largeFoot(page)),
      ]
      found.push(...wrong.map((one) => `${what} at ${size.width} px, text of ${text} px: ${one}`))
    }
  }
  await chooseText(devtools, 16)
  await page.setViewportSize({ width: 390, height: 844 })
  await devtools.detach()
  return found
}

/** Buttons that stay in sight, and take more than a third of their dialog. */
const largeFoot = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.dialog-end')]
      .filter((foot) => getComputedStyle(foot).position === 'sticky')
      .map((foot) => foot.clientHeight / (foot.closest('dialog')?.clientHeight ?? 1))
      .filter((share) => share > 1 / 3)
      .map((share) => `the buttons take ${Math.round(share * 100)} % of the dialog`),
  )

/** As the browser's own setting does: `rem` and what the widths of the styles are counted in follow. */
const chooseText = (devtools: CDPSession, px: number) =>
  devtools.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: Math.round(px * 0.8) } })
