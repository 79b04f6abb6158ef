import type { AccountDraft, Credentials } from '@attune/contract/accounts.ts'
import type { Role } from '@attune/contract/endpoint.ts'
import { NetworkError } from '../lib/failures.ts'

/**
 * The two calls, with the shapes of all they may answer, come when somebody begins to fill the
 * form in: the page itself stands sooner without them.
 */
const calls = () => import('./enter.ts')

/** For the first focus in a form. What doesn't come now is asked for again when the form is sent. */
export const prepareToEnter = () => void calls().catch(() => {})

/** Signs in and starts the session here; the gate then redirects. */
export const signIn = async (role: Role, body: Credentials) =>
  (await calls().catch(unreachable)).signIn(role, body)

export const signUp = async (role: Role, body: AccountDraft) =>
  (await calls().catch(unreachable)).signUp(role, body)

function unreachable(): never {
  throw new NetworkError()
}
