import { type BrowserContext, expect, type Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { goIn, openRooms, type Rooms, twoInARoom } from './room-cast.ts'
import { test } from './test.ts'
import { leftBehind, sentCandidates, watchCalls } from './watch-calls.ts'

let rooms: Rooms
test.beforeAll(async () => {
  rooms = await openRooms('room-guests')
})
test.afterAll(() => rooms.close())

test('somebody comes along, and all see and hear each other, up to four', async () => {
  const room = await twoInARoom(rooms)
  const { patient, therapist, id } = room
  const [link, other] = await test.step('the patient invites two by name, and both see it', () =>
    invite(patient, therapist, id))
  const context = await newGuest()
  const guest = await context.newPage()
  const sent = [patient, therapist, guest].map(sentCandidates)
  await test.step('the link shows whose appointment it is, and leads into the waiting room', () =>
    openLink(guest, link))
  await test.step('it opens once, and a guessed one leads nowhere', () => refuse(link))
  await test.step('the therapist lets each in by name, and all meet', () =>
    meet(patient, therapist, guest, id))
  await test.step('a second one is a guest to all, and the patient takes them out from inside', () =>
    takeOut(other, { patient, therapist, guest }))
  await test.step('taken away, it ends at once, and the two go on', () =>
    takeAway(patient, therapist, guest, id))
  await test.step('nothing of it shows an address or is logged', () => {
    if (rooms.relay) expect(sent.flat().filter((one) => !one.includes('typ relay'))).toEqual([])
    expect(sent[2]!.length).toBeGreaterThan(0)
    expect(rooms.server.output()).toContain('/api/room-guest')
    expect(rooms.server.output()).not.toContain(new URL(link).hash.slice(1))
    expect(rooms.server.output()).not.toMatch(/Sam Novak|candidate:|a=fingerprint/)
  })
  await context.close()
  await room.close()
})

async function newGuest(): Promise<BrowserContext> {
  const context = await rooms.browser.newContext({
    ...{ baseURL: rooms.server.url, permissions: ['camera', 'microphone'] },
    viewport: { width: 390, height: 844 },
  })
  await watchCalls(context)
  return context
}

async function invite(patient: Page, therapist: Page, id: string) {
  await patient.goto(`/appointments/${id}`)
  const card = patient.getByRole('region', { name: 'Who comes along' })
  const links: string[] = []
  for (const name of ['Sam Novak', 'Paula Meyer']) {
    await card.getByLabel('Their name').fill(name)
    await card.getByRole('button', { name: 'Make a link for them' }).click()
    const made = card.getByRole('region', { name: `Link for ${name}` })
    const shown = made.getByText(/\/join#[\w-]{43}$/)
    await expect(shown).toBeVisible()
    links.push((await shown.textContent()) ?? '')
  }
  await expect(card.getByText(/\/join#/)).toHaveText(links)
  await expect(card.getByLabel('Their name')).toBeHidden()
  await expectAccessible(patient, 'an appointment with somebody who comes along')
  await therapist.goto(`/therapist/appointments/${id}`)
  const theirs = therapist.getByRole('region', { name: 'Who comes along' })
  await expect(theirs.getByText('Sam Novak (invited by Pia, link not opened yet)')).toBeVisible()
  await expect(theirs.getByText(/join#/)).toBeHidden()
  return [links[0] ?? '', links[1] ?? ''] as const
}

async function openLink(guest: Page, link: string) {
  const asked: string[] = []
  guest.on('request', (request) => asked.push(request.url()))
  await guest.goto(link)
  await expectAccessible(guest, 'an invitation')
  await guest.getByRole('button', { name: 'Open the invitation' }).click()
  await expect(guest.getByRole('heading', { name: 'Session with Greta Nilsen' })).toBeVisible()
  await expect(guest.getByText('You join as Sam Novak.')).toBeVisible()
  expect(new URL(guest.url()).hash).toBe('')
  await expectAccessible(guest, 'the look before going in, of a guest')
  await goIn(guest)
  await expect(guest.getByText('Greta is not here yet.')).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Chat' })).toBeHidden()
  const secret = new URL(link).hash.slice(1)
  expect(asked.some((url) => url.includes(secret))).toBe(false)
}

async function refuse(link: string) {
  const context = await newGuest()
  const page = await context.newPage()
  for (const one of [link, `${link.split('#')[0]}#${'A'.repeat(43)}`]) {
    await page.goto('/help')
    await page.goto(one)
    await page.getByRole('button', { name: 'Open the invitation' }).click()
    await expect(page.getByText('This invitation leads nowhere any more.')).toBeVisible()
    await expect(page.getByText('Greta')).toBeHidden()
  }
  await expectAccessible(page, 'an invitation that leads nowhere')
  await context.close()
}

async function meet(patient: Page, therapist: Page, guest: Page, id: string) {
  await therapist.goto(`/therapist/appointments/${id}/room`)
  await goIn(therapist)
  await expect(therapist.getByText('Sam Novak, a guest, is here')).toBeVisible()
  await patient.goto(`/appointments/${id}/room`)
  await goIn(patient)
  await therapist.getByRole('button', { name: 'Let Pia in' }).click()
  await expect.poll(() => decoding(patient)).toBe(1)
  // Who waits is seen by the therapist alone.
  await expect(patient.getByText('Sam')).toBeHidden()
  await therapist.getByRole('button', { name: 'Let Sam in' }).click()
  for (const page of [patient, therapist, guest])
    await expect.poll(() => decoding(page), { timeout: 60_000 }).toBe(2)
  for (const page of [patient, therapist, guest])
    await expect.poll(() => hearing(page), { timeout: 60_000 }).toBe(2)
  await expect(guest.getByLabel('Picture of Pia Novak')).toBeVisible()
  await expect(guest.getByLabel('Picture of Greta Nilsen')).toBeVisible()
  await expect(patient.getByLabel('Picture of Sam Novak')).toBeVisible()
  for (const [name, page] of Object.entries({ patient, therapist, guest })) {
    await expectAccessible(page, `three in a room, as the ${name}`)
  }
  await guest.getByRole('button', { name: 'Mute', exact: true }).click()
  for (const page of [patient, therapist])
    await expect(page.getByText('Sam is muted')).toBeVisible()
}

type Three = { patient: Page; therapist: Page; guest: Page }

async function takeOut(link: string, { patient, therapist, guest }: Three) {
  const context = await newGuest()
  const paula = await context.newPage()
  await paula.goto(link)
  await paula.getByRole('button', { name: 'Open the invitation' }).click()
  await paula.getByRole('button', { name: 'Go in', exact: true }).click()
  await expect(therapist.getByText('Paula Meyer, a guest, is here and waits')).toBeVisible()
  await therapist.getByRole('button', { name: 'Let Paula in' }).click()
  for (const page of [patient, therapist, guest])
    await expect(page.getByText('Paula Meyer, guest')).toBeVisible()
  for (const page of [patient, therapist])
    await expect(page.getByText('Sam Novak, guest')).toBeVisible()
  for (const page of [patient, therapist, guest, paula])
    await expect.poll(() => decoding(page), { timeout: 120_000 }).toBe(3)
  // Sam has muted himself.
  for (const [page, others] of [
    [patient, 2],
    [therapist, 2],
    [paula, 2],
    [guest, 3],
  ] as const)
    await expect.poll(() => hearing(page), { timeout: 120_000 }).toBe(others)
  await expect(guest.getByRole('button', { name: /^Take out/ })).toBeHidden()
  await expectAccessible(therapist, 'four in a room')
  await patient.getByRole('button', { name: 'Take out Paula Meyer' }).press('Enter')
  await expectAccessible(patient, 'the question before a guest is taken out')
  await patient.getByRole('button', { name: 'Take them out' }).press('Enter')
  await expect(paula.getByRole('heading', { name: 'The room has closed.' })).toBeFocused()
  for (const page of [patient, therapist, guest])
    await expect(page.getByText('Paula Meyer')).toBeHidden()
  await expect(patient.getByRole('region', { name: 'In the room' })).toBeFocused()
  await context.close()
}

async function takeAway(patient: Page, therapist: Page, guest: Page, id: string) {
  const beside = await therapist.context().newPage()
  await beside.goto(`/therapist/appointments/${id}`)
  await beside.getByRole('button', { name: 'Take back the invitation of Sam Novak' }).click()
  await expect(guest.getByRole('heading', { name: 'The room has closed.' })).toBeFocused()
  expect(await leftBehind(guest)).toEqual({ tracks: 0, peers: 0 })
  for (const page of [patient, therapist]) {
    await expect(page.getByLabel('Picture of Sam Novak')).toBeHidden()
    // Sound, as a machine that is held up may hold the picture back.
    await expect.poll(() => hearing(page)).toBe(1)
  }
  await guest.reload()
  await expect(guest.getByText('This invitation leads nowhere any more.')).toBeVisible()
  await beside.close()
}

/** From how many others a page decodes pictures that go on arriving. */
const decoding = (page: Page) => growing(page, 'video', 'framesDecoded')
/** From how many others it gets sound that has energy. */
const hearing = (page: Page) => growing(page, 'audio', 'totalAudioEnergy')

const growing = (page: Page, kind: 'video' | 'audio', figure: string) =>
  page.evaluate(
    async ({ kind, figure }) => {
      const open = window.watched.peers.filter((peer) => peer.connectionState !== 'closed')
      const read = async (peer: RTCPeerConnection) => {
        let most = 0
        for (const report of (await peer.getStats()).values())
          if (report.type === 'inbound-rtp' && report.kind === kind)
            most = Math.max(most, report[figure] ?? 0)
        return most
      }
      const before = await Promise.all(open.map(read))
      await new Promise((done) => setTimeout(done, 2_000))
      const after = await Promise.all(open.map(read))
      // A decoder makes some billionths of silence.
      return after.filter((one, at) => one - (before[at] ?? 0) > 1e-6).length
    },
    { kind, figure },
  )
