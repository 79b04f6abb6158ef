import type { BrowserContext, Page } from '@playwright/test'
import { payloads } from '../server/testing/markup-attacks.ts'
import { startProcess } from '../server/testing/process.ts'
import { temporaryFolder } from '../server/testing/temporary.ts'
import { scenes } from './all-scenes.ts'
import { type Description, describedReply, spoilTexts } from './hostile-replies.ts'
import type { Scene } from './scene.ts'
import { openAs, openBrowser, visit } from './visit.ts'

/**
 * Every screen in every state, with markup attacks in every free text of every reply: as if all of
 * them had been stored everywhere. The content security policy is taken out, so that whatever a page
 * would let run does run. `npm run trust:screens`, or `npm run trust:screens -- find` for some.
 *
 * A state that cannot be reached with all of them in the way (an answer that the server knows
 * nothing of is refused) is visited again with the replies of one operation changed at a time.
 */
const wanted = process.argv.slice(2)
const chosen = scenes.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
)
const rounds = 4
/** What a page takes that nothing stands in the way of, on a machine whose neighbours hold it up. */
const patience = 60_000

const server = await startProcess({ DATA_DIR: temporaryFolder('words'), DEMO: '1' })
const browser = await openBrowser()
const description: Description = await (await fetch(`${server.url}/api/openapi.json`)).json()
const found = new Set<string>()
const reached = new Set<string>()
const counts = { screens: 0, replies: 0, texts: 0 }

try {
  const control = await openAs(browser, 'visitor', 'control', options())
  if ((await attackControl(control)) === 0) throw new Error('An open page runs nothing either')
  await control.close()
  for (let round = 0; round < rounds; round++) await visitAll(round)
  for (const scene of neverReached()) await visitByOperations(scene)
} finally {
  await browser.close()
  await server.stop()
}
console.log(
  `${payloads.length} attacks in ${counts.texts} texts of ${counts.replies} replies, ${counts.screens} screens: ${found.size} ran or went elsewhere`,
)
for (const what of found) console.log(what)
const never = neverReached().map(({ name }) => name)
if (never.length > 0) console.log(`Brought into their state by no visit: ${never.join(', ')}`)
process.exit(found.size === 0 && never.length === 0 ? 0 : 1)

function options() {
  return { baseURL: server.url, bypassCSP: true, viewport: { width: 1280, height: 900 } }
}

function neverReached() {
  return chosen.filter(({ name }) => !reached.has(name))
}

async function visitAll(round: number) {
  const contexts = new Map<Scene['as'], BrowserContext>()
  for (const scene of chosen) {
    const known = contexts.get(scene.as)
    const context = known ?? (await openAs(browser, scene.as, `words-${round}`, options()))
    contexts.set(scene.as, context)
    // Some states are reached by words that stand elsewhere now; the screen is looked at all the same.
    if (await visitSpoilt(context, scene, round)) reached.add(scene.name)
  }
  for (const context of contexts.values()) await context.close()
}

/** One operation's replies at a time, after what stands there or else instead of it. */
async function visitByOperations(scene: Scene) {
  const context = await openAs(browser, scene.as, `words-${scene.name}`, options())
  const asked = new Set<string>()
  if (!(await visitSpoilt(context, scene, 0, (operation) => !asked.add(operation), patience))) {
    console.log(`${scene.name}: not in its state without attacks either`)
    return context.close()
  }
  const closing: string[] = []
  for (const operation of asked) {
    const only = (one: string) => one === operation
    const isThere =
      (await visitSpoilt(context, scene, 0, only)) || (await visitSpoilt(context, scene, 1, only))
    if (isThere) reached.add(scene.name)
    else closing.push(operation)
  }
  await context.close()
  console.log(
    `${scene.name}: one operation at a time, ${asked.size - closing.length} of ${asked.size} in its state${closing.map((name) => `, not ${name}`).join('')}`,
  )
}

/** Visits a screen with the replies of some operations changed; whether it came into its state. */
async function visitSpoilt(
  context: BrowserContext,
  scene: Scene,
  round: number,
  isSpoilt: (operation: string) => boolean = () => true,
  timeout = 6_000,
): Promise<boolean> {
  const page = await context.newPage()
  page.setDefaultTimeout(timeout)
  watch(page, scene.name, (what) => found.add(what))
  await spoilReplies(page, round, isSpoilt)
  const isReached = await visit(page, scene).then(
    () => true,
    () => false,
  )
  await page.evaluate(touchEverything).catch(() => {})
  await page.waitForTimeout(150)
  counts.screens++
  await page.close()
  return isReached
}

function watch(page: Page, name: string, tell: (what: string) => void) {
  page.on('dialog', (dialog) => {
    tell(`${name}: ran ${dialog.message()}`)
    dialog.dismiss().catch(() => {})
  })
  page.on('request', (request) => {
    const url = request.url()
    if (/^(data|blob|about):/.test(url) || url.startsWith(`${server.url}/`)) return
    tell(`${name}: asked ${url}`)
  })
}

/** In even rounds after what stands there, so that states are still found; in odd ones instead of it. */
async function spoilReplies(page: Page, round: number, isSpoilt: (operation: string) => boolean) {
  let next = round * 37
  const spoil = (text: string, most: number) => {
    counts.texts++
    const isInstead = round % 2 === 1
    let long = isInstead ? '' : text
    for (let i = 0; i < payloads.length; i++) {
      const payload = payloads[next++ % payloads.length] ?? ''
      const longer = long ? `${long} ${payload}` : payload
      if (longer.length > most || (isInstead && long)) break
      long = longer
    }
    return long
  }
  await page.route('**/api/**', async (route) => {
    const reply = await route.fetch().catch(() => undefined)
    if (!reply) return route.abort().catch(() => {})
    const { pathname } = new URL(route.request().url())
    const method = route.request().method()
    const { operation, schema } =
      describedReply(description, method, pathname, reply.status()) ?? {}
    const json: unknown =
      operation && isSpoilt(operation) && (await reply.json().catch(() => undefined))
    if (!schema || !json) return route.fulfill({ response: reply }).catch(() => {})
    counts.replies++
    await route.fulfill({ response: reply, json: spoilTexts(json, schema, spoil) }).catch(() => {})
  })
}

/** In the page: what waits for a pointer, a focus or an opening gets it. */
function touchEverything() {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
    element.dispatchEvent(new FocusEvent('focus'))
    if (element instanceof HTMLAnchorElement && element.protocol === 'javascript:') element.click()
  }
}

/** The same attacks on a page that writes them as markup: how many are noticed. */
async function attackControl(context: BrowserContext): Promise<number> {
  const noticed: string[] = []
  const page = await context.newPage()
  watch(page, 'control', (what) => noticed.push(what))
  await page.goto('/help')
  await page.evaluate((all) => {
    for (const payload of all) {
      const place = document.createElement('div')
      place.innerHTML = payload
      document.body.append(place)
    }
  }, payloads)
  await page.waitForTimeout(500)
  await page.close()
  return noticed.length
}
