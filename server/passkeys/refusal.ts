import { say } from '@attune/contract/errors.ts'
import type { Bound } from '../auth/passkey-store.ts'
import { AppError } from '../lib/errors.ts'

/** To who is signed in, a passkey that is refused must not look like a lost session. */
export const refusalOf = (purpose: Bound['purpose']) =>
  new AppError(purpose === 'sign-in' ? 'signed_out' : 'invalid', say.passkeyRefused)
