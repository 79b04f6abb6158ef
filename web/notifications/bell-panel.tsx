import type { Notification } from '@attune/contract/notifications.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { usePerson } from '../lib/session.ts'
import { MenuItem } from '../ui/menu.tsx'
import { NotificationLine } from './notification-line.tsx'
import { notificationsOf, useInDanger, useMarkNotified } from './queries.ts'
import { listPathOf, messagesStay } from './sentences.ts'
import { useFollowNotification } from './use-follow-notification.ts'

export { MenuList, MenuListItem } from '../ui/menu-list.tsx'

/** So many stand in the panel; the rest is on the page. */
const inPanel = 6

/** What is new, under the bell. */
export function BellPanel({ hasNew }: { hasNew: boolean }) {
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
