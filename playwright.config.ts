import { defineConfig } from '@playwright/test'
import { temporaryFolder } from './server/testing/temporary.ts'

// Workers read this file again: the folder is made once and handed on.
process.env.E2E_DATA_DIR ??= temporaryFolder('e2e')
const port = process.env.E2E_PORT ?? '3210'
const baseURL = `http://127.0.0.1:${port}`

/** People of their own and long waits: they go on beside those that share the demo's accounts. */
const ofTheirOwn = [
  'appointments.spec.ts',
  'booking-link.spec.ts',
  'busy-times.spec.ts',
  'main-job.spec.ts',
  'offline.spec.ts',
  'read.spec.ts',
  'right-match.spec.ts',
  'room.spec.ts',
  'series.spec.ts',
  // Its patient writes to whoever is first of all: not while a therapist counts who waits.
  'taps.spec.ts',
  'therapist.spec.ts',
  'therapists-morning.spec.ts',
  'two-days.spec.ts',
]

/** A server of its own, and nothing but waiting for two minutes until a mail is due. */
const waiting = ['replies-reach.spec.ts']

/** How fast, not whether: `npm run bench:presses`, on a machine that does nothing else. */
const measures = ['press-speed.spec.ts', 'press-work.spec.ts']

/** Three browsers in one call, and a model in each picture: `npm run e2e:rooms`, by itself. */
const rooms = ['room-backdrop.spec.ts', 'room-guests.spec.ts']

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  // A journey looks at twenty pages with axe, in both themes: two minutes on a slow machine, and
  // five times that on one whose neighbours hold it up for seconds. What does not come still fails.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  workers: 3,
  // What passes the second time is printed as flaky, with what was wrong the first time.
  retries: 1,
  projects: [
    {
      name: 'one after the other',
      testIgnore: [...ofTheirOwn, ...waiting, ...measures, ...rooms],
      workers: 1,
    },
    { name: 'beside', testMatch: ofTheirOwn, workers: 1 },
    { name: 'waiting', testMatch: waiting, workers: 1 },
    // What it measures first it has changed: a second try would find other pages.
    { name: 'measures', testMatch: measures, workers: 1, retries: 0 },
    { name: 'rooms', testMatch: rooms, workers: 1 },
  ],
  reporter: [['list']],
  use: {
    baseURL,
    browserName: 'chromium',
    // A button that never comes fails its journey, not the patience of whoever waits for all of them.
    actionTimeout: 90_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    // A trace takes a third of the time of each.
    trace: 'on-first-retry',
  },
  webServer: {
    command: 'node --max-semi-space-size=16 --v8-pool-size=1 server/start.js',
    url: `${baseURL}/api/health`,
    env: {
      PORT: port,
      DATA_DIR: process.env.E2E_DATA_DIR,
      DEMO: '1',
      RATE_LIMITS: 'off',
      // Two browsers and a neighbour: the database is slow then, not away.
      DATABASE_PATIENCE: '6',
      LOG_LEVEL: 'warn',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
