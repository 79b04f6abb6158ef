import { appointments } from '@attune/contract/appointment-calls.ts'
import type {
  Appointment,
  AppointmentDetail,
  AppointmentDraft,
  FreeTimes,
  HowWasIt,
  WaitingDraft,
} from '@attune/contract/appointments.ts'
import type { AppointmentKind } from '@attune/contract/calendar.ts'
import { series } from '@attune/contract/series.ts'
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { toast } from 'react-hot-toast'
import { call, callPage, type Page } from '../lib/call.ts'
import { isTransient, sentence } from '../lib/failures.ts'
import { appointmentsKey } from '../lib/refresh-keys.ts'
import { usePerson } from '../lib/session.ts'
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

/**
 * In stretches of four weeks; what is free changes with everybody who books. The time of one that is
 * to be moved is in nobody's way but others'.
 */
export const freeTimesOf = (
  personId: string,
  therapist: string,
  kind?: AppointmentKind,
  moving?: string,
) =>
  infiniteQueryOptions({
    queryKey: [...appointmentsKey(personId), 'free', therapist, kind ?? null, moving ?? null],
    queryFn: async ({ pageParam, signal }) => {
      const from = pageParam ?? new Date()
      const found = await call(appointments.freeTimes, {
        params: { id: therapist },
        querystring: {
          days: stretch,
          ...(pageParam && { from: pageParam.toISOString() }),
          ...(kind && { kind }),
          ...(moving && { moving }),
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

export function useRequest() {
  const { id } = usePerson()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: AppointmentDraft) =>
      call(appointments.create, { body: { ...body, at: body.at.toISOString() } }),
    onSuccess: (one) => keep(client, id, one),
    // Whatever refused it, the times on the screen are not the ones there are.
    onError: (error) => askAnew(client, id, error),
  })
}

type Seen = { _id: string; sequence: number }
const to = ({ _id }: Seen) => ({ params: { id: _id } })

export type Change =
  | { what: 'accept' | 'confirm' | 'acceptMove' | 'declineMove' | 'noShow' | 'contest' }
  | { what: 'decline' | 'withdraw' | 'cancel'; reason: string | null }
  | { what: 'move'; at: Date; reason: string | null }

/** A change to what was seen, and to nothing newer: the sequence goes with it. */
export function useChange(seen: Seen) {
  const { id } = usePerson()
  const client = useQueryClient()
  const { sequence } = seen
  return useMutation({
    mutationFn: (change: Change): Promise<AppointmentDetail> => {
      if (change.what === 'move')
        return call(appointments.move, {
          ...to(seen),
          body: { sequence, at: change.at.toISOString(), reason: change.reason },
        })
      if (change.what === 'decline' || change.what === 'withdraw' || change.what === 'cancel')
        return call(appointments[change.what], {
          ...to(seen),
          body: { sequence, reason: change.reason },
        })
      return call(appointments[change.what], { ...to(seen), body: { sequence } })
    },
    onSuccess: (one) => keep(client, id, one),
    onError: (error) => askAnew(client, id, error),
  })
}

export function useAddToAgenda(appointment: string) {
  const { id } = usePerson()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { _id: string; text: string }) =>
      call(appointments.addToAgenda, { params: { id: appointment }, body }),
    onSuccess: (one) => keep(client, id, one),
  })
}

export function useDropFromAgenda(appointment: string) {
  const { id } = usePerson()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (itemId: string) =>
      call(appointments.dropFromAgenda, { params: { id: appointment, itemId } }),
    onSettled: () => client.invalidateQueries({ queryKey: appointmentsKey(id) }),
    onError: (error) => toast.error(sentence(error, 'That could not be taken back.')),
  })
}

export function useSayHowItWas(appointment: string) {
  const { id } = usePerson()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: HowWasIt) =>
      call(appointments.howWasIt, { params: { id: appointment }, body }),
    onSuccess: (one) => keep(client, id, one),
  })
}

/** `null`: no longer. */
export function useWait(therapist: string) {
  const { id } = usePerson()
  const client = useQueryClient()
  const params = { id: therapist }
  return useMutation({
    mutationFn: (body: WaitingDraft | null) =>
      body ? call(appointments.wait, { params, body }) : call(appointments.stopWaiting, { params }),
    onSettled: () => client.invalidateQueries({ queryKey: waitingPlaceOf(id, therapist).queryKey }),
    onError: (error) => toast.error(sentence(error, 'That could not be changed.')),
  })
}

/**
 * Times that are offered instead of one that is gone have to be there by then. On a bad line nothing
 * is waited for: that it failed is said at once.
 */
async function askAnew(client: QueryClient, personId: string, error: Error) {
  const asked = client.invalidateQueries({ queryKey: appointmentsKey(personId) })
  if (!isTransient(error)) await asked
}

/** What came back is shown at once; all else is asked anew. */
function keep(client: QueryClient, personId: string, one: AppointmentDetail) {
  client.setQueryData(appointmentOf(personId, one._id).queryKey, one)
  return client.invalidateQueries({
    queryKey: appointmentsKey(personId),
    predicate: ({ queryKey }) => !(queryKey.includes('one') && queryKey.includes(one._id)),
  })
}
