import type { Review, SummaryPart } from '@attune/contract/reviews.ts'
import { useQuery } from '@tanstack/react-query'
import { dateTime } from '../lib/dates.ts'
import { Button } from '../ui/button.tsx'
import { reviewsOf } from './queries.ts'

type ReviewNotesProps = { userId: string; part: SummaryPart }

/** For the patient: who has reviewed this part of their summary, when, and what they wish to say. */
export function ReviewNotes({ userId, part }: ReviewNotesProps) {
  const { data, error, refetch } = useQuery(reviewsOf(userId))
  if (error && !data)
    return (
      <p className="note mt-6 flex flex-wrap items-center justify-between gap-3">
        Whether a therapist has reviewed this did not load.
        <Button kind="soft" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    )
  const reviews = data?.filter((review) => review.part === part) ?? []
  if (reviews.length === 0) return null
  return (
    <ul className="mt-6 grid gap-4">
      {reviews.map((review) => (
        <li key={review.therapistId} className="note note-pine">
          <Note review={review} />
        </li>
      ))}
    </ul>
  )
}

function Note({ review: { name, at, note, current } }: { review: Review }) {
  const what = current ? 'this' : 'an earlier version of this'
  return (
    <>
      <p>
        <bdi>{name}</bdi> reviewed {what} on <time dateTime={at.toISOString()}>{dateTime(at)}</time>
        {note ? ' and left you a note:' : '.'}
      </p>
      {note && <blockquote className="written mt-2 text-ink">{note}</blockquote>}
    </>
  )
}
