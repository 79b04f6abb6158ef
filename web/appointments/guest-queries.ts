import { type RoomGuest, roomGuests } from '@attune/contract/room-guests.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'react-hot-toast'
import { call } from '../lib/call.ts'
import { sentence } from '../lib/failures.ts'
import { appointmentsKey } from '../lib/refresh-keys.ts'
import { usePerson } from '../lib/session.ts'

/** Who is invited to the room of an appointment. */
export const guestsOf = (personId: string, id: string) =>
  queryOptions({
    queryKey: [...appointmentsKey(personId), 'guests', id],
    queryFn: ({ signal }) => call(roomGuests.list, { params: { id }, signal }),
  })

/** The secret is told this once: it is handed on before anything else is awaited, whatever is drawn by then. */
export function useInvite(id: string, onMade: (guest: RoomGuest, secret: string) => void) {
  const person = usePerson()
  const client = useQueryClient()
  const renew = useRenew()
  return useMutation({
    mutationFn: (name: string) => call(roomGuests.invite, { params: { id }, body: { name } }),
    onSuccess: ({ guest, secret }) => {
      onMade(guest, secret)
      client.setQueryData(guestsOf(person.id, id).queryKey, (guests) =>
        guests && !guests.some(({ _id }) => _id === guest._id) ? [...guests, guest] : guests,
      )
    },
    onSettled: () => void renew(),
  })
}

export function useTakeGuestAway(id: string) {
  const renew = useRenew()
  return useMutation({
    mutationFn: (guestId: string) => call(roomGuests.takeAway, { params: { id, guestId } }),
    onError: (error) => void toast.error(sentence(error)),
    onSettled: () => void renew(),
  })
}

function useRenew() {
  const { id } = usePerson()
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: appointmentsKey(id) })
}
