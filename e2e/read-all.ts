import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { startProcess } from '../server/testing/process.ts'
import { temporaryFolder } from '../server/testing/temporary.ts'
import type { Scene } from './scene.ts'
import { spoken } from './spoken.ts'
import { steady } from './steady.ts'
import { openAs, openBrowser, visit } from './visit.ts'

/** A phone: most people are on one. */
const size = { width: 390, height: 844 }

/** What differs by chance or by the day, as one of those it can be. */
const replies = {
  // Among messages of fixed hours these come as late in the day as the server was started.
  '**/api/appointments/events?*': [],
  // Counted while the patient looks at the same people.
  '**/api/therapists/*/reach': { matches: 12, views: 7, firstMessages: 3, answered: 2 },
  '**/api/video-recommendation/*': {
    videoUrl: '/exercises/box-breathing',
    explanation: 'Because sleep came up in your answers.',
    title: 'Box breathing',
    minutes: 3,
  },
  '**/api/daily-article/*': {
    articles: [
      {
        snippet: 'A wind-down routine and what to do when you lie awake.',
        explanation: 'Because sleep came up in your answers.',
        learnMore:
          'https://www.nhs.uk/every-mind-matters/mental-wellbeing-tips/how-to-fall-asleep/',
        title: 'How to fall asleep faster and sleep better',
        publisher: 'NHS Every Mind Matters',
      },
    ],
  },
}

/**
 * What a screen reader is told in each of these scenes, on a server of its own with the demo's people.
 * With what is expected, a page that says something else is given time to come to it.
 */
export async function readAll(
  scenes: readonly Scene[],
  expected?: (scene: string) => string,
): Promise<Map<string, string>> {
  const DATA_DIR = temporaryFolder('read')
  const server = await startProcess({ DATA_DIR, DEMO: '1', DATABASE_PATIENCE: '6' })
  const browser = await openBrowser()
  const texts = new Map<string, string>()
  try {
    const people = [...new Set(scenes.map(({ as }) => as))]
    await Promise.all(
      people.map(async (as) => {
        const options = { baseURL: server.url, viewport: size, hasTouch: true }
        const context = await openAs(browser, as, 'read', options)
        // Of the four quotes the first.
        await context.addInitScript(() => {
          Math.random = () => 0
        })
        for (const [url, json] of Object.entries(replies))
          await context.route(url, (route) => route.fulfill({ json }))
        // One page for all: a new one for each takes twice as long.
        const page = await context.newPage()
        for (const scene of scenes.filter((one) => one.as === as)) {
          await visit(page, scene)
          texts.set(scene.name, await settledText(page, expected?.(scene.name)))
          await page.unrouteAll({ behavior: 'ignoreErrors' })
        }
        await context.close()
      }),
    )
  } finally {
    await browser.close()
    await server.stop()
  }
  return texts
}

/** Milliseconds for which a page that stands still, and says something else, may be held up. */
const patience = 10_000

/** Read until nothing is new in it: what comes once a page is idle comes late on a slow machine. */
async function settledText(page: Page, expected?: string): Promise<string> {
  const until = performance.now() + patience
  for (let before = ''; ; await wait(400)) {
    const text = steady(await spoken(page))
    const isExpected = expected === undefined || text === expected || performance.now() > until
    if (text === before && isExpected && !isLoading.test(text)) return text
    before = text
  }
}

const isLoading = /^ *Loading/m
