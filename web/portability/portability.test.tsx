import { download } from '@attune/server/testing/archives.ts'
import { signUp, signUpPractising, write } from '@attune/server/testing/sign-up.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()

const choose = async (bytes: Buffer) => {
  const file = new File([new Uint8Array(bytes)], 'attune.zip', { type: 'application/zip' })
  await userEvent.upload(await screen.findByLabelText(/File: /), file)
}

test('a file from another account is taken in, and its conversations can be read', async () => {
  const pat = await signUp(server, 'user')
  const thea = await signUpPractising(server)
  await write(server, pat, thea, 'Hello from before')
  const archive = await download(pat)
  const maya = await signUp(server, 'user')
  await openApp(server, '/profile', maya.cookie)
  await screen.findByRole('heading', { name: 'Your data' })
  await choose(archive)
  await press('Take this file in')
  await screen.findByRole('heading', { name: 'From your earlier account' })
  await userEvent.click(screen.getByRole('button', { name: new RegExp(thea.draft.name ?? '') }))
  expect(await screen.findByText('Hello from before')).toBeTruthy()
})

test('what is no archive is refused in a plain line', async () => {
  const maya = await signUp(server, 'user')
  await openApp(server, '/profile', maya.cookie)
  await screen.findByRole('heading', { name: 'Your data' })
  await choose(Buffer.from('no zip'))
  await press('Take this file in')
  await screen.findByText('This file is not an archive of Attune, or it is damaged.')
})
