import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Navigate, type UIMatch, useLocation, useMatches } from 'react-router'
import { noteInEntry, readEntry } from '../lib/history-entry.ts'
import { keepFocus } from '../lib/keep-focus.ts'
import { keptAddress } from '../lib/kept-address.ts'
import { keys, readInTab, writeInTab } from '../lib/local-storage.ts'
import { checkSession, type Session, useSession } from '../lib/session.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { type Access, type Origin, redirectFor, roleOf } from './redirects.ts'
import { Shell } from './shell.tsx'

/** On each route. */
export type Handle = {
  access: Access
  /** The page takes the whole width. */
  full?: true
  /** What stands in its place while the session is checked, instead of a spinner. */
  opening?: ReactNode
  /** Who is writing there goes on without a connection. */
  offline?: true
}

// Only someone who is or was signed in does what a toast reports; a stranger need not load them.
const Toasts = lazy(async () => ({ default: (await import('../ui/toasts.tsx')).Toasts }))

/** The one place that decides who sees which page. */
export function Gate() {
  const session = useSession()
  const isFresh =
    session.status === 'checking' || (session.status === 'out' && session.just === 'found')
  useEffect(keepFocus, [])
  return (
    <>
      <Page />
      {!isFresh && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </>
  )
}

function Page() {
  const session = useSession()
  const location = useLocation()
  const handle = useHandle()
  const { access, full, opening = <Opening /> } = handle
  const origin = location.state as Origin | null
  const { pathname, key } = location
  const owner = ownerOf(key)
  const to = redirectFor({ access, session, pathname, origin, owner, kept: keptAddress() })
  const isClosed = access in roleOf
  useNoteOwner(to === null && isClosed && session.status === 'in' ? session.id : null, key)
  if (session.status === 'checking') return opening
  if (to === null && needsConnection(session, handle))
    return (
      <Shell access={access} full={false}>
        <Suspense>
          <Unreachable />
        </Suspense>
      </Shell>
    )
  if (to === null) return <Shell access={access} full={full ?? false} />
  // A redirect that follows another before anything was drawn between them is one of its own.
  return <Navigate key={key} to={to} replace state={remembered()} />

  function remembered(): Origin | null {
    if (!isClosed || session.status !== 'out') return null
    if (session.just === 'signed-out' || session.just === 'deleted') return null
    const from = location.pathname + location.search + location.hash
    // A redirect that a reload cut off may have left an entry that says nothing.
    const person = owner ?? readInTab<string>(keys.lastHere)
    return { from, role: roleOf[access as keyof typeof roleOf], person }
  }
}

/** Each entry of the history is theirs who are on it, for whoever comes back to it; so is the tab. */
function useNoteOwner(person: string | null, key: string) {
  useEffect(() => {
    if (!person) return
    if (entryKey() === key) noteInEntry({ owner: person })
    writeInTab(keys.lastHere, person)
  }, [person, key])
}

/** Where the history stands; the router calls every entry alike that an address has opened. */
const entryKey = () => readEntry().key ?? 'default'

const owners = new Map<string, string | undefined>()

/** An entry may be drawn once more where the history has gone on already. */
function ownerOf(key: string): string | null {
  if (entryKey() === key) owners.set(key, readEntry().owner)
  return owners.get(key) ?? null
}

/** Help, and what is told to everyone, needs nobody to be known. */
function needsConnection(session: Session, { access, offline }: Handle) {
  if (access === 'anyone') return false
  if (session.status === 'unreachable') return true
  return session.status === 'in' && session.unconfirmed === true && !offline
}

function useHandle(): Handle {
  const matches = useMatches() as UIMatch<unknown, Handle | undefined>[]
  return matches.at(-1)?.handle ?? { access: 'bare' }
}

export function Opening() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <Spinner size="large" label="Opening Attune" />
    </main>
  )
}

/** Where even this cannot be loaded, a sentence has to do. */
const Unreachable = lazy(async () => {
  const loaded = await import('../offline/unreachable-page.tsx').catch(() => null)
  return { default: loaded?.UnreachablePage ?? NothingLoads }
})

const NothingLoads = () => (
  <ErrorState isPage title="Attune can’t be reached right now." onRetry={() => void checkSession()}>
    If you need help now, call your local emergency number.
  </ErrorState>
)
