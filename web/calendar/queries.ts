import { bookingLink } from '@attune/contract/booking-link.ts'
import {
  type Calendar,
  type CalendarDraft,
  calendar,
  type ExceptionDraft,
} from '@attune/contract/calendar.ts'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { appointmentsKey } from '../lib/refresh-keys.ts'
import { usePerson } from '../lib/session.ts'
import { draftOf } from './settings-drafts.ts'

/** null where none is set up. */
export const calendarOf = (id: string) =>
  queryOptions({
    queryKey: ['calendar', id],
    queryFn: ({ signal }) => call(calendar.read, { params: { id }, signal }),
  })

export const bookingLinkOf = (id: string) =>
  queryOptions({
    queryKey: ['booking-link', id],
    queryFn: ({ signal }) => call(bookingLink.read, { params: { id }, signal }),
  })

/** `null` switches it off. */
export function useSetBookingLink() {
  const { id } = usePerson()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (handle: string | null) =>
      call(bookingLink.set, { params: { id }, body: { handle } }),
    onSuccess: (set) => client.setQueryData(bookingLinkOf(id).queryKey, set),
  })
}

/** What of a calendar is saved by itself. */
export type CalendarPart = Partial<CalendarDraft>

/**
 * One part after the other, each with the rest as it is stored by then: what another part or
 * another tab has saved meanwhile stays.
 */
export function useSetCalendar() {
  const { id } = usePerson()
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'calendar' },
    mutationFn: async (part: CalendarPart) => {
      const stored = await client.fetchQuery({ ...calendarOf(id), staleTime: 0 })
      return call(calendar.set, { params: { id }, body: { ...draftOf(stored), ...part } })
    },
    onSuccess: (set) => keep(client, id, set),
  })
}

export type DayChange = { day: string; hours: ExceptionDraft['hours'] | null }

/** `hours` null: the day is as every week again. */
export function useSetDay() {
  const { id } = usePerson()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ day, hours }: DayChange): Promise<Calendar | null> => {
      if (hours) return call(calendar.setException, { params: { id, day }, body: { hours } })
      await call(calendar.dropException, { params: { id, day } })
      return null
    },
    onSuccess: (set) =>
      set ? keep(client, id, set) : client.invalidateQueries({ queryKey: calendarOf(id).queryKey }),
  })
}

/** A new address, told this once. */
export function useMakeFeed() {
  const { id } = usePerson()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(calendar.makeFeed, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: calendarOf(id).queryKey }),
  })
}

export function useEndFeed() {
  const { id } = usePerson()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(calendar.endFeed, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: calendarOf(id).queryKey }),
  })
}

/** What is free follows from it. */
function keep(client: QueryClient, id: string, set: Calendar) {
  client.setQueryData(calendarOf(id).queryKey, set)
  return client.invalidateQueries({ queryKey: appointmentsKey(id) })
}
