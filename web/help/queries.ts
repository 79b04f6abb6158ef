import { type Help, risk, type TrustedPerson } from '@attune/contract/risk.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { usePerson } from '../lib/session.ts'
import { usePatient } from './use-patient.ts'

/** Whom a patient can turn to: lines of their country, whom they trust, whom they write with. */
export const helpOf = (userId: string) =>
  queryOptions({
    queryKey: ['help', userId],
    queryFn: ({ signal }) => call(risk.help, { params: { userId }, signal }),
    // Someone is waiting for a number; a second try would keep them.
    retry: false,
  })

/** What this page knows by itself: for strangers, and for when nobody answers. */
const helpHere = queryOptions({
  queryKey: ['help', 'here'],
  queryFn: async (): Promise<Help> => {
    const { likelyCountry, linesOf } = await import('./lines.ts')
    const country = likelyCountry(navigator.language)
    return {
      country: country || null,
      lines: [...linesOf(country)],
      trustedPerson: null,
      therapist: null,
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/**
 * undefined only while it is on its way. `known`: it is the person's own. `guessed`: they never said
 * where they are, so the lines are those of the browser's region.
 */
export function useHelp(): { help: Help | undefined; known: boolean; guessed: boolean } {
  const patient = usePatient()
  const own = useQuery({ ...helpOf(patient ?? ''), enabled: patient !== null })
  const unsaid = own.data?.country === null
  const here = useQuery({ ...helpHere, enabled: patient === null || own.isError || unsaid })
  const found = own.data
  if (!found || !unsaid)
    return { help: found ?? here.data, known: found !== undefined, guessed: found === undefined }
  const lines = here.data?.lines.length ? here.data.lines : found.lines
  return { help: here.isPending ? undefined : { ...found, lines }, known: true, guessed: true }
}

export function useSetTrustedPerson() {
  const { id: userId } = usePerson()
  const client = useQueryClient()
  const { queryKey } = helpOf(userId)
  return useMutation({
    mutationFn: (trustedPerson: TrustedPerson | null) =>
      call(risk.setTrustedPerson, { params: { userId }, body: { trustedPerson } }),
    onSuccess: (_, trustedPerson) =>
      client.setQueryData(queryKey, (help) => help && { ...help, trustedPerson }),
  })
}
