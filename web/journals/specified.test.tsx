import { type SignedUp, signUp } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { toast } from 'react-hot-toast'
import { beforeEach, describe, expect, test } from 'vitest'
import { dateTime } from '../lib/dates.ts'
import { setWidth, viewportWidths } from '../testing/browser-window.ts'
import { intercept } from '../testing/intercept.ts'
import { openApp } from '../testing/open-app.tsx'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
let maya: SignedUp
beforeEach(async () => {
  maya = await signUp(server, 'user')
})

const keep = async (title: string, content = 'Woke at three again.') =>
  (await maya.call('POST', `/users/${maya.id}/journals`, { title, content })).body

describe('the list', () => {
  test('is sorted newest first, with the day and the way to a new entry', async () => {
    await keep('Monday')
    const last = await keep('Tuesday')
    await openApp(server, '/journals', maya.cookie)
    await screen.findByRole('heading', { level: 1, name: 'Your Journals' })
    await screen.findByText('Monday')
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Tuesday',
      'Monday',
    ])
    expect(screen.getAllByText(dateTime(new Date(last.date))).length).toBeGreaterThan(0)
    const [way] = screen.getAllByRole('link', { name: 'New Journal' })
    expect(way?.getAttribute('href')).toBe('/add-journal')
  })

  test('shows on a phone a hundred characters, and the rest on request', async () => {
    setWidth(viewportWidths.phone)
    const text = `${'a'.repeat(100)} and more`
    await keep('Long', text)
    await openApp(server, '/journals', maya.cookie)
    await screen.findByText(`${'a'.repeat(100)}…`)
    await press('Read More')
    await screen.findByText(text)
    await press('Show Less')
    await screen.findByText(`${'a'.repeat(100)}…`)
  })
})

describe('an entry', () => {
  test('tells the tab, the history and whoever looks over a shoulder no word of its title', async () => {
    const { _id } = await keep('Quokka')
    await openApp(server, `/journal/${_id}`, maya.cookie)
    await screen.findByRole('heading', { level: 1, name: 'Quokka' })
    expect(document.title).toContain('A journal entry')
    expect(document.title).not.toContain('Quokka')
  })

  test('is read, and its edit can be cancelled or saved', async () => {
    const { _id } = await keep('Monday')
    await openApp(server, `/journal/${_id}`, maya.cookie)
    const back = await screen.findByRole('link', { name: 'Your Journals' })
    expect(back.getAttribute('href')).toBe('/journals')
    await screen.findByText('Woke at three again.')
    await press('Edit')
    await userEvent.type(await screen.findByLabelText('Title'), ', changed')
    await press('Cancel')
    await screen.findByRole('heading', { level: 1, name: 'Monday' })
    await press('Edit')
    await userEvent.type(await screen.findByLabelText('Title'), ', later')
    await press('Save')
    await screen.findByText('Journal entry saved!')
    await screen.findByRole('heading', { level: 1, name: 'Monday, later' })
  })

  test('is deleted only after a question', async () => {
    const { _id } = await keep('Monday')
    const app = await openApp(server, `/journal/${_id}`, maya.cookie)
    await press('Delete')
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this entry?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await press('Delete')
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Delete this entry?' })).getByRole(
        'button',
        { name: 'Delete' },
      ),
    )
    await screen.findByText('Successfully deleted!')
    await waitFor(() => expect(app.at()).toBe('/journals'))
  })
})

describe('a new entry', () => {
  test('is saved aloud', async () => {
    await openApp(server, '/add-journal', maya.cookie)
    await screen.findByRole('heading', { level: 1, name: 'New Journal Entry' })
    await write()
    await screen.findByText('Journal entry saved!')
  })

  test('says while it is being saved, and when it could not be', async () => {
    await openApp(server, '/add-journal', maya.cookie)
    await screen.findByLabelText('Title')
    let isBroken = true
    intercept('/journals', (real, init) =>
      isBroken && init?.method === 'POST'
        ? Promise.resolve(new Response('', { status: 500 }))
        : real(),
    )
    await write()
    await screen.findByText('Could not save.')
    toast.remove()
    isBroken = false
    await press('Save')
    const toasts = () => screen.getAllByRole('status').map((one) => one.textContent)
    await waitFor(() => expect(toasts()).toContain('Saving...'))
    await screen.findByText('Journal entry saved!')
  })

  test('needs a title and a text, and says which is missing', async () => {
    await openApp(server, '/add-journal', maya.cookie)
    await press('Save')
    await screen.findByText('Please give it a title.')
    await screen.findByText('Please write something first.')
    expect((await maya.call('GET', `/users/${maya.id}/journals`)).body).toEqual([])
  })
})

async function write() {
  await userEvent.type(await screen.findByLabelText('Title'), 'Sunday')
  await userEvent.type(await screen.findByLabelText('Content'), 'Slept.')
  await press('Save')
}
