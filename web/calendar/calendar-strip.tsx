import { paths } from '@attune/contract/paths.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { Link } from 'react-router'
import { appointmentsOf, requestsOf, waitingSeriesOf } from '../appointments/queries.ts'
import { shortTime } from '../appointments/time-words.ts'
import { useReader } from '../appointments/use-reader.ts'
import { firstName } from '../lib/first-name.ts'
import { usePerson } from '../lib/session.ts'

/** So many of those that wait stand there by name. */
const mostNamed = 3

/** Above a therapist's patients: the way to their calendar, and what stands there first. */
export function CalendarStrip() {
  const { id } = usePerson()
  const reader = useReader()
  const { data } = useInfiniteQuery(appointmentsOf(id, 'ahead'))
  const { data: requests } = useQuery(requestsOf(id))
  const { data: series } = useQuery(waitingSeriesOf(id))
  const asked = (requests?.length ?? 0) + (series?.length ?? 0)
  const only = asked === 1 ? requests?.[0] : undefined
  const named = (requests ?? [])
    .slice(0, mostNamed)
    .map(
      (one) =>
        `${firstName(one.partner.name)} for ${shortTime(one.proposal?.at ?? one.at, reader)}`,
    )
  const next = data?.pages[0]?.items.find(({ status }) => status === 'confirmed')
  return (
    <section
      aria-label="Your calendar"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small leading-snug"
    >
      <Link to={paths.calendar} className="btn btn-soft btn-small">
        <CalendarDays size={18} strokeWidth={1.75} aria-hidden />
        Calendar
      </Link>
      {only && (
        <Link
          to={paths.therapistAppointment(only._id)}
          className="inline-flex min-h-11 items-center font-medium text-clay-ink"
        >
          A request of {firstName(only.partner.name)} for{' '}
          {shortTime(only.proposal?.at ?? only.at, reader)} waits for your answer.
        </Link>
      )}
      {asked > 0 && !only && (
        <Link
          to={paths.calendar}
          className="inline-flex min-h-11 items-center font-medium text-clay-ink"
        >
          {asked === 1 ? 'A wish to meet regularly waits' : `${asked} requests wait`} for your
          answer
          {named.length > 0 && `: ${named.join(', ')}`}
          {named.length > 0 && asked > named.length && ' and others'}.
        </Link>
      )}
      {next && (
        <span className="text-muted">
          Next: <bdi className="wrap-anywhere">{next.partner.name}</bdi>,{' '}
          {shortTime(next.at, reader)}
        </span>
      )}
    </section>
  )
}
