import './therapists.css'
import type { Therapist } from '@attune/contract/therapists.ts'
import { MessageCircle } from 'lucide-react'
import { usePerson } from '../lib/session.ts'
import { useThread } from '../live/use-threads.ts'
import { UnreadCount } from '../messages/unread-count.tsx'
import { Button } from '../ui/button.tsx'

type MessageBarProps = { therapist: Therapist; onMessage: () => void }

/** Always in sight: on a phone above the lower bar, on a wide screen beside the profile. */
export function MessageBar({ therapist: { _id, name }, onMessage }: MessageBarProps) {
  const { id } = usePerson()
  const thread = useThread(id, _id)
  return (
    <aside className="message-bar" aria-label="Write to them">
      <Button className="w-full min-w-0 wide:px-4" onClick={onMessage}>
        <MessageCircle size={20} strokeWidth={1.75} className="flex-none" aria-hidden />
        <span className="max-wide:truncate">
          Message <bdi>{name}</bdi>
        </span>
        {thread && thread.unread > 0 && <UnreadCount count={thread.unread} />}
      </Button>
      <p className="text-small text-muted max-wide:hidden">
        {thread
          ? 'Your conversation opens in front of this page.'
          : 'A first message can be short. Nobody reads it until you send it.'}
      </p>
    </aside>
  )
}
