import { expect, type Page, test } from '@playwright/test'
import { coveredByAssistant } from './covered.ts'
import { pagesOf, signInAs } from './demo.ts'
import { answerAll, newPerson } from './sign-up.ts'

const phones = [
  { width: 360, height: 640 },
  { width: 375, height: 667 },
  { width: 390, height: 844 },
  { width: 412, height: 915 },
]

for (const theme of ['light', 'dark'])
  test(`every question of the intake shows its way on, ${theme}`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await page.setViewportSize(phones[0]!)
    const { name, username, email, password, phone } = newPerson('Noor Haddad')
    await page.request.post('/api/users/register', {
      data: { name, username, email, password, phone },
    })
    await page.goto('/questions')
    let questions = 0
    await answerAll(page, {}, async () => {
      questions++
      for (const size of phones) {
        await page.setViewportSize(size)
        for (const edge of ['top', 'bottom'] as const) {
          await scrollTo(page, edge)
          const at = `question ${questions}, ${size.width} × ${size.height}, ${edge}`
          expect(await coveredByAssistant(page), at).toBe(0)
          if (edge === 'top') await expectInSight(page, at)
        }
      }
    })
    expect(questions).toBe(18)
  })

/** From 1300 on the button floats, and whatever scrolls may come under it. */
const widths = { here: [320, 360, 390, 1024, 1299], down: [1300, 1440] } as const

for (const who of ['visitor', 'user', 'therapist'] as const)
  test(`the assistant covers no control of a ${who}'s pages, at any width`, async ({ page }) => {
    await signInAs(page, who)
    for (const path of [...pagesOf[who], ...(await foundFrom(page, who))]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Assistant' })).toBeVisible()
      for (const where of ['here', 'down'] as const)
        for (const width of widths[where]) {
          await page.setViewportSize({ width, height: 844 })
          expect(await coveredByAssistant(page, where), `${path} at ${width}`).toBe(0)
        }
    }
  })

/** The page of a therapist holds a chat, which is closest to the button. */
async function foundFrom(page: Page, who: string) {
  if (who !== 'user') return []
  await page.goto('/find-therapist')
  const link = page.getByRole('link', { name: /^Profile of / }).first()
  return [(await link.getAttribute('href')) ?? '']
}

/** Whole, above the lower edge, and not under anything. */
async function expectInSight(page: Page, at: string) {
  const seen = await page.getByRole('button', { name: /^(Next|Complete)$/ }).evaluate((next) => {
    const { left, top, right, bottom } = next.getBoundingClientRect()
    const corners = [
      [left + right, top + top + 4],
      [left + right, top + bottom],
      [left + right, bottom + bottom - 4],
    ] as const
    const isWhole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    return (
      isWhole && corners.every(([x, y]) => next.contains(document.elementFromPoint(x / 2, y / 2)))
    )
  })
  expect(seen, at).toBe(true)
}

const scrollTo = (page: Page, edge: 'top' | 'bottom') =>
  page.evaluate((to) => {
    const top = to === 'top' ? 0 : document.documentElement.scrollHeight
    window.scrollTo({ top, behavior: 'instant' })
  }, edge)
