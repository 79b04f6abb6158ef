import { expect, type Locator, type Page, test } from '@playwright/test'
import { pagesOf, signInAs } from './demo.ts'
import { newPerson } from './sign-up.ts'
import { tooWide } from './too-wide.ts'

/** A window of 1280 px at 400 %, a phone on its side, and a tablet both ways. */
const sizes = [
  { width: 320, height: 512 },
  { width: 667, height: 375 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
]

/** WCAG 2.2, 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`

for (const who of ['visitor', 'user', 'therapist'] as const)
  test(`a ${who}'s pages fit 320 px, a phone on its side and a tablet`, async ({ page }) => {
    await signInAs(page, who)
    for (const path of pagesOf[who]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      for (const size of sizes) {
        await page.setViewportSize(size)
        expect(await tooWide(page), `${path} at ${size.width}`).toEqual([])
        expect(await lostInBars(page), `${path} at ${size.width}`).toEqual([])
      }
      await page.setViewportSize(sizes[0]!)
      await page.addStyleTag({ content: spacing })
      expect(await tooWide(page), `${path} with text spaced out`).toEqual([])
    }
  })

test('a name of 80 characters, and one from right to left, stay in their places', async ({
  page,
}) => {
  await page.setViewportSize(sizes[0]!)
  for (const name of [
    `${'Wolfeschlegelsteinhausen'.repeat(3)} Jr`,
    'عبد الرحمن بن محمد الأنصاري',
  ]) {
    const { username, email, password, phone } = newPerson('Noor Haddad')
    const data = { name, username, email, password, phone }
    expect((await page.request.post('/api/users/register', { data })).status()).toBe(201)
    for (const path of ['/home', '/profile', '/messages']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      expect(await tooWide(page), `${path} of ${name}`).toEqual([])
    }
    await page.context().clearCookies()
  }
})

test('an entry, what software found and the safety page are read on paper, in ink on white', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await signInAs(page, 'user')
  await page.goto('/journals')
  const entry = await page.locator('main a[href^="/journal/"]').first().getAttribute('href')
  for (const path of [entry ?? '', '/dashboard', '/safety']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Assistant' })).toBeHidden()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    expect(await inks(page), path).toEqual({ page: 'rgb(255, 255, 255)', light: [] })
    await page.emulateMedia({ media: null })
  }
})

test('a toast never hides the field it speaks of', async ({ page, request }) => {
  const [other, me] = [newPerson('Ola Taken'), newPerson('Noor Haddad')]
  expect((await request.post('/api/users/register', { data: other })).status()).toBe(201)
  expect((await page.request.post('/api/users/register', { data: me })).status()).toBe(201)
  for (const size of [...sizes, { width: 390, height: 844 }]) {
    await page.setViewportSize(size)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    const field = page.getByLabel('Email')
    await field.fill(other.email)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const toast = page.getByText('Profile update failed!')
    await expect(toast).toBeVisible()
    await expect(field).toBeFocused()
    const error = page.getByText('This email is already in use.')
    await expect(error).toBeInViewport()
    for (const one of [field, error])
      expect(await overlap(toast.locator('..'), one), `${size.width} px`).toBe(0)
    // What was typed would be there again.
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  }
})

test('with the colours of the system every control still shows its edge and its state', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signInAs(page, 'user')
  for (const path of ['/home', '/find-therapist', '/profile', '/messages', '/add-journal']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await withoutEdge(page), path).toEqual([])
  }
})

/** Square pixels that both cover. */
async function overlap(one: Locator, other: Locator) {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('One of the two is not drawn')
  const side = (from: number, length: number, start: number, span: number) =>
    Math.max(0, Math.min(from + length, start + span) - Math.max(from, start))
  return side(a.x, a.width, b.x, b.width) * side(a.y, a.height, b.y, b.height)
}

/** Filled buttons, fields and switches that neither a border nor a colour of the system sets apart. */
const withoutEdge = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.btn-primary, .btn-ghost, .btn-soft, .field :is(input, select), .switch, .choice',
      ),
    ]
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(one)
        const isDrawn = borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0
        return !isDrawn || borderTopColor === getComputedStyle(document.body).backgroundColor
      })
      .map((one) => `${one.className} ${one.textContent}`),
  )

/** Controls of the two bars that stand outside the window. */
const lostInBars = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header a, header button, nav a, .assistant-button')]
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const { left, right } = one.getBoundingClientRect()
        return left < 0 || right > document.documentElement.clientWidth
      })
      .map((one) => one.textContent || one.getAttribute('aria-label')),
  )

/** What colour the sheet has, and texts that are lighter than half. */
const inks = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
    const brightness = (color: string) => {
      pen.fillStyle = 'white'
      pen.fillRect(0, 0, 1, 1)
      pen.fillStyle = color
      pen.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    const light: string[] = []
    while (texts.nextNode()) {
      const { parentElement: around, textContent } = texts.currentNode
      if (!around?.checkVisibility() || !textContent?.trim()) continue
      if (brightness(getComputedStyle(around).color) > 128) light.push(textContent)
    }
    pen.fillStyle = getComputedStyle(document.body).backgroundColor
    pen.fillRect(0, 0, 1, 1)
    const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data
    return { page: `rgb(${red}, ${green}, ${blue})`, light }
  })
