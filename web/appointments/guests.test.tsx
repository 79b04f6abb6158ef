import { guestCalls, meetSoon } from '@attune/server/testing/guests.ts'
import type { SignedUp } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../lib/query-client.ts'
import { openApp } from '../testing/open-app.tsx'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
const { open: openLink } = guestCalls(server)
let pat: SignedUp
let thea: SignedUp
let id: string

beforeEach(async () => {
  ;({ pat, thea, id } = await meetSoon(server))
})

const open = async () => {
  await openApp(server, `/appointments/${id}`, pat.cookie)
  return within(await screen.findByRole('region', { name: 'Who comes along' }))
}
const invite = async (name: string) => {
  await userEvent.type(await screen.findByLabelText('Their name'), name)
  await press('Make a link for them')
}
const linkOf = async (name: string) => {
  const note = await screen.findByRole('region', { name: `Link for ${name}` })
  return within(note).getByText(/\/join#[\w-]{43}$/).textContent ?? ''
}
const secretOf = (link: string) => link.split('#')[1] ?? ''

test('the links of two guests made one after the other stay until they are passed on', async () => {
  await open()
  await invite('Sam Novak')
  const first = await linkOf('Sam Novak')
  await waitFor(() => expect(screen.getByLabelText('Their name')).toHaveProperty('value', ''))
  await invite('Paula Meyer')
  const second = await linkOf('Paula Meyer')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Link for Paula Meyer')
  await waitFor(() => expect(screen.queryByLabelText('Their name')).toBeNull())
  await queryClient.invalidateQueries()
  expect([await linkOf('Sam Novak'), await linkOf('Paula Meyer')]).toEqual([first, second])
  const note = within(screen.getByRole('region', { name: 'Link for Sam Novak' }))
  await userEvent.click(note.getByRole('button', { name: 'It is passed on' }))
  expect(screen.queryByText(first)).toBeNull()
  expect(document.activeElement?.textContent).toBe('Who comes along')
  expect(await linkOf('Paula Meyer')).toBe(second)
  for (const link of [first, second]) expect((await openLink(secretOf(link))).status).toBe(200)
})

test('the link of the second is shown where the list has come before it', async () => {
  await open()
  await invite('Sam Novak')
  await linkOf('Sam Novak')
  const ask = fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const reply = await ask(url, init)
    if (init.method === 'POST') await queryClient.invalidateQueries()
    return reply
  })
  await invite('Paula Meyer')
  expect((await openLink(secretOf(await linkOf('Paula Meyer')))).status).toBe(200)
  await linkOf('Sam Novak')
})

test('loaded anew a link is gone, and the page says how there is another', async () => {
  await open()
  await invite('Sam Novak')
  await linkOf('Sam Novak')
  expect(screen.queryByText(/A link is shown only once/)).toBeNull()
  const card = await open()
  await card.findByText(
    'A link is shown only once. If Sam Novak did not get theirs, take the invitation back and make a new one.',
  )
  expect(screen.queryByText(/join#/)).toBeNull()
  await press('Take back the invitation of Sam Novak')
  await waitFor(() => expect(screen.queryByText(/A link is shown only once/)).toBeNull())
  await invite('Sam Novak')
  await linkOf('Sam Novak')
})

test('a name that is that of one of the two is refused beside the field', async () => {
  await open()
  await invite(String(thea.draft.name))
  const field = await screen.findByLabelText('Their name')
  await screen.findByText(/^One of you is called so\. /)
  expect(field.getAttribute('aria-invalid')).toBe('true')
})
