import { type SignedUp, signUp } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { keys, readLocal } from '../lib/local-storage.ts'
import { intercept } from '../testing/intercept.ts'
import { openApp } from '../testing/open-app.tsx'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'
import { newEntryDraft } from './new-entry.ts'

const server = await startScreenServer()

type Stored = { title: string; content: string }

const type = async (label: string, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text)
const stored = async (maya: SignedUp) =>
  (await maya.call('GET', `/users/${maya.id}/journals`)).body as Stored[]
const writeOne = async (maya: SignedUp, title: string, content: string) =>
  (await maya.call('POST', `/users/${maya.id}/journals`, { title, content })).body._id as string

/** Holds back the answer to what is saved until it is let go. */
function holdBack(method: string) {
  const held: (() => void)[] = []
  let lost = false
  intercept('/journals', async (real, init) => {
    if (init?.method !== method) return real()
    await new Promise<void>((go) => held.push(go))
    const reply = await real()
    if (lost) throw new TypeError('cut')
    return reply
  })
  return {
    sent: () => waitFor(() => expect(held.length).toBeGreaterThan(0)),
    letGo: (isLost = false) => {
      lost = isLost
      for (const go of held.splice(0)) go()
    },
  }
}

/** A new entry that says “Here” where it is being saved, and goes on in its form. */
async function writtenOnWhileSaving() {
  const maya = await signUp(server, 'user')
  const app = await openApp(server, '/add-journal', maya.cookie)
  await type('Title', 'Sunday')
  await type('Content', 'Here')
  const answer = holdBack('POST')
  await press('Save')
  await answer.sent()
  await type('Content', ' and on')
  return { maya, app, answer }
}

describe('what is typed while an entry is being saved', () => {
  test('stays in a new entry, and goes into the same one', async () => {
    const { maya, app, answer } = await writtenOnWhileSaving()
    answer.letGo()
    await screen.findByText(/^This entry is saved/)
    expect(app.at()).toBe('/add-journal')
    expect(await screen.findByLabelText('Content')).toHaveProperty('value', 'Here and on')
    expect(readLocal(keys.draft(maya.id, newEntryDraft))).toMatchObject({ content: 'Here and on' })
    expect(await stored(maya)).toMatchObject([{ content: 'Here' }])
    await press('Save')
    await answer.sent()
    answer.letGo()
    await waitFor(() => expect(app.at()).toBe('/journals'))
    expect(await stored(maya)).toMatchObject([{ content: 'Here and on' }])
    expect(readLocal(keys.draft(maya.id, newEntryDraft))).toBe(null)
  })

  test('goes into the same new entry where the first answer was lost', async () => {
    const { maya, app, answer } = await writtenOnWhileSaving()
    answer.letGo(true)
    await screen.findByText('Could not save.')
    await press('Save')
    await answer.sent()
    answer.letGo()
    await waitFor(() => expect(app.at()).toBe('/journals'))
    expect(await stored(maya)).toMatchObject([{ content: 'Here and on' }])
  })

  test('is another entry where all of it is taken away first', async () => {
    const { maya, app, answer } = await writtenOnWhileSaving()
    answer.letGo()
    await screen.findByText(/^This entry is saved/)
    await userEvent.clear(await screen.findByLabelText('Title'))
    await userEvent.clear(await screen.findByLabelText('Content'))
    expect(screen.queryByText(/^This entry is saved/)).toBe(null)
    await type('Title', 'Monday')
    await type('Content', 'There')
    await press('Save')
    await answer.sent()
    answer.letGo()
    await waitFor(() => expect(app.at()).toBe('/journals'))
    const contents = (await stored(maya)).map(({ content }) => content)
    expect(contents.toSorted()).toEqual(['Here', 'There'])
  })

  test.each([false, true])('stays in an edit; an answer lost: %s', async (isLost) => {
    const maya = await signUp(server, 'user')
    const id = await writeOne(maya, 'Sunday', 'Before')
    await openApp(server, `/journal/${id}`, maya.cookie)
    await press('Edit')
    await type('Content', ' and after')
    const answer = holdBack('PUT')
    await press('Save')
    await answer.sent()
    await type('Content', ' and on')
    answer.letGo(isLost)
    await screen.findByText(isLost ? 'Could not save.' : /^This entry is saved/)
    const field = await screen.findByLabelText('Content')
    expect(field).toHaveProperty('value', 'Before and after and on')
    expect(readLocal(keys.draft(maya.id, `journal:${id}`))).toMatchObject({
      content: 'Before and after and on',
    })
    expect(await stored(maya)).toMatchObject([{ content: 'Before and after' }])
    await press('Save')
    for (let tries = 0; tries < (isLost ? 2 : 1); tries++) {
      await answer.sent()
      answer.letGo()
    }
    await screen.findByRole('button', { name: 'Edit' })
    expect(await stored(maya)).toMatchObject([{ content: 'Before and after and on' }])
    expect(readLocal(keys.draft(maya.id, `journal:${id}`))).toBe(null)
  })

  test('stays with the entry that was made of it beside another tab’s', async () => {
    const maya = await signUp(server, 'user')
    const id = await writeOne(maya, 'Sunday', 'Before')
    const app = await openApp(server, `/journal/${id}`, maya.cookie)
    await press('Edit')
    await type('Content', ' mine')
    await maya.call('PUT', `/users/${maya.id}/journals/${id}`, {
      title: 'Sunday',
      content: 'Theirs',
    })
    await press('Save')
    await screen.findByText('Theirs')
    const answer = holdBack('POST')
    await press('Keep both')
    await answer.sent()
    await type('Content', ' and on')
    answer.letGo()
    await waitFor(() => expect(app.at()).not.toBe(`/journal/${id}`))
    expect(await screen.findByLabelText('Content')).toHaveProperty('value', 'Before mine and on')
    await press('Save')
    await screen.findByRole('button', { name: 'Edit' })
    const contents = (await stored(maya)).map(({ content }) => content)
    expect(contents.toSorted()).toEqual(['Before mine and on', 'Theirs'])
  })
})
