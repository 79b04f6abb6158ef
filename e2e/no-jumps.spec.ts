import { paths } from '@attune/contract/paths.ts'
import { expect } from '@playwright/test'
import { signInAs } from './demo.ts'
import { test } from './test.ts'

/** The sum of all shifts while a page opens; CLS, which counts their worst second, is at most that. */
const mostShift = 0.02

const pagesOf = {
  visitor: [paths.landing, paths.signIn, paths.signUp, paths.help],
  user: [
    paths.home,
    paths.findTherapist,
    paths.dashboard,
    paths.messages,
    paths.journals,
    paths.tips,
    paths.profile,
  ],
  therapist: [paths.patients, paths.therapistDashboard, paths.therapistProfile],
} as const

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`nothing on a page jumps while it opens, at ${width}`, async ({ browser, origin }) => {
    const jumping: string[] = []
    for (const who of ['visitor', 'user', 'therapist'] as const) {
      const context = await browser.newContext({ baseURL: origin, viewport: { width, height } })
      const page = await context.newPage()
      if (who !== 'visitor') await signInAs(page, who)
      await page.addInitScript(watchShifts)
      for (const path of pagesOf[who]) {
        await page.goto(path, { waitUntil: 'networkidle' })
        const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift))
        if (!(shift <= mostShift)) jumping.push(`${path} ${shift.toFixed(3)}`)
      }
      await context.close()
    }
    expect(jumping).toEqual([])
  })

for (const [what, slower, late] of [
  ['on a slow phone', 4, 0],
  ['with a reply that is late', 1, 700],
] as const)
  test(`nor does home where a mood was chosen on another device, ${what}`, async ({
    browser,
    origin,
  }) => {
    const viewport = { width: 390, height: 844 }
    const context = await browser.newContext({ baseURL: origin, viewport })
    const page = await context.newPage()
    await signInAs(page, 'user')
    const { user } = await (await context.request.get('/api/users/check-session')).json()
    await context.request.post(`/api/mood-activity/${user.id}`, { data: { mood: 'calm' } })
    await page.addInitScript(watchShifts)
    await page.route('**/api/mood-activity/*', async (route) => {
      await new Promise((done) => setTimeout(done, late))
      await route.continue()
    })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.goto(paths.home, { waitUntil: 'networkidle' })
    await expect(page.getByText(/Recommended Activity ·/)).toBeVisible()
    const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift))
    expect(shift).toBeLessThanOrEqual(mostShift)
    await context.close()
  })

/** Where the note about a time that was chosen stands above what is there on all other days. */
const withNote = {
  visitor: [paths.signIn, paths.signUp],
  user: [paths.home, paths.appointments, paths.findTherapist, paths.dashboard],
} as const

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`a time that was chosen pushes nothing down, at ${width}`, async ({ browser, origin }) => {
    const jumping: string[] = []
    for (const who of ['visitor', 'user'] as const) {
      const context = await browser.newContext({ baseURL: origin, viewport: { width, height } })
      const page = await context.newPage()
      if (who === 'user') await signInAs(page, who)
      await page.addInitScript(chooseTime)
      await page.addInitScript(watchShifts)
      for (const path of withNote[who]) {
        await page.goto(path, { waitUntil: 'networkidle' })
        await expect(page.getByText(/^You chose /)).toBeVisible()
        const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift))
        if (!(shift <= mostShift)) jumping.push(`${path} ${shift.toFixed(3)}`)
      }
      await context.close()
    }
    expect(jumping).toEqual([])
  })

/** Runs in the page before all else. */
function chooseTime() {
  const at = new Date(Date.now() + 5 * 86_400_000).toISOString()
  const chosen = { therapist: 'ines', name: 'Inês Duarte', kind: 'session', at }
  const until = Date.now() + 3_600_000
  localStorage.setItem(
    'keptTime',
    JSON.stringify({ ...chosen, until, person: null, instead: null }),
  )
}

/** Runs in the page before all else. */
function watchShifts() {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
  let sum = 0
  const note = () => {
    if (document.documentElement) document.documentElement.dataset.shift = String(sum)
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) sum += entry.value
    note()
  }).observe({ type: 'layout-shift', buffered: true })
  addEventListener('load', note)
}
