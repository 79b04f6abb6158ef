import { password, signUp } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { keys, readLocal, writeInTab, writeLocal } from '../lib/local-storage.ts'
import { fill } from '../testing/fill-sign-up.ts'
import { openApp } from '../testing/open-app.tsx'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()

const searched = '/find-therapist?name=grief'

describe('an address in a tab whose history says nothing of it', () => {
  test.each([
    ['leads whoever else signs in to the start', 'someone else', '/home'],
    ['is still theirs who were there', null, searched],
  ])('%s', async (_, other, at) => {
    const maya = await signUp(server, 'user')
    writeInTab(keys.lastHere, other ?? maya.id)
    const app = await openApp(server, searched)
    await waitFor(() => expect(app.at()).toBe('/signin'))
    await fill('Email', maya.draft.email!)
    await fill('Password', password)
    await press('Sign In')
    await waitFor(() => expect(app.at()).toBe(at))
  })
})

describe('a session that ends while another tab', () => {
  async function lose(until: number) {
    const maya = await signUp(server, 'user')
    const app = await openApp(server, '/home', maya.cookie)
    await screen.findByRole('heading', { level: 1 })
    writeLocal(keys.draft(maya.id, 'journal'), { title: 'half' })
    writeLocal(keys.ending, { just: 'signed-out', until })
    await maya.call('POST', '/users/logout')
    await app.go('/journals')
    await waitFor(() => expect(app.at()).toBe('/signin'))
    return readLocal(keys.draft(maya.id, 'journal'))
  }

  test('signs out is given up here, too', async () => {
    expect(await lose(Date.now() + 5_000)).toBe(null)
  })

  test('once began to, and was closed, is lost like any other', async () => {
    expect(await lose(Date.now() - 1)).toEqual({ title: 'half' })
  })
})
