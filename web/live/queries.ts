import { messages, type Thread } from '@attune/contract/messages.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'

/** Shared by the bar, which counts what is unread, and the message screens. */
export const threadsOf = (personId: string) =>
  queryOptions({
    queryKey: ['threads', personId],
    queryFn: ({ signal }) => call(messages.threads, { signal }),
  })

/** `step` gives null where the list has to be asked for anew. */
export function updateThreads(
  client: QueryClient,
  personId: string,
  step: (threads: readonly Thread[]) => readonly Thread[] | null,
) {
  const { queryKey } = threadsOf(personId)
  const threads = client.getQueryData(queryKey)
  const next = threads && step(threads)
  if (next) client.setQueryData(queryKey, [...next])
  else void client.invalidateQueries({ queryKey })
}

/** A therapist's private note and tasks on a patient, which other tabs of theirs follow. */
export const caseFileKey = (therapistId: string, patient: string) => [
  'case-file',
  therapistId,
  patient,
]
