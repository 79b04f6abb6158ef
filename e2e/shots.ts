import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { startProcess } from '../server/testing/process.ts'
import { temporaryFolder } from '../server/testing/temporary.ts'
import { scenes } from './all-scenes.ts'
import type { Scene } from './scene.ts'
import { openAs, openBrowser, visit } from './visit.ts'

/**
 * Pictures of every screen and state into shots/{size}-{theme}/, and beside each what a screen reader
 * is told of it: `npm run shots`, or `npm run shots -- find` for those whose name holds a word.
 */
const sizes = { phone: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } }
const themes = ['light', 'dark'] as const
const out = resolve(import.meta.dirname, '../shots')
const [wanted = ''] = process.argv.slice(2)

const dataDir = temporaryFolder('shots')
const server = await startProcess({ DATA_DIR: dataDir, DEMO: '1' })
const browser = await openBrowser()
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
    const context = known ?? (await openThemed(on, scene.as, size, theme))
    contexts.set(scene.as, context)
    const page = await context.newPage()
    await take(page, scene, join(folder, `${scene.name}.png`))
    writeFileSync(join(folder, `${scene.name}.txt`), await page.locator('body').ariaSnapshot())
    await page.close()
    count++
  }
  for (const context of contexts.values()) await context.close()
  return count
}

async function openThemed(
  on: Browser,
  as: Scene['as'],
  size: keyof typeof sizes,
  theme: (typeof themes)[number],
) {
  const context = await openAs(on, as, `${size}-${theme}`, {
    baseURL: server.url,
    viewport: sizes[size],
    hasTouch: size === 'phone',
    colorScheme: theme,
  })
  await context.addInitScript((value) => localStorage.setItem('theme', value), theme)
  return context
}

async function take(page: Page, scene: Scene, path: string) {
  await visit(page, scene)
  await page.evaluate(() => document.fonts.ready)
  // A picture of the whole page shows fixed things where the window stands.
  if (!scene.viewportOnly) await page.evaluate(() => window.scrollTo(0, 0))
  await page.evaluate(allDecoded)
  // Skeletons and spinners have had their moment.
  await page.waitForTimeout(250)
  await page.screenshot({ path, fullPage: !scene.viewportOnly, animations: 'disabled' })
}

/** In the page: a picture of all of it also shows photos and frames that would load once they are near. */
async function allDecoded() {
  for (const one of document.querySelectorAll<HTMLImageElement | HTMLIFrameElement>('img, iframe'))
    one.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
}
