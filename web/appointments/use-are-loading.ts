import { useInfiniteQuery } from '@tanstack/react-query'
import { appointmentsOf } from './queries.ts'

/** Whether a patient's own, ahead or past, are still on their way. */
export function useAreAppointmentsLoading(id: string): boolean {
  const ahead = useInfiniteQuery(appointmentsOf(id, 'ahead'))
  const past = useInfiniteQuery(appointmentsOf(id, 'past'))
  return ahead.isLoading || past.isLoading
}
