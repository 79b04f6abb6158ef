import { paths } from '@attune/contract/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { MoodChart } from '../recommendations/mood-chart.tsx'
import { moodPicksOf } from '../recommendations/queries.ts'
import { Card } from './card.tsx'

/** How the last 30 days felt, as far as the person said so. */
export function Moods({ userId }: { userId: string }) {
  const { data, isPending, isError, refetch } = useQuery(moodPicksOf(userId))
  return (
    <Card
      title="Your moods"
      empty=""
      isPending={isPending}
      {...(isError && { onRetry: () => void refetch() })}
    >
      {data && data.length > 0 && <MoodChart picks={data} now={new Date()} />}
      {data?.length === 0 && (
        <p className="text-muted">
          Nothing yet. Say how you feel on <Link to={paths.home}>Home</Link>, and the days add up
          here.
        </p>
      )}
    </Card>
  )
}
