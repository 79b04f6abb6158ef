import {
  answerIntake,
  decline,
  type SignedUp,
  signUp,
  signUpPractising,
  write,
} from '@attune/server/testing/sign-up.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { keys, readLocal } from '../lib/local-storage.ts'
import { openApp } from '../testing/open-app.tsx'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
let pat: SignedUp
let thea: SignedUp

beforeEach(async () => {
  localStorage.clear()
  pat = await signUp(server, 'user')
  thea = await signUpPractising(server)
  await write(server, pat, thea, 'Could you take me on?')
})

const first = 'I can’t take this on'
const threadOf = async (who: SignedUp) => (await who.call('GET', '/messages/threads')).body[0]

async function openInbox() {
  await openApp(server, `/therapist/patients?chat=${pat.id}`, thea.cookie)
  await screen.findByText('Could you take me on?', { selector: '.bubble' })
}

async function openDialog() {
  await openInbox()
  await press(first)
  const dialog = within(await screen.findByRole('dialog', { name: /you can’t take this on$/ }))
  return { dialog, box: await dialog.findByRole('textbox', { name: 'Your words' }) }
}

describe('the therapist', () => {
  test('declines in two taps, with words that were ready', async () => {
    const { dialog, box } = await openDialog()
    const words = (box as HTMLTextAreaElement).value
    expect(words).toMatch(/^Thank you for writing to me/)
    expect(dialog.queryByRole('region', { name: 'Before you send' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Send and close' }))
    await screen.findByText(/that you can’t take this on\./)
    expect(screen.queryByRole('dialog', { name: /take this on/ })).toBeNull()
    await screen.findByText(/^Thank you for writing to me/, { selector: '.bubble' })
    expect(screen.queryByRole('textbox', { name: /^Message to/ })).toBeNull()
    expect(screen.queryByRole('button', { name: first })).toBeNull()
    const { state, last } = await threadOf(pat)
    expect(state).toBe('declined')
    // The list of conversations has how it begins.
    expect(words.startsWith(last.message.replace(/…$/, ''))).toBe(true)
    expect(last.message.length).toBeGreaterThan(100)
  })

  test('changes the words, keeps them, and says why for themselves alone', async () => {
    const { dialog, box } = await openDialog()
    await userEvent.clear(box)
    dialog.getByText('A few words are needed.')
    await userEvent.click(dialog.getByRole('button', { name: 'Send and close' }))
    expect((await threadOf(pat)).state).toBe('open')
    await userEvent.type(box, 'My own words.')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Keep these words for next time' }))
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'My caseload is full')
    await userEvent.click(dialog.getByRole('button', { name: 'Send and close' }))
    await screen.findByText('My own words.', { selector: '.bubble' })
    const other = await signUp(server, 'user')
    await write(server, other, thea, 'Hello')
    expect((await thea.call('GET', `/declines/${other.id}`)).body.words).toBe('My own words.')
    const { rows } = await server.pool.query('SELECT reason FROM declines WHERE user_id = $1', [
      pat.id,
    ])
    expect(rows[0].reason).not.toBeNull()
  })

  test('is told what to mind where the patient wrote of danger', async () => {
    await write(server, pat, thea, 'I want to kill myself tonight.')
    const { dialog } = await openDialog()
    const note = within(dialog.getByRole('region', { name: 'Before you send' }))
    note.getByText(/You may be the only one who has read this/)
    note.getByText(/a help line, or the emergency number/)
    expect(dialog.getByRole('button', { name: 'Send and close' })).toHaveProperty('disabled', false)
  })

  test('keeps what they typed, and is told to read what came meanwhile', async () => {
    const { dialog, box } = await openDialog()
    await userEvent.type(box, ' And one more.')
    await write(server, pat, thea, 'There is more')
    await userEvent.click(dialog.getByRole('button', { name: 'Send and close' }))
    await dialog.findByText('They have written again. Please read it first.')
    expect((await threadOf(pat)).state).toBe('open')
    const again = await openDialog()
    expect(again.box).toHaveProperty('value', expect.stringMatching(/And one more\.$/))
    await userEvent.click(again.dialog.getByRole('button', { name: 'Send and close' }))
    await screen.findByText(/that you can’t take this on\./)
  })

  test('can decline again who writes after the first no has run out', async () => {
    await decline(thea, pat, { message: 'My days are full.' })
    await server.pool.query('UPDATE threads SET declined_until = now() WHERE key_id = $1', [pat.id])
    await write(server, pat, thea, 'Is it better now?')
    await openInbox()
    await press(first)
    const dialog = within(await screen.findByRole('dialog', { name: /you can’t take this on$/ }))
    await dialog.findByRole('textbox', { name: 'Your words' })
    await userEvent.click(dialog.getByRole('button', { name: 'Send and close' }))
    await screen.findByText(/that you can’t take this on\./)
    expect(await threadOf(pat)).toMatchObject({ state: 'declined', last: { seq: 4 } })
  })

  test('finds no such button once they have answered', async () => {
    await write(server, thea, pat, 'Yes')
    await openInbox()
    await screen.findByRole('textbox', { name: /^Message to/ })
    expect(screen.queryByRole('button', { name: first })).toBeNull()
  })
})

describe('the patient', () => {
  beforeEach(async () => {
    await answerIntake(pat)
  })

  test('sees who fits next, and finds their first message in the box there, unsent', async () => {
    await decline(thea, pat, { message: 'My days are full.' })
    const { at } = await openApp(server, `/therapist/${thea.id}`, pat.cookie)
    await screen.findByText('My days are full.')
    screen.getByText(/can’t take this on now\. That says nothing about you/)
    expect(screen.queryByRole('textbox', { name: /^Message to/ })).toBeNull()
    const next = within(await screen.findByRole('region', { name: /^Who fits next: / }))
    next.getByText(/of \d+ wishes/)
    next.getByRole('link', { name: 'All your matches' })
    await userEvent.click(next.getByRole('button', { name: /^Write to / }))
    await waitFor(() => expect(at()).not.toContain(thea.id))
    const box = await screen.findByRole('textbox', { name: /^Message to/ })
    expect(box).toHaveProperty('value', 'Could you take me on?')
    const { body } = await pat.call('GET', '/messages/threads')
    expect(body).toHaveLength(1)
  })

  test('keeps what they had begun to write to that person', async () => {
    await decline(thea, pat)
    const { body } = await pat.call('GET', `/users/${pat.id}/declines/${thea.id}`)
    const draft = keys.draft(pat.id, body.next.match._id)
    localStorage.setItem(draft, JSON.stringify('Begun before'))
    await openApp(server, `/therapist/${thea.id}`, pat.cookie)
    await press(`Write to ${body.next.name}`)
    expect(await screen.findByRole('textbox', { name: /^Message to/ })).toHaveProperty(
      'value',
      'Begun before',
    )
    expect(readLocal(draft)).toMatchObject({ text: 'Begun before' })
  })

  test('has the help that their words call for, beside the no', async () => {
    await write(server, pat, thea, 'I want to kill myself tonight.')
    await decline(thea, pat, { readUpTo: 2 })
    await openApp(server, `/therapist/${thea.id}`, pat.cookie)
    await screen.findByRole('region', { name: /^Who fits next: / })
    expect(document.querySelector('.help-note')).not.toBeNull()
  })

  test('is led to their matches where nobody else fits', async () => {
    await server.pool.query('UPDATE therapists SET accepting = false')
    try {
      const { rows } = await server.pool.query('SELECT id FROM therapists')
      for (const { id } of rows) await server.context.bus.publish('practice', { therapist: id })
      await decline(thea, pat)
      await openApp(server, `/therapist/${thea.id}`, pat.cookie)
      await screen.findByText(/Nobody else fits all you need/)
      expect(screen.getByRole('link', { name: 'All your matches' })).toHaveProperty(
        'pathname',
        '/find-therapist',
      )
    } finally {
      await server.pool.query('UPDATE therapists SET accepting = true')
      const { rows } = await server.pool.query('SELECT id FROM therapists')
      for (const { id } of rows) await server.context.bus.publish('practice', { therapist: id })
    }
  })
})
