import { setTimeout as wait } from 'node:timers/promises'
import { say } from '@attune/contract/errors.ts'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from '@playwright/test'
import { demoAccounts } from '../server/demo/accounts.ts'
import type { Scene } from './scene.ts'

/** So long must nothing be under way, in milliseconds, and so long is it waited for. */
const quiet = 500
const patience = 30_000

export const openBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })

/** A browser signed in as one of the demo's people, or as someone new, or as nobody. `tag` tells new ones apart. */
export async function openAs(
  on: Browser,
  as: Scene['as'],
  tag: string,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await on.newContext({
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    ...options,
  })
  if (as === 'visitor') return context
  const plural = as.endsWith('herapist') ? 'therapists' : 'users'
  if (as === 'patient' || as === 'therapist') {
    const email = as === 'patient' ? demoAccounts.user : demoAccounts.therapist
    await context.request.post(`/api/${plural}/login`, {
      data: { email, password: demoAccounts.password },
    })
    return context
  }
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

/** Brings the page into the state of a scene. */
export async function visit(page: Page, scene: Scene) {
  const { pending = [], failing = [], replies = {} } = scene
  const underWay = watchRequests(page)
  for (const url of pending)
    await page.route(url, (route) => {
      underWay.delete(route.request())
    })
  for (const url of failing)
    await page.route(url, (route) =>
      route.fulfill({ status: 500, json: { error: say.internal, code: 'internal' } }),
    )
  for (const [url, json] of Object.entries(replies))
    await page.route(url, (route) => route.fulfill({ json }))
  await page.goto(scene.path, { waitUntil: 'load' })
  await settled(underWay)
  await scene.prepare?.(page)
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
