import { startSharedApp } from '@attune/server/testing/shared-app.ts'
import { signUp, signUpPractising } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { keys, readLocal } from '../lib/local-storage.ts'
import { openApp } from '../testing/open-app.tsx'
import { openTcpProxy } from '../testing/tcp-proxy.ts'

declare const happyDOM: { setURL: (url: string) => void }

const server = await startSharedApp()
const address = new URL(await server.listen())

test('an account that is deleted on another device leaves nothing here, and is called deleted', async () => {
  const patient = await signUp(server, 'user')
  const therapist = await signUpPractising(server)
  const proxy = await openTcpProxy(address, patient.cookie)
  happyDOM.setURL(proxy.url)
  const app = await openApp(server, `/therapist/${therapist.id}`, patient.cookie)
  await userEvent.click(await screen.findByRole('button', { name: /^Message / }))
  await screen.findByRole('log')
  await userEvent.type(screen.getByRole('textbox'), 'Hello{Enter}')
  // From here on this page has a connection.
  await screen.findByText(/· Sent/)
  await userEvent.type(screen.getByRole('textbox'), 'half')
  expect(readLocal(keys.draft(patient.id, therapist.id))).toBe('half')
  await patient.call('DELETE', `/users/${patient.id}`)
  await screen.findByText('This account was deleted. Nothing of it is kept on this device.')
  await waitFor(() => expect(app.at()).toBe('/'))
  expect(Object.keys(localStorage)).toEqual([keys.turns])
  await proxy.close()
})
