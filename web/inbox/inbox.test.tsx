import { type SignedUp, signUp, signUpPractising, write } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setWidth, viewportWidths } from '../testing/browser-window.ts'
import { openApp } from '../testing/open-app.tsx'
import { flip } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
let thea: SignedUp
/** Ada waits, Ben has been answered, Cleo wrote last and waits too; in the order they wrote. */
let ada: SignedUp
let ben: SignedUp
let cleo: SignedUp

beforeEach(async () => {
  const patient = (name: string) => signUp(server, 'user', { name })
  thea = await signUpPractising(server)
  ;[ada, ben, cleo] = await Promise.all([
    patient('Ada Abel'),
    patient('Ben Bose'),
    patient('Cleo Cruz'),
  ])
  await write(server, ada, thea, 'Ada writes')
  await write(server, ben, thea, 'Ben writes')
  await write(server, thea, ben, 'An answer to Ben')
  await thea.call('PUT', '/messages/read', { partner: ben.id, partnerModel: 'User', seq: 2 })
  await write(server, cleo, thea, 'Cleo writes')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function openInbox(path = '/therapist/patients') {
  const app = await openApp(server, path, thea.cookie)
  await screen.findByRole('button', { name: 'Chat with Ada Abel' })
  return app
}
const chatWith = (name: string) => screen.getByRole('button', { name: `Chat with ${name}` })
const listed = () =>
  screen
    .getAllByRole('button', { name: /^Chat with / })
    .map((button) => button.getAttribute('aria-label')?.replace('Chat with ', ''))
const pressed = (key: string) => userEvent.keyboard(key)
const composer = (name: string) => screen.findByRole('textbox', { name: `Message to ${name}` })

describe('the list', () => {
  test('has who waits longest on top, then the others, and says for how long', async () => {
    await openInbox()
    expect(listed()).toEqual(['Ada Abel', 'Cleo Cruz', 'Ben Bose'])
    expect(screen.getAllByText(/^Waiting (?:\d+ minutes? )?for your answer$/)).toHaveLength(2)
    screen.getByText('You: An answer to Ben')
  })

  test('is searched by name', async () => {
    await openInbox()
    const search = screen.getByRole('searchbox', { name: 'Search your patients' })
    await userEvent.type(search, 'bos')
    await waitFor(() => expect(listed()).toEqual(['Ben Bose']))
    await userEvent.type(search, 'x')
    await screen.findByText('No patient has this name.')
    await userEvent.click(screen.getByRole('button', { name: 'Show all patients' }))
    expect(listed()).toHaveLength(3)
  })

  test('is narrowed down to those who wait, the longest first', async () => {
    await openInbox()
    await userEvent.click(screen.getByRole('button', { name: 'Waiting 2' }))
    await waitFor(() => expect(listed()).toEqual(['Ada Abel', 'Cleo Cruz']))
    await userEvent.click(screen.getByRole('button', { name: 'All' }))
    expect(listed()).toHaveLength(3)
  })

  test('keeps waiting who was read and not answered', async () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(true)
    await openInbox()
    await userEvent.click(chatWith('Ada Abel'))
    await within(await screen.findByRole('log')).findByText('Ada writes')
    await waitFor(async () => {
      const { body } = await thea.call('GET', '/messages/threads')
      expect(body.map(({ unread }: { unread: number }) => unread)).toEqual([1, 0, 0])
    })
    await userEvent.click(chatWith('Ben Bose'))
    expect(listed()).toEqual(['Ada Abel', 'Cleo Cruz', 'Ben Bose'])
    screen.getByRole('button', { name: 'Waiting 2' })
  })
})

describe('a conversation', () => {
  test('opens beside the list, where there is room for both', async () => {
    const { at } = await openInbox()
    screen.getByText('Choose a patient')
    await userEvent.click(chatWith('Ada Abel'))
    await within(await screen.findByRole('log')).findByText('Ada writes')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(at()).toBe(`/therapist/patients?chat=${ada.id}`)
    expect(listed()).toHaveLength(3)
    await userEvent.click(screen.getByRole('button', { name: 'Close the conversation' }))
    await screen.findByText('Choose a patient')
  })

  test('opens in front of the list, where there is not', async () => {
    setWidth(viewportWidths.phone)
    await openInbox()
    await userEvent.click(chatWith('Ada Abel'))
    const dialog = await screen.findByRole('dialog', { name: 'Chat with Ada Abel' })
    await within(dialog).findByText('Ada writes')
  })

  test('is the one that an address leads to, a colleague’s too', async () => {
    const tom = await signUpPractising(server)
    await write(server, tom, thea, 'A word among colleagues')
    await openInbox()
    screen.getByRole('link', { name: 'Colleagues 1 unread' })
    await openInbox(`/therapist/patients?chat=${tom.id}`)
    await within(await screen.findByRole('log')).findByText('A word among colleagues')
    expect(listed()).not.toContain(tom.draft.name)
  })
})

describe('the keyboard', () => {
  test('goes from one patient to the next, opens one and comes back', async () => {
    await openInbox()
    await pressed('j')
    expect(document.activeElement).toBe(chatWith('Ada Abel'))
    await pressed('j')
    await pressed('{ArrowDown}')
    expect(document.activeElement).toBe(chatWith('Ben Bose'))
    await pressed('j')
    expect(document.activeElement).toBe(chatWith('Ben Bose'))
    await pressed('{ArrowUp}')
    await pressed('k')
    await pressed('k')
    await pressed('{Enter}')
    const box = await composer('Ada Abel')
    await waitFor(() => expect(document.activeElement).toBe(box))
    await pressed('{Escape}')
    expect(document.activeElement).toBe(chatWith('Ada Abel'))
  })

  test('searches at a slash and lists its keys at a question mark', async () => {
    await openInbox()
    await pressed('/')
    const search = screen.getByRole('searchbox')
    expect(document.activeElement).toBe(search)
    expect(search).toHaveProperty('value', '')
    await pressed('{Escape}')
    await pressed('?')
    const dialog = await screen.findByRole('dialog', { name: 'Keys' })
    within(dialog).getByText('back to the list')
  })

  test('never takes a letter from what is being typed', async () => {
    await openInbox(`/therapist/patients?chat=${ada.id}`)
    const box = await composer('Ada Abel')
    await userEvent.type(box, 'just / ok?')
    expect(box).toHaveProperty('value', 'just / ok?')
    expect(document.activeElement).toBe(box)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('leaves single keys alone once they are switched off', async () => {
    await openInbox()
    await userEvent.click(screen.getByRole('button', { name: 'Inbox settings' }))
    await flip('Single-key shortcuts')
    await waitFor(async () => {
      const { body } = await thea.call('GET', `/therapists/${thea.id}/inbox`)
      expect(body.shortcuts).toBe(false)
    })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const before = document.activeElement
    for (const key of ['j', '/', '?', 'd', 's', 'u', 'r']) await pressed(key)
    expect(document.activeElement).toBe(before)
    expect(screen.queryByRole('dialog')).toBeNull()
    chatWith('Ada Abel').focus()
    await pressed('{ArrowDown}')
    expect(document.activeElement).toBe(chatWith('Cleo Cruz'))
  })
})

describe('quiet hours', () => {
  test.each([
    ['by day', 12, 'Your menu, 2 unread messages'],
    ['in quiet hours', 23, 'Your menu'],
  ])('%s the menu says what it should, and the list hides nothing', async (_, hour, label) => {
    const quietHours = { from: '20:00', to: '08:00' }
    await thea.call('PUT', `/therapists/${thea.id}/inbox`, { quietHours, shortcuts: true })
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, hour) })
    await openInbox()
    await screen.findByRole('button', { name: label })
    expect(screen.getAllByText('unread')).toHaveLength(2)
  })

  test('are set in the inbox', async () => {
    await openInbox()
    await userEvent.click(screen.getByRole('button', { name: 'Inbox settings' }))
    await flip('Keep some hours quiet')
    await screen.findByLabelText('From')
    await waitFor(async () => {
      const { body } = await thea.call('GET', `/therapists/${thea.id}/inbox`)
      expect(body.quietHours).toEqual({ from: '20:00', to: '08:00' })
    })
  })
})

describe('a template', () => {
  test('is inserted where the cursor is, with the patient’s first name', async () => {
    const url = `/therapists/${thea.id}/templates`
    await thea.call('POST', url, { title: 'Welcome', text: 'Hello {name}, thank you.' })
    await openInbox(`/therapist/patients?chat=${ada.id}`)
    const box = (await composer('Ada Abel')) as HTMLTextAreaElement
    await userEvent.type(box, 'First. Last.')
    box.setSelectionRange(7, 7)
    await userEvent.click(screen.getByRole('button', { name: 'Templates' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Welcome' }))
    await waitFor(() => expect(box.value).toBe('First. Hello Ada, thank you. Last.'))
    await waitFor(() => expect(box.selectionStart).toBe('First. Hello Ada, thank you.'.length))
    expect(document.activeElement).toBe(box)
  })

  test('is not offered to a patient', async () => {
    await openApp(server, `/therapist/${thea.id}`, ada.cookie)
    await screen.findByRole('textbox', { name: `Message to ${thea.draft.name}` })
    expect(screen.queryByRole('button', { name: 'Templates' })).toBeNull()
  })
})
