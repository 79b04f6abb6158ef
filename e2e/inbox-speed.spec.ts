import { type Browser, expect, type Page } from '@playwright/test'
import { seedCaseload, signUpPractising } from './caseload.ts'
import { slownessOf } from './main-thread.ts'
import { newPerson } from './sign-up.ts'
import { test } from './test.ts'
import { onThreadOf, replyAt, spentBetween, traced } from './trace.ts'

/** Set once the first row of the inbox has been painted. */
const painted = 'first row painted'
const mostRounds = 3
const limit = 200

test('five hundred patients: the first rows stand 200 ms after the reply', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ baseURL: origin })
  const id = await signUpPractising(context.request, newPerson('Runa Holm'))
  await seedCaseload(id, { patients: 500, messages: 2_000 })
  const page = await context.newPage()
  await page.addInitScript(watchFirstRow, painted)
  let fastest = Number.POSITIVE_INFINITY
  for (let round = 0; round < mostRounds && fastest >= limit; round++) {
    fastest = Math.min(fastest, await spentOnFirstRows(browser, page))
    console.log(`first rows ${Math.round(fastest)} ms of processor time`)
  }
  expect(fastest).toBeLessThan(limit)
  const rows = page.getByRole('button', { name: /^Chat with / })
  expect(await rows.count()).toBeLessThan(100)
  // The others come as one scrolls.
  await expect(async () => {
    await rows.last().scrollIntoViewIfNeeded()
    expect(await rows.count()).toBe(500)
  }).toPass({ timeout: 60_000 })
})

/**
 * Processor time of the page's own thread from the reply until the first row has been painted, in ms
 * of the machine the limit was set on.
 */
async function spentOnFirstRows(browser: Browser, page: Page): Promise<number> {
  const slowness = await slownessOf(page)
  const trace = await traced(browser, page, async () => {
    await page.goto('/therapist/patients')
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, painted)
  })
  const end = trace.find(({ name }) => name === painted)
  if (!end) throw new Error('No row was painted')
  const start = replyAt(trace, '/api/messages/threads?')
  return spentBetween(onThreadOf(end, trace), start, end.ts) / slowness
}

/** Runs in the page: the frame after the first row is in the document has painted it. */
function watchFirstRow(mark: string) {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[data-opener]')) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => void performance.mark(mark)))
  }).observe(document, { childList: true, subtree: true })
}
