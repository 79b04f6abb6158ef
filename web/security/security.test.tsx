import { codeOf } from '@attune/server/testing/codes.ts'
import { mailsTo, tokenSentTo } from '@attune/server/testing/mails.ts'
import { password, type SignedUp, signUp } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()

const fill = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const longAgo = ({ id }: SignedUp) =>
  server.pool.query(
    "UPDATE sessions SET confirmed_at = now() - interval '1 hour' WHERE person_id = $1",
    [id],
  )
const codeNow = (key: string) => codeOf(key.replaceAll(' ', ''))

const both = [
  ['user', '/profile', '/signin'],
  ['therapist', '/therapist/profile', '/therapist-signin'],
] as const

describe('the password is asked for again', () => {
  test.each(both)('and a %s loses nothing of what was typed', async (role, path) => {
    const maya = await signUp(server, role)
    await longAgo(maya)
    await openApp(server, path, maya.cookie)
    await press('Edit Profile')
    const email = `${crypto.randomUUID()}@x.example`
    await fill('Name', 'Maya Lind')
    await fill('Email', email)
    await press('Save')
    await screen.findByRole('dialog', { name: 'Is it you?' })
    await fill('Your password', 'wrong')
    await press('Continue')
    await screen.findByText('The password is not right')
    await fill('Your password', password)
    await press('Continue')
    await screen.findByRole('heading', { name: 'Maya Lind' })
    const { body } = await maya.call('GET', `/${role}s/${maya.id}`)
    expect([body.name, body.email]).toEqual(['Maya Lind', email])
  })

  test('whoever cancels stays in the form, with all that was typed', async () => {
    const maya = await signUp(server, 'user')
    await longAgo(maya)
    await openApp(server, '/profile', maya.cookie)
    await press('Edit Profile')
    await fill('Email', 'other@x.example')
    await press('Save')
    const dialog = await screen.findByRole('dialog', { name: 'Is it you?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await screen.findByText('Please enter your password again first')
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('other@x.example')
  })

  test('before an account is deleted', async () => {
    const maya = await signUp(server, 'user')
    await longAgo(maya)
    const app = await openApp(server, '/profile', maya.cookie)
    await press('Delete Account')
    await press('Delete')
    await fill('Your password', password)
    await press('Continue')
    await waitFor(() => expect(app.at()).toBe('/'))
  })
})

describe('a forgotten password', () => {
  test.each(both)('of a %s is chosen anew by a link', async (role, _path, signInPath) => {
    const maya = await signUp(server, role)
    const app = await openApp(server, signInPath)
    await userEvent.click(await screen.findByRole('link', { name: 'Forgot your password?' }))
    await screen.findByRole('button', { name: 'Send me a link' })
    await fill('Email', maya.draft.email!)
    await press('Send me a link')
    await screen.findByText(/If there is an account with this address/)
    const token = await tokenSentTo(server, maya.draft.email!, 'reset-password')
    await app.go(`/reset-password#${token}`)
    await fill('New password', 'quite another password')
    await press('Save the new password')
    await userEvent.click(await screen.findByRole('link', { name: 'Sign in with it' }))
    await waitFor(() => expect(app.at()).toBe(signInPath))
    await fill('Email', maya.draft.email!)
    await fill('Password', 'quite another password')
    await press('Sign In')
    await waitFor(() => expect(app.at()).not.toBe(signInPath))
  })

  test('a link that is over says so, and how to get another one', async () => {
    const app = await openApp(server, '/reset-password#used')
    await fill('New password', 'quite another password')
    await press('Save the new password')
    await screen.findByText(/This link has been used or is too old/)
    await userEvent.click(screen.getByRole('link', { name: 'Ask for a new link' }))
    await waitFor(() => expect(app.at()).toBe('/forgot-password'))
  })
})

test('an address is confirmed by a link, and the note about it goes', async () => {
  const maya = await signUp(server, 'user')
  const app = await openApp(server, '/profile', maya.cookie)
  await press('Send me the link')
  await waitFor(async () => expect(await mailsTo(server, maya.draft.email!)).toHaveLength(2))
  await app.go(`/confirm-email#${await tokenSentTo(server, maya.draft.email!, 'confirm-email')}`)
  await press('Confirm this address')
  await screen.findByText('Thank you. Your address is confirmed.')
  await app.go('/profile')
  await screen.findByRole('heading', { name: 'A second step' })
  await waitFor(() => expect(screen.queryByText(/not confirmed yet/)).toBeNull())
})

test.each(both)(
  'a %s sees where they are signed in, and signs out elsewhere',
  async (role, path) => {
    const maya = await signUp(server, role)
    const url = `/api/${role}s/login`
    const payload = { email: maya.draft.email, password }
    const headers = { 'user-agent': 'Mozilla/5.0 (iPhone) Version/19.0 Mobile Safari/604.1' }
    for (const _ of [1, 2]) await server.app.inject({ method: 'POST', url, payload, headers })
    await openApp(server, path, maya.cookie)
    const list = await screen.findByRole('list', { name: 'Your devices' })
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3))
    within(list).getByText('This one, in use now')
    const [first] = within(list).getAllByRole('button', { name: 'Sign out Safari on iPhone' })
    await userEvent.click(first!)
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2))
    await press('Sign out everywhere else')
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1))
  },
)

test.each(both)(
  'a %s sets a second step up, and signs in with it',
  async (role, path, signInPath) => {
    const maya = await signUp(server, role)
    await openApp(server, path, maya.cookie)
    await press('Set up a second step')
    await screen.findByRole('img', { name: 'Picture for an authenticator app' })
    const key = (await screen.findByText(/^(?:[A-Z2-7]{4} ?)+$/)).textContent ?? ''
    await fill('Code', codeNow(key))
    await press('Turn it on')
    const codes = await screen.findByRole('list', { name: 'Recovery codes' })
    const [code = ''] = within(codes)
      .getAllByRole('listitem')
      .map((item) => item.textContent ?? '')
    await press('I have kept them')
    await screen.findByText(/10 recovery codes are left/)

    const app = await openApp(server, signInPath)
    await fill('Email', maya.draft.email!)
    await fill('Password', password)
    await press('Sign In')
    // Asked for more, nobody has failed; with a wrong code they have.
    await fill('Code', 'nothing')
    expect(screen.getByRole('alert').querySelector('.note-danger')).toBe(null)
    await press('Sign In')
    await waitFor(() => expect(document.querySelector('.note-danger')).not.toBe(null))
    await fill('Code', code)
    await press('Sign In')
    await waitFor(() => expect(app.at()).not.toBe(signInPath))
  },
)
