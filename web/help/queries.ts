import { type Help, type HelpLine, risk, type TrustedPerson } from '@attune/contract/risk.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { keys, readLocal, writeLocal } from '../lib/local-storage.ts'
import { usePerson } from '../lib/session.ts'
import { countryHere, helpLines, linesOf } from './lines.ts'
import { usePatient } from './use-patient.ts'

/** Whom a patient can turn to: lines of their country, whom they trust, whom they write with. */
export const helpOf = (userId: string) =>
  queryOptions({
    queryKey: ['help', userId],
    queryFn: async ({ signal }) => {
      const help = await call(risk.help, { params: { userId }, signal })
      // Without a network the number that stands on the page is still that of their country.
      // Not where they have signed out meanwhile: nothing of anyone stays then.
      if (help.country && readLocal(keys.person) === userId) writeLocal(keys.country, help.country)
      return help
    },
    // Someone is waiting for a number; a second try would keep them.
    retry: false,
  })

/** Where nothing can be asked: no line, so that the page points to /help and the emergency number. */
const nobody: Help = { country: null, lines: [], trustedPerson: null, therapist: null }

/**
 * undefined only while it is on its way. `known`: it is the person's own. `guessed`: they never said
 * where they are, so the lines are those of the browser's region.
 */
export function useHelp(): { help: Help | undefined; known: boolean; guessed: boolean } {
  const patient = usePatient()
  const own = useQuery({ ...helpOf(patient ?? ''), enabled: patient !== null })
  const unsaid = own.data?.country === null
  const all = useQuery({
    ...helpLines,
    retry: false,
    enabled: patient === null || own.isError || unsaid,
  })
  const found = own.data
  if (found && !unsaid) return { help: found, known: true, guessed: false }
  const here = all.data ? helpHere(all.data) : all.isError ? nobody : undefined
  if (!found) return { help: here, known: false, guessed: true }
  const lines = here?.lines.length ? here.lines : found.lines
  return { help: here && { ...found, lines }, known: true, guessed: true }
}

/** The lines of the country they named here, or of the browser's region. */
function helpHere(lines: readonly HelpLine[]): Help {
  const country = countryHere(lines)
  return { ...nobody, country: country || null, lines: linesOf(lines, country) }
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
