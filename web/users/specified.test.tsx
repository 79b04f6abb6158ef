import { signUp, signUpPractising } from '@attune/server/testing/sign-up.ts'
import { withoutTable } from '@attune/server/testing/without-table.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { therapistProfile } from '../lib/profile.ts'
import { queryClient } from '../lib/query-client.ts'
import { openApp } from '../testing/open-app.tsx'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
afterEach(() => vi.restoreAllMocks())

const type = async (label: string, text: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value: text } })
const pages = { user: '/profile', therapist: '/therapist/profile' } as const

async function openProfile(role: 'user' | 'therapist') {
  const person = await signUp(server, role)
  const app = await openApp(server, pages[role], person.cookie)
  await screen.findByRole('button', { name: 'Edit Profile' })
  return { person, app }
}

describe('a patient’s profile', () => {
  test('shows name, username, email and phone, and leads back to the dashboard', async () => {
    const { person } = await openProfile('user')
    const details = within(screen.getByRole('region', { name: 'Your details' }))
    for (const field of ['name', 'username', 'email', 'phone'] as const)
      expect(details.getAllByText(person.draft[field]).length).toBeGreaterThan(0)
    const back = screen.getByRole('link', { name: 'Back to Dashboard' })
    expect(back.getAttribute('href')).toBe('/dashboard')
    screen.getByRole('button', { name: 'Delete Account' })
  })

  test('says which field is empty', async () => {
    const maya = await signUp(server, 'user')
    await server.pool.query("UPDATE users SET phone = '', sealed_phone = NULL WHERE id = $1", [
      maya.id,
    ])
    await openApp(server, '/profile', maya.cookie)
    await screen.findByText('Not provided')
  })

  test('that cannot be read any more leads to the sign-in', async () => {
    const maya = await signUp(server, 'user')
    const app = await openApp(server, '/help', maya.cookie)
    await maya.call('POST', '/users/logout')
    await app.go('/profile')
    await waitFor(() => expect(app.at()).toBe('/signin'))
  })
})

describe.each([
  ['user', 'Profile update failed!'],
  ['therapist', 'Failed to update profile'],
] as const)('an edit by a %s', (role, failed) => {
  test('sends only what changed, and says that it worked', async () => {
    const { person } = await openProfile(role)
    const sent = vi.spyOn(globalThis, 'fetch')
    await press('Edit Profile')
    expect(await screen.findByLabelText(/Profile picture/)).toMatchObject({ accept: 'image/*' })
    await type('Name', 'Maya Lind')
    await press('Save')
    await screen.findByText('Profile updated successfully!')
    await screen.findByRole('heading', { level: 2, name: 'Maya Lind' })
    const puts = sent.mock.calls.filter(([, init]) => init?.method === 'PUT')
    expect(puts.map(([, init]) => [...(init!.body as FormData).keys()])).toEqual([['name']])
    expect((await person.call('GET', `/${role}s/${person.id}`)).body.name).toBe('Maya Lind')
  })

  test('says what the server said, or that it failed', async () => {
    const { person } = await openProfile(role)
    await press('Edit Profile')
    await type('Email', 'no address')
    await press('Save')
    await screen.findByText(failed)
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
    await type('Email', person.draft.email)
    await type('Name', 'Maya Lind')
    await withoutTable(server, `${role}s`, async () => {
      await press('Save')
      await screen.findByText('Update failed')
    })
  })

  test('says when the picture is too large', async () => {
    await openProfile(role)
    await press('Edit Profile')
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' })
    fireEvent.change(await screen.findByLabelText(/Profile picture/), {
      target: { files: [large] },
    })
    await press('Save')
    await screen.findByText('Payload too large. Please reduce the file size.')
    await screen.findByText(failed)
  })
})

describe.each([
  ['user', 'Account deleted!', 'Account deletion failed!'],
  ['therapist', 'Account deleted successfully!', 'Failed to delete account'],
] as const)('the deletion by a %s', (role, deleted, failed) => {
  test('is told, whether it fails or works', async () => {
    const { app } = await openProfile(role)
    app.browser.connected = false
    await press('Delete Account')
    await press('Delete')
    await screen.findByText(failed)
    app.browser.connected = true
    await press('Delete Account')
    await press('Delete')
    await screen.findByText(deleted)
    await waitFor(() => expect(app.at()).toBe('/'))
  })
})

describe('a therapist’s profile', () => {
  test('lists questions and answers, or says that there are none', async () => {
    await openProfile('therapist')
    await screen.findByRole('heading', { name: 'Your Questions & Answers' })
    await screen.findByText('No answers available.')
    const thea = await signUpPractising(server)
    const { body } = await thea.call('GET', `/therapists/${thea.id}/therapist-answers`)
    await openApp(server, '/therapist/profile', thea.cookie)
    await screen.findByText(body[0].question_id.question)
    expect(screen.queryByText('No answers available.')).toBe(null)
    screen.getByRole('button', { name: 'Edit Profile' })
    screen.getByRole('button', { name: 'Delete Account' })
  })

  test('says when it did not load, and tries again', async () => {
    const thea = await signUpPractising(server)
    const app = await openApp(server, '/help', thea.cookie)
    await screen.findByRole('heading', { level: 1 })
    app.browser.connected = false
    // The bar has it already; the page is to be the first that asks.
    queryClient.removeQueries(therapistProfile(thea.id))
    await app.go('/therapist/profile')
    await screen.findByText('Failed to fetch therapist profile')
    app.browser.connected = true
    await press('Try again')
    await screen.findByRole('button', { name: 'Edit Profile' })
  })

  test('leaves the editor for good only when the changes may go', async () => {
    const thea = await signUpPractising(server)
    await openApp(server, '/therapist/profile', thea.cookie)
    await press('Edit Answers')
    await screen.findByRole('region', { name: 'Edit Answers' })
    await press('Edit Answers')
    await press('Continue Editing')
    await screen.findByRole('region', { name: 'Edit Answers' })
    await press('Edit Answers')
    await press('Discard Changes')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Edit Answers' })).toBe(null))
  })

  test('says when the answers could not be saved', async () => {
    const thea = await signUpPractising(server)
    const app = await openApp(server, '/therapist/profile', thea.cookie)
    await press('Edit Answers')
    const [first] = await screen.findAllByRole('checkbox', { checked: false })
    await userEvent.click(first!)
    app.browser.connected = false
    await press('Save Answers')
    await screen.findByText('Failed to submit answers')
  })
})
