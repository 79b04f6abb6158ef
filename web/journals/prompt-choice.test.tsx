import { type SignedUp, signUp } from '@attune/server/testing/sign-up.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'
import { promptsFor } from './prompts.ts'

const server = await startScreenServer()
let maya: SignedUp
beforeEach(async () => {
  maya = await signUp(server, 'user')
})

const questions = () => screen.findByRole('region', { name: 'Questions to begin with' })
const offered = async () =>
  within(await questions())
    .getAllByRole('button')
    .map((button) => button.textContent)

test('an empty page offers three questions; the one picked is its title, and writing goes on below', async () => {
  await openApp(server, '/add-journal', maya.cookie)
  const [first, second, third, no] = await offered()
  expect([first, second, third]).toEqual(promptsFor(new Date(), null))
  expect(no).toBe('No, thank you')
  await press(second!)
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe(second)
  expect(document.activeElement).toBe(screen.getByLabelText('Content'))
  expect(screen.queryByRole('region', { name: 'Questions to begin with' })).toBe(null)
})

test('a mood picked today brings its own question, and all of it can be skipped', async () => {
  await maya.call('POST', `/mood-activity/${maya.id}`, { mood: 'sad' })
  await openApp(server, '/add-journal', maya.cookie)
  await screen.findByRole('button', { name: promptsFor(new Date(), 'sad')[0]! })
  await press('No, thank you')
  expect(screen.queryByRole('region', { name: 'Questions to begin with' })).toBe(null)
  await userEvent.type(screen.getByLabelText('Content'), 'My own words')
})
