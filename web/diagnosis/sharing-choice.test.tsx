import {
  answerIntake,
  type SignedUp,
  signUp,
  signUpPractising,
  write,
} from '@attune/server/testing/sign-up.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { setWidth, viewportWidths } from '../testing/browser-window.ts'
import { openApp } from '../testing/open-app.tsx'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
let maya: SignedUp
let thea: SignedUp

beforeEach(async () => {
  ;[maya, thea] = await Promise.all([signUp(server, 'user'), signUpPractising(server)])
  await answerIntake(maya)
  await write(server, maya, thea, 'Hello')
})

type Item = { item: string; purpose: string | null; until: string | null }
const items = async (): Promise<Item[]> =>
  (await maya.call('GET', `/users/${maya.id}/grant-items`)).body

async function openChoice() {
  await openApp(server, `/therapist/${thea.id}`, maya.cookie)
  await press('Choose what to share')
  const choice = within(await screen.findByRole('region', { name: 'What to share' }))
  const share = await choice.findByRole('button', { name: /^Share (this|all of it)$/ })
  return { choice, share }
}

test('who says nothing of an end or a purpose shares until they take it back', async () => {
  const { choice, share } = await openChoice()
  expect(choice.getByLabelText('For how long')).toHaveProperty('value', 'until-withdrawn')
  expect(choice.getByLabelText('What for')).toHaveProperty('value', '')
  await userEvent.click(share)
  await waitFor(async () => expect((await items()).length).toBeGreaterThan(0))
  for (const one of await items()) expect(one).toMatchObject({ purpose: null, until: null })
})

test('on a phone a first message is followed by one line, and the choice opens on a tap', async () => {
  const other = await signUpPractising(server)
  setWidth(viewportWidths.phone)
  await openApp(server, `/therapist/${other.id}`, maya.cookie)
  await userEvent.type(await screen.findByRole('textbox'), 'Hello{Enter}')
  const region = within(await screen.findByRole('region', { name: 'What to share' }))
  region.getByText('Share your screening summary too?')
  expect(region.queryByRole('button', { name: /^Share/ })).toBeNull()
  await press('Choose what to share')
  const heading = await screen.findByRole('heading', { name: 'Share your screening summary too?' })
  expect(document.activeElement).toBe(heading)
  await screen.findByRole('button', { name: 'Share nothing' })
  expect(await items()).toEqual([])
})

test('an end and a purpose stand in the profile as those of every other thing', async () => {
  const { choice, share } = await openChoice()
  await userEvent.click(choice.getByText('For how long: until I take it back'))
  await userEvent.selectOptions(choice.getByLabelText('For how long'), 'For a year')
  choice.getByText('For how long: for a year')
  const purpose = choice.getByLabelText('What for')
  expect(within(purpose).queryByRole('option', { name: /this entry/ })).toBeNull()
  await userEvent.selectOptions(purpose, 'So that we can prepare the first talk')
  await userEvent.click(share)
  await waitFor(async () => expect((await items()).length).toBeGreaterThan(0))
  await openApp(server, '/profile', maya.cookie)
  const summary = within(await screen.findByRole('region', { name: 'Screening summary' }))
  const year = new Date().getFullYear() + 1
  const told = new RegExp(`^Shared until .* ${year}\\. So that we can prepare the first talk\\.$`)
  await summary.findByText(told)
})
