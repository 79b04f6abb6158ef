import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { startProcess } from '../server/testing/process.ts'
import { temporaryFolder } from '../server/testing/temporary.ts'
import { scenes } from './all-scenes.ts'
import type { Scene } from './scene.ts'
import { openAs, openBrowser, visit } from './visit.ts'

/**
 * Pictures of every screen and state into shots/{size}-{theme}/, and what a screen reader is told of
 * it into shots/{size}-light/: `npm run shots`, or `npm run shots -- find book` for those whose name
 * holds one of the words.
 */
const sizes = { phone: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } }
const themes = ['light', 'dark'] as const
const out = resolve(import.meta.dirname, '../shots')
const wanted = process.argv.slice(2)

const dataDir = temporaryFolder('shots')
const server = await startProcess({ DATA_DIR: dataDir, DEMO: '1' })
const browser = await openBrowser()
const chosen = scenes.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
)
let taken = 0
const missed: string[] = []
try {
  await Promise.all([takeAll(browser, 'phone'), takeAll(browser, 'wide')])
} finally {
  await browser.close()
  await server.stop()
}
console.log(`${taken} pictures in shots/`)
for (const one of missed) console.error(`not taken: ${one}`)
if (missed.length > 0) process.exitCode = 1

async function takeAll(on: Browser, size: keyof typeof sizes) {
  for (const theme of themes) mkdirSync(join(out, `${size}-${theme}`), { recursive: true })
  const contexts = new Map<Scene['as'], BrowserContext>()
  for (const scene of chosen) {
    const known = contexts.get(scene.as)
    const context =
      known ??
      (await openAs(on, scene.as, size, {
        baseURL: server.url,
        viewport: sizes[size],
        hasTouch: size === 'phone',
        colorScheme: 'light',
      }))
    contexts.set(scene.as, context)
    const page = await context.newPage()
    try {
      await visit(page, scene)
      for (const theme of themes) await take(page, scene, size, theme)
      const said = await page.locator('body').ariaSnapshot()
      writeFileSync(join(out, `${size}-light`, `${scene.name}.txt`), said)
    } catch (error) {
      missed.push(`${scene.name}, ${size}: ${String(error).split('\n')[0]}`)
    }
    await page.close()
  }
  for (const context of contexts.values()) await context.close()
}

async function take(
  page: Page,
  { name, viewportOnly = false }: Scene,
  size: keyof typeof sizes,
  theme: (typeof themes)[number],
) {
  await page.emulateMedia({ colorScheme: theme })
  // Where nothing on the page follows the system. Another theme changes colours alone.
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value
  }, theme)
  await page.evaluate(() => document.fonts.ready)
  // A picture of the whole page shows fixed things where the window stands.
  if (!viewportOnly) await page.evaluate(() => window.scrollTo(0, 0))
  await page.evaluate(allDecoded)
  // Skeletons and spinners have had their moment.
  await page.waitForTimeout(250)
  const path = join(out, `${size}-${theme}`, `${name}.png`)
  await page.screenshot({ path, fullPage: !viewportOnly, animations: 'disabled' })
  taken++
}

/** In the page: a picture of all of it also shows photos and frames that would load once they are near. */
async function allDecoded() {
  for (const one of document.querySelectorAll<HTMLImageElement | HTMLIFrameElement>('img, iframe'))
    one.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
}
