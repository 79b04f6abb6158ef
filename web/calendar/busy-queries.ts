import { type BusySource, type BusyState, busyTimes } from '@attune/contract/busy-times.ts'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { usePerson } from '../lib/session.ts'

export const busySourcesOf = (id: string) =>
  queryOptions({
    queryKey: ['busy-sources', id],
    queryFn: ({ signal }) => call(busyTimes.read, { params: { id }, signal }),
  })

const busyKey = (id: string) => ['busy-times', id]

export const busyBetween = (id: string, { from, until }: { from: Date; until: Date }) =>
  queryOptions({
    queryKey: [...busyKey(id), from.toISOString(), until.toISOString()],
    queryFn: ({ signal }) =>
      call(busyTimes.list, {
        params: { id },
        querystring: { from: from.toISOString(), until: until.toISOString() },
        signal,
      }),
  })

export const useSetBusyFile = () =>
  useSetBusy((id, calendar: File) =>
    call(busyTimes.setFile, { params: { id }, body: { calendar } }),
  )

export const useSetBusyAddress = () =>
  useSetBusy((id, address: string) =>
    call(busyTimes.setAddress, { params: { id }, body: { address } }),
  )

function useSetBusy<T>(set: (id: string, given: T) => Promise<BusyState>) {
  const { id } = usePerson()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (given: T) => set(id, given),
    onSuccess: (state) => {
      client.setQueryData(busySourcesOf(id).queryKey, state)
      return showAnew(client, id)
    },
  })
}

export function useDropBusy() {
  const { id } = usePerson()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (source: BusySource) => call(busyTimes.drop, { params: { id, source } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: busySourcesOf(id).queryKey }),
        showAnew(client, id),
      ]),
  })
}

const showAnew = (client: QueryClient, id: string) =>
  client.invalidateQueries({ queryKey: busyKey(id) })
