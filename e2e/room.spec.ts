import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { goIn, openRooms, type Rooms, twoInARoom } from './room-cast.ts'
import { test } from './test.ts'
import { framesOf, leftBehind, sentCandidates, toneOf, untilFrames } from './watch-calls.ts'

/** `ROOM_JOINS=20` measures; a journey looks whether it works. */
const joins = Number(process.env.ROOM_JOINS ?? 2)

let rooms: Rooms
test.beforeAll(async () => {
  rooms = await openRooms('room')
})
test.afterAll(() => rooms.close())

test('two people meet in the page', async () => {
  const room = await twoInARoom(rooms)
  const { patient, therapist } = room
  const sent = [patient, therapist].map(sentCandidates)
  await test.step('both look at themselves first, and the patient waits', () => wait(room))
  await test.step('sound and picture arrive once the patient is let in', () =>
    connect(patient, therapist))
  await test.step('muting is heard and seen, and so is a camera that is off', () =>
    mute(patient, therapist))
  if (rooms.relay)
    await test.step('a cut of ten seconds heals by itself', () => cutAndHeal(patient, therapist))
  await test.step('the chat is beside it, and a second tab takes over', () => takeOver(room))
  await test.step('nothing of it shows an address or is logged', () => {
    expect(sent.flat().length).toBeGreaterThan(0)
    if (rooms.relay) expect(sent.flat().filter((one) => !one.includes('typ relay'))).toEqual([])
    expect(rooms.server.output()).toContain('/api/appointments/:id/room')
    expect(rooms.server.output()).not.toMatch(/candidate:|a=fingerprint|ufrag|typ (?:host|relay)/)
  })
  await room.close()
})

type Room = Awaited<ReturnType<typeof twoInARoom>>

async function wait({ patient, therapist, id }: Room) {
  await patient.goto('/home')
  await patient.getByRole('link', { name: /^Join the appointment with Greta/ }).click()
  await expect(
    patient.getByText(rooms.relay ? /go through a relay/ : /internet address/),
  ).toBeVisible()
  await expectAccessible(patient, 'the look before going in')
  await goIn(patient)
  await expect(patient.getByText('Greta is not here yet.')).toBeVisible()
  await therapist.goto(`/therapist/appointments/${id}/room`)
  await goIn(therapist)
  await expect(therapist.getByText('Pia is here and waits for you.')).toBeVisible()
  await expect(patient.getByText('Greta knows that you are here')).toBeVisible()
  expect(await therapist.evaluate(() => window.watched.peers.length)).toBe(0)
  await expectAccessible(therapist, 'the waiting room')
}

async function connect(patient: Page, therapist: Page) {
  const measured: number[] = []
  for (let at = 0; at < joins; at++) {
    if (at > 0) await comeAnew(patient, therapist)
    const before = Date.now()
    await therapist.getByRole('button', { name: 'Let Pia in' }).click()
    await Promise.all([patient, therapist].map((page) => untilFrames(page, 0)))
    measured.push(Date.now() - before)
  }
  note('connected after letting in', measured)
  await expectAccessible(patient, 'together in the room')
  const [said, ...heard] = await Promise.all([
    toneOf(patient, 'sent'),
    ...[therapist, patient].map((page) => toneOf(page, 'received')),
  ])
  for (const tone of heard) {
    expect(tone!.decibels).toBeGreaterThan(-60)
    expect(Math.abs(tone!.hertz - said!.hertz)).toBeLessThan(40)
  }
}

/** Both go out and come again; nobody remembers that they were let in. */
async function comeAnew(patient: Page, therapist: Page) {
  for (const page of [patient, therapist]) {
    await page.getByRole('button', { name: 'Leave' }).click()
    await page.getByRole('button', { name: 'Go in again' }).click()
  }
  await Promise.all([patient, therapist].map(goIn))
  await expect(therapist.getByRole('button', { name: 'Let Pia in' })).toBeVisible()
}

async function mute(patient: Page, therapist: Page) {
  await patient.getByRole('button', { name: 'Mute', exact: true }).click()
  await expect(therapist.getByText('Pia is muted')).toBeVisible()
  // What was said before is played to its end.
  const heard = async () => (await toneOf(therapist, 'received', 1_200))!.decibels
  await expect.poll(heard).toBeLessThan(-90)
  await patient.getByRole('button', { name: 'Unmute' }).click()
  await expect(therapist.getByText('Pia is muted')).toBeHidden()
  await patient.getByRole('button', { name: 'Camera off' }).click()
  await expect(therapist.getByText('Pia is here. Their camera is off.')).toBeVisible()
  await patient.getByRole('button', { name: 'Camera on' }).click()
  await expect(therapist.getByLabel('Picture of Pia Novak')).toBeVisible()
  await untilFrames(therapist, await framesOf(therapist))
}

async function cutAndHeal(patient: Page, therapist: Page) {
  await rooms.relay!.kill()
  await expect(patient.getByText('Reconnecting…')).toBeVisible()
  await patient.waitForTimeout(10_000)
  const before = [await framesOf(patient), await framesOf(therapist)]
  await rooms.relay!.start()
  const from = Date.now()
  await Promise.all([patient, therapist].map((page, at) => untilFrames(page, before[at]!)))
  note('back after a cut of ten seconds', [Date.now() - from])
  await expect(patient.getByText('Reconnecting…')).toBeHidden()
}

async function takeOver({ patient, therapist, id }: Room) {
  await patient.getByRole('button', { name: 'Chat' }).click()
  await patient.getByRole('complementary', { name: 'Chat' }).getByRole('textbox').fill('Hello')
  await expectAccessible(patient, 'the chat beside a call')
  const second = await patient.context().newPage()
  await second.goto(`/appointments/${id}/room`)
  await goIn(second)
  await expect(patient.getByRole('heading', { name: 'You went in elsewhere.' })).toBeFocused()
  expect(await leftBehind(patient)).toEqual({ tracks: 0, peers: 0 })
  await untilFrames(second, 0)
  await second.getByRole('button', { name: 'Leave' }).click()
  await expect(second.getByRole('heading', { name: 'You have left the room.' })).toBeFocused()
  expect(await leftBehind(second)).toEqual({ tracks: 0, peers: 0 })
  await expect(therapist.getByText('Pia has left the room')).toBeVisible()
}

function note(what: string, milliseconds: number[]) {
  const sorted = milliseconds.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]
  const text = `${what}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, n ${sorted.length}`
  test.info().annotations.push({ type: 'figure', description: text })
  if (process.env.ROOM_JOINS) process.stdout.write(`${text}\n`)
}
