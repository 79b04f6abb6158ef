import type { Thread } from '@attune/contract/messages.ts'
import { paths } from '@attune/contract/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { threadsOf } from '../live/queries.ts'
import { useLiveConnection } from '../live/use-live-connection.ts'
import { useMoreThreads } from '../live/use-more-threads.ts'
import { UnansweredNotes } from '../responsiveness/unanswered-notes.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { OlderEntries } from '../ui/older-entries.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { ChatDialog } from './chat-dialog.tsx'
import { FirstSession } from './first-session.tsx'
import { ThreadListSkeleton } from './thread-list-skeleton.tsx'
import { ThreadRow } from './thread-row.tsx'
import { useOpenChat } from './use-open-chat.ts'

export function MessagesPage() {
  const { me } = useLiveConnection()
  const { data: threads, error, refetch } = useQuery(threadsOf(me.id))
  const more = useMoreThreads(me.id, null)
  const [chatWith, openChat, closeChat] = useOpenChat()
  return (
    <>
      <PageHeading title="Contacted Therapists" documentTitle="Messages" />
      <div className="mt-7">
        <UnansweredNotes />
        {!threads && !error && <ThreadListSkeleton label="Loading your conversations" />}
        {!threads && error && (
          <ErrorState
            error={error}
            title="Your conversations did not load."
            onRetry={() => void refetch()}
          />
        )}
        {threads?.length === 0 && <Nobody />}
        {threads && threads.length > 0 && (
          <ul className="grid gap-4">
            {threads.map((thread) => (
              <ThreadRow
                key={thread.partner._id}
                thread={thread}
                me={me.id}
                actions={<Actions thread={thread} onChat={() => openChat(thread.partner)} />}
              />
            ))}
          </ul>
        )}
        {more.hasMore && (
          <OlderEntries
            what="More conversations"
            pages={more.pages}
            busy={more.isBusy}
            failed={more.isFailed}
            onLoad={more.load}
          />
        )}
        {threads && <FirstSession />}
      </div>
      {chatWith && <ChatDialog partner={chatWith} onClose={closeChat} />}
    </>
  )
}

function Actions({ thread, onChat }: { thread: Thread; onChat: () => void }) {
  const { _id, name, deleted } = thread.partner
  return (
    <>
      {!deleted && (
        <Link
          to={paths.therapist(_id)}
          className={buttonClass({ kind: 'ghost', size: 'small' })}
          aria-label={`Profile of ${name}`}
        >
          Profile
        </Link>
      )}
      <Button size="small" onClick={onChat} aria-label={`Chat with ${name}`}>
        Chat
      </Button>
    </>
  )
}

const Nobody = () => (
  <EmptyState
    title="You haven't contacted any therapists yet."
    action={
      <Link to={paths.findTherapist} className={buttonClass()}>
        Find Therapists
      </Link>
    }
  >
    Write to one from their profile. Your conversations will be listed here.
  </EmptyState>
)
