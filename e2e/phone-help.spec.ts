import { expect, type Locator, type Page, test } from '@playwright/test'
import { signInAs } from './demo.ts'
import { expectLineInSight, expectNumber, expectReachable, hitAt } from './in-sight.ts'

test.use({ hasTouch: true, isMobile: true, reducedMotion: 'reduce' })

/** What a keyboard leaves of a small phone and of most. */
const overKeyboard = [
  { width: 320, height: 330 },
  { width: 390, height: 500 },
]
const words = 'I do not want to live any more.'
const heading = 'That sounds heavy to carry.'
/** Enough for the words to run below any phone. */
const aLongDay = 'It was a day like the others, grey and long. '.repeat(8)

for (const size of overKeyboard)
  test.describe(`over a keyboard, at ${size.width} × ${size.height}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize(size)
      await signInAs(page, 'user')
    })
    test('a journal entry keeps the line one writes, the number and Save in sight', ({ page }) =>
      writesAnEntry(page))
    test('so does a message, with the last one above it', ({ page }) =>
      writesAMessage(page, size.height > 400))
    test('so does a search', ({ page }) => searches(page))
    test('so does a question to the assistant', ({ page }) => asks(page))
    test('so do words with which one asks for a time', ({ page }) => asksForATime(page))
    test('a finger reaches what stands there at the first tap', ({ page }) => tapsOnce(page))
    test('and the bar of the pages makes room while one types', async ({ page }) => {
      await page.goto('/add-journal')
      const bar = page.getByRole('navigation', { name: 'Main' })
      await expect(bar).toBeVisible()
      await page.getByLabel('Content').tap()
      await expect(bar).toBeHidden()
      await page.getByLabel('Content').blur()
      await expect(bar).toBeVisible()
    })
  })

test('on its side, over a keyboard, an entry keeps them too', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 200 })
  await signInAs(page, 'user')
  await writesAnEntry(page)
})

for (const size of [
  { width: 900, height: 700 },
  { width: 1280, height: 800 },
])
  test(`in a window of ${size.width} × ${size.height} a long entry keeps them in sight`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await signInAs(page, 'user')
    await writesAnEntry(page)
  })

for (const height of [440, 460, 500])
  test(`a long message keeps the number whole, at 360 × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height })
    await signInAs(page, 'user')
    await page.goto('/messages')
    await page
      .getByRole('button', { name: /^Chat with / })
      .first()
      .tap()
    const box = page.getByRole('textbox', { name: /^Message to / })
    await box.tap()
    await box.pressSequentially(`${aLongDay}${words}`)
    await expectNumber(page)
    await expectReachable(page, page.getByRole('button', { name: 'Send' }))
    await expectLineInSight(page, box)
    await box.fill('')
  })

test('without a connection whom to call stands over a keyboard, whatever is written', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await signInAs(page, 'user')
  await page.goto('/add-journal')
  const box = page.getByLabel('Content')
  await box.tap()
  await page.context().setOffline(true)
  await box.pressSequentially(`${aLongDay}And on.`)
  await expectReachable(page, page.locator('.call-now').getByRole('link'))
  await expectLineInSight(page, box)
  await page.context().setOffline(false)
  await box.fill('')
})

test('on the whole phone the number stands at the foot, and goes once the note itself is seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'user')
  await page.goto('/add-journal')
  const box = page.getByLabel('Content')
  await box.fill(words)
  await expectNumber(page)
  for (const name of ['Your Journals', 'Back'])
    await expectReachable(page, page.getByRole('link', { name }))
  await expectReachable(page, page.getByRole('button', { name: 'Save' }))
  const line = page.locator('.help-line')
  await line.getByRole('button', { name: 'More' }).tap()
  await expect(line).toHaveCount(0)
  await expect(page.getByRole('region', { name: heading })).toBeFocused()
  await expectNumber(page)
})

async function writesAnEntry(page: Page) {
  await page.goto('/add-journal')
  const box = page.getByLabel('Content')
  await box.focus()
  const texts = [aLongDay, words, aLongDay]
  for (const [i, text] of texts.entries()) {
    await box.pressSequentially(text)
    await box.press('Enter')
    await box.pressSequentially('And on.')
    if (i > 0) await expectNumber(page)
    await expectLineInSight(page, box)
    await expectReachable(page, page.getByRole('button', { name: 'Save' }))
  }
  await box.fill('')
}

async function asksForATime(page: Page) {
  await page.goto('/find-therapist')
  await page.getByRole('link', { name: 'Profile of Amara Osei' }).tap()
  await page
    .getByText(/^tomorrow \d\d:\d\d/)
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('Add a few words').tap()
  const box = sheet.getByRole('textbox').last()
  await box.tap()
  await box.pressSequentially(`${words} And on.`)
  await expectNumber(page)
  await expectLineInSight(page, box)
  await sheet.evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
  for (const name of ['Another time', 'Ask for this time'])
    await expectReachable(page, sheet.getByRole('button', { name }))
  await box.fill('')
}

/** What takes the focus from the box moves nothing from under the finger. */
async function tapsOnce(page: Page) {
  await page.goto('/add-journal')
  const box = page.getByLabel('Content')
  const line = page.locator('.help-line')
  await page.getByLabel('Title').fill('Sunday')
  await box.tap()
  await box.pressSequentially(words)
  await expect(line).toBeVisible()
  await page.evaluate(noteClicks)
  const pressed = page.locator('body')
  await finger(page, line.getByRole('link', { name: /^Call / }))
  await expect(pressed).toHaveAttribute('data-pressed', /^Call /)
  await expect(box).toBeFocused()
  await finger(page, page.getByRole('button', { name: 'Save' }))
  await expect(pressed).toHaveAttribute('data-pressed', 'Save')
  await box.tap()
  await finger(page, line.getByRole('button', { name: 'Close' }))
  await expect(line).toHaveCount(0)
  await expect(box).toBeFocused()
  await box.fill('')
  await page.getByLabel('Title').fill('')
}

/** Runs in the page: says what a click reached. Nothing is saved, for whoever comes after. */
function noteClicks() {
  const note = (event: MouseEvent) => {
    const on = event.target instanceof Element && event.target.closest('a, button')
    document.body.dataset.pressed = on ? (on.textContent ?? '') : ''
    if (on && (on.textContent === 'Save' || on.matches('[href^="tel:"]'))) event.preventDefault()
  }
  document.addEventListener('click', note, true)
}

/** As a finger does it: nothing waits until all stands still, nor looks again where it stands. */
async function finger(page: Page, on: Locator) {
  const { x, y, width, height } = (await on.boundingBox())!
  await page.touchscreen.tap(x + width / 2, y + height / 2)
}

async function writesAMessage(page: Page, hasRoom: boolean) {
  await page.goto('/messages')
  const threads = page.getByRole('button', { name: /^Chat with / })
  await expect(threads.first()).toBeVisible()
  // The first and the last: one may be asked what to share, and one not.
  for (const thread of [threads.first(), threads.last()]) {
    await thread.tap()
    const box = page.getByRole('textbox', { name: /^Message to / })
    await box.tap()
    await box.pressSequentially(words)
    await expectNumber(page)
    await expectReachable(page, page.getByRole('button', { name: 'Send' }))
    await expectLineInSight(page, box)
    if (hasRoom) await expect.poll(() => hitAt(page.locator('.bubble').last(), 'bottom')).toBe(true)
    await page.getByRole('button', { name: 'More', exact: true }).tap()
    await expect(page.getByText(/^If you are thinking of ending your life/)).toBeInViewport()
    await box.fill('')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
}

async function searches(page: Page) {
  await page.goto('/find-therapist')
  const box = page.getByRole('searchbox').first()
  await box.tap()
  await box.pressSequentially(words)
  await expectNumber(page)
  await expect(box).toBeInViewport({ ratio: 1 })
  await box.fill('')
}

async function asks(page: Page) {
  await page.goto('/journals')
  await page.getByRole('button', { name: 'Assistant' }).tap()
  const box = page.getByRole('textbox', { name: 'Your question' })
  await box.tap()
  await box.pressSequentially(words)
  await expectNumber(page)
  await expectReachable(page, page.getByRole('button', { name: 'Ask', exact: true }))
  await expectLineInSight(page, box)
}
