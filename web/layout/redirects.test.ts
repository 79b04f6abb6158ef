import { expect, test } from 'vitest'
import type { Session } from '../lib/session.ts'
import { type Access, type Origin, redirectFor } from './redirects.ts'

const out = (just: 'found' | 'signed-out' | 'lost' | 'deleted' = 'found'): Session => ({
  status: 'out',
  just,
})
const signedIn = (
  role: 'user' | 'therapist',
  more: Partial<Extract<Session, { status: 'in' }>> = {},
): Session => ({ status: 'in', id: 'id', role, questionsSubmitted: false, just: 'found', ...more })

const visit = (access: Access, session: Session, pathname = '/x', origin?: Origin) =>
  redirectFor({ access, session, pathname, ...(origin && { origin }) })

test('a guest page sends a patient to /home and a therapist to their patients', () => {
  expect(visit('guest', out())).toBe(null)
  expect(visit('guest', signedIn('user'))).toBe('/home')
  expect(visit('guest', signedIn('therapist'))).toBe('/therapist/patients')
})

test('a stranger and the wrong role are sent to the sign-in page of the page’s role', () => {
  expect(visit('user', out())).toBe('/signin')
  expect(visit('user', signedIn('therapist'))).toBe('/signin')
  expect(visit('therapist', out())).toBe('/therapist-signin')
  expect(visit('therapist', signedIn('user'))).toBe('/therapist-signin')
  expect(visit('user', signedIn('user'))).toBe(null)
  expect(visit('therapist', signedIn('therapist'))).toBe(null)
})

test('signing up leads to the questions, signing in to where one was going', () => {
  const signedUp = signedIn('user', { just: 'signed-up' })
  expect(visit('guest', signedUp, '/signup')).toBe('/questions')
  expect(visit('guest', signedUp, '/')).toBe('/home')
  const therapist = signedIn('therapist', { just: 'signed-up' })
  expect(visit('guest', therapist, '/therapist-signup')).toBe('/therapist/questions')
  const back: Origin = { from: '/journals', role: 'user', person: null }
  expect(visit('guest', signedIn('user', { just: 'signed-in' }), '/signin', back)).toBe('/journals')
  expect(visit('guest', signedIn('therapist', { just: 'signed-in' }), '/signin', back)).toBe(
    '/therapist/patients',
  )
})

test('where somebody was going is theirs: whoever else signs in begins at the start', () => {
  const back: Origin = { from: '/find-therapist?name=grief', role: 'user', person: 'maya' }
  const jonas = signedIn('user', { id: 'jonas', just: 'signed-in' })
  expect(visit('guest', jonas, '/signin', back)).toBe('/home')
  const maya = signedIn('user', { id: 'maya', just: 'signed-in' })
  expect(visit('guest', maya, '/signin', back)).toBe(back.from)
  const on = (session: Session) =>
    redirectFor({ access: 'user', session, pathname: '/find-therapist', owner: 'maya' })
  expect(on(jonas)).toBe('/home')
  expect(on(maya)).toBe(null)
  expect(on(out())).toBe('/signin')
})

test('an old return path never bounces someone who was already signed in', () => {
  const back: Origin = { from: '/home', role: 'user', person: null }
  expect(visit('guest', signedIn('user'), '/signin', back)).toBe('/home')
  expect(visit('guest', signedIn('therapist'), '/signin', back)).toBe('/therapist/patients')
})

test('the questionnaires want their own role and are closed once answered', () => {
  expect(visit('intake', out())).toBe('/signin')
  expect(visit('intake', signedIn('user'))).toBe(null)
  expect(visit('intake', signedIn('user', { questionsSubmitted: true }))).toBe('/home')
  expect(visit('practice', out())).toBe('/therapist-signin')
  expect(visit('practice', signedIn('therapist', { questionsSubmitted: true }))).toBe(
    '/therapist/patients',
  )
  const answered = { questionsSubmitted: true, just: 'answered' } as const
  expect(visit('practice', signedIn('therapist', answered))).toBe('/therapist-dashboard')
  expect(visit('intake', signedIn('user', answered))).toBe('/home')
  const toMatch = { questionsSubmitted: true, just: 'answered-to-match' } as const
  expect(visit('intake', signedIn('user', toMatch))).toBe('/find-therapist')
})

test('a time that a visitor chose is where signing in and the questions lead', () => {
  const go = (access: Access, session: Session, pathname: string) =>
    redirectFor({ access, session, pathname, kept: '/therapist/x/book' })
  const answered = { questionsSubmitted: true, just: 'answered' } as const
  expect(go('guest', signedIn('user', { just: 'signed-up' }), '/signup')).toBe('/questions')
  expect(go('guest', signedIn('user', { just: 'signed-in' }), '/signin')).toBe('/therapist/x/book')
  expect(go('intake', signedIn('user', answered), '/questions')).toBe('/therapist/x/book')
  const toMatch = { questionsSubmitted: true, just: 'answered-to-match' } as const
  expect(go('intake', signedIn('user', toMatch), '/questions')).toBe('/therapist/x/book')
  expect(go('guest', signedIn('user'), '/signin')).toBe('/home')
  expect(go('practice', signedIn('therapist', answered), '/x')).toBe('/therapist-dashboard')
})

test('a deleted account leads to the landing page, a sign-out to the sign-in page', () => {
  expect(visit('user', out('deleted'))).toBe('/')
  expect(visit('therapist', out('signed-out'))).toBe('/therapist-signin')
})

test('nobody is sent anywhere before it is known who they are', () => {
  expect(visit('user', { status: 'checking' })).toBe(null)
  expect(visit('user', { status: 'unreachable' })).toBe(null)
})
