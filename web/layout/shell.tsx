import { paths } from '@attune/contract/paths.ts'
import { type FunctionComponent, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import {
  Link,
  type Location,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
} from 'react-router'
import { KeptTime } from '../appointments/seldom.tsx'
import { Assistant } from '../chatbot/assistant.tsx'
import { isFramed } from '../lib/is-framed.ts'
import { keptWhere } from '../lib/local-storage.ts'
import { useOnline } from '../lib/online.ts'
import { optionalPiece } from '../lib/optional-piece.ts'
import { useSession } from '../lib/session.ts'
import { Mark } from '../ui/mark.tsx'
import { Footer } from './footer.tsx'
import type { Access } from './redirects.ts'

// A stranger's first page does not carry the bar.
const Bar = lazy(async () => ({ default: (await import('./bar.tsx')).Bar }))
/** Loaded once the page is idle; a stranger's first visit loads nothing ahead. */
const later = <Props extends object>(load: () => Promise<FunctionComponent<Props>>) =>
  optionalPiece(async () => {
    await idle()
    return load()
  })
const Beside = later(async () => (await import('./beside.tsx')).Beside)
const KeptApp = later(async () => (await import('../offline/kept-app.tsx')).KeptApp)

// Only who is signed in can sign out.
const Leave = lazy(async () => ({ default: (await import('./leave.tsx')).Leave }))

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2_000 })
    else setTimeout(resolve)
  })

// The footer stands below the first screen, where nothing that comes late moves it.
const pageClass = 'wrap min-h-dvh flex-1 pt-[var(--page-top)]'

/** `children`: what stands in the page's place. */
type ShellProps = { access: Access; full: boolean; children?: ReactNode }

/** What stands around every page. spec §2: no bar on public pages and the 404. */
export function Shell({ access, full, children }: ShellProps) {
  const session = useSession()
  const isPublic = access !== 'user' && access !== 'therapist' && access !== 'anyone'
  const role = session.status === 'in' && !isPublic ? session.role : null
  useFocusHeading()
  const page = children ?? <Outlet />
  return (
    <div className={`flex min-h-dvh flex-col ${role ? 'pt-[var(--bar)]' : ''}`}>
      <a href="#main" className="btn btn-primary skip-link">
        Skip to the content
      </a>
      {role && (
        <Suspense
          fallback={<div className="fixed inset-x-0 top-0 h-[var(--bar)] border-b border-line" />}
        >
          <Bar role={role} />
        </Suspense>
      )}
      {!role && access === 'anyone' && <GuestHeader />}
      <Progress />
      <Offline />
      {(session.status === 'in' || access === 'anyone') && !isFramed() && (
        <Suspense>
          <KeptApp />
        </Suspense>
      )}
      <main id="main" tabIndex={-1} className={full ? 'grid flex-1' : pageClass}>
        {role === 'user' ? <KeptTime can>{page}</KeptTime> : page}
      </main>
      {session.status === 'in' && (role || !isFramed()) && (
        <Suspense>
          <Beside role={role} />
        </Suspense>
      )}
      <Footer hasBar={role !== null} hasBottomBar={role === 'user'} flush={full}>
        {session.status === 'in' && role === null && !isFramed() && (
          <Suspense>
            <Leave />
          </Suspense>
        )}
      </Footer>
      {!isFramed() && (
        <Assistant key={session.status === 'in' ? session.id : 'stranger'} inBar={role !== null} />
      )}
      <ScrollRestoration getKey={children === undefined ? ofPage : ofThisVisit} />
    </div>
  )
}

/** A page that is opened anew has no entry of its own: how far the one before was read says nothing of it. */
const ofPage = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

/** What stands in the place of a page opens at its top, however far the page itself was read. */
const ofThisVisit = () => `instead ${performance.timeOrigin}`

/** On a page for everyone a stranger still finds the way in. */
const GuestHeader = () => (
  <header className="wrap flex h-[66px] items-center">
    <Link
      to={paths.landing}
      aria-label="Attune, start"
      className="inline-flex min-h-11 items-center no-underline"
    >
      <Mark />
    </Link>
  </header>
)

/** Moves the focus to the new page's heading, so that a screen reader says where one is. */
function useFocusHeading() {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    // What the address names has it already.
    if (hash === `#${document.activeElement?.id}`) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    const target = heading ?? document.querySelector<HTMLElement>('main')
    target?.focus({ preventScroll: true })
  }, [pathname, hash])
}

/** A thin line while the next page is on its way. */
function Progress() {
  if (useNavigation().state === 'idle') return null
  return <div className="fixed inset-x-0 top-0 z-50 h-[3px] animate-pulse bg-pine" />
}

function Offline() {
  const online = useOnline()
  const session = useSession()
  const isIn = session.status === 'in'
  if (online && !(isIn && session.unconfirmed)) return null
  return (
    <p role="status" className="bg-clay-soft px-5 py-2.5 text-center text-small">
      {online ? 'Attune can’t be reached.' : 'You are offline.'}{' '}
      {isIn &&
        `What you write is kept ${keptWhere()} until ${online ? 'it can' : 'you are back'}. `}
      <Link to={paths.help}>Get help now</Link>
    </p>
  )
}
