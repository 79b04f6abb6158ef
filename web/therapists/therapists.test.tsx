import { randomUUID } from 'node:crypto'
import { type SignedUp, signUp, signUpPractising } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
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
    await screen.findByText('Failed to fetch therapists', {}, { timeout: 10_000 })
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
