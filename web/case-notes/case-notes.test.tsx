import { noteLimit } from '@attune/contract/case-notes.ts'
import { type SignedUp, signUp, signUpPractising, write } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { intercept } from '../testing/intercept.ts'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
let thea: SignedUp
let ada: SignedUp
let url: string

beforeEach(async () => {
  thea = await signUpPractising(server)
  ada = await signUp(server, 'user', { name: 'Ada Abel' })
  await write(server, ada, thea, 'Hello')
  url = `/therapists/${thea.id}/case-notes/${ada.id}`
})

async function openNotes() {
  const app = await openApp(server, `/therapist/patients?chat=${ada.id}`, thea.cookie)
  await userEvent.click(await screen.findByRole('button', { name: 'Notes' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Your notes on Ada Abel' }))
  return { app, dialog, box: await dialog.findByRole('textbox', { name: 'Your note' }) }
}
const kept = async () => (await thea.call('GET', url)).body
const save = (text: string, version: number) => thea.call('PUT', url, { text, version })
const paste = async (box: HTMLElement, text: string) => {
  await userEvent.click(box)
  await userEvent.paste(text)
}

test('a note is kept by itself, and goes on from there', async () => {
  const { dialog, box } = await openNotes()
  await userEvent.type(box, 'Sleeps badly')
  await waitFor(async () => expect((await kept()).note.text).toBe('Sleeps badly'))
  await dialog.findByText('Kept.')
  await userEvent.type(box, ', better on Mondays')
  const whole = 'Sleeps badly, better on Mondays'
  await waitFor(async () => expect((await kept()).note).toMatchObject({ text: whole, version: 2 }))
})

test('what was typed just before closing is kept', async () => {
  const { dialog, box } = await openNotes()
  await userEvent.type(box, 'In a hurry')
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(async () => expect((await kept()).note.text).toBe('In a hurry'))
  await userEvent.click(screen.getByRole('button', { name: 'Notes' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your note' }), ' again')
  await waitFor(async () => expect((await kept()).note.text).toBe('In a hurry again'))
})

test('one’s own version whose confirmation is late is no other’s', async () => {
  const { dialog, box } = await openNotes()
  const late = Promise.withResolvers<void>()
  intercept('/case-notes/', async (real) => {
    const reply = await real()
    await late.promise
    return reply
  })
  await userEvent.type(box, 'In a hurry')
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(async () => expect((await kept()).note.text).toBe('In a hurry'))
  await userEvent.click(screen.getByRole('button', { name: 'Notes' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your note' }), ' again')
  late.resolve()
  await waitFor(async () => expect((await kept()).note.text).toBe('In a hurry again'))
  expect(screen.queryByText(/changed in another tab/)).toBeNull()
})

test.each([
  ['Keep what I wrote', 'mine'],
  ['Take the other', 'theirs'],
])(
  'another version is shown beside one’s own, and nothing is overwritten: %s',
  async (name, text) => {
    await save('first', 0)
    const { dialog, box } = await openNotes()
    await waitFor(() => expect(box).toHaveProperty('value', 'first'))
    await save('theirs', 1)
    await userEvent.clear(box)
    await userEvent.type(box, 'mine')
    await dialog.findByText(/changed in another tab/)
    dialog.getByText('theirs')
    expect((await kept()).note).toMatchObject({ text: 'theirs', version: 2 })
    await userEvent.click(dialog.getByRole('button', { name }))
    await waitFor(async () => expect((await kept()).note.text).toBe(text))
    await waitFor(() => expect(box).toHaveProperty('value', text))
    expect(dialog.queryByText(/changed in another tab/)).toBeNull()
  },
)

test('what is too long is cut nowhere and says so', async () => {
  const { dialog, box } = await openNotes()
  await paste(box, 'x'.repeat(noteLimit + 3))
  await dialog.findByText('This is 3 characters too long to be kept.')
  expect(box).toHaveProperty('value', 'x'.repeat(noteLimit + 3))
})

test('without a network the words stay, also for the next time', async () => {
  const { app, dialog, box } = await openNotes()
  app.browser.connected = false
  await userEvent.type(box, 'On the train')
  await dialog.findByText(/Your words stay here/)
  app.browser.connected = true
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect((await kept()).note.text).toBe('On the train'))
})

test('a task is added once, ticked and deleted', async () => {
  const { dialog } = await openNotes()
  const field = dialog.getByRole('textbox', { name: 'New task' })
  await userEvent.type(field, 'Ask about sleep{Enter}{Enter}')
  const task = await dialog.findByRole('checkbox', { name: 'Ask about sleep' })
  expect(field).toHaveProperty('value', '')
  await userEvent.click(task)
  await waitFor(async () => expect((await kept()).tasks).toMatchObject([{ done: true }]))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete: Ask about sleep' }))
  await waitFor(async () => expect((await kept()).tasks).toEqual([]))
})
