import type { Notification } from '@attune/contract/notifications.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { usePerson } from '../lib/session.ts'
import { showInTitle } from '../lib/title-count.ts'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { NotificationLine } from './notification-line.tsx'
import { notificationsOf, useInDanger, useMarkNotified } from './queries.ts'
import { listPathOf, messagesStay, shownCount } from './sentences.ts'
import { useFollowNotification } from './use-follow-notification.ts'

/** So many stand in the panel; the rest is on the page. */
const inPanel = 6

/** What is new, counted: a panel where there is room for one, else the page. */
export function Bell({ unread }: { unread: number }) {
  const { role } = usePerson()
  const count = shownCount(unread)
  useEffect(() => showInTitle(unread === 0 ? '' : `(${count}) `), [unread, count])
  useEffect(() => showOnIcon(unread), [unread])
  const label = unread > 0 ? `Notifications, ${count} new` : 'Notifications'
  return (
    <>
      <Link to={listPathOf[role]} className="icon-btn wide:hidden">
        <Ringing count={unread > 0 ? count : null} />
        <span className="sr-only">{label}</span>
      </Link>
      <div className="max-wide:hidden">
        <Menu label={label} trigger={<Ringing count={unread > 0 ? count : null} />}>
          <Panel hasNew={unread > 0} />
        </Menu>
      </div>
    </>
  )
}

const Ringing = ({ count }: { count: string | null }) => (
  <span className="relative grid" aria-hidden>
    <BellIcon size={20} strokeWidth={1.75} />
    {count !== null && <CountMark>{count}</CountMark>}
  </span>
)

/** A number on the corner of an icon. */
export const CountMark = ({ children }: { children: string }) => (
  <span className="absolute -top-2.5 left-2.5 grid h-5 min-w-5 place-items-center rounded-full border-2 border-paper bg-clay-soft px-1 text-small leading-none font-semibold text-clay-ink">
    {children}
  </span>
)

function Panel({ hasNew }: { hasNew: boolean }) {
  const { id, role } = usePerson()
  const { data } = useInfiniteQuery(notificationsOf(id))
  const follow = useFollowNotification()
  const { mutate } = useMarkNotified(id)
  const some = data?.pages[0]?.items.slice(0, inPanel) ?? []
  const isInDanger = useInDanger(some)
  return (
    <div className="w-[340px]">
      {some.map((one: Notification) => (
        <MenuItem key={one._id}>
          <button type="button" onClick={() => void follow(one)}>
            <NotificationLine one={one} danger={isInDanger(one)} />
          </button>
        </MenuItem>
      ))}
      {hasNew && (
        <MenuItem>
          <button type="button" onClick={() => mutate(null)}>
            <span>
              Mark all notifications as read
              <span className="block text-small text-muted">{messagesStay}</span>
            </span>
          </button>
        </MenuItem>
      )}
      <MenuItem>
        <Link to={listPathOf[role]}>All notifications</Link>
      </MenuItem>
    </div>
  )
}

/** Where the app stands on a home screen or in a dock. */
function showOnIcon(unread: number) {
  if (!('setAppBadge' in navigator)) return
  const shown = unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge()
  // Not allowed there: the bell says it, too.
  shown.catch(() => {})
}
