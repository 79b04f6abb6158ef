import { type LicenceDraft, licences } from '@attune/contract/licences.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { usePerson } from '../lib/session.ts'

export const licencesOf = (id: string) =>
  queryOptions({
    queryKey: ['licences', id],
    queryFn: ({ signal }) => call(licences.list, { params: { id }, signal }),
  })

/** Without an id a new one is declared. */
export function useSaveLicence(licenceId?: string) {
  const { id } = usePerson()
  return useLicenceChange((body: LicenceDraft) =>
    licenceId
      ? call(licences.update, { params: { id, licenceId }, body })
      : call(licences.create, { params: { id }, body }),
  )
}

export function useDeleteLicence(licenceId: string) {
  const { id } = usePerson()
  return useLicenceChange(() => call(licences.delete, { params: { id, licenceId } }))
}

function useLicenceChange<V, R>(mutationFn: (given: V) => Promise<R>) {
  const { id } = usePerson()
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: licencesOf(id).queryKey }),
  })
}
