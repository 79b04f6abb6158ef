import type { SessionCheck } from '@attune/contract/accounts.ts'
import { finishLeaving } from './finish-leaving.ts'

export type Person = Extract<SessionCheck, { authenticated: true }>['user']

/**
 * Who is signed in, asked of both sessions (spec §2); null for a stranger, `deleted` where the account
 * that this browser was signed in to is no more. A stranger's answer is
 * read without the contract, whose parser would be a fifth of their first page.
 */
export async function findPerson(): Promise<Person | 'deleted' | null> {
  await finishLeaving()
  const replies = await Promise.all(['users', 'therapists'].map(ask))
  const found = replies.find(claimsSomeone)
  if (!found) return replies.some(saysDeleted) ? 'deleted' : null
  const { SessionCheck } = await import('@attune/contract/accounts.ts')
  const check = SessionCheck.parse(found)
  return check.authenticated ? check.user : null
}

async function ask(accounts: string): Promise<unknown> {
  const url = `/api/${accounts}/check-session`
  const response = await (takeAsked(url) ?? fetch(url, { credentials: 'same-origin' }))
  if (!response.ok) throw new Error(`The session check answered ${response.status}`)
  return response.json()
}

/** What `start.js` asked before the app was there; good for one answer. */
function takeAsked(url: string): Promise<Response> | undefined {
  const reply = globalThis.__attune_asked?.get(url)
  globalThis.__attune_asked?.delete(url)
  return reply
}

declare global {
  var __attune_asked: Map<string, Promise<Response>> | undefined
}

const saysDeleted = (reply: unknown) =>
  typeof reply === 'object' && reply !== null && 'deleted' in reply

const claimsSomeone = (reply: unknown) => {
  if (typeof reply !== 'object' || reply === null || !('authenticated' in reply))
    throw new Error('The session check answered something else')
  return reply.authenticated === true
}
