import { appointments } from '@attune/contract/appointment-calls.ts'
import type {
  AppointmentDetail,
  AppointmentDraft,
  HowWasIt,
  WaitingDraft,
} from '@attune/contract/appointments.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'react-hot-toast'
import { call } from '../lib/call.ts'
import { isTransient, sentence } from '../lib/failures.ts'
import { appointmentsKey } from '../lib/refresh-keys.ts'
import { usePerson } from '../lib/session.ts'
import { appointmentOf, waitingPlaceOf } from './queries.ts'

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
