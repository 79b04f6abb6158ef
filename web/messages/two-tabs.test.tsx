import { startSharedApp } from '@attune/server/testing/shared-app.ts'
import { type SignedUp, signUp, signUpPractising, write } from '@attune/server/testing/sign-up.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { io } from 'socket.io-client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keys } from '../lib/local-storage.ts'
import { endSession } from '../lib/session.ts'
import { openApp } from '../testing/open-app.tsx'
import { openTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts'

declare const happyDOM: { setURL: (url: string) => void }

const server = await startSharedApp()
const address = new URL(await server.listen())
let patient: SignedUp
let therapist: SignedUp
let proxy: TcpProxy
let app: Awaited<ReturnType<typeof openApp>>

beforeEach(async () => {
  patient = await signUp(server, 'user')
  therapist = await signUpPractising(server)
  proxy = await openTcpProxy(address, patient.cookie)
  happyDOM.setURL(proxy.url)
  app = await openApp(server, `/therapist/${therapist.id}`, patient.cookie)
  await screen.findByRole('log')
})
afterEach(async () => {
  cleanup()
  endSession('signed-out')
  await proxy.close()
})

test('words that another tab has sent leave the box, and none that were touched since', async () => {
  const input = screen.getByRole('textbox')
  await userEvent.type(input, 'One thing')
  await sendElsewhere('One thing', idOfDraft())
  await within(screen.getByRole('log')).findByText('One thing')
  await waitFor(() => expect(input).toHaveProperty('value', ''))
  expect(localStorage.getItem(draftKey())).toBeNull()
  await userEvent.type(input, 'Another')
  const before = idOfDraft()
  await userEvent.type(input, ' one')
  await sendElsewhere('Another', before)
  await within(screen.getByRole('log')).findByText('Another')
  expect(input).toHaveProperty('value', 'Another one')
})

test('words leave the box as soon as another tab has them on their way', async () => {
  const input = screen.getByRole('textbox')
  await userEvent.type(input, 'One thing')
  proxy.cut()
  const sending = { to: therapist.id, toModel: 'Therapist', message: 'One thing', state: 'sending' }
  const entry = { ...sending, clientId: idOfDraft(), date: new Date().toISOString(), reason: '' }
  const key = keys.outbox(patient.id)
  localStorage.setItem(key, JSON.stringify([entry]))
  window.dispatchEvent(new StorageEvent('storage', { key }))
  await waitFor(() => expect(input).toHaveProperty('value', ''))
})

test('words that another tab writes stand here too, with the id their message will have', async () => {
  const input = screen.getByRole('textbox')
  await userEvent.type(input, 'One')
  const written = { text: 'One thing', clientId: idOfDraft() }
  localStorage.setItem(draftKey(), JSON.stringify(written))
  act(() => window.dispatchEvent(new StorageEvent('storage', { key: draftKey() })))
  expect(input).toHaveProperty('value', 'One thing')
  expect(idOfDraft()).toBe(written.clientId)
  localStorage.removeItem(draftKey())
  act(() => window.dispatchEvent(new StorageEvent('storage', { key: draftKey() })))
  expect(input).toHaveProperty('value', '')
})

test('the same words are sent once where both tabs send them', async () => {
  await userEvent.type(screen.getByRole('textbox'), 'One thing')
  const clientId = idOfDraft()
  proxy.cut()
  await userEvent.type(screen.getByRole('textbox'), '{Enter}')
  await write(server, patient, therapist, 'One thing', clientId)
  proxy.restore()
  await screen.findByText(/· Sent/)
  await waitFor(() => expect(localStorage.getItem(keys.outbox(patient.id))).toBeNull())
  const pair = `from=${patient.id}&fromModel=User&to=${therapist.id}&toModel=Therapist`
  expect((await patient.call('GET', `/messages?${pair}`)).body).toHaveLength(1)
})

test('a tab finds the id with the words, also of words that were put there for somebody', async () => {
  localStorage.setItem(draftKey(), JSON.stringify('Could you take me on?'))
  const find = async () => {
    await openApp(server, `/therapist/${therapist.id}`, patient.cookie)
    expect(await screen.findByRole('textbox')).toHaveProperty('value', 'Could you take me on?')
    return idOfDraft()
  }
  expect(await find()).toBe(await find())
})

test('an account that is deleted on another device leaves nothing here, and is called deleted', async () => {
  const input = screen.getByRole('textbox')
  await userEvent.type(input, 'Hello{Enter}')
  // From here on this page has a connection.
  await screen.findByText(/· Sent/)
  await userEvent.type(input, 'half')
  expect(JSON.parse(localStorage.getItem(draftKey()) ?? '')).toMatchObject({ text: 'half' })
  await patient.call('DELETE', `/users/${patient.id}`)
  await screen.findByText('This account was deleted. Nothing of it is kept on this device.')
  await waitFor(() => expect(app.at()).toBe('/'))
  expect(Object.keys(localStorage)).toEqual([keys.turns])
})

const draftKey = () => keys.draft(patient.id, therapist.id)

/** The id that the message written here will have; every tab reads it. */
const idOfDraft = () => JSON.parse(localStorage.getItem(draftKey()) ?? '').clientId as string

async function sendElsewhere(message: string, clientId: string) {
  const socket = io(address.href, {
    transports: ['websocket'],
    extraHeaders: { cookie: patient.cookie },
    forceNew: true,
  })
  const pair = { from: patient.id, fromModel: 'User', to: therapist.id, toModel: 'Therapist' }
  await socket.timeout(5_000).emitWithAck('sendMessage', { ...pair, message, clientId })
  socket.close()
}
