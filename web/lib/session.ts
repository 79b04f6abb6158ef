import type { Role } from '@attune/contract/endpoint.ts'
import { useSyncExternalStore } from 'react'
import { startNextSession, whenSecondFactorMissing, whenSignedOut } from './call.ts'
import { findPerson, type Person } from './find-person.ts'
import { finishLeaving } from './finish-leaving.ts'
import {
  claimFor,
  forgetGivenUp,
  holdsSomebodys,
  keys,
  readLocal,
  removeLocal,
  wipeAll,
  wipeButUnsent,
  writeLocal,
} from './local-storage.ts'
import { queryClient } from './query-client.ts'
import { forgetPerson, rememberedPerson } from './remembered-person.ts'
import { report } from './report.ts'

export type SignedIn = {
  status: 'in'
  id: string
  role: Role
  questionsSubmitted: boolean
  /** What the person just did; decides where a page that is now closed to them leads. */
  just: 'found' | 'signed-in' | 'signed-up' | 'answered' | 'answered-to-match'
  /** The operator requires a second step, which has to be set up before anything else. */
  lacksSecondFactor?: true
  /** Nobody could be asked: the patient this browser last knew, for what works without a network. */
  unconfirmed?: true
}
export type SignedOut = { status: 'out'; just: 'found' | 'signed-out' | 'lost' | 'deleted' }
export type Session = SignedIn | SignedOut | { status: 'checking' } | { status: 'unreachable' }

let session: Session = { status: 'checking' }
const listeners = new Set<() => void>()

export const readSession = () => session
export const useSession = () => useSyncExternalStore(subscribe, readSession)

/** For screens behind the guard, which only a signed-in person reaches. */
export function usePerson(): SignedIn {
  const now = useSession()
  if (now.status !== 'in') throw new Error('A signed-in screen was drawn without a session')
  return now
}

/** spec §2: at app start both sessions are checked. */
export async function checkSession() {
  set({ status: 'checking' })
  forgetGivenUp()
  try {
    settle(await findPerson(), 'found')
  } catch {
    set(withoutAnswer())
  }
}

/** `lost`: what it means where nobody is known to the server. */
function settle(found: Awaited<ReturnType<typeof findPerson>>, lost: 'found' | 'lost') {
  if (found === 'deleted' && holdsSomebodys()) leaveDeleted()
  else if (found === 'deleted' || found === null) leave(lost)
  else enter(found, 'found')
}

/** Nobody answered, which signs nobody out. Only patients are remembered. */
function withoutAnswer(): Session {
  const known = rememberedPerson()
  if (!known) return { status: 'unreachable' }
  const { id } = known
  return {
    status: 'in',
    id,
    role: 'user',
    questionsSubmitted: true,
    just: 'found',
    unconfirmed: true,
  }
}

let confirming = false

/** Asks again where nobody answered; until somebody does, the page stays as it is. */
export async function confirmSession() {
  await finishLeaving().catch(() => {})
  const before = session
  const isOpen = before.status === 'unreachable' || (before.status === 'in' && before.unconfirmed)
  if (!isOpen || confirming) return
  confirming = true
  try {
    const found = await findPerson()
    if (session !== before) return
    // Somebody else signed in here: nothing of this page is theirs.
    const isOther = found && found !== 'deleted' && before.status === 'in' && found.id !== before.id
    if (isOther) return reload()
    settle(found, before.status === 'in' ? 'lost' : 'found')
    void queryClient.invalidateQueries()
  } catch {
    // Still nobody: it is asked again later.
  } finally {
    confirming = false
  }
}

export function startSession(person: Person, just: 'signed-in' | 'signed-up') {
  enter(person, just)
}

export function endSession(just: 'signed-out' | 'deleted') {
  leave(just)
}

/** Until when, in milliseconds since 1970: a tab that was closed meanwhile says nothing for ever. */
type Ending = { just: 'signed-out' | 'deleted'; until: number }
const endsWithin = 10_000

let ending = false

/**
 * Ends the session by a call of the person's own. The socket may report the end before the call is
 * answered, to each tab of this browser, which must not count as a lost session in any.
 */
export async function endSessionBy(just: Ending['just'], work: () => Promise<unknown>) {
  ending = true
  writeLocal(keys.ending, { just, until: Date.now() + endsWithin } satisfies Ending)
  try {
    await work()
  } finally {
    ending = false
    removeLocal(keys.ending)
  }
  leave(just)
}

/** What somebody is doing in another tab at this moment. */
function endingElsewhere(): Ending['just'] | null {
  const elsewhere = readLocal<Ending>(keys.ending)
  return elsewhere && elsewhere.until > Date.now() ? elsewhere.just : null
}

/** The server no longer knows the session: said by a 401 or by the socket, which knows of a deleted account. */
export function loseSession(why?: 'deleted') {
  if (session.status !== 'in' || ending) return
  if (why) return leaveDeleted()
  const left = endingElsewhere()
  leave(left ?? 'lost')
  if (!left) void learnWhy()
}

/** A call that is refused does not say why. */
async function learnWhy() {
  const lost = session
  const found = await findPerson().catch(() => null)
  if (found === 'deleted' && session === lost) leaveDeleted()
}

/** Elsewhere: who deletes it here is told by the page where they do. */
function leaveDeleted() {
  leave('deleted')
  void import('./account-gone.ts').then(({ tellAccountGone }) => tellAccountGone(), report)
}

export function questionsAnswered(just: 'answered' | 'answered-to-match') {
  if (session.status === 'in') set({ ...session, questionsSubmitted: true, just })
}

function enter(person: Person, just: SignedIn['just']) {
  forget(just)
  claimFor(person.id, person.shared)
  set({ status: 'in', ...person, just })
  if (person.shared) void guardTab().catch(report)
}

const guardTab = async () =>
  (await import('./closing.ts')).askBeforeClosing(() => session.status === 'in')

function leave(just: SignedOut['just']) {
  forget(just)
  if (just === 'signed-out' || just === 'deleted') wipeAll()
  else wipeButUnsent()
  forgetPerson()
  set({ status: 'out', just })
}

/** What was loaded goes with the session; at app start there is none before, and a public page may be loading. */
function forget(just: SignedIn['just'] | SignedOut['just']) {
  if (just === 'found') return
  startNextSession()
  queryClient.clear()
}

function set(next: Session) {
  session = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

whenSignedOut(() => loseSession())
whenSecondFactorMissing(() => {
  if (session.status === 'in' && !session.lacksSecondFactor)
    set({ ...session, lacksSecondFactor: true })
})

export function secondFactorSetUp() {
  if (session.status !== 'in' || !session.lacksSecondFactor) return
  const { lacksSecondFactor: _, ...rest } = session
  set(rest)
}

/** Another tab signed out, or someone else in: nothing of the old session may stay on screen. */
export function watchOtherTabs() {
  window.addEventListener('storage', ({ key }) => {
    if ((key === keys.person || key === null) && !isEmptied()) beginAnew()
  })
  // A page that the browser kept whole heard nothing meanwhile, and has in its fields what was typed.
  window.addEventListener('pageshow', ({ persisted }) => {
    const isTheirs = session.status === 'in' && readLocal(keys.person) === session.id
    if (persisted && !isTheirs) beginAnew()
  })
}

/** This page knows already that nobody is here: a reload would cut off its way to the sign-in. */
const isEmptied = () => session.status === 'out' && readLocal(keys.person) === null

/** A reload may take as long as the network does: what this page holds is gone before. */
function beginAnew() {
  forget('lost')
  reload()
}

function reload() {
  set({ status: 'checking' })
  location.reload()
}
