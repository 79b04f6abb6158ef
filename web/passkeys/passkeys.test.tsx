import { newAuthenticator } from '@attune/server/testing/authenticator.ts'
import { signUp } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
const phone = newAuthenticator()

const bytesOf = (text = '') => new Uint8Array(Buffer.from(text, 'base64url')).buffer
const textOf = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url')
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

/** A browser that knows passkeys, with one phone; `says` is what it answers instead. */
function withPhone(says?: Error) {
  vi.stubGlobal('location', new URL('http://localhost/'))
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {})
  const answer = <T,>(make: () => T) => (says ? Promise.reject(says) : Promise.resolve(make()))
  vi.stubGlobal('navigator', {
    ...{ userAgent: navigator.userAgent, onLine: true, language: 'en' },
    credentials: {
      create: ({ publicKey }: CredentialCreationOptions) =>
        answer(() => {
          const { rp, user, challenge } = publicKey!
          const made = phone.make({
            rp: { id: rp.id ?? '', name: rp.name },
            user: { id: textOf(user.id as ArrayBuffer), name: user.name, displayName: '' },
            challenge: textOf(challenge as ArrayBuffer),
            ...{ pubKeyCredParams: [], timeout: 1, excludeCredentials: [], attestation: 'none' },
            authenticatorSelection: {
              ...{ residentKey: 'required', requireResidentKey: true },
              userVerification: 'required',
            },
          })
          const { clientDataJSON, attestationObject } = made.response
          const response = {
            clientDataJSON: bytesOf(clientDataJSON),
            attestationObject: bytesOf(attestationObject),
            getTransports: () => ['internal'],
          }
          return asCredential(made.id, response)
        }),
      get: ({ publicKey }: CredentialRequestOptions) =>
        answer(() => {
          const { rpId = '', challenge } = publicKey!
          const signed = phone.sign({
            ...{ rpId, challenge: textOf(challenge as ArrayBuffer) },
            ...{ timeout: 1, userVerification: 'required', allowCredentials: [] },
          })
          const { clientDataJSON, authenticatorData, signature, userHandle } = signed.response
          return asCredential(signed.id, {
            clientDataJSON: bytesOf(clientDataJSON),
            authenticatorData: bytesOf(authenticatorData),
            signature: bytesOf(signature),
            userHandle: bytesOf(userHandle),
          })
        }),
    },
  })
}

const asCredential = (id: string, response: object) => ({
  ...{ id, rawId: bytesOf(id), type: 'public-key', response },
  getClientExtensionResults: () => ({}),
})

const refusal = (name: string) => Object.assign(new Error('no'), { name })

describe('a passkey', () => {
  beforeEach(() => withPhone())
  afterEach(() => vi.unstubAllGlobals())

  test('is added under a name, signs in, is renamed and removed', async () => {
    const patient = await signUp(server, 'user')
    await openApp(server, '/profile', patient.cookie)
    await press('Add a passkey')
    const field = await screen.findByLabelText('Name of the passkey')
    await userEvent.clear(field)
    await userEvent.type(field, 'My phone')
    await press('Go on')
    const list = await screen.findByRole('list', { name: 'Passkeys' })
    within(list).getByText('My phone')

    const app = await openApp(server, '/therapist-signin')
    await press('Sign in with a passkey')
    await waitFor(() => expect(app.at()).toBe('/home'))

    await app.go('/profile')
    await press('Rename My phone')
    await userEvent.type(await screen.findByDisplayValue('My phone'), ' 2')
    await press('Save')
    await press('Remove My phone 2')
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Passkeys' })).toBeNull())
  })

  test('stands for the password where that is asked for again', async () => {
    const patient = await signUp(server, 'user')
    await openApp(server, '/profile', patient.cookie)
    await press('Add a passkey')
    await press('Go on')
    await screen.findByRole('list', { name: 'Passkeys' })
    await server.pool.query("UPDATE sessions SET confirmed_at = now() - interval '11 minutes'")
    await press('Remove This device')
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
    await press('Use a passkey')
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Passkeys' })).toBeNull())
  })

  test('that nobody chose says so, and leaves the form as it was', async () => {
    withPhone(refusal('NotAllowedError'))
    await openApp(server, '/signin')
    await userEvent.type(await screen.findByLabelText('Email'), 'maya@people.example')
    await press('Sign in with a passkey')
    await screen.findByText(/No passkey was used/)
    screen.getByDisplayValue('maya@people.example')
  })
})

test('a browser that knows none shows no button, and says so in the profile', async () => {
  await openApp(server, '/signin')
  await screen.findByRole('button', { name: 'Sign In' })
  expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull()
  const patient = await signUp(server, 'user')
  await openApp(server, '/profile', patient.cookie)
  await screen.findByText(/does not know passkeys/)
})
