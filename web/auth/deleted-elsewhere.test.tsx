import { signUp } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { claimFor, keys, writeLocal } from '../lib/local-storage.ts'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()

const toldSo = 'This account was deleted. Nothing of it is kept on this device.'

/** Maya, who has written something here, and has deleted her account on another device since. */
async function deletedElsewhere(path: string) {
  const maya = await signUp(server, 'user')
  const app = await openApp(server, path, maya.cookie)
  await screen.findByRole('heading', { level: 1 })
  writeLocal(keys.draft(maya.id, 'journal'), { title: 'half' })
  await maya.call('DELETE', `/users/${maya.id}`)
  return { ...maya, app }
}

describe('an account that was deleted while this device heard nothing', () => {
  test('leaves nothing here at the next start, and that is said once', async () => {
    const { cookie } = await deletedElsewhere('/home')
    const app = await openApp(server, '/journals', cookie)
    await screen.findByText(toldSo)
    await waitFor(() => expect(app.at()).toBe('/'))
    expect(Object.keys(localStorage)).toEqual([keys.turns])
    const again = await openApp(server, '/journals', cookie)
    await waitFor(() => expect(again.at()).toBe('/signin'))
  })

  test('nor at the next call', async () => {
    const { app } = await deletedElsewhere('/home')
    await app.go('/journals')
    await screen.findByText(toldSo)
    expect(Object.keys(localStorage)).toEqual([keys.turns])
  })

  test('nor where the session was lost before', async () => {
    const { id, cookie } = await deletedElsewhere('/home')
    localStorage.removeItem(keys.person)
    localStorage.setItem(keys.draft(id, 'a-therapist'), '"half"')
    await openApp(server, '/signin', cookie)
    await screen.findByText(toldSo)
    expect(Object.keys(localStorage)).toEqual([keys.turns])
  })
})

test('a session that ended in another way leaves what was written', async () => {
  const maya = await signUp(server, 'user')
  claimFor(maya.id)
  writeLocal(keys.draft(maya.id, 'journal'), { title: 'half' })
  await maya.call('POST', '/users/logout')
  const app = await openApp(server, '/journals', maya.cookie)
  await waitFor(() => expect(app.at()).toBe('/signin'))
  expect(localStorage.getItem(keys.draft(maya.id, 'journal'))).toContain('half')
})
