import { Bell as BellIcon } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { usePerson } from '../lib/session.ts'
import { showInTitle } from '../lib/title-count.ts'
import { Menu } from '../ui/menu.tsx'
import { listPathOf, shownCount } from './sentences.ts'

/** What is new, counted: a panel where there is room for one, else the page. */
export function Bell({ unread }: { unread: number }) {
  const { role } = usePerson()
  const count = shownCount(unread)
  useEffect(() => showInTitle(unread === 0 ? '' : `(${count}) `), [unread, count])
  // The system takes its time with it: not in the breath that draws the page.
  useEffect(() => void setTimeout(showOnIcon, 0, unread), [unread])
  const label = unread > 0 ? `Notifications, ${count} new` : 'Notifications'
  return (
    <>
      <Link to={listPathOf[role]} className="icon-btn wide:hidden">
        <Ringing count={unread > 0 ? count : null} />
        <span className="sr-only">{label}</span>
      </Link>
      <div className="max-wide:hidden">
        <Menu
          label={label}
          trigger={<Ringing count={unread > 0 ? count : null} />}
          load={loadPanel}
        >
          <Panel hasNew={unread > 0} />
        </Menu>
      </div>
    </>
  )
}

/** What it says is longer than the bell: it comes with the list of the menu. */
let panel: typeof import('./bell-panel.tsx') | null = null
const loadPanel = async () => {
  panel = await import('./bell-panel.tsx')
  return panel
}

/** Asked for once the menu is drawn, when it is there. */
const Panel = (props: { hasNew: boolean }) => panel && <panel.BellPanel {...props} />

const Ringing = ({ count }: { count: string | null }) => (
  <span className="relative grid" aria-hidden>
    <BellIcon size={20} strokeWidth={1.75} />
    {count !== null && <CountMark>{count}</CountMark>}
  </span>
)

/** A number on the corner of an icon. */
export const CountMark = ({ children }: { children: string }) => (
  <span className="count-mark">{children}</span>
)

/** Where the app stands on a home screen or in a dock. */
function showOnIcon(unread: number) {
  if (!('setAppBadge' in navigator)) return
  const shown = unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge()
  // Not allowed there: the bell says it, too.
  shown.catch(() => {})
}
