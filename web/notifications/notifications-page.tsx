import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { OlderEntries } from '../ui/older-entries.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { NotificationLine } from './notification-line.tsx'
import { notificationsOf, useInDanger, useMarkNotified } from './queries.ts'
import { messagesStay } from './sentences.ts'
import { useFollowNotification } from './use-follow-notification.ts'

/** A link in a mail names one by its id alone, and leads on from here to what it tells. */
export function NotificationsPage() {
  const { id } = usePerson()
  const { data, error, refetch, ...more } = useInfiniteQuery(notificationsOf(id))
  const follow = useFollowNotification()
  const { mutate, isPending } = useMarkNotified(id)
  const list = data?.pages.flatMap(({ items }) => items)
  const isInDanger = useInDanger(list ?? [])
  useFollowLink(list, follow)
  return (
    <div className="max-w-[720px]">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PageHeading title="Notifications" documentTitle="Notifications" />
        {list?.some(({ read }) => !read) && (
          <MarkAll busy={isPending} onPress={() => mutate(null)} />
        )}
      </div>
      <div className="mt-7">
        {!list && !error && <Waiting />}
        {!list && error && (
          <ErrorState
            error={error}
            title="Your notifications did not load."
            onRetry={() => void refetch()}
          />
        )}
        {list?.length === 0 && (
          <EmptyState title="Nothing new.">
            When somebody writes to you, reads what you share, or something about your account
            changes, it will be said here.
          </EmptyState>
        )}
        {list && list.length > 0 && (
          <ul className="grid gap-2.5">
            {list.map((one) => (
              <li key={one._id}>
                <button
                  type="button"
                  className="card flex w-full items-center gap-4 px-5 py-4 text-left"
                  onClick={() => void follow(one)}
                >
                  <NotificationLine one={one} danger={isInDanger(one)} />
                </button>
              </li>
            ))}
          </ul>
        )}
        {more.hasNextPage && (
          <OlderEntries
            pages={data?.pages.length ?? 0}
            busy={more.isFetchingNextPage}
            failed={more.isFetchNextPageError}
            onLoad={() => void more.fetchNextPage()}
          />
        )}
      </div>
    </div>
  )
}

const MarkAll = ({ busy, onPress }: { busy: boolean; onPress: () => void }) => (
  <div className="text-small text-muted">
    <Button kind="soft" size="small" busy={busy} aria-describedby="messages-stay" onClick={onPress}>
      Mark all notifications as read
    </Button>
    <p id="messages-stay" className="mt-1.5">
      {messagesStay}
    </p>
  </div>
)

type Follow = ReturnType<typeof useFollowNotification>
type One = Parameters<Follow>[0]

/** Once: Back from there comes to where one was before the link. */
function useFollowLink(list: readonly One[] | undefined, follow: Follow) {
  const [search] = useSearchParams()
  const followed = useRef(false)
  const wanted = search.get('open')
  useEffect(() => {
    const one = list?.find(({ _id }) => _id === wanted)
    if (!one || followed.current) return
    followed.current = true
    void follow(one, { replace: true })
  }, [list, wanted, follow])
}

const Waiting = () => (
  <Loading label="Loading your notifications">
    <div className="grid gap-2.5">
      {['a', 'b', 'c', 'd'].map((row) => (
        <Skeleton key={row} className="h-[76px] w-full rounded-[14px]" />
      ))}
    </div>
  </Loading>
)
