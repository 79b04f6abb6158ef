import type { Endpoint } from '@attune/contract/endpoint.ts'
import { passkeys } from '@attune/contract/passkeys.ts'
import { security } from '@attune/contract/security.ts'
import { therapists } from '@attune/contract/therapists.ts'
import { users } from '@attune/contract/users.ts'

/**
 * The calls that find out or begin who somebody is. They alone ask the database as the sign-in
 * does: for accounts and what opens them, whoever's cookie came along.
 */
const signingIn: readonly Endpoint[] = [
  users.register,
  users.login,
  therapists.register,
  therapists.login,
  security.forgotPassword,
  security.confirmEmail,
  security.resetPassword,
  passkeys.startSignIn,
  passkeys.signIn,
]

const addresses = new Set(signingIn.map(({ method, url }) => `${method} /api${url}`))

export const isSigningIn = (method: string, url: string | undefined) =>
  addresses.has(`${method} ${url}`)
