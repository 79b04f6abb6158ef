import { guestCalls, guestsOf, invite, meetSoon } from '@attune/server/testing/guests.ts'
import { inRoom, openGuestTab } from '@attune/server/testing/rooms.ts'
import type { SignedUp } from '@attune/server/testing/sign-up.ts'
import { openTab } from '@attune/server/testing/sockets.ts'
import { until } from '@attune/server/testing/until.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refusing, withoutLines } from '../testing/devices.ts'
import { openApp } from '../testing/open-app.tsx'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'
import { openTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts'

declare const happyDOM: { setURL: (url: string) => void }

const server = await startScreenServer()
const url = await server.listen()
const { open: openLink } = guestCalls(server)
let proxy: TcpProxy | undefined
afterAll(() => proxy?.close())
let pat: SignedUp
let thea: SignedUp
let id: string

beforeEach(async () => {
  ;({ pat, thea, id } = await meetSoon(server))
  refusing('NotFoundError')
  withoutLines()
})
afterEach(() => vi.unstubAllGlobals())

/** The room in the page of one of those who meet there; their sockets carry their cookie. */
async function open(cookie: string, path = `/appointments/${id}/room`) {
  await proxy?.close()
  proxy = await openTcpProxy(new URL(url), cookie)
  happyDOM.setURL(proxy.url)
  return openApp(server, path, cookie)
}

/** Invited, with the link opened in a browser of their own. */
async function guest(name: string) {
  const { body } = await invite(pat, id, name)
  const { cookie } = await openLink(body.secret)
  return { id: body.guest._id as string, cookie }
}

const goIn = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Go in without sound' }))

describe('before a call without a relay', () => {
  test('each of the two is told of everybody who can learn where they are', async () => {
    await guest('Sam Novak')
    await open(pat.cookie)
    await screen.findByText(
      /So Thea, Sam Novak and anybody else whom one of you invites can learn the internet address/,
    )
    await open(thea.cookie, `/therapist/appointments/${id}/room`)
    await screen.findByText(/So Pat, Sam Novak and anybody else whom one of you invites can learn/)
  })

  test('so is a guest, who is not told the name of the patient', async () => {
    const { cookie } = await guest('Sam Novak')
    await open(cookie, '/join')
    await screen.findByText(/So Thea and everybody else who is let in can learn the internet addr/)
    expect(document.body.textContent).not.toContain('Pat')
  })
})

describe('a guest in the room', () => {
  test('is said to be one to the therapist, who can put them out from there, by keyboard', async () => {
    const sam = await guest('Sam Novak')
    const theirs = inRoom(await openGuestTab(url, sam.cookie), id)
    await theirs.enter()
    await open(thea.cookie, `/therapist/appointments/${id}/room`)
    await goIn()
    await screen.findByText(/Pat is not here yet/)
    await theirs.present()
    await screen.findByText('Sam Novak, a guest, is here and waits for you.')
    await press('Let Sam in')
    await until(() => theirs.told('letIn').length === 1)
    // Beside letting them in, and then on their tile.
    screen.getByRole('button', { name: 'Take out Sam Novak' })
    await theirs.present()
    await screen.findByText(', guest')
    const takeOut = await screen.findByRole('button', { name: 'Take out Sam Novak' })
    expect(takeOut.parentElement?.textContent).toBe('Sam Novak, guestTake out')
    takeOut.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Let them stay' }))
    expect((await guestsOf(thea, id)).length).toBe(1)
    await waitFor(() => expect(document.activeElement).toBe(takeOut))
    await userEvent.keyboard('{Enter}')
    const again = within(await screen.findByRole('dialog'))
    again.getByText(/They are out at once, and their invitation ends/)
    again.getByRole('button', { name: 'Take them out' }).focus()
    await userEvent.keyboard('{Enter}')
    await until(() => theirs.told('roomClosed').length === 1)
    await waitFor(() => expect(screen.queryByText(/Sam/)).toBeNull())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('In the room')
    expect(await guestsOf(thea, id)).toEqual([])
  })

  test('and to the patient, who can put them out too', async () => {
    const sam = await guest('Sam Novak')
    const rooms = {
      thea: inRoom(await openTab(url, thea.cookie), id),
      sam: inRoom(await openGuestTab(url, sam.cookie), id),
    }
    await rooms.thea.enter()
    await rooms.sam.enter()
    await open(pat.cookie)
    await goIn()
    await until(() => rooms.thea.told('roomPresence').length > 0)
    await rooms.thea.letIn(sam.id)
    await rooms.thea.letIn(pat.id)
    await rooms.sam.present()
    await press('Take out Sam Novak')
    await press('Take them out')
    await until(() => rooms.sam.told('roomClosed').length === 1)
    await waitFor(() => expect(screen.queryByText(/Sam Novak/)).toBeNull())
  })

  test('and to another guest, who can put nobody out', async () => {
    const [sam, paula] = [await guest('Sam Novak'), await guest('Paula')]
    const rooms = {
      thea: inRoom(await openTab(url, thea.cookie), id),
      paula: inRoom(await openGuestTab(url, paula.cookie), id),
    }
    await rooms.thea.enter()
    await rooms.paula.enter()
    await open(sam.cookie, '/join')
    await goIn()
    await until(() => rooms.thea.told('roomPresence').length > 0)
    for (const one of [sam, paula]) await rooms.thea.letIn(one.id)
    await rooms.paula.present()
    await screen.findByText(', guest')
    expect(screen.queryByRole('button', { name: /^Take out/ })).toBeNull()
  })
})
