import { type SignedUp, signUp } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
let maya: SignedUp
beforeEach(async () => {
  maya = await signUp(server, 'user')
})

const question = 'May software look for patterns in your journal?'
const consent = async () => (await maya.call('GET', `/users/${maya.id}/journal-consent`)).body
const sad = { title: 'A long night', content: 'I feel so sad and lonely.' }
const keep = async () => (await maya.call('POST', `/users/${maya.id}/journals`, sad)).body._id
const read = (id: string) => async () =>
  (await maya.call('GET', `/users/${maya.id}/journals/${id}/notice`)).body.state

async function writeOne() {
  await userEvent.type(await screen.findByLabelText('Title'), sad.title)
  await userEvent.type(await screen.findByLabelText('Content'), sad.content)
  await press('Save')
}

test.each([
  ['Yes, look for patterns', true, /Thank you/],
  ['No, thank you', false, /stays as it is/],
])('it is asked once, after the first entry was saved: %s', async (choice, allowed, said) => {
  const app = await openApp(server, '/add-journal', maya.cookie)
  await screen.findByLabelText('Title')
  expect(screen.queryByRole('switch')).toBe(null)
  await writeOne()
  await screen.findByRole('heading', { name: question })
  expect(await consent()).toEqual({ allowed: null })
  await press(choice)
  await screen.findByText(said)
  expect(await consent()).toEqual({ allowed })
  await app.go('/add-journal')
  expect((await screen.findByRole('switch')).getAttribute('aria-checked')).toBe(String(allowed))
  await writeOne()
  await waitFor(() => expect(app.at()).toBe('/journals'))
  await screen.findAllByRole('link', { name: sad.title })
  expect(screen.queryByRole('heading', { name: question })).toBe(null)
})

test('nothing is asked beside help', async () => {
  const app = await openApp(server, '/add-journal', maya.cookie)
  await userEvent.type(await screen.findByLabelText('Title'), 'Tonight')
  await userEvent.type(await screen.findByLabelText('Content'), 'I want to kill myself.')
  await press('Save')
  await waitFor(() => expect(app.at()).toBe('/journals'))
  await screen.findByRole('region', { name: 'That sounds heavy to carry.' })
  expect(screen.queryByRole('heading', { name: question })).toBe(null)
})

test('an entry says what software noticed, from which words, and that it was software', async () => {
  await maya.call('PUT', `/users/${maya.id}/journal-consent`, { allowed: true })
  const id = await keep()
  await expect.poll(read(id)).toBe('read')
  await openApp(server, `/journal/${id}`, maya.cookie)
  const shown = (await screen.findByText('What the software noticed')).closest('details')!
  expect(shown.open).toBe(false)
  const sadness = within(shown).getByText('Sadness').closest('li')!
  expect(sadness.textContent).toMatch(/because you wrote “.*sad.*”/)
  within(shown).getByText(/Guessed by software .* It can be wrong/)
})

test('an entry in which nothing can be told says that', async () => {
  await maya.call('PUT', `/users/${maya.id}/journal-consent`, { allowed: true })
  const note = { title: 'xx', content: 'zzz 123' }
  const { _id } = (await maya.call('POST', `/users/${maya.id}/journals`, note)).body
  await expect.poll(read(_id)).toBe('read')
  await openApp(server, `/journal/${_id}`, maya.cookie)
  await screen.findByText(/It can’t tell/)
})

test('the switch in the profile deletes what was noticed', async () => {
  await maya.call('PUT', `/users/${maya.id}/journal-consent`, { allowed: true })
  const id = await keep()
  await expect.poll(read(id)).toBe('read')
  const app = await openApp(server, '/profile', maya.cookie)
  const name = 'Software looks for patterns in your journal'
  await userEvent.click(await screen.findByRole('switch', { name, checked: true }))
  await screen.findByRole('switch', { name, checked: false })
  expect(await read(id)()).toBe('none')
  await app.go(`/journal/${id}`)
  await screen.findByRole('button', { name: 'Edit' })
  expect(screen.queryByText('What the software noticed')).toBe(null)
})

test('the dashboard shows the analysis with the entries it comes from', async () => {
  await maya.call('PUT', `/users/${maya.id}/journal-consent`, { allowed: true })
  const id = await keep()
  await expect.poll(read(id)).toBe('read')
  await openApp(server, '/dashboard', maya.cookie)
  const heading = await screen.findByRole('heading', { level: 2, name: 'Journal Analysis' })
  const card = within(heading.closest('section')!)
  await card.findByText(/Made by software from your journal entry of the last 30 days/)
  const [source] = card.getAllByRole('link', { name: /^Your entry of / })
  expect(source?.getAttribute('href')).toBe(`/journal/${id}`)
})
