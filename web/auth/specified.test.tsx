import { password, signUp } from '@attune/server/testing/sign-up.ts'
import { withoutTable } from '@attune/server/testing/without-table.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill, fillSignUp, someone } from '../testing/fill-sign-up.ts'
import { openApp } from '../testing/open-app.tsx'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()

const field = async (label: string) => (await screen.findByLabelText(label)) as HTMLInputElement
const linksTo = (path: string) =>
  screen.getAllByRole('link').filter((link) => link.getAttribute('href') === path)

const fields = [
  ['Full name', 'fullName', 'text'],
  ['Username', 'username', 'text'],
  ['Email', 'email', 'email'],
  ['Password', 'password', 'password'],
  ['Phone number', 'phoneNumber', 'tel'],
] as const

describe.each([
  ['user', '/signup', '/signin'],
  ['therapist', '/therapist-signup', '/therapist-signin'],
] as const)('the sign-up of a %s', (role, path, signIn) => {
  test('is a form beside a picture, with a way to the sign-in', async () => {
    await openApp(server, path)
    await screen.findByRole('heading', { level: 1, name: 'Create Account' })
    for (const [label, name, type] of fields)
      expect(await field(label)).toMatchObject({ name, type, required: true })
    expect(document.querySelector('main aside svg')).not.toBe(null)
    expect(linksTo(signIn)).not.toEqual([])
  })

  test.each(fields)('needs the field %s', async (label) => {
    await openApp(server, path)
    await fillSignUp(someone())
    await fill(label, ' ')
    await press('Create Account')
    await screen.findByText('Please provide all required fields')
    const [empty, ...others] = document.querySelectorAll('[aria-invalid=true]')
    expect([empty, others]).toEqual([await field(label), []])
  })

  test('takes a picture or none, and no other kind of file', async () => {
    await openApp(server, path)
    const picture = await screen.findByLabelText(/Profile picture/)
    expect(picture).toMatchObject({ type: 'file', accept: 'image/*' })
    screen.getByText('No file chosen')
    await fillSignUp(someone())
    choose(picture, new File(['text'], 'notes.txt', { type: 'text/plain' }))
    await press('Create Account')
    await screen.findByText('Please choose an image file.')
    choose(picture, new File(['x'], 'me.png', { type: 'image/png' }))
    await screen.findByText('me.png')
    expect(screen.queryByText('No file chosen')).toBe(null)
  })

  test('says when the server gave no reason', async () => {
    await openApp(server, path)
    await fillSignUp(someone())
    await withoutTable(server, `${role}s`, async () => {
      await press('Create Account')
      await screen.findByText('Registration failed')
    })
  })
})

test('while a therapist’s account is made, the button says so', async () => {
  const app = await openApp(server, '/therapist-signup')
  await fillSignUp(someone())
  await press('Create Account')
  await screen.findByRole('button', { name: 'Creating Account...' })
  await waitFor(() => expect(app.at()).toBe('/therapist/questions'))
})

describe.each([
  ['user', '/signin', '/signup', '/home'],
  ['therapist', '/therapist-signin', '/therapist-signup', '/therapist/patients'],
] as const)('the sign-in of a %s', (role, path, signUpPath, home) => {
  test('asks for email and password, and leads home', async () => {
    const person = await signUp(server, role)
    const app = await openApp(server, path)
    await screen.findByRole('heading', { level: 1, name: 'Welcome Back' })
    screen.getByText(role === 'user' ? /^For people who look/ : 'For therapists.')
    expect(screen.queryByRole('link', { name: /^sign-in for/ })).toBe(null)
    expect(linksTo(signUpPath)).not.toEqual([])
    await press('Sign In')
    await screen.findByText('Please provide all required fields')
    await fill('Email', person.draft.email)
    await press('Sign In')
    await screen.findByText('Please provide all required fields')
    await fill('Password', password)
    await press('Sign In')
    await waitFor(() => expect(app.at()).toBe(home))
  })

  test('says what the server said, or that it failed', async () => {
    await openApp(server, path)
    await fill('Email', 'nobody@people.example')
    await fill('Password', 'wrong password')
    await press('Sign In')
    await screen.findByText('Invalid email or password')
    // The same after every refusal, whoever has an account at the other door.
    const other = role === 'user' ? 'therapists' : 'patients'
    const way = screen.getByRole('link', { name: `sign-in for ${other}` })
    expect(way.getAttribute('href')).toBe(role === 'user' ? '/therapist-signin' : '/signin')
    await withoutTable(server, `${role}s`, async () => {
      await press('Sign In')
      await screen.findByText('Login failed. Please try again.')
    })
  })
})

/** As a browser does whose file dialog was told to show all files. */
const choose = (input: HTMLElement, file: File) =>
  fireEvent.change(input, { target: { files: [file] } })
