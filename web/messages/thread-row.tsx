import type { Thread } from '@attune/contract/messages.ts'
import type { ReactNode } from 'react'
import { Avatar } from '../ui/avatar.tsx'
import { DemoMark } from '../ui/demo-mark.tsx'
import { shortDate } from './message-dates.ts'
import { UnreadCount } from './unread-count.tsx'

type ThreadRowProps = {
  thread: Thread
  /** The reader's id: what they said themselves is marked as theirs. */
  me: string
  actions: ReactNode
}

/** One conversation in a list: who, when, how it stands, what can be done. */
export function ThreadRow({ thread, me, actions }: ThreadRowProps) {
  const { partner, last, unread } = thread
  return (
    <li className="card grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-4 py-5 wide:grid-cols-[auto_minmax(0,1fr)_auto] wide:gap-x-5">
      <Avatar name={partner.name} image={partner.image} size={60} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="display text-title tracking-[-0.01em]">
            <bdi>{partner.name}</bdi>
          </span>
          {partner.isDemo && <DemoMark />}
          <time
            dateTime={last.date.toISOString()}
            className="ml-auto text-small text-muted wide:ml-0"
          >
            {shortDate(last.date, new Date())}
          </time>
        </p>
        <p
          className={`mt-1 flex gap-3 text-small leading-snug ${unread ? 'font-medium' : 'text-muted'}`}
        >
          <span className="truncate">
            {last.from === me && 'You: '}
            {last.message}
          </span>
          {unread > 0 && <UnreadCount count={unread} />}
        </p>
      </div>
      <div className="col-span-2 flex flex-wrap gap-2.5 *:flex-1 wide:col-span-1 wide:*:flex-none">
        {actions}
      </div>
    </li>
  )
}
