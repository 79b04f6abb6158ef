import { passphraseHeader, portability } from '@attune/contract/portability.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, callForFile, callWithFile } from '../lib/call.ts'

export const kept = queryOptions({
  queryKey: ['portability', 'kept'],
  queryFn: ({ signal }) => call(portability.listKept, { signal }),
})

export const keptMessages = (number: number, after: number) =>
  queryOptions({
    queryKey: ['portability', 'kept', number, after],
    queryFn: ({ signal }) =>
      call(portability.readKept, {
        params: { number: String(number) },
        querystring: { after },
        signal,
      }),
  })

export const useExport = () =>
  useMutation({
    mutationFn: ({ passphrase, caseNotes }: { passphrase: string; caseNotes: boolean }) =>
      callForFile(portability.export, { body: { ...(passphrase && { passphrase }), caseNotes } }),
  })

export function useImport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ file, passphrase }: { file: File; passphrase: string }) =>
      callWithFile(portability.import, file, {
        'content-type': 'application/zip',
        ...(passphrase && { [passphraseHeader]: encodeURIComponent(passphrase) }),
      }),
    // Anything of the account may be another one now.
    onSuccess: () => client.invalidateQueries(),
  })
}
