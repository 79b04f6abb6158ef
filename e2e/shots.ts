import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Page,
  type Request,
} from '@playwright/test'
import { demoAccounts } from '../server/demo/accounts.ts'
import { startProcess } from '../server/testing/process.ts'
import { temporaryFolder } from '../server/testing/temporary.ts'
import { scenes } from './all-scenes.ts'
import type { Scene } from './scene.ts'

/**
 * Pictures of every screen and state into shots/{size}-{theme}/: `npm run shots`, or
 * `npm run shots -- find` for those whose name holds a word.
 */
const sizes = { phone: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } }
const themes = ['light', 'dark'] as const
/** So long must nothing be under way, in milliseconds, and so long is it waited for. */
const quiet = 500
const patience = 30_000
const out = resolve(import.meta.dirname, '../shots')
const [wanted = ''] = process.argv.slice(2)

const dataDir = temporaryFolder('shots')
const server = await startProcess({ DATA_DIR: dataDir, DEMO: '1' })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
let taken = 0
try {
  for (const theme of themes) {
    const counts = await Promise.all([
      takeAll(browser, 'phone', theme),
      takeAll(browser, 'wide', theme),
    ])
    taken += counts[0] + counts[1]
  }
} finally {
  await browser.close()
  await server.stop()
}
console.log(`${taken} pictures in shots/`)

async function takeAll(on: Browser, size: keyof typeof sizes, theme: (typeof themes)[number]) {
  const folder = join(out, `${size}-${theme}`)
  mkdirSync(folder, { recursive: true })
  const contexts = new Map<Scene['as'], BrowserContext>()
  let count = 0
  for (const scene of scenes.filter(({ name }) => name.includes(wanted))) {
    const known = contexts.get(scene.as)
    const context = known ?? (await open(on, scene.as, size, theme))
    contexts.set(scene.as, context)
    const page = await context.newPage()
    await take(page, scene, join(folder, `${scene.name}.png`))
    await page.close()
    count++
  }
  for (const context of contexts.values()) await context.close()
  return count
}

/** A browser signed in as one of the demo's people, or as someone new, or as nobody. */
async function open(
  on: Browser,
  as: Scene['as'],
  size: keyof typeof sizes,
  theme: 'light' | 'dark',
) {
  const context = await on.newContext({
    baseURL: server.url,
    viewport: sizes[size],
    hasTouch: size === 'phone',
    reducedMotion: 'reduce',
    colorScheme: theme,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  })
  await context.addInitScript((value) => localStorage.setItem('theme', value), theme)
  if (as === 'visitor') return context
  const plural = as.endsWith('herapist') ? 'therapists' : 'users'
  if (as === 'patient' || as === 'therapist') {
    const email = as === 'patient' ? demoAccounts.user : demoAccounts.therapist
    await context.request.post(`/api/${plural}/login`, {
      data: { email, password: demoAccounts.password },
    })
    return context
  }
  const tag = `${size}-${theme}`
  await context.request.post(`/api/${plural}/register`, {
    data: {
      name: as === 'newPatient' ? 'Noor Haddad' : 'Vera Blom',
      username: `${as}-${tag}`,
      email: `${as}-${tag}@people.example`,
      password: 'a calm long password',
      phone: '+1 555 0143',
    },
  })
  return context
}

async function take(page: Page, scene: Scene, path: string) {
  const { pending = [], failing = [], replies = {} } = scene
  const underWay = watchRequests(page)
  for (const url of pending)
    await page.route(url, (route) => {
      underWay.delete(route.request())
    })
  for (const url of failing)
    await page.route(url, (route) =>
      route.fulfill({ status: 500, json: { error: 'Something went wrong', code: 'internal' } }),
    )
  for (const [url, json] of Object.entries(replies))
    await page.route(url, (route) => route.fulfill({ json }))
  await page.goto(scene.path, { waitUntil: 'load' })
  await settled(underWay)
  await scene.prepare?.(page)
  await page.evaluate(() => document.fonts.ready)
  // A picture of the whole page shows fixed things where the window stands.
  if (!scene.viewportOnly) await page.evaluate(() => window.scrollTo(0, 0))
  await page.evaluate(allDecoded)
  // Skeletons and spinners have had their moment.
  await page.waitForTimeout(250)
  await page.screenshot({ path, fullPage: !scene.viewportOnly, animations: 'disabled' })
}

/** In the page: a picture of all of it also shows photos that would load once they are near. */
async function allDecoded() {
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
}

function watchRequests(page: Page): Set<Request> {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return underWay
}

/** No request under way for a while, but those that are to stay unanswered. */
async function settled(underWay: ReadonlySet<Request>) {
  const started = Date.now()
  for (let busy = started; Date.now() - busy < quiet; await wait(50)) {
    if (underWay.size > 0) busy = Date.now()
    if (Date.now() - started > patience)
      throw new Error(`Still under way: ${[...underWay].map((one) => one.url()).join(', ')}`)
  }
}
