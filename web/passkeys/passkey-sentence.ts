import { sentence } from '../lib/failures.ts'

/** What the browser says by the name of its error, in words; what the server says, as it is. */
export function passkeySentence(error: unknown, standard: string): string {
  const name = error instanceof Error ? error.name : ''
  return byName.get(name) ?? sentence(error, standard)
}

const nothing = 'No passkey was used. You can try again, or go on with your password.'
const byName = new Map([
  ['NotAllowedError', nothing],
  ['AbortError', nothing],
  ['InvalidStateError', 'This device holds a passkey for your account already.'],
  ['SecurityError', 'Passkeys work only at the address this site was set up for.'],
  ['NotSupportedError', 'This device cannot make the kind of passkey that is needed here.'],
])
