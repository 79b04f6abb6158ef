import { password, signUp } from '@attune/server/testing/sign-up.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { keys, readLocal, writeLocal } from '../lib/local-storage.ts'
import { fill, fillSignUp, someone } from '../testing/fill-sign-up.ts'
import { intercept } from '../testing/intercept.ts'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()

const button = (name: string) => screen.findByRole('button', { name })
const press = async (name: string) => userEvent.click(await button(name))
const leave = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /Your menu/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }))
}
const wouldBeLost = /not sent yet. It would be lost. .* press Sign Out once more/
/** As from a server that takes a call and never answers it. */
const unanswered = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, fail) => {
    signal?.addEventListener('abort', () => fail(signal.reason))
  })

describe('signing up', () => {
  test('says that a pseudonym is enough, and leads to privacy and terms', async () => {
    await openApp(server, '/signup')
    await screen.findByText(/a pseudonym is enough/)
    const form = (await button('Create Account')).closest('form')!
    const links = within(form).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/privacy', '/terms'])
  })

  test.each(['/signup', '/therapist-signup'])('at %s confirms to be 18 or older', async (path) => {
    await openApp(server, path)
    await screen.findByText(/you confirm that you are 18 or older/)
  })

  test('leads a patient to the questions, with a session', async () => {
    const app = await openApp(server, '/signup')
    await screen.findByText('No file chosen')
    await fillSignUp(someone())
    await press('Create Account')
    await waitFor(() => expect(app.at()).toBe('/questions'))
    expect(app.browser.cookie).not.toBe('')
  })

  test('leads a therapist to their questions', async () => {
    const app = await openApp(server, '/therapist-signup')
    await fillSignUp(someone())
    await press('Create Account')
    await waitFor(() => expect(app.at()).toBe('/therapist/questions'))
  })

  test('asks for all required fields before anything is sent', async () => {
    await openApp(server, '/signup')
    await fillSignUp(someone(), { 'Phone number': '' })
    await press('Create Account')
    await screen.findByText('Please provide all required fields')
  })

  test('says under the field what is wrong with it, also in the server’s words', async () => {
    const other = await signUp(server, 'user')
    await openApp(server, '/signup')
    await fillSignUp(someone(), { Email: 'no address', Password: 'short' })
    await press('Create Account')
    const email = await screen.findByLabelText('Email')
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'))
    await fill('Email', other.draft.email.toUpperCase())
    await fill('Password', password)
    await press('Create Account')
    await screen.findByText('Email is already taken')
    expect(email.getAttribute('aria-invalid')).toBe('true')
  })

  test('with a double click asks once, and keeps the answer to it, until it is pressed anew', async () => {
    const other = await signUp(server, 'user')
    await openApp(server, '/signup')
    await fillSignUp(someone(), { Email: other.draft.email })
    let calls = 0
    intercept('/register', (real) => {
      calls++
      return real()
    })
    fireEvent.click(await button('Create Account'), { detail: 1 })
    await screen.findByText('Email is already taken')
    fireEvent.click(await button('Create Account'), { detail: 2 })
    expect(screen.getAllByText('Email is already taken')).toHaveLength(1)
    expect(calls).toBe(1)
    fireEvent.click(await button('Create Account'), { detail: 1 })
    await waitFor(() => expect(calls).toBe(2))
    await screen.findByText('Email is already taken')
  })
})

describe('signing in', () => {
  test('leads to where one was going', async () => {
    const maya = await signUp(server, 'user')
    const app = await openApp(server, '/journals')
    await waitFor(() => expect(app.at()).toBe('/signin'))
    await fill('Email', maya.draft.email)
    await fill('Password', password)
    await press('Sign In')
    await waitFor(() => expect(app.at()).toBe('/journals'))
  })

  test('says no in one sentence and keeps what was typed', async () => {
    const app = await openApp(server, '/therapist-signin')
    await fill('Email', 'nobody@people.example')
    await fill('Password', 'wrong password')
    await press('Sign In')
    await screen.findByText('Invalid email or password')
    expect(app.at()).toBe('/therapist-signin')
    expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'nobody@people.example')
  })

  test('says when nobody could be reached', async () => {
    const app = await openApp(server, '/signin')
    await fill('Email', 'nobody@people.example')
    await fill('Password', 'wrong password')
    app.browser.connected = false
    await press('Sign In')
    await screen.findByText(/can’t be reached/)
  })
})

describe('a session', () => {
  test('that is lost leads to the sign-in, keeps unsent words and drops the rest', async () => {
    const maya = await signUp(server, 'user')
    const app = await openApp(server, '/home', maya.cookie)
    await screen.findByRole('heading', { level: 1 })
    writeLocal(keys.draft(maya.id, 'journal'), { title: 'half' })
    writeLocal(keys.favorites, ['x'])
    await maya.call('POST', '/users/logout')
    await app.go('/journals')
    await waitFor(() => expect(app.at()).toBe('/signin'))
    await screen.findByText(/You were signed out/)
    expect(readLocal(keys.draft(maya.id, 'journal'))).toEqual({ title: 'half' })
    expect(readLocal(keys.favorites)).toBe(null)
  })

  test('is left without a network, after a warning where words would be lost, and ended with the next call', async () => {
    const maya = await signUp(server, 'user')
    const app = await openApp(server, '/home', maya.cookie)
    writeLocal(keys.draft(maya.id, 'journal'), { title: 'half' })
    app.browser.connected = false
    await leave()
    await screen.findByText(wouldBeLost)
    expect(app.at()).toBe('/home')
    await leave()
    await waitFor(() => expect(app.at()).toBe('/signin'))
    expect(Object.keys(localStorage).toSorted()).toEqual([keys.leaving, keys.turns])
    expect((await maya.call('GET', `/users/${maya.id}`)).status).toBe(200)
    // A tab that hears of it late has nothing of hers any more, whatever the server answers her.
    localStorage.setItem(keys.outbox(maya.id), '[]')
    // Nobody is taken for her, however the page is opened, and her session is over before that is asked.
    app.browser.connected = true
    const again = await openApp(server, '/home', maya.cookie)
    await waitFor(() => expect(again.at()).toBe('/signin'))
    expect(Object.keys(localStorage)).toEqual([keys.turns])
    expect((await maya.call('GET', `/users/${maya.id}`)).status).toBe(401)
  })

  test('is left within seconds where the server takes calls and answers none', async () => {
    const maya = await signUp(server, 'user')
    const app = await openApp(server, '/home', maya.cookie)
    await screen.findByRole('heading', { level: 1 })
    intercept('/logout', (_, init) => unanswered(init?.signal))
    const before = performance.now()
    await leave()
    await waitFor(() => expect(app.at()).toBe('/signin'))
    expect(performance.now() - before).toBeLessThan(15_000)
    expect(readLocal(keys.leaving)).toBe('user')
    expect(readLocal(keys.person)).toBe(null)
  })

  test('ends on the server and in this browser at Sign Out', async () => {
    const maya = await signUp(server, 'user')
    const app = await openApp(server, '/home', maya.cookie)
    await leave()
    await waitFor(() => expect(app.at()).toBe('/signin'))
    // How often somebody has come and gone says nothing of anyone.
    expect(Object.keys(localStorage)).toEqual([keys.turns])
    expect((await maya.call('GET', `/users/${maya.id}`)).status).toBe(401)
  })

  test.each([
    ['a new entry', 'journal', { title: '', content: 'half', clientId: 'an id' }],
    ['an edit', 'journal:an-entry', { title: 'half', content: '', version: 1 }],
    ['a message', 'a-therapist', 'half'],
  ])('warns once, also with a network, of %s that would be lost', async (_, of, draft) => {
    const maya = await signUp(server, 'user')
    const app = await openApp(server, '/home', maya.cookie)
    await screen.findByRole('heading', { level: 1 })
    writeLocal(keys.draft(maya.id, of), draft)
    await leave()
    await screen.findByText(wouldBeLost)
    expect((await maya.call('GET', `/users/${maya.id}`)).status).toBe(200)
    await leave()
    await waitFor(() => expect(app.at()).toBe('/signin'))
    expect(Object.keys(localStorage)).toEqual([keys.turns])
    // Nothing is left to be pressed once more.
    await waitFor(() => expect(screen.queryByText(wouldBeLost)).toBeNull(), { timeout: 4_000 })
  })

  test('warns of nothing where nothing was written', async () => {
    const maya = await signUp(server, 'user')
    const app = await openApp(server, '/home', maya.cookie)
    await screen.findByRole('heading', { level: 1 })
    writeLocal(keys.draft(maya.id, 'journal'), { title: ' ', content: '', clientId: 'an id' })
    writeLocal(keys.draft(maya.id, 'a-therapist'), '')
    writeLocal(keys.draft(maya.id, 'first-session'), ['money'])
    await leave()
    await waitFor(() => expect(app.at()).toBe('/signin'))
  })

  test('of one role does not open the other role’s pages', async () => {
    const therapist = await signUp(server, 'therapist')
    const app = await openApp(server, '/journals', therapist.cookie)
    await waitFor(() => expect(app.at()).toBe('/therapist/patients'))
  })
})

test('an unknown address says so and leads home', async () => {
  const app = await openApp(server, '/no/such/page')
  await screen.findByRole('heading', { name: 'Page Not Found!' })
  await userEvent.click(screen.getByRole('link', { name: 'Return to Home' }))
  await waitFor(() => expect(app.at()).toBe('/'))
})
