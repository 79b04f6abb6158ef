import { password, type SignedUp, signUp } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { keys, readLocal, writeLocal } from '../lib/local-storage.ts'
import { newId } from '../lib/new-id.ts'
import { entryThatWaits } from '../testing/entry-that-waits.ts'
import { intercept } from '../testing/intercept.ts'
import { openApp } from '../testing/open-app.tsx'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'
import { newEntryDraft } from './new-entry.ts'

const server = await startScreenServer()

type JournalText = { title: string; content: string }

const type = async (label: string, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text)
const stored = async (maya: SignedUp) =>
  (await maya.call('GET', `/users/${maya.id}/journals`)).body as {
    title: string
    content: string
  }[]
const writeOne = async (maya: SignedUp, title: string, content: string) =>
  (await maya.call('POST', `/users/${maya.id}/journals`, { title, content })).body._id as string

test('an answer that never arrived does not make a second entry of the next try', async () => {
  const maya = await signUp(server, 'user')
  const app = await openApp(server, '/add-journal', maya.cookie)
  await type('Title', 'Half')
  await type('Content', 'a thought')
  let tries = 0
  intercept('/journals', async (real, init) => {
    const reply = await real()
    if (init?.method === 'POST' && tries++ === 0) throw new TypeError('cut')
    return reply
  })
  await press('Save')
  await screen.findByText(/kept on this device and saved once there is one/)
  await press('Save')
  await waitFor(() => expect(app.at()).toBe('/journals'))
  expect(await stored(maya)).toHaveLength(1)
})

test('an entry that is kept for later says so in one place, and nowhere that it failed', async () => {
  const maya = await signUp(server, 'user')
  const app = await entryThatWaits(server, maya, 'Sunday', 'Woke at three.')
  await waitFor(() => expect(screen.queryByText('Saving...')).toBe(null))
  expect(screen.queryByText('Could not save.')).toBe(null)
  expect(screen.getAllByText(/What you wrote is kept on this device/)).toHaveLength(1)
  // The list says so too, though it cannot be loaded.
  await userEvent.click(screen.getByRole('link', { name: 'Back' }))
  await screen.findByText('Kept on this device, saved once there is a connection')
  await userEvent.click(screen.getByRole('link', { name: 'Sunday' }))
  await waitFor(() => expect(app.at()).toBe('/add-journal'))
  app.browser.connected = true
  window.dispatchEvent(new Event('online'))
  await screen.findByText('Journal entry saved!')
  expect(screen.queryByText(/^Kept on this device/)).toBe(null)
  expect(await stored(maya)).toMatchObject([{ title: 'Sunday', content: 'Woke at three.' }])
})

test('a session that ends while writing costs a sign-in and not a word', async () => {
  const maya = await signUp(server, 'user')
  const app = await openApp(server, '/add-journal', maya.cookie)
  await type('Title', 'Sunday')
  await type('Content', 'Woke at three.')
  app.browser.cookie = ''
  await press('Save')
  await waitFor(() => expect(app.at()).toBe('/signin'))
  await type('Email', maya.draft.email)
  await type('Password', password)
  await press('Sign In')
  await waitFor(() => expect(app.at()).toBe('/add-journal'))
  expect(await screen.findByLabelText('Content')).toHaveProperty('value', 'Woke at three.')
  await press('Save')
  await waitFor(() => expect(app.at()).toBe('/journals'))
  expect(await stored(maya)).toMatchObject([{ title: 'Sunday', content: 'Woke at three.' }])
})

test('two tabs that began with one draft and went on differently make two entries', async () => {
  const maya = await signUp(server, 'user')
  const app = await openApp(server, '/add-journal', maya.cookie)
  await type('Title', 'Sunday')
  await type('Content', 'Here')
  const { clientId } = JSON.parse(localStorage.getItem(`draft:${maya.id}:journal`) ?? '')
  const there = { title: 'Sunday', content: 'There', clientId }
  await maya.call('POST', `/users/${maya.id}/journals`, there)
  await press('Save')
  await waitFor(() => expect(app.at()).toBe('/journals'))
  const contents = (await stored(maya)).map(({ content }) => content)
  expect(contents.toSorted()).toEqual(['Here', 'There'])
})

describe('an entry that waited here and was saved by another tab', () => {
  async function waiting() {
    const maya = await signUp(server, 'user')
    const app = await entryThatWaits(server, maya, 'Sunday', 'Here')
    const key = `draft:${maya.id}:journal`
    const { clientId } = JSON.parse(localStorage.getItem(key) ?? '')
    const saved = { title: 'Sunday', content: 'Here', clientId }
    await maya.call('POST', `/users/${maya.id}/journals`, saved)
    localStorage.removeItem(key)
    app.browser.connected = true
    return { maya, app }
  }

  test('is left here, too', async () => {
    const { maya, app } = await waiting()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(app.at()).toBe('/journals'))
    expect(await stored(maya)).toMatchObject([{ content: 'Here' }])
  })

  test('takes nothing of what the other tab has gone on with', async () => {
    const { maya, app } = await waiting()
    const theirs = keys.draft(maya.id, newEntryDraft)
    writeLocal(theirs, { title: 'Monday', content: 'There', clientId: newId() })
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(app.at()).toBe('/journals'))
    expect(readLocal(theirs)).toMatchObject({ content: 'There' })
  })

  test('stays one entry where it was written on', async () => {
    const { maya, app } = await waiting()
    await type('Content', ' and on')
    await press('Save')
    await waitFor(() => expect(app.at()).toBe('/journals'))
    expect(await stored(maya)).toMatchObject([{ content: 'Here and on' }])
  })
})

test.each([
  ['Keep both', ['Mine', 'Theirs']],
  ['Replace it with mine', ['Mine']],
])('an entry changed in another tab is not written over: %s', async (choice, expected) => {
  const maya = await signUp(server, 'user')
  const id = await writeOne(maya, 'Sunday', 'Before')
  await openApp(server, `/journal/${id}`, maya.cookie)
  await press('Edit')
  const field = await screen.findByLabelText('Content')
  await userEvent.clear(field)
  await userEvent.type(field, 'Mine')
  const theirs = { title: 'Sunday', content: 'Theirs' }
  await maya.call('PUT', `/users/${maya.id}/journals/${id}`, theirs)
  await press('Save')
  await screen.findByText('Theirs')
  expect(await stored(maya)).toMatchObject([theirs])
  expect(field).toHaveProperty('value', 'Mine')
  await press(choice)
  await screen.findByRole('button', { name: 'Edit' })
  const contents = (await stored(maya)).map(({ content }) => content)
  expect(contents.toSorted()).toEqual(expected)
})

test('what was being changed when the entry was deleted elsewhere can be kept as a new one', async () => {
  const maya = await signUp(server, 'user')
  const id = await writeOne(maya, 'Sunday', 'Before')
  await openApp(server, `/journal/${id}`, maya.cookie)
  await press('Edit')
  await type('Content', ' and after')
  await maya.call('DELETE', `/users/${maya.id}/journals/${id}`)
  await press('Save')
  await screen.findByText(/This entry was deleted while you wrote/)
  await press('Save as a new entry')
  await waitFor(async () => expect(await stored(maya)).toHaveLength(1))
  expect(await stored(maya)).toMatchObject([{ content: 'Before and after' }])
})

test('what was being changed is there after a reload too, where the entry was deleted elsewhere', async () => {
  const maya = await signUp(server, 'user')
  const id = await writeOne(maya, 'Sunday', 'Before')
  await openApp(server, `/journal/${id}`, maya.cookie)
  await press('Edit')
  await type('Content', ' and mine')
  await maya.call('DELETE', `/users/${maya.id}/journals/${id}`)
  const app = await openApp(server, `/journal/${id}`, maya.cookie)
  expect(await screen.findByLabelText('Content')).toHaveProperty('value', 'Before and mine')
  await screen.findByText(/^This entry was deleted while you wrote/)
  await press('Save as a new entry')
  await waitFor(() => expect(app.at()).toBe('/journals'))
  expect(await stored(maya)).toMatchObject([{ content: 'Before and mine' }])
  expect(readLocal(keys.draft(maya.id, `journal:${id}`))).toBe(null)
})

test('older entries come page by page, newest first, each once', async () => {
  const maya = await signUp(server, 'user')
  for (let day = 1; day <= 80; day++) await writeOne(maya, `Day ${day}`, 'A few lines.')
  await openApp(server, '/journals', maya.cookie)
  const titles = () => screen.getAllByRole('link', { name: /^Day / }).map((one) => one.textContent)
  await screen.findAllByRole('link', { name: /^Day / })
  for (
    let pages = 0;
    screen.queryByRole('button', { name: 'Older entries' }) && pages < 5;
    pages++
  ) {
    const before = titles().length
    await press('Older entries')
    await waitFor(() => expect(titles().length).toBeGreaterThan(before))
  }
  const all = (await maya.call('GET', `/users/${maya.id}/journals?limit=100`)).body as JournalText[]
  expect(titles()).toEqual(all.map(({ title }) => title))
  expect(new Set(titles()).size).toBe(80)
})

test('a title that is too long is said, kept whole and not sent', async () => {
  const maya = await signUp(server, 'user')
  const app = await openApp(server, '/add-journal', maya.cookie)
  await type('Content', 'a thought')
  const title = await screen.findByLabelText('Title')
  await userEvent.click(title)
  await userEvent.paste('t'.repeat(1_203))
  await screen.findByText(/^1,203 characters are more than the 200 there is room for/)
  expect(title).toHaveProperty('value', 't'.repeat(1_203))
  await press('Save')
  expect([app.at(), await stored(maya)]).toEqual(['/add-journal', []])
  await userEvent.clear(title)
  await userEvent.paste('t'.repeat(200))
  await press('Save')
  await waitFor(() => expect(app.at()).toBe('/journals'))
  expect(await stored(maya)).toMatchObject([{ title: 't'.repeat(200) }])
})
