import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { keepForNow } from '../lib/for-now.ts'
import { claimFor, keys, readLocal, wipeAll } from '../lib/local-storage.ts'
import { fillSignUp, someone } from '../testing/fill-sign-up.ts'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()

/** An address that is typed makes an entry of its own; a reload finds the same one. */
const typeAddress = () => history.replaceState(null, '')

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  sessionStorage.clear()
  typeAddress()
})

test('what was typed into the form of a new account is there after a look at another page, and after a reload', async () => {
  const app = await openApp(server, '/signup')
  await fillSignUp('maya')
  await userEvent.click(screen.getByRole('link', { name: 'your privacy' }))
  await waitFor(() => expect(app.at()).toBe('/privacy'))
  await app.go(-1)
  expect(await screen.findByLabelText('Full name')).toHaveProperty('value', 'Maya Lind')
  expect(screen.getByLabelText('Phone number')).toHaveProperty('value', '+44 20 1234')
  expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
  await openApp(server, '/signup')
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'maya@people.example')
})

test('who opens the form anew finds nothing of who typed before', async () => {
  const app = await openApp(server, '/signup')
  await fillSignUp('maya')
  await app.go('/')
  await waitFor(() => expect(screen.queryByLabelText('Full name')).toBeNull())
  await app.go('/signup')
  expect(await screen.findByLabelText('Full name')).toHaveProperty('value', '')
  await openApp(server, '/signup')
  await fillSignUp('maya')
  typeAddress()
  await openApp(server, '/signup')
  expect(await screen.findByLabelText('Full name')).toHaveProperty('value', '')
  await openApp(server, '/therapist-signup')
  expect(await screen.findByLabelText('Full name')).toHaveProperty('value', '')
})

test('half an hour after the last key it is forgotten, whether the form is opened again or not', async () => {
  await openApp(server, '/signup')
  await fillSignUp('maya')
  const field = screen.getByLabelText('Full name')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.input(field, { target: { value: 'Maya Lindt' } })
  vi.advanceTimersByTime(29 * 60_000)
  expect(sessionStorage.getItem(keys.signUp)).toContain('Maya Lindt')
  fireEvent.input(field, { target: { value: 'Maya Lind' } })
  vi.advanceTimersByTime(29 * 60_000)
  const kept = sessionStorage.getItem(keys.signUp)
  expect(kept).toContain('Maya Lind')
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  expect(sessionStorage.getItem(keys.signUp)).toBe(null)
  // As of a tab that was asleep.
  sessionStorage.setItem(keys.signUp, kept!)
  const now = Date.now
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 30 * 60_000)
  await openApp(server, '/signup')
  expect(await screen.findByLabelText('Full name')).toHaveProperty('value', '')
})

test('nothing of it stays once the account is made, nor where somebody signs in or out', async () => {
  const name = someone()
  const app = await openApp(server, '/signup')
  await fillSignUp(name)
  expect(sessionStorage.getItem(keys.signUp)).not.toBe(null)
  await userEvent.click(await screen.findByRole('button', { name: 'Create Account' }))
  await waitFor(() => expect(app.at()).toBe('/questions'))
  expect(sessionStorage.getItem(keys.signUp)).toBe(null)
  for (const end of [() => claimFor('somebody'), wipeAll]) {
    keepForNow(keys.signUp, { entry: 'one', fields: {} })
    end()
    expect(sessionStorage.getItem(keys.signUp)).toBe(null)
  }
})

test('nothing of it comes back in a tab that was away while somebody signed in and out', async () => {
  await openApp(server, '/signup')
  await fillSignUp(someone())
  const [typed, turns] = [sessionStorage.getItem(keys.signUp), readLocal(keys.turns)]
  await openApp(server, '/signup')
  expect(await screen.findByLabelText('Full name')).not.toHaveProperty('value', '')
  // In another tab, whose storage of its own is not this one's.
  claimFor('somebody')
  wipeAll()
  sessionStorage.setItem(keys.signUp, typed!)
  expect(readLocal(keys.turns)).toBe(Number(turns) + 2)
  await openApp(server, '/signup')
  expect(await screen.findByLabelText('Full name')).toHaveProperty('value', '')
})
