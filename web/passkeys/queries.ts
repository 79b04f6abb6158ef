import { passkeys } from '@attune/contract/passkeys.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'

export const ownPasskeys = queryOptions({
  queryKey: ['security', 'passkeys'],
  queryFn: ({ signal }) => call(passkeys.list, { signal }),
})

/** What changes how the account is secured; all of that is then read anew. */
function useChange<Given>(mutationFn: (given: Given) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: ['security'] }),
  })
}

export const useMakePasskey = () =>
  useChange(async (name: string) => (await import('./ceremonies.ts')).makePasskey(name))
export const useShowPasskey = () =>
  useChange<void>(async () => (await import('./ceremonies.ts')).showPasskey())
export const useRenamePasskey = () =>
  useChange(({ id, name }: { id: string; name: string }) =>
    call(passkeys.rename, { params: { passkeyId: id }, body: { name } }),
  )
export const useRemovePasskey = () =>
  useChange((passkeyId: string) => call(passkeys.remove, { params: { passkeyId } }))
