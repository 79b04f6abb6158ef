import type { Notification } from '@attune/contract/notifications.ts'
import { Bell } from 'lucide-react'
import { useReader } from '../appointments/use-reader.ts'
import { dateFormat } from '../lib/date-format.ts'
import { Avatar } from '../ui/avatar.tsx'
import { DangerTag } from '../ui/danger-tag.tsx'
import { sentenceOf } from './sentence-of.ts'

const moment = dateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

type NotificationLineProps = {
  one: Notification
  /** Software found words of danger in what waits there; false says nothing. */
  danger: boolean
}

/** Who, what and when; a dot and a word where it is new. */
export function NotificationLine({ one, danger }: NotificationLineProps) {
  const reader = useReader()
  return (
    <>
      {one.about ? (
        <Avatar name={one.about.name} image={one.about.image} size={40} />
      ) : (
        <span className="grid size-10 flex-none place-items-center rounded-full bg-sunk text-muted">
          <Bell size={18} strokeWidth={1.75} aria-hidden />
        </span>
      )}
      <span className="min-w-0 flex-1 leading-snug">
        <span className={`block wrap-anywhere ${one.read ? '' : 'font-medium'}`}>
          {sentenceOf(one, reader)}
        </span>
        {danger && (
          <span className="my-1 block">
            <DangerTag />
          </span>
        )}
        <time dateTime={one.at.toISOString()} className="block text-small text-muted">
          {moment(one.at)}
        </time>
      </span>
      {!one.read && (
        <span className="size-2.5 flex-none rounded-full bg-clay">
          <span className="sr-only">New</span>
        </span>
      )}
    </>
  )
}
