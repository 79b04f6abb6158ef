import { appointments } from '@attune/contract/appointment-calls.ts'
import type { Appointment, FreeTimes } from '@attune/contract/appointments.ts'
import type { AppointmentKind } from '@attune/contract/calendar.ts'
import { series } from '@attune/contract/series.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callPage, type Page } from '../lib/call.ts'
import { appointmentsKey } from '../lib/refresh-keys.ts'
import { askNextFree } from './next-free-batch.ts'

export type When = 'ahead' | 'past'

/** Everything about appointments is below one key: any change of one may change all of it. */
export const appointmentsOf = (personId: string, when: When, partner?: string) =>
  infiniteQueryOptions({
    queryKey: [...appointmentsKey(personId), 'list', when, partner ?? null],
    queryFn: ({ pageParam, signal }) =>
      callPage(appointments.list, {
        querystring: {
          when,
          ...(partner && { with: partner }),
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

/** As many as one call gives. */
const most = 100

/** All that waits for a therapist's answer, however far ahead it is: requests, and other times that are proposed. */
export const requestsOf = (personId: string) =>
  queryOptions({
    queryKey: [...appointmentsKey(personId), 'requests'],
    queryFn: async ({ signal }) => {
      const found: Appointment[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const querystring = { when: 'ahead' as const, limit: most, ...(cursor && { cursor }) }
        const page: Page<Appointment[]> = await callPage(appointments.list, { querystring, signal })
        found.push(...page.items.filter(waitsForTherapist))
        cursor = page.next
      }
      return found
    },
  })

const waitsForTherapist = ({ status, proposal }: Appointment) =>
  status === 'requested' || proposal?.by === 'them'

/** Series that wait for the reader's answer. */
export const waitingSeriesOf = (personId: string) =>
  queryOptions({
    queryKey: [...appointmentsKey(personId), 'waiting-series'],
    queryFn: ({ signal }) => call(series.waiting, { signal }),
  })

export type Between = { from: Date; until: Date }

/** All of a few days, whatever has become of them: for a calendar. */
export const appointmentsBetween = (personId: string, { from, until }: Between) =>
  queryOptions({
    queryKey: [...appointmentsKey(personId), 'between', from.toISOString(), until.toISOString()],
    queryFn: async ({ signal }) => {
      const ask = (when: When) =>
        call(appointments.list, {
          querystring: {
            when,
            from: from.toISOString(),
            until: until.toISOString(),
            limit: most,
          },
          signal,
        })
      const [ahead, past] = await Promise.all([ask('ahead'), ask('past')])
      return [...past, ...ahead]
    },
    placeholderData: keepPreviousData,
  })

export const appointmentOf = (personId: string, id: string) =>
  queryOptions({
    queryKey: [...appointmentsKey(personId), 'one', id],
    queryFn: ({ signal }) => call(appointments.read, { params: { id }, signal }),
  })

/** What happened between two people; the cards of their conversation. */
export const eventsWith = (personId: string, partner: string) =>
  queryOptions({
    queryKey: [...appointmentsKey(personId), 'events', partner],
    queryFn: ({ signal }) =>
      call(appointments.events, { querystring: { with: partner, limit: most }, signal }),
  })

type TimesAsked = {
  kind?: AppointmentKind | undefined
  moving?: string | undefined
  link?: string | undefined
}

/**
 * In stretches of four weeks; what is free changes with everybody who books. The time of one that is
 * to be moved is in nobody's way but others'.
 */
export const freeTimesOf = (
  personId: string,
  therapist: string,
  { kind, moving, link }: TimesAsked = {},
) =>
  infiniteQueryOptions({
    queryKey: [...appointmentsKey(personId), 'free', therapist, { kind, moving, link }],
    queryFn: async ({ pageParam, signal }) => {
      const from = pageParam ?? new Date()
      const found = await call(appointments.freeTimes, {
        params: { id: therapist },
        querystring: {
          days: stretch,
          ...(pageParam && { from: pageParam.toISOString() }),
          ...(kind && { kind }),
          ...(moving && { moving }),
          ...(link && { link }),
        },
        signal,
      })
      return { ...found, end: new Date(from.getTime() + stretch * 86_400_000) }
    },
    initialPageParam: null as Date | null,
    getNextPageParam: ({ end, lastDay }) => (lastDay && end < lastDay ? end : null),
    select: ({ pages }) => asOne(pages),
    placeholderData: keepPreviousData,
  })
/** Days. */
const stretch = 28

export type LoadedTimes = FreeTimes & { end: Date }

/** The times of all stretches; all else is as it was said last. */
function asOne(stretches: readonly LoadedTimes[]): LoadedTimes | undefined {
  const last = stretches.at(-1)
  return last && { ...last, times: stretches.flatMap(({ times }) => times) }
}

export const nextFreeOf = (personId: string, therapist: string) =>
  queryOptions({
    queryKey: [...appointmentsKey(personId), 'next-free', therapist],
    queryFn: () => askNextFree(therapist),
    staleTime: 60_000,
  })

export const waitingPlaceOf = (personId: string, therapist: string) =>
  queryOptions({
    queryKey: [...appointmentsKey(personId), 'waiting', therapist],
    queryFn: ({ signal }) => call(appointments.readPlace, { params: { id: therapist }, signal }),
  })

const reminders = (personId: string) => [...appointmentsKey(personId), 'reminders'] as const

export const remindersOf = (personId: string) =>
  queryOptions({
    queryKey: reminders(personId),
    queryFn: ({ signal }) => call(appointments.readSettings, { signal }),
  })
