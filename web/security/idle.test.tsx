import { type SignedUp, signUp } from '@attune/server/testing/sign-up.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { queryClient } from '../lib/query-client.ts'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()

/** Someone whose sessions end after 15 idle minutes, and who was last here so many seconds ago. */
async function shortLived(secondsAgo: number) {
  const person = await signUp(server, 'user')
  await person.call('PUT', '/auth/idle', { idleMinutes: 15 })
  await wasHere(person, secondsAgo)
  return person
}

async function wasHere({ id }: SignedUp, secondsAgo: number) {
  // What the page still asks for would count as having been here after that.
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await server.pool.query(
    'UPDATE sessions SET seen_at = now() - make_interval(secs => $2) WHERE person_id = $1',
    [id, secondsAgo],
  )
}

const secondsLeft = async (person: SignedUp) =>
  (await person.call('GET', '/auth/idle')).body.secondsLeft as number

const warning = () => screen.findByRole('dialog', { name: 'Are you still there?' })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const isGone = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Are you still there?' })).toBeNull())

async function signInAgain({ draft }: SignedUp) {
  await userEvent.type(await screen.findByLabelText('Email'), draft.email!)
  await userEvent.type(screen.getByLabelText('Password'), draft.password!)
  await press('Sign In')
}

describe('two minutes before the end', () => {
  test('a dialog counts down, says so aloud, and a tap begins the time anew', async () => {
    const person = await shortLived(14 * 60 - 1)
    await openApp(server, '/home', person.cookie)
    const dialog = await warning()
    expect(within(dialog).getByRole('status').textContent).toMatch(
      /^You will be signed out in (1 minute|30 seconds|10 seconds)\.$/,
    )
    within(dialog).getByText(/^[01]:\d\d$/)
    await press('Stay signed in')
    await isGone()
    expect(await secondsLeft(person)).toBeGreaterThan(890)
  })

  test('what is done in the page no longer counts, only the answer', async () => {
    const person = await shortLived(14 * 60)
    await openApp(server, '/home', person.cookie)
    await warning()
    await userEvent.keyboard('abc')
    expect(await secondsLeft(person)).toBeLessThanOrEqual(60)
  })

  test('a tab whose person was active in another one warns no longer', async () => {
    const person = await shortLived(14 * 60)
    await openApp(server, '/home', person.cookie)
    await warning()
    await person.call('POST', '/auth/idle')
    const other = new BroadcastChannel('idle')
    other.postMessage(null)
    await isGone()
    other.close()
  })
})

test('nobody is warned who has not chosen a shorter time', async () => {
  const person = await signUp(server, 'user')
  await wasHere(person, 7 * 24 * 3600 - 60)
  await openApp(server, '/home', person.cookie)
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('dialog', { name: 'Are you still there?' })).toBeNull()
})

describe('at the end', () => {
  test('what was being written is there again for the same person', async () => {
    const person = await shortLived(0)
    const app = await openApp(server, '/add-journal', person.cookie)
    await userEvent.type(await screen.findByLabelText('Title'), 'A long day')
    await wasHere(person, 15 * 60 - 2)
    window.dispatchEvent(new Event('focus'))
    await waitFor(() => expect(app.at()).toBe('/signin'))
    await screen.findByText(/You were signed out/)
    await signInAgain(person)
    await waitFor(() => expect(app.at()).toBe('/add-journal'))
    await screen.findByDisplayValue('A long day')
  })

  test('and is shown to nobody else', async () => {
    const person = await shortLived(0)
    const app = await openApp(server, '/add-journal', person.cookie)
    await userEvent.type(await screen.findByLabelText('Title'), 'A long day')
    await wasHere(person, 15 * 60 - 1)
    window.dispatchEvent(new Event('focus'))
    await waitFor(() => expect(app.at()).toBe('/signin'))
    const other = await signUp(server, 'user')
    await signInAgain(other)
    await waitFor(() => expect(app.at()).toBe('/home'))
    await act(() => app.go('/add-journal'))
    expect(await screen.findByLabelText('Title')).toHaveProperty('value', '')
    expect(JSON.stringify(localStorage)).not.toContain('A long day')
  })

  test('a change of the profile that was begun goes on, without its passwords', async () => {
    const person = await shortLived(0)
    const app = await openApp(server, '/profile', person.cookie)
    await press('Edit Profile')
    const name = await screen.findByLabelText('Name')
    await userEvent.type(name, ' the Second')
    await userEvent.click(screen.getByText('Change password'))
    await userEvent.type(screen.getByLabelText('New password'), 'never to be kept')
    await wasHere(person, 15 * 60 - 1)
    window.dispatchEvent(new Event('focus'))
    await waitFor(() => expect(app.at()).toBe('/signin'))
    expect(JSON.stringify(localStorage)).not.toContain('never to be kept')
    await signInAgain(person)
    await screen.findByDisplayValue(/the Second$/)
    await press('Cancel')
    await press('Edit Profile')
    expect(screen.queryByDisplayValue(/the Second$/)).toBeNull()
  })

  test('the page is over as well where nobody can be asked', async () => {
    const person = await shortLived(14 * 60)
    const app = await openApp(server, '/home', person.cookie)
    await warning()
    app.browser.connected = false
    // As after a laptop slept.
    const now = Date.now
    const later = vi.spyOn(Date, 'now').mockImplementation(() => now() + 60_000)
    await waitFor(() => expect(app.at()).toBe('/signin'))
    later.mockRestore()
  })
})

test('the time is chosen in the profile, and holds at once', async () => {
  const person = await signUp(server, 'user')
  await openApp(server, '/profile', person.cookie)
  await userEvent.selectOptions(await screen.findByLabelText('Sign me out'), 'After 1 hour')
  await screen.findByText('Saved.')
  expect(await secondsLeft(person)).toBeLessThanOrEqual(3600)
})

test('a shared computer is said at sign-in', async () => {
  const person = await signUp(server, 'user')
  const app = await openApp(server, '/signin')
  await userEvent.click(await screen.findByRole('checkbox', { name: /This is a shared computer/ }))
  await signInAgain(person)
  await waitFor(() => expect(app.at()).toBe('/home'))
  const reply = await server.app.inject({
    url: '/api/auth/idle',
    headers: { cookie: app.browser.cookie },
  })
  expect(reply.json()).toMatchObject({ idleMinutes: 15, isShared: true })
})

test('on a shared computer unsent words are in the tab alone, over a reload and until its person is back', async () => {
  const person = await signUp(server, 'user')
  const app = await openApp(server, '/add-journal')
  await userEvent.click(await screen.findByRole('checkbox', { name: /This is a shared computer/ }))
  await signInAgain(person)
  await userEvent.type(await screen.findByLabelText('Title'), 'A long day')
  const again = await openApp(server, '/add-journal', app.browser.cookie)
  await userEvent.type(await screen.findByDisplayValue('A long day'), ' indeed')
  expect(JSON.stringify({ ...localStorage })).not.toContain('A long day')
  await wasHere(person, 15 * 60 - 1)
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(again.at()).toBe('/signin'))
  await screen.findByText(/what you had not sent is kept in this tab\./)
  await userEvent.click(screen.getByRole('checkbox', { name: /This is a shared computer/ }))
  await signInAgain(person)
  await screen.findByDisplayValue('A long day indeed')
  expect(JSON.stringify({ ...localStorage })).not.toContain('A long day')
})
