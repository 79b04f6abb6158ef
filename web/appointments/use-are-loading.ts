import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { appointmentsOf, waitingSeriesOf } from './queries.ts'

/** Whether a patient's own, ahead or past, and the series that wait for them are still on their way. */
export function useAreAppointmentsLoading(id: string): boolean {
  const ahead = useInfiniteQuery(appointmentsOf(id, 'ahead'))
  const past = useInfiniteQuery(appointmentsOf(id, 'past'))
  const series = useQuery(waitingSeriesOf(id))
  return ahead.isLoading || past.isLoading || series.isLoading
}
