import { type SignedUp, signUp } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { keys, readLocal } from '../lib/local-storage.ts'
import { endSession } from '../lib/session.ts'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
let patient: SignedUp
beforeEach(async () => {
  patient = await signUp(server, 'user')
})

const open = () => openApp(server, '/home', patient.cookie)
const mood = (name: string) => screen.findByRole('radio', { name })
const title = () =>
  screen.getByText(/^Recommended Activity ·/).parentElement?.querySelector('h2')?.textContent
const picks = async () => (await patient.call('GET', `/users/${patient.id}/moods`)).body

test('the arrow keys only move; Space and Enter pick, once each', async () => {
  await open()
  ;(await mood('Stressed')).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(await mood('Sad'))
  expect(await picks()).toEqual([])
  await userEvent.keyboard(' ')
  await screen.findByText(/^Recommended Activity ·/)
  expect(await picks()).toMatchObject([{ mood: 'sad' }])
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await waitFor(async () => expect(await picks()).toHaveLength(2))
  expect((await picks())[1]).toMatchObject({ mood: 'calm' })
})

test('the mood of yesterday can be picked again', async () => {
  await patient.call('POST', `/mood-activity/${patient.id}`, { mood: 'calm' })
  await open()
  await waitFor(async () => expect(await mood('Calm')).toHaveProperty('checked', true))
  await userEvent.click(await mood('Calm'))
  await waitFor(async () => expect(await picks()).toHaveLength(2))
})

test('something else is another activity of the same mood and no new pick', async () => {
  await open()
  await userEvent.click(await mood('Stressed'))
  await screen.findByText(/^Recommended Activity ·/)
  const seen = new Set([title()])
  for (let more = 0; more < 3; more++) {
    const before = title()
    await userEvent.click(screen.getByRole('button', { name: 'Something else' }))
    await waitFor(() => expect(title()).not.toBe(before))
    seen.add(title())
  }
  expect(seen.size).toBe(4)
  expect(await picks()).toHaveLength(1)
})

test('the activity comes back from the account on another device', async () => {
  const { body } = await patient.call('POST', `/mood-activity/${patient.id}`, { mood: 'sad' })
  await open()
  await screen.findByRole('heading', { level: 2, name: body.title })
  expect(await mood('Sad')).toHaveProperty('checked', true)
})

test('one tap says that it helped; the browser forgets everything at sign-out', async () => {
  await open()
  await userEvent.click(await mood('Calm'))
  const asked = within(await screen.findByRole('group', { name: 'Did it help?' }))
  await userEvent.click(asked.getByRole('button', { name: 'Yes' }))
  await asked.findByText('Thank you. That shapes what comes next.')
  expect(readLocal(keys.moodActivity)).not.toBe(null)
  endSession('signed-out')
  for (const key of ['moodActivity', 'dailyArticle', 'recommendedVideo'])
    expect(readLocal(key)).toBe(null)
})

test('a pick without a connection says so and can be tried again', async () => {
  const { browser } = await open()
  await screen.findAllByRole('link', { name: /^Learn More/ })
  await waitFor(() => expect(document.querySelector('iframe')).not.toBe(null))
  browser.connected = false
  await userEvent.click(await mood('Sad'))
  const failure = await screen.findByRole('alert')
  browser.connected = true
  await userEvent.click(within(failure).getByRole('button', { name: 'Try again' }))
  await screen.findByText(/^Recommended Activity ·/)
  expect(await picks()).toMatchObject([{ mood: 'sad' }])
})
