import { expect, type Page } from '@playwright/test'
import { mainThreadWatch } from './main-thread.ts'
import { test } from './test.ts'

/** Processor time of the page, which is what a move takes where nothing else is done. */
const limit = 50

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`moving a slider reorders the matches within ${limit} ms at ${viewport.width}`, async ({
    browser,
    origin,
  }) => {
    const context = await browser.newContext({ baseURL: origin, viewport })
    const person = { email: 'demo@attune.example', password: 'attune-demo' }
    expect((await context.request.post('/api/users/login', { data: person })).ok()).toBe(true)
    const page = await context.newPage()
    await page.goto('/find-therapist')
    await page.getByText('Weigh it yourself').click()
    await page.getByRole('slider').first().waitFor()
    await page.waitForLoadState('networkidle')
    // Whoever the server finds among all the others comes later; what follows at once is the page's own.
    await page.route('**/api/matching/**', () => {})
    const { took, orders } = await moveAll(page)
    const [median, slowest] = [took[took.length >> 1]!, took.at(-1)!]
    console.log(
      `${took.length} moves at ${viewport.width}: median ${median.toFixed(0)}, slowest ${slowest.toFixed(0)} ms, ${orders} orders`,
    )
    expect(orders).toBeGreaterThan(1)
    // A single move may meet a collection of garbage.
    expect(median).toBeLessThanOrEqual(limit)
  })

/** Each slider to its ends and halfway; from the event until the frame with the new order is painted, ascending. */
async function moveAll(page: Page) {
  const lap = await mainThreadWatch(page)
  const took: number[] = []
  const orders = new Set<string>()
  const sliders = await page.getByRole('slider').count()
  for (let slider = 0; slider < sliders; slider++)
    for (const value of ['0', '300', '150']) {
      await lap()
      const painted = await page.evaluate(moveOne, { slider, value })
      took.push(await lap())
      orders.add(painted)
      expect(await page.evaluate(orderAfterPause), 'the order came with the frame').toBe(painted)
    }
  return { took: took.toSorted((a, b) => a - b), orders: orders.size }
}

/** Runs in the page: moves one slider and gives the order that stands once the next frame is painted. */
async function moveOne({ slider, value }: { slider: number; value: string }) {
  const control = document.querySelectorAll('input[type=range]')[slider]!
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
  setValue.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  return [...document.querySelectorAll('ol article h2')].map((one) => one.textContent).join()
}

/** Runs in the page. */
async function orderAfterPause() {
  await new Promise((done) => setTimeout(done, 60))
  return [...document.querySelectorAll('ol article h2')].map((one) => one.textContent).join()
}
