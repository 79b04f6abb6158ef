import { storeAppointment } from '@attune/server/testing/appointments.ts'
import { inRoom } from '@attune/server/testing/rooms.ts'
import { type SignedUp, signUp, signUpPractising, write } from '@attune/server/testing/sign-up.ts'
import { openTab } from '@attune/server/testing/sockets.ts'
import { until } from '@attune/server/testing/until.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refusing } from '../testing/devices.ts'
import { openApp } from '../testing/open-app.tsx'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'
import { openTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts'
import { loudness } from './sound-level.tsx'
import { troubleOf } from './trouble.ts'

declare const happyDOM: { setURL: (url: string) => void }

const server = await startScreenServer()
const url = await server.listen()
let proxy: TcpProxy | undefined
afterAll(() => proxy?.close())
const minute = 60_000
let pat: SignedUp
let thea: SignedUp

beforeEach(async () => {
  ;[pat, thea] = await Promise.all([signUp(server, 'user'), signUpPractising(server)])
  await write(server, pat, thea, 'Hello')
})
afterEach(() => vi.unstubAllGlobals())

const inMinutes = (minutes: number, fields: object = {}) =>
  storeAppointment(server, pat, thea, {
    ...{ status: 'confirmed', at: new Date(Date.now() + minutes * minute) },
    ...fields,
  })

/** This browser is this person's: their cookie goes with every call and socket. */
async function open(id: string, who = pat) {
  await proxy?.close()
  proxy = await openTcpProxy(new URL(url), who.cookie)
  happyDOM.setURL(proxy.url)
  return openApp(server, `/${who === pat ? '' : 'therapist/'}appointments/${id}/room`, who.cookie)
}

describe('the room says', () => {
  test('when it opens', async () => {
    await open(await inMinutes(30))
    await screen.findByText(/^The room opens (?:today|tomorrow) \d/)
    expect(screen.queryByRole('button', { name: /^Go in/ })).toBeNull()
  })

  test('that it has closed, an hour after the end', async () => {
    await open(await inMinutes(-111))
    await screen.findByText('The room has closed.')
  })

  test('that there is none for a time in person, or one that is not agreed on', async () => {
    await open(await inMinutes(5, { format: 'in-person' }))
    await screen.findByText('There is no room for this appointment.')
    await open(await inMinutes(65, { status: 'requested' }))
    await screen.findByText('There is no room for this appointment.')
  })

  test('what a call without a relay shows the other, before anybody is seen', async () => {
    refusing('NotFoundError')
    await open(await inMinutes(5))
    await screen.findByText(
      /Thea and anybody whom one of you invites can learn the internet address/,
    )
    screen.getByText(/You wait until Thea lets you in/)
  })
})

describe('a camera or a microphone', () => {
  test.each([
    ['NotAllowedError', 'This page may not use your camera.', /allow the camera/],
    ['NotFoundError', 'No camera was found.', /go in without a picture/],
    ['NotReadableError', 'Your camera is in use elsewhere.', /Close the other program/],
  ])('%s is said in plain words, with what to do', async (name, what, help) => {
    const asked = refusing(name)
    await open(await inMinutes(5))
    await screen.findByText(what)
    expect(screen.getAllByText(help).length).toBeGreaterThan(0)
    const before = asked.length
    await press('Try the camera again')
    await waitFor(() => expect(asked.length).toBe(before + 1))
    expect(asked.at(-1)).toHaveProperty('video')
    // The microphone has words of its own, and nobody is kept out.
    await screen.findByRole('button', { name: 'Try the microphone again' })
    screen.getByRole('button', { name: 'Go in without sound' })
  })

  test('is not given by a browser where the address is not https', async () => {
    vi.stubGlobal('navigator', navigator)
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined })
    await open(await inMinutes(5))
    expect(await screen.findAllByText(/begins with https/)).toHaveLength(2)
  })

  test('what a browser says that nobody knows is a failure like others', () => {
    expect(troubleOf(new DOMException('', 'ANewError'))).toBe('failed')
    expect(troubleOf('constructor')).toBe('failed')
    expect(troubleOf(Object.assign(new Error(), { name: 'toString' }))).toBe('failed')
  })

  test('is as loud as it is: silence nothing, a full tone nearly all', () => {
    expect(loudness(new Float32Array(512))).toBe(0)
    expect(loudness(new Float32Array(512).fill(0.001))).toBeCloseTo(0, 1)
    const tone = Float32Array.from({ length: 512 }, (_, at) => Math.sin(at / 4))
    expect(loudness(tone)).toBeGreaterThan(0.9)
  })
})

describe('waiting', () => {
  test('the therapist sees who waits, and lets them in', async () => {
    refusing('NotFoundError')
    const id = await inMinutes(5)
    const theirs = inRoom(await openTab(url, pat.cookie), id)
    await theirs.enter()
    await open(id, thea)
    await userEvent.click(await screen.findByRole('button', { name: 'Go in without sound' }))
    await screen.findByText(/Pat is not here yet/)
    await theirs.present()
    await screen.findByText('Pat is here and waits for you.')
    await press('Let Pat in')
    await until(() => theirs.told('letIn').length === 1)
  })

  test('the patient is told who is there; a newer tab takes over, with a word and a way back', async () => {
    refusing('NotFoundError')
    const id = await inMinutes(5)
    const theirs = inRoom(await openTab(url, thea.cookie), id)
    await open(id)
    await userEvent.click(await screen.findByRole('button', { name: 'Go in without sound' }))
    await screen.findByText(/Thea is not here yet/)
    await theirs.enter()
    await theirs.present()
    await screen.findByText(/Thea knows that you are here/)
    await inRoom(await openTab(url, pat.cookie), id).enter()
    await screen.findByRole('heading', { name: 'You went in elsewhere.' })
    screen.getByRole('button', { name: 'Go on in this tab' })
    await press('Go on in this tab')
    await screen.findByRole('button', { name: 'Go in without sound' })
  })

  test('a contact that ends closes the room at once', async () => {
    refusing('NotFoundError')
    await open(await inMinutes(-5))
    await userEvent.click(await screen.findByRole('button', { name: 'Go in without sound' }))
    await screen.findByText(/Thea is not here yet/)
    await thea.call('PUT', '/messages/contact', { partner: pat.id, change: 'ended' })
    await screen.findByText(/The room has closed|There is no room/)
  })
})

describe('the way in', () => {
  test('stands at the appointment, in the list, on home and in the conversation, once it is time', async () => {
    const id = await inMinutes(9)
    const name = { name: /^Join the appointment with Thea/ }
    for (const path of [`/appointments/${id}`, '/appointments', '/home', '/dashboard']) {
      await openApp(server, path, pat.cookie)
      const link = await screen.findByRole('link', name)
      expect([path, link.getAttribute('href')]).toEqual([path, `/appointments/${id}/room`])
    }
    await openApp(server, `/therapist/appointments/${id}`, thea.cookie)
    const theirs = await screen.findByRole('link', { name: /^Join the appointment with Pat/ })
    expect(theirs.getAttribute('href')).toBe(`/therapist/appointments/${id}/room`)
    await server.pool.query(
      `INSERT INTO appointment_events (appointment_id, therapist_id, user_id, what, by, starts, ends)
        SELECT id, therapist_id, user_id, 'confirmed', 'therapist', starts, ends
        FROM appointments WHERE id = $1`,
      [id],
    )
    await openApp(server, `/therapist/patients?chat=${pat.id}`, thea.cookie)
    const log = within(await screen.findByRole('log'))
    await log.findByRole('link', { name: /^Join the appointment with Pat/ })
    await server.pool.query("UPDATE appointments SET status = 'cancelled' WHERE id = $1", [id])
    await openApp(server, `/therapist/patients?chat=${pat.id}`, thea.cookie)
    await within(await screen.findByRole('log')).findByText(/confirmed a session/)
    expect(screen.queryByRole('link', { name: /^Join/ })).toBeNull()
  })

  test('is not there earlier', async () => {
    await openApp(server, `/appointments/${await inMinutes(20)}`, pat.cookie)
    await screen.findByRole('region', { name: 'When and where' })
    expect(screen.queryByRole('link', { name: /^Join/ })).toBeNull()
  })
})
