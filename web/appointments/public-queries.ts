import { bookingLink } from '@attune/contract/booking-link.ts'
import type { AppointmentKind } from '@attune/contract/calendar.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'

/** Of nobody in particular: a booking link shows everyone the same. */
export const bookingPageOf = (handle: string) =>
  queryOptions({
    queryKey: ['book', handle],
    queryFn: ({ signal }) => call(bookingLink.page, { params: { handle }, signal }),
  })

export const publicTimesOf = (handle: string, kind: AppointmentKind | undefined) =>
  queryOptions({
    queryKey: ['book', handle, 'free', kind ?? null],
    queryFn: ({ signal }) =>
      call(bookingLink.freeTimes, {
        params: { handle },
        querystring: { ...(kind && { kind }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
