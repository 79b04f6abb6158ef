import { expect, type Page, test, type ViewportSize } from '@playwright/test'
import { seedCaseload, signUpPractising } from './caseload.ts'
import { signInAs } from './demo.ts'
import { newPerson } from './sign-up.ts'

test.use({ hasTouch: true, isMobile: true, reducedMotion: 'reduce' })

/** A phone's page enlarged four times, and phones on their side with a keyboard open. */
const sizes = [
  { width: 195, height: 422 },
  { width: 320, height: 256 },
  { width: 320, height: 360 },
  { width: 360, height: 300 },
]
const larger = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 740, height: 360 },
  { width: 568, height: 320 },
]
const listOf = { user: '/messages', therapist: '/therapist/patients' } as const

for (const who of ['user', 'therapist'] as const)
  for (const size of sizes)
    test(`a ${who} writes at ${size.width} × ${size.height} with box, button and last message in sight`, async ({
      page,
    }) => {
      const { log, box } = await openThread(page, who, size)
      await expect.poll(() => outOfSight(page)).toEqual([])
      const words = `Written by a ${who} at ${size.width} by ${size.height}`
      await box.fill(words)
      await box.press('Enter')
      await expect(log.getByText(words)).toBeVisible()
      await expect.poll(() => outOfSight(page)).toEqual([])
      await box.fill('A long draft that goes on and on. '.repeat(30))
      await expect.poll(() => outOfSight(page)).toEqual([])
      // As often as a finger needs: a box that grows brings itself into sight.
      await expect(async () => {
        await page.getByRole('dialog').evaluate((dialog) => dialog.scrollTo({ top: 0 }))
        await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ timeout: 1_000 })
      }).toPass()
      await box.fill('')
    })

for (const who of ['user', 'therapist'] as const)
  test(`a keyboard that opens over a ${who}'s long draft leaves the last message in sight`, async ({
    page,
  }) => {
    const [whole, low] = [
      { width: 390, height: 844 },
      { width: 390, height: 500 },
    ]
    const { log, box } = await openThread(page, who, whole)
    await box.fill('A long draft that goes on and on. '.repeat(30))
    await expect.poll(() => outOfSight(page)).toEqual([])
    for (const size of [low, whole, low]) {
      await page.setViewportSize(size)
      await expect.poll(() => outOfSight(page), { message: JSON.stringify(size) }).toEqual([])
    }
    await page.setViewportSize(whole)
    await expect.poll(() => outOfSight(page)).toEqual([])
    // A keyboard comes up in steps: what the step before has scrolled is told after the next one.
    await log.evaluate((element) => {
      const body = element.closest<HTMLElement>('.chat-dialog-body')!
      body.style.height = '500px'
      element.dispatchEvent(new Event('scroll'))
    })
    await expect.poll(() => log.evaluate(toItsEnd)).toBeLessThan(2)
    await box.fill('')
  })

/** The question what to share comes with the answer, in a line; opened, it is taller than a small phone. */
test('after the first message, box, button and message are in sight beside what is asked then', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'user')
  const threads = await (await page.request.get('/api/messages/threads')).json()
  const known = threads.map(({ partner }: { partner: { _id: string } }) => partner._id)
  const all = await (await page.request.get('/api/therapists?limit=24')).json()
  const stranger = all.find(({ _id }: { _id: string }) => !known.includes(_id))
  await page.goto(`/therapist/${stranger._id}`)
  await page.getByRole('button', { name: 'Message' }).last().click()
  const box = page.getByRole('dialog').getByRole('textbox', { name: /^Message to / })
  await box.fill('The first line to somebody new')
  await box.press('Enter')
  const choice = page.getByRole('region', { name: 'What to share' })
  const name = page.getByRole('dialog').getByText(stranger.name, { exact: true }).first()
  const close = page.getByRole('button', { name: 'Close' })
  await expect(choice).toBeVisible()
  expect((await choice.boundingBox())!.height).toBeLessThan(130)
  const allInSight = async (size: ViewportSize) => {
    await page.setViewportSize(size)
    await expect.poll(() => outOfSight(page), { message: JSON.stringify(size) }).toEqual([])
  }
  for (const size of larger) {
    await allInSight(size)
    for (const one of [name, close]) await expect(one).toBeInViewport({ ratio: 1 })
  }
  for (const size of sizes) await allInSight(size)
  await page.setViewportSize(larger[0]!)
  await choice.getByRole('button', { name: 'Choose what to share' }).click()
  await expect(choice.getByRole('button', { name: 'Share nothing' })).toBeInViewport()
  for (const size of [...larger, ...sizes]) await allInSight(size)
})

async function openThread(page: Page, who: keyof typeof listOf, size: ViewportSize) {
  await page.setViewportSize(size)
  await signInWithThread(page, who)
  await page.goto(listOf[who])
  await page
    .getByRole('button', { name: /^Chat with / })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const log = dialog.getByRole('log')
  await expect(log).toBeVisible()
  return { log, box: dialog.getByRole('textbox', { name: /^Message to / }) }
}

/** A therapist of this journey's own: the demo's has a patient who waits for an answer, and another journey needs them. */
async function signInWithThread(page: Page, who: keyof typeof listOf) {
  if (who === 'user') return signInAs(page, who)
  const id = await signUpPractising(page.request, newPerson('Thea Narrow'))
  await seedCaseload(id, { patients: 1, messages: 6 })
}

const toItsEnd = (log: Element) => log.scrollHeight - log.scrollTop - log.clientHeight

/** Of box and button what is not wholly seen, and whether the end of the last message is. */
const outOfSight = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const reach = 6
    for (const part of ['.composer textarea', '.composer [type=submit]', '.bubble']) {
      const element = [...document.querySelectorAll(`dialog ${part}`)].at(-1)
      if (!element) continue
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const middle = (left + right) / 2
      const from = part === '.bubble' ? bottom - 2 * reach : top + reach
      for (const at of [from, bottom - reach]) {
        const hit = document.elementFromPoint(middle, at)
        if (!hit || !element.contains(hit))
          found.push(`${part} at ${Math.round(at)} of ${innerHeight}`)
      }
    }
    return found
  })
