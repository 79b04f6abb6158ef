import { randomUUID } from 'node:crypto'
import { chromium, expect, type Page } from '@playwright/test'
import { startProcess } from '../server/testing/process.ts'
import { temporaryFolder } from '../server/testing/temporary.ts'
import { openCalendar } from './booking.ts'
import { besideData, signUpAnswered, signUpPractising } from './caseload.ts'
import { coturn, startRelay } from './relay.ts'
import { newPerson } from './sign-up.ts'
import { test } from './test.ts'
import { watchCalls } from './watch-calls.ts'

export type Rooms = Awaited<ReturnType<typeof openRooms>>

/** A server of its own, with a relay where one is wanted and there, and a browser with made-up devices. */
export async function openRooms(
  name: string,
  { env = {}, args = [], isRelayed = true }: RoomOptions = {},
) {
  const folder = temporaryFolder(name)
  const relay = isRelayed && coturn ? await startRelay(coturn) : undefined
  const settings = { DATA_DIR: folder, LOG_LEVEL: 'trace', DATABASE_PATIENCE: '6' }
  const server = await startProcess({ ...settings, ...relay?.env, ...env })
  const { args: own = [], ...options } = test.info().project.use.launchOptions ?? {}
  const devices = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
  const browser = await chromium.launch({ ...options, args: [...own, ...devices, ...args] })
  return {
    ...{ folder, relay, server, browser },
    async close() {
      await browser.close()
      await server.stop()
      await relay?.kill()
    },
  }
}

type RoomOptions = { env?: Record<string, string>; args?: readonly string[]; isRelayed?: boolean }

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/**
 * A patient at a desk and a therapist on a phone, with an online appointment that begins in five
 * minutes.
 */
export async function twoInARoom({ browser, server, folder }: Rooms) {
  const options = { baseURL: server.url, permissions: ['camera', 'microphone'] }
  const mine = await browser.newContext({ ...options, viewport: desk })
  const theirs = await browser.newContext({ ...options, viewport: phone })
  await Promise.all([mine, theirs].map(watchCalls))
  const thea = await signUpPractising(theirs.request, newPerson('Greta Nilsen'))
  await openCalendar(theirs.request, thea)
  await signUpAnswered(mine.request, newPerson('Pia Novak'), [])
  const free = await mine.request.get(`/api/therapists/${thea}/free-times?kind=session`)
  const at = (await free.json()).times[0].at
  const draft = { therapist: thea, clientId: randomUUID(), kind: 'session', format: 'online', at }
  const asked = await mine.request.post('/api/appointments', {
    data: { ...draft, timeZone: 'Europe/Berlin' },
  })
  expect(asked.ok(), await asked.text()).toBe(true)
  const { _id: id, sequence } = await asked.json()
  await theirs.request.put(`/api/appointments/${id}/confirm`, { data: { sequence } })
  await besideData(folder, 'let-it-begin.ts', id, '5')
  return {
    id,
    patient: await mine.newPage(),
    therapist: await theirs.newPage(),
    close: () => Promise.all([mine.close(), theirs.close()]),
  }
}

/** Past the look at camera and microphone. */
export async function goIn(page: Page) {
  await expect(page.getByText('Nobody sees or hears you yet.')).toBeVisible()
  await expect(page.getByLabel('Your picture')).toBeVisible()
  await page.getByRole('button', { name: 'Go in', exact: true }).click()
  await expect(page.getByRole('region', { name: 'In the room' })).toBeVisible()
}
