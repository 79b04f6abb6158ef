import type { Partner } from '@attune/contract/messages.ts'
import type { Therapist } from '@attune/contract/therapists.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { CardSkeletons } from '../matching/card-skeletons.tsx'
import { partnerOf } from '../matching/partner-of.ts'
import { type Search, therapistPages } from '../matching/queries.ts'
import { TherapistFace } from '../matching/therapist-card.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Loading } from '../ui/skeleton.tsx'

/** spec §9: 8 cards, 8 more per Load More. */
const pageSize = 8

type ColleaguesProps = { search: Search; onChat: (partner: Partner) => void }

export function Colleagues({ search, onChat }: ColleaguesProps) {
  const { id } = usePerson()
  const [pages, setPages] = useState(1)
  // One more than is shown, as one of them may be the reader, who is left out.
  const query = useInfiniteQuery(therapistPages({ ...search, limit: pageSize + 1 }))
  if (query.error && !query.data)
    return (
      <ErrorState title="Failed to fetch therapists" onRetry={() => void query.refetch()}>
        {sentence(query.error)}
      </ErrorState>
    )
  if (!query.data)
    return (
      <Loading label="Loading therapists">
        <div className="mt-7">
          <CardSkeletons count={4} />
        </div>
      </Loading>
    )
  const others = query.data.pages.flatMap(({ items }) => items).filter(({ _id }) => _id !== id)
  const shown = others.slice(0, pages * pageSize)
  const more = () => {
    if (others.length < (pages + 1) * pageSize && query.hasNextPage) void query.fetchNextPage()
    setPages(pages + 1)
  }
  return (
    <div className="mt-7">
      {shown.length === 0 && (
        <EmptyState title="No matching therapists found.">
          Fewer letters or fewer years find more.
        </EmptyState>
      )}
      <ul className="card-grid">
        {shown.map((therapist) => (
          <li key={therapist._id} className="grid">
            <ColleagueCard therapist={therapist} onChat={onChat} />
          </li>
        ))}
      </ul>
      {(others.length > shown.length || query.hasNextPage) && (
        <div className="mt-8 text-center">
          <Button kind="soft" busy={query.isFetchingNextPage} busyText="Loading" onClick={more}>
            Load More
          </Button>
        </div>
      )}
    </div>
  )
}

type ColleagueCardProps = { therapist: Therapist; onChat: (partner: Partner) => void }

function ColleagueCard({ therapist, onChat }: ColleagueCardProps) {
  const { name, email, phone } = therapist
  return (
    <article className="card flex flex-col gap-4 wide:px-6 wide:py-[22px]">
      <TherapistFace therapist={therapist} />
      <p className="grid gap-0.5 text-[0.93rem] [overflow-wrap:anywhere]">
        <a className="inline-flex min-h-[30px] items-center" href={`mailto:${email}`}>
          {email}
        </a>
        <a
          className="inline-flex min-h-[30px] items-center"
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
        >
          {phone}
        </a>
      </p>
      <Button
        size="small"
        className="mt-auto"
        aria-label={`Chat Now with ${name}`}
        onClick={() => onChat(partnerOf(therapist))}
      >
        Chat Now
      </Button>
    </article>
  )
}
