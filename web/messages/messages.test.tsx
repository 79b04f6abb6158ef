import { startSharedApp } from '@attune/server/testing/shared-app.ts'
import {
  answerIntake,
  type SignedUp,
  share,
  signUp,
  signUpPractising,
  write,
} from '@attune/server/testing/sign-up.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { io } from 'socket.io-client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keys } from '../lib/local-storage.ts'
import { endSession } from '../lib/session.ts'
import { intercept } from '../testing/intercept.ts'
import { openApp } from '../testing/open-app.tsx'
import { press } from '../testing/press.ts'
import { openTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts'

declare const happyDOM: { setURL: (url: string) => void }

const server = await startSharedApp()
const address = new URL(await server.listen())
let patient: SignedUp
let therapist: SignedUp
let proxy: TcpProxy | undefined

beforeEach(async () => {
  patient = await signUp(server, 'user')
  therapist = await signUpPractising(server)
})
afterEach(async () => {
  cleanup()
  endSession('signed-out')
  await proxy?.close()
  proxy = undefined
})

describe('a chat', () => {
  test('stores what is typed, shows it as sent and clears the input', async () => {
    await openChat()
    const input = screen.getByRole('textbox')
    await userEvent.type(input, 'Hello{Shift>}{Enter}{/Shift}there{Enter}')
    await screen.findByText(/· Sent/)
    expect(input).toHaveProperty('value', '')
    expect(await storedTexts()).toEqual(['Hello\nthere'])
  })

  test('offers ways to begin a first message: a tap writes one and sends nothing', async () => {
    await openChat()
    const ways = await screen.findByRole('region', { name: 'Ways to begin' })
    expect(within(ways).getAllByRole('button')).toHaveLength(4)
    await userEvent.click(within(ways).getByRole('button', { name: 'What brings me here' }))
    const box = screen.getByRole('textbox') as HTMLTextAreaElement
    expect(box.value).toMatch(/^Hello, .*What brings me here is $/)
    await waitFor(() => expect(box.selectionStart).toBe(box.value.length))
    expect(screen.queryByRole('region', { name: 'Ways to begin' })).toBe(null)
    expect(await storedTexts()).toEqual([])
    await userEvent.clear(box)
    await press('No, thank you')
    expect(screen.queryByRole('region', { name: 'Ways to begin' })).toBe(null)
    await userEvent.type(box, 'Hello{Enter}')
    await screen.findByText(/· Sent/)
    await openChat()
    await screen.findByText('Hello')
    expect(screen.queryByRole('region', { name: 'Ways to begin' })).toBe(null)
  })

  test('ignores a message that is empty after trimming', async () => {
    await openChat()
    await userEvent.type(screen.getByRole('textbox'), '   {Enter}')
    await userEvent.type(screen.getByRole('textbox'), 'real{Enter}')
    await screen.findByText(/· Sent/)
    expect(await storedTexts()).toEqual(['real'])
  })

  test('does not take the Enter that ends a composition for a wish to send', async () => {
    await openChat()
    const input = screen.getByRole('textbox')
    await userEvent.type(input, 'にほん')
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 })
    expect(input).toHaveProperty('value', 'にほん')
    fireEvent.keyDown(input, { key: 'Enter' })
    await screen.findByText(/· Sent/)
    expect(await storedTexts()).toEqual(['にほん'])
  })

  test('keeps a message that is too long, and says by how much', async () => {
    await openChat()
    const input = screen.getByRole('textbox')
    fireEvent.change(input, { target: { value: 'x'.repeat(4_002) } })
    screen.getByText('2 characters too many')
    await userEvent.type(input, '{Enter}')
    expect(screen.queryByText('Sending…')).toBeNull()
    fireEvent.change(input, { target: { value: 'x'.repeat(4_000) } })
    await userEvent.type(input, '{Enter}')
    await screen.findByText(/· Sent/)
    expect((await storedTexts())[0]).toHaveLength(4_000)
  })

  test('shows what the other writes, at once', async () => {
    await openChat()
    await userEvent.type(screen.getByRole('textbox'), 'Are you there?{Enter}')
    await screen.findByText(/· Sent/)
    await answer('Yes, I am.')
    await within(screen.getByRole('log')).findByText('Yes, I am.')
  })

  test('keeps what is typed without a connection, and sends it when there is one', async () => {
    await openChat({ connected: false })
    await userEvent.type(screen.getByRole('textbox'), 'first{Enter}second{Enter}')
    expect(await screen.findAllByText('Sending…')).toHaveLength(2)
    expect(localStorage.getItem(keys.outbox(patient.id))).toContain('second')
    proxy?.restore()
    await screen.findByText(/· Sent/)
    await waitFor(() => expect(localStorage.getItem(keys.outbox(patient.id))).toBeNull())
    expect(await storedTexts()).toEqual(['first', 'second'])
  })

  test('says when a message was refused, and offers to try again or remove it', async () => {
    await openChat()
    await therapist.call('DELETE', `/therapists/${therapist.id}`)
    await userEvent.type(screen.getByRole('textbox'), 'Hello?{Enter}')
    await screen.findByText('Not sent.')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    expect(screen.queryByText('Hello?')).toBeNull()
    expect(localStorage.getItem(keys.outbox(patient.id))).toBeNull()
  })

  test('catches up on what was written while the connection was gone', async () => {
    await write(server, patient, therapist, 'before')
    await openChat()
    await screen.findByText('before')
    proxy?.cut()
    await write(server, therapist, patient, 'meanwhile')
    proxy?.restore()
    await screen.findByText('meanwhile')
  })

  test('keeps a half-written message for this partner', async () => {
    await openChat()
    await userEvent.type(screen.getByRole('textbox'), 'half a thou')
    await openChat()
    expect(await screen.findByRole('textbox')).toHaveProperty('value', 'half a thou')
  })

  test('sends the first message whatever is shared, and shares only what is chosen after reading it', async () => {
    await answerIntake(patient)
    await openChat()
    await screen.findByText(/reads what you write here and nothing else/)
    expect(screen.queryByRole('button', { name: /Share/ })).toBeNull()
    await userEvent.type(screen.getByRole('textbox'), 'Hello{Enter}')
    await screen.findByText(/· Sent/)
    const choice = within(await screen.findByRole('region', { name: 'What to share' }))
    await choice.findByText(/Nobody has checked .* licence/)
    const { body } = await patient.call('GET', `/users/${patient.id}/sharing-preview`)
    for (const { text } of body.summary.diagnosis) await choice.findByText(text)
    expect((await therapist.call('GET', `/diagnosis/${patient.id}`)).status).toBe(403)
    await userEvent.click(choice.getByRole('button', { name: /^Share (this|all of it)$/ }))
    await waitFor(async () =>
      expect((await therapist.call('GET', `/diagnosis/${patient.id}`)).status).toBe(200),
    )
  })

  test('offers the choice after a first message that was sent before it was known to be the first', async () => {
    await answerIntake(patient)
    const late = Promise.withResolvers<void>()
    await open(patient, `/therapist/${therapist.id}`)
    intercept('/api/messages?', async (real) => {
      await late.promise
      return real()
    })
    await userEvent.type(await screen.findByRole('textbox'), 'Hello{Enter}')
    await waitFor(async () => expect(await storedTexts()).toEqual(['Hello']))
    expect(screen.queryByRole('region', { name: 'What to share' })).toBeNull()
    late.resolve()
    await screen.findByRole('region', { name: 'What to share' })
  })

  test('closing the choice shares nothing and leaves a way to choose later', async () => {
    await answerIntake(patient)
    await write(server, patient, therapist, 'Hello')
    await openChat()
    await press('Choose what to share')
    await press('Not now')
    await screen.findByText(/reads nothing of your screening summary/)
    expect((await patient.call('GET', `/users/${patient.id}/grants`)).body).toEqual([])
    await press('Choose what to share')
    await press('Share nothing')
    await waitFor(async () =>
      expect((await patient.call('GET', `/users/${patient.id}/grants`)).body).toHaveLength(1),
    )
    expect((await therapist.call('GET', `/diagnosis/${patient.id}`)).status).toBe(403)
  })

  test('marks read what is in sight', async () => {
    await write(server, patient, therapist, 'one')
    await write(server, therapist, patient, 'two')
    vi.spyOn(document, 'hasFocus').mockReturnValue(true)
    await openChat()
    await screen.findByText('two')
    await waitFor(async () => {
      const { body } = await patient.call('GET', '/messages/threads')
      expect(body[0].unread).toBe(0)
    })
  })
})

describe('the list of contacted therapists', () => {
  test('is empty at first, with a way on', async () => {
    await open(patient, '/messages')
    await screen.findByText("You haven't contacted any therapists yet.")
    expect(screen.getByRole('link', { name: 'Find Therapists' })).toHaveProperty(
      'pathname',
      '/find-therapist',
    )
  })

  test('counts a new message while it is open', async () => {
    await write(server, patient, therapist, 'Hello')
    await open(patient, '/messages')
    await screen.findByText(therapist.draft.name)
    await answer('Good morning')
    await screen.findByText('Good morning')
    await screen.findByText('unread')
  })
})

test('a conversation outlives the account of the other, and is closed', async () => {
  await write(server, patient, therapist, 'Hello')
  await therapist.call('DELETE', `/therapists/${therapist.id}`)
  await open(patient, '/messages')
  await screen.findByText('Account deleted')
  await userEvent.click(screen.getByRole('button', { name: /^Chat with/ }))
  await within(await screen.findByRole('log')).findByText('Hello')
  screen.getByText(/This account was deleted\./)
  expect(screen.queryByRole('textbox')).toBeNull()
})

describe('the list of patients', () => {
  test('shows a patient as soon as they write, and of their summary what they share', async () => {
    await answerIntake(patient)
    await open(therapist, '/therapist/patients')
    await screen.findByText('No patients have written to you yet.')
    await send(patient, therapist, 'Hello')
    await share(patient, therapist)
    await userEvent.click(
      await screen.findByRole('button', { name: `Diagnosis of ${patient.draft.name}` }),
    )
    expect(await screen.findAllByText('Not shared.')).toHaveLength(2)
    expect(screen.getByText(/Made by software from/)).toBeTruthy()
    expect((await patient.call('GET', `/users/${patient.id}/summary-readings`)).body).toHaveLength(
      1,
    )
  })
})

async function openChat(line = { connected: true }) {
  await open(patient, `/therapist/${therapist.id}`, line)
  await screen.findByRole('log')
}

/** This browser is this person's: their cookie goes with every call and socket. */
async function open(person: SignedUp, path: string, { connected } = { connected: true }) {
  await proxy?.close()
  proxy = await openTcpProxy(address, person.cookie)
  if (!connected) proxy.cut()
  happyDOM.setURL(proxy.url)
  return openApp(server, path, person.cookie)
}

const answer = (text: string) => send(therapist, patient, text)

async function send(from: SignedUp, to: SignedUp, message: string) {
  const socket = io(address.href, {
    transports: ['websocket'],
    extraHeaders: { cookie: from.cookie },
    forceNew: true,
  })
  const model = ({ role }: SignedUp) => (role === 'user' ? 'User' : 'Therapist')
  const pair = { from: from.id, fromModel: model(from), to: to.id, toModel: model(to) }
  await socket.timeout(5_000).emitWithAck('sendMessage', { ...pair, message })
  socket.close()
}

async function storedTexts(): Promise<string[]> {
  const pair = `from=${patient.id}&fromModel=User&to=${therapist.id}&toModel=Therapist`
  const { body } = await patient.call('GET', `/messages?${pair}`)
  return body.map((message: { message: string }) => message.message)
}
