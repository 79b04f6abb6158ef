import type { AccountDraft, Credentials } from '@attune/contract/accounts.ts'
import type { Role } from '@attune/contract/endpoint.ts'
import { therapists } from '@attune/contract/therapists.ts'
import { users } from '@attune/contract/users.ts'
import { call } from '../lib/call.ts'
import { startSession } from '../lib/session.ts'

export async function signIn(role: Role, body: Credentials) {
  const account =
    role === 'user'
      ? (await call(users.login, { body })).user
      : (await call(therapists.login, { body })).therapist
  const { shared } = body
  startSession({ ...personOf(role, account), ...(shared && { shared }) }, 'signed-in')
}

export async function signUp(role: Role, body: AccountDraft) {
  const account =
    role === 'user'
      ? (await call(users.register, { body })).user
      : (await call(therapists.register, { body })).therapist
  startSession(personOf(role, account), 'signed-up')
}

const personOf = (role: Role, account: { _id: string; questionsSubmitted: boolean }) => ({
  id: account._id,
  role,
  questionsSubmitted: account.questionsSubmitted,
})
