import './room.css'
import { type GuestVisit, roomGuests } from '@attune/contract/room-guests.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { kindNames } from '../appointments/appointment-words.ts'
import { shortTime } from '../appointments/time-words.ts'
import { useReader } from '../appointments/use-reader.ts'
import { call } from '../lib/call.ts'
import { isCode, sentence } from '../lib/failures.ts'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { openGuestConnection } from './guest-connection.ts'
import type { Place } from './place.ts'
import { untilOpen } from './queries.ts'
import { AtRoom, Notice } from './room-page.tsx'

/** In one piece with this page: each uses nearly all of the other's. */
export { RoomPage } from './room-page.tsx'

const visit = queryOptions({
  queryKey: ['guest', 'visit'],
  queryFn: ({ signal }) => call(roomGuests.visit, { signal }),
  retry: (count, error) => count < 2 && !isCode(error, 'not_found'),
  refetchInterval: ({ state: { data } }) => untilOpen(data?.room),
})

/** For whoever was invited to an appointment of others: first the link is used, then there is the room. */
export function GuestPage() {
  const [secret, setSecret] = useState(() => location.hash.slice(1))
  const client = useQueryClient()
  const known = useQuery(visit)
  const opening = useMutation({
    mutationFn: () => call(roomGuests.open, { body: { secret } }),
    onSuccess: (data) => client.setQueryData(visit.queryKey, data),
    // It cannot be used again: nothing of it stays in the address or in what was visited.
    onSettled: (_, error) => {
      if (error && !isCode(error, 'not_found') && !isCode(error, 'invalid')) return
      history.replaceState(history.state, '', location.pathname)
      setSecret('')
    },
  })
  return (
    <div className="room">{secret ? <Invited {...{ opening }} /> : <Shown {...{ known }} />}</div>
  )
}

type InvitedProps = {
  opening: { mutate: () => void; isPending: boolean; error: Error | null }
}

function Invited({ opening }: InvitedProps) {
  return (
    <>
      <PageHeading title="You are invited" documentTitle="Invitation" />
      <div className="card mt-7 grid max-w-[640px] justify-items-start gap-4">
        <p>
          Somebody invited you to an appointment that is held online, with sound and picture. You
          need no account. This link is for one person and opens once, so please open it on the
          device that you want to use.
        </p>
        {opening.error && (
          <p role="alert" className="note note-clay">
            {sentence(opening.error)}
          </p>
        )}
        <Button onClick={opening.mutate} busy={opening.isPending} busyText="Opening…">
          Open the invitation
        </Button>
      </div>
    </>
  )
}

type KnownProps = {
  known: { data: GuestVisit | undefined; error: Error | null; refetch: () => unknown }
}

function Shown({ known: { data, error, refetch } }: KnownProps) {
  if (data) return <Visiting visit={data} />
  if (isCode(error, 'not_found'))
    return (
      <>
        <PageHeading title="Invitation" documentTitle="Invitation" />
        <Notice
          title="This invitation leads nowhere any more."
          text="It was opened on another device, taken back, or is over. Whoever invited you can send you a new one."
          action={null}
        />
      </>
    )
  return (
    <>
      <PageHeading title="Invitation" documentTitle="Invitation" />
      {error ? (
        <ErrorState
          error={error}
          title="The invitation did not load."
          onRetry={() => void refetch()}
        >
          {sentence(error)}
        </ErrorState>
      ) : (
        <Loading label="Loading the invitation">
          <Skeleton className="mt-7 h-72 w-full" />
        </Loading>
      )}
    </>
  )
}

function Visiting({
  visit: { guest, therapist, appointment, kind, at, until, room },
}: {
  visit: GuestVisit
}) {
  const reader = useReader()
  const [connection] = useState(openGuestConnection)
  useEffect(() => () => connection.close(), [connection])
  const { _id, name } = therapist
  const place = useMemo(
    (): Place => ({
      ...{ appointment, until, connection, me: 'guest', chat: null },
      partner: { _id, name, image: null },
    }),
    [appointment, until, connection, _id, name],
  )
  return (
    <>
      <div className="room-heading">
        <PageHeading title={`${kindNames[kind]} with ${name}`} documentTitle="Online appointment" />
        <p className="mt-2 text-muted">
          It begins {shortTime(at, reader)}. You join as {guest.name}.
        </p>
      </div>
      <AtRoom place={place} room={room} goBack={null} />
    </>
  )
}
