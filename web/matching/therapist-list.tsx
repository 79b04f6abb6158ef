import type { Therapist } from '@attune/contract/therapists.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { sentence } from '../lib/failures.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Loading } from '../ui/skeleton.tsx'
import { CardSkeletons } from './card-skeletons.tsx'
import { LoadMore } from './load-more.tsx'
import { type Search, therapistPages } from './queries.ts'

type TherapistListProps = {
  search: Search
  /** Which of those found are shown. */
  keep: (therapist: Therapist) => boolean
  /** So many at first and so many more a press; left out, the list grows as its end comes into view. */
  step?: number
  empty: ReactNode
  card: (therapist: Therapist) => ReactNode
}

/** Of the list of the directory, for what leads there. */
export const therapistListId = 'therapists'

/** The directory, page by page: for patients and, among colleagues, for therapists. */
export function TherapistList({ search, keep, step, empty, card }: TherapistListProps) {
  const [steps, setSteps] = useState(1)
  const query = useInfiniteQuery({
    ...therapistPages(search),
    placeholderData: keepPreviousData,
  })
  if (query.error && !query.data)
    return (
      <ErrorState
        error={query.error}
        title="Failed to fetch therapists"
        onRetry={() => void query.refetch()}
      >
        {sentence(query.error)}
      </ErrorState>
    )
  if (!query.data)
    return (
      <Loading label="Loading therapists">
        <div className="mt-7">
          <CardSkeletons count={6} />
        </div>
      </Loading>
    )
  const found = query.data.pages.flatMap(({ items }) => items).filter(keep)
  const shown = step ? found.slice(0, steps * step) : found
  async function more() {
    const isShort = !step || found.length < (steps + 1) * step
    const isFailed = isShort && query.hasNextPage && (await query.fetchNextPage()).isError
    if (!isFailed) setSteps(steps + 1)
  }
  return (
    <div className="therapist-list" aria-busy={query.isPlaceholderData}>
      {shown.length === 0 && empty}
      <ul id={therapistListId} tabIndex={-1} aria-label="Therapists" className="card-grid">
        {shown.map((therapist) => (
          <li key={therapist._id} className="grid">
            {card(therapist)}
          </li>
        ))}
      </ul>
      {(found.length > shown.length || query.hasNextPage) && (
        <LoadMore
          {...(!step && { pages: query.data.pages.length })}
          busy={query.isFetchingNextPage}
          failed={query.isFetchNextPageError}
          onLoad={() => void more()}
        />
      )}
    </div>
  )
}
