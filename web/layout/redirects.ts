import type { Role } from '@attune/contract/endpoint.ts'
import { paths } from '@attune/contract/paths.ts'
import type { Session } from '../lib/session.ts'

/**
 * Who a page is for. `intake` and `practice` are the two questionnaires, `bare` a page for anyone
 * without the bar (the 404).
 */
export type Access = 'anyone' | 'bare' | 'guest' | 'user' | 'therapist' | 'intake' | 'practice'

/**
 * What a redirect to a sign-in page remembers: where its person was going, and who that was; null of
 * an address that nobody had been on, such as a link's.
 */
export type Origin = { from: string; role: Role; person: string | null }

type Visit = {
  access: Access
  session: Session
  pathname: string
  origin?: Origin | null
  /** Who was on this entry of the tab's history before. */
  owner?: string | null
  /** Where the time is asked for that a visitor chose by a booking link (decision 119). */
  kept?: string | null
}

/** Where a visitor is sent instead, or null where they may stay (spec §2, §4, §6; decisions). */
export function redirectFor({
  access,
  session,
  pathname,
  origin,
  owner,
  kept,
}: Visit): string | null {
  if (session.status !== 'in' && session.status !== 'out') return null
  if (access === 'anyone' || access === 'bare') return null
  if (access === 'guest')
    return session.status === 'in' ? afterEntrance(session, { pathname, origin, kept }) : null
  const role = roleOf[access]
  if (session.status === 'out') return session.just === 'deleted' ? paths.landing : signInOf[role]
  if (session.role !== role) return signInOf[role]
  // What somebody else looked for or at is in the address.
  if (owner && owner !== session.id) return homeOf[role]
  if (session.lacksSecondFactor && access === 'therapist' && pathname !== paths.therapistProfile)
    return paths.therapistProfile
  const isQuestionnaire = access === 'intake' || access === 'practice'
  return isQuestionnaire && session.questionsSubmitted ? afterQuestions(session, kept) : null
}

export const signInOf: Record<Role, string> = {
  user: paths.signIn,
  therapist: paths.therapistSignIn,
}
export const homeOf: Record<Role, string> = { user: paths.home, therapist: paths.patients }
const questionsOf: Record<Role, string> = {
  user: paths.questions,
  therapist: paths.therapistQuestions,
}
export const roleOf = {
  user: 'user',
  intake: 'user',
  therapist: 'therapist',
  practice: 'therapist',
} as const

type SignedIn = Extract<Session, { status: 'in' }>

type Entrance = { pathname: string; origin: Visit['origin']; kept: Visit['kept'] }

function afterEntrance({ id, role, just }: SignedIn, { pathname, origin, kept }: Entrance) {
  const signedUpHere = pathname === paths.signUp || pathname === paths.therapistSignUp
  if (just === 'signed-up' && signedUpHere) return questionsOf[role]
  const isTheirs = origin?.role === role && (origin.person ?? id) === id
  if (just === 'signed-in' && isTheirs) return origin.from
  if (just === 'signed-in' && role === 'user' && kept) return kept
  return homeOf[role]
}

function afterQuestions({ role, just }: SignedIn, kept: Visit['kept']) {
  if (role === 'user' && just?.startsWith('answered') && kept) return kept
  if (role === 'user' && just === 'answered-to-match') return paths.findTherapist
  return role === 'therapist' && just === 'answered' ? paths.therapistDashboard : homeOf[role]
}
