import { randomUUID } from 'node:crypto'
import { type SignedUp, signUp, signUpPractising, write } from '@attune/server/testing/sign-up.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
const patient = await signUp(server, 'user')
const [first, second] = [await signUpPractising(server), await signUpPractising(server)]
for (let count = 2; count < 18; count++) await signUpPractising(server)

describe('a therapist as a patient sees them', () => {
  test('shows the profile and the chat', async () => {
    const { id, draft } = first
    await open(patient, `/therapist/${id}`)
    await screen.findByRole('heading', { level: 1, name: draft.name })
    for (const fact of ['Experience', 'Therapy approaches', 'Clients', 'Additional services'])
      expect(screen.getByText(fact)).toBeTruthy()
    expect(screen.getByRole('link', { name: draft.email })).toBeTruthy()
    expect(screen.getByRole('textbox', { name: `Message to ${draft.name}` })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Help right now' })).toBeTruthy()
  })

  test('comes in the order in which someone choosing asks, their own words first', async () => {
    await second.call('PUT', `/therapists/${second.id}/practice-facts`, {
      words: 'Slowly, and in plain words.',
    })
    await open(patient, `/therapist/${second.id}`)
    const words = await screen.findByText('Slowly, and in plain words.')
    await screen.findByText(/Psychotherapist/)
    const after = [
      'Licences',
      'Therapy approaches',
      'Languages',
      'Sessions',
      'Hours, by their clock',
      'Phone',
    ]
    const order = [words, ...after.map((term) => screen.getByText(term))]
    for (const [at, one] of order.slice(1).entries())
      expect(
        order[at]!.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
      ).toBeTruthy()
  })

  test('has a message at hand, which opens in front and is gone with Esc', async () => {
    const { id, draft } = first
    await open(patient, `/therapist/${id}`)
    await press(`Message ${draft.name}`)
    const dialog = await screen.findByRole('dialog', { name: `Chat with ${draft.name}` })
    const name = `Message to ${draft.name}`
    await userEvent.type(await within(dialog).findByRole('textbox', { name }), 'Have you')
    // The conversation is there once, not behind the dialog too.
    expect(screen.getAllByRole('textbox', { name })).toHaveLength(1)
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    const box = await screen.findByRole('textbox', { name })
    expect(box).toHaveProperty('value', 'Have you')
  })

  test('says how much of theirs is unread', async () => {
    const { id, draft } = second
    await write(server, patient, second, 'Hello')
    await write(server, second, patient, 'Good morning')
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 5_000, 300, 400),
    )
    await open(patient, `/therapist/${id}`)
    const button = await screen.findByRole('button', { name: new RegExp(`^Message ${draft.name}`) })
    await waitFor(() => expect(button.textContent).toContain('1 unread'))
    // What stands further down than anyone looks is not there yet, so it is not read either.
    expect(screen.queryByRole('log')).toBe(null)
    vi.restoreAllMocks()
  })

  test('is not found, whether the id is unknown or no id at all', async () => {
    for (const id of [randomUUID(), 'nonsense']) {
      await open(patient, `/therapist/${id}`)
      await screen.findByText('Therapist not found')
    }
  })

  test('says that it failed, and tries again', async () => {
    const { browser, go } = await open(patient, '/messages')
    browser.connected = false
    await go(`/therapist/${second.id}`)
    await screen.findByText('Failed to fetch therapist profile')
    browser.connected = true
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { level: 1, name: second.draft.name })
  })
})

describe('the dashboard', () => {
  test('lists colleagues eight at a time, never oneself', async () => {
    await open(first, '/therapist-dashboard')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(8))
    await userEvent.click(screen.getByRole('button', { name: 'Load More' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(16))
    await userEvent.click(screen.getByRole('button', { name: 'Load More' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(17))
    expect(screen.queryByRole('heading', { name: first.draft.name })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
  })

  test('says when more could not be loaded, and goes on from there', async () => {
    const { browser } = await open(first, '/therapist-dashboard')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(8))
    browser.connected = false
    await userEvent.click(screen.getByRole('button', { name: 'Load More' }))
    await screen.findByText('Failed to fetch therapists')
    expect(screen.getAllByRole('article')).toHaveLength(8)
    browser.connected = true
    await userEvent.click(screen.getByRole('button', { name: 'Load More' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(16))
  })

  test('opens a chat with a colleague', async () => {
    await open(first, '/therapist-dashboard')
    const [button] = await screen.findAllByRole('button', { name: /Chat Now with/ })
    const name = button?.getAttribute('aria-label')?.replace('Chat Now with ', '')
    expect(name).toBeTruthy()
    await press(`Chat Now with ${name}`)
    await screen.findByRole('dialog', { name: `Chat with ${name}` })
    await screen.findByRole('textbox', { name: `Message to ${name}` })
    await screen.findByText(/No messages yet\./)
  })
})

const open = ({ cookie }: SignedUp, path: string) => openApp(server, path, cookie)
