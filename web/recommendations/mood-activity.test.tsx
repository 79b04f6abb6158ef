import { type SignedUp, signUp } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { keys, readLocal } from '../lib/local-storage.ts'
import { endSession } from '../lib/session.ts'
import { intercept } from '../testing/intercept.ts'
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
  // The second corrects the first: they are of one sitting.
  await waitFor(async () => expect(await picks()).toMatchObject([{ mood: 'calm' }]))
})

test('the mood of yesterday can be picked again', async () => {
  await patient.call('POST', `/mood-activity/${patient.id}`, { mood: 'calm' })
  const [before] = await picks()
  await open()
  await waitFor(async () => expect(await mood('Calm')).toHaveProperty('checked', true))
  await userEvent.click(await mood('Calm'))
  await waitFor(async () => expect(await picks()).not.toEqual([before]))
  expect(await picks()).toMatchObject([{ mood: 'calm' }])
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

test('how long one has is a tap, and no new pick of a mood', async () => {
  await open()
  await userEvent.click(await mood('Sad'))
  await screen.findByText(/^Recommended Activity ·/)
  await userEvent.click(screen.getByRole('button', { name: '2 min' }))
  await screen.findByText('Recommended Activity · 2 minutes')
  expect(screen.getByRole('button', { name: '2 min' }).getAttribute('aria-pressed')).toBe('true')
  expect(await picks()).toHaveLength(1)
  const list = screen.getByText('Recommended Activity · 2 minutes').parentElement!
  expect(list.querySelectorAll('ol li').length).toBeGreaterThan(2)
})

test('what was chosen for another hour gives way to what fits now', async () => {
  const { body } = await patient.call('POST', `/mood-activity/${patient.id}`, { mood: 'calm' })
  const hour = new Date().getHours()
  const past = { ...body, title: 'For another hour', hours: [(hour + 2) % 24, (hour + 3) % 24] }
  await openApp(server, '/journals', patient.cookie)
  intercept(`/api/mood-activity/${patient.id}`, (real, init) =>
    init?.method === 'POST' ? real() : Promise.resolve(Response.json(past)),
  )
  await userEvent.click((await screen.findAllByRole('link', { name: 'Home' }))[0]!)
  await screen.findByText(/^Recommended Activity ·/)
  expect(screen.queryByText('For another hour')).toBe(null)
  expect(await picks()).toHaveLength(1)
})

test('what fits one’s life is said by tap and kept', async () => {
  await open()
  await userEvent.click(await mood('Calm'))
  await userEvent.click(await screen.findByText('What fits my life'))
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have an animal' }))
  const url = `/users/${patient.id}/circumstances`
  await waitFor(async () => expect((await patient.call('GET', url)).body).toEqual(['animal']))
  expect(screen.getByRole('checkbox', { name: 'I have an animal' })).toHaveProperty('checked', true)
})
