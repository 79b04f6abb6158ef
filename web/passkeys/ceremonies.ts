import { passkeys } from '@attune/contract/passkeys.ts'
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { call } from '../lib/call.ts'
import { secondFactorSetUp, startSession } from '../lib/session.ts'

/** All that talks to the browser's passkeys; loaded on a tap, since few pages ever need it. */
export async function enterWithPasskey(shared: boolean) {
  const optionsJSON = await call(passkeys.startSignIn, {})
  const credential = await startAuthentication({ optionsJSON })
  const person = await call(passkeys.signIn, { body: { credential, ...(shared && { shared }) } })
  startSession({ ...person, ...(shared && { shared }) }, 'signed-in')
}

export async function makePasskey(name: string) {
  const optionsJSON = await call(passkeys.startAdd, {})
  const credential = await startRegistration({ optionsJSON })
  const passkey = await call(passkeys.add, { body: { name, credential } })
  secondFactorSetUp()
  return passkey
}

export async function showPasskey() {
  const optionsJSON = await call(passkeys.startConfirm, {})
  const credential = await startAuthentication({ optionsJSON })
  await call(passkeys.confirm, { body: { credential } })
  secondFactorSetUp()
}
