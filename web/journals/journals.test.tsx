import { signUp } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { entryThatWaits } from '../testing/entry-that-waits.ts'
import { openApp } from '../testing/open-app.tsx'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()

const type = async (label: string, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text)

test('an entry is written, read, changed and deleted', async () => {
  const maya = await signUp(server, 'user')
  const app = await openApp(server, '/add-journal', maya.cookie)
  await type('Title', 'The long Sunday')
  await type('Content', 'Woke at three again.')
  await press('Save')
  await waitFor(() => expect(app.at()).toBe('/journals'))
  await userEvent.click(await screen.findByRole('link', { name: 'The long Sunday' }))
  await screen.findByRole('heading', { level: 1, name: 'The long Sunday' })
  await press('Edit')
  await type('Title', ', later')
  await press('Save')
  await screen.findByRole('heading', { level: 1, name: 'The long Sunday, later' })
  await press('Delete')
  await userEvent.click(
    screen.getAllByRole('button', { name: 'Delete' }).find((one) => one.closest('dialog'))!,
  )
  await waitFor(() => expect(app.at()).toBe('/journals'))
  await screen.findByText('Nothing written yet.')
  expect((await maya.call('GET', `/users/${maya.id}/journals`)).body).toEqual([])
})

test('an entry needs a title and a text', async () => {
  const maya = await signUp(server, 'user')
  await openApp(server, '/add-journal', maya.cookie)
  await type('Title', 'Only this')
  await press('Save')
  await screen.findByText('Please write something first.')
})

test('what is typed survives a dead network and a reload, and is stored once', async () => {
  const maya = await signUp(server, 'user')
  await entryThatWaits(server, maya, 'Half', 'a thought')
  const again = await openApp(server, '/add-journal', maya.cookie)
  await waitFor(() => expect(again.at()).toBe('/journals'))
  expect((await maya.call('GET', `/users/${maya.id}/journals`)).body).toHaveLength(1)
  await screen.findByRole('heading', { name: 'Your Journals' })
  await again.go('/add-journal')
  expect(await screen.findByLabelText('Content')).toHaveProperty('value', '')
})

test('somebody else’s entry is not here', async () => {
  const maya = await signUp(server, 'user')
  const jonas = await signUp(server, 'user')
  const { body } = await maya.call('POST', `/users/${maya.id}/journals`, {
    title: 'Mine',
    content: 'private',
  })
  await openApp(server, `/journal/${body._id}`, jonas.cookie)
  await screen.findByText('This entry is not here.')
  expect(screen.queryByText('private')).toBe(null)
})
