import { messages, type Thread } from '@attune/contract/messages.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, callPage } from '../lib/call.ts'
import { latestFirst, withThreads } from './threads.ts'

/** What this browser knows of a person's threads; `next` leads on to the others, if there are any. */
export type KnownThreads = { threads: readonly Thread[]; next: string | null }

/** As many as the server gives at once. */
const mostAtOnce = 100

/** All that is known, the latest first: the first page, and what lists and lookups have brought since. */
export const knownThreadsOf = (personId: string) =>
  queryOptions({
    queryKey: ['threads', personId],
    queryFn: ({ client, signal }) => readKnown(client, personId, signal),
  })

/** Shared by the bar, which counts what is unread, and the message screens. */
export const threadsOf = (personId: string) =>
  queryOptions({ ...knownThreadsOf(personId), select: threadsIn })

const threadsIn = ({ threads }: KnownThreads) => threads

/** What cannot be counted in the browser, where not all threads are known. */
export const threadCountsOf = (personId: string) =>
  queryOptions({
    queryKey: ['thread-counts', personId],
    queryFn: ({ signal }) => call(messages.threadCounts, { signal }),
  })

/** Whatever is known is asked for anew: nothing that stands on a page falls out of it. */
async function readKnown(
  client: QueryClient,
  personId: string,
  signal: AbortSignal,
): Promise<KnownThreads> {
  const first = await callPage(messages.threads, { querystring: { order: 'inbox' }, signal })
  const known = client.getQueryData(knownThreadsOf(personId).queryKey)?.threads ?? []
  if (!first.next) return { threads: latestFirst(first.items), next: null }
  const here = new Set(first.items.map(({ partner }) => partner._id))
  const others = known.map(({ partner }) => partner._id).filter((id) => !here.has(id))
  const parts = []
  for (let at = 0; at < others.length; at += mostAtOnce) {
    const partners = others.slice(at, at + mostAtOnce).join(',')
    const querystring = { partners, limit: mostAtOnce }
    parts.push(...(await call(messages.threads, { querystring, signal })))
  }
  return { threads: latestFirst([...first.items, ...parts]), next: first.next }
}

/** Threads that were asked for beside the first page. */
export function addThreads(client: QueryClient, personId: string, some: readonly Thread[]) {
  client.setQueryData(
    knownThreadsOf(personId).queryKey,
    (known) => known && { ...known, threads: withThreads(known.threads, some) },
  )
}

/** `step` gives null where the thread is not known: then it is asked for. */
export function updateThreads(
  client: QueryClient,
  personId: string,
  partner: string,
  step: (threads: readonly Thread[]) => readonly Thread[] | null,
) {
  const { queryKey } = knownThreadsOf(personId)
  const known = client.getQueryData(queryKey)
  const threads = known && step(known.threads)
  if (known && threads) client.setQueryData(queryKey, { ...known, threads })
  else if (known?.next) void askFor(client, personId, partner)
  else void client.invalidateQueries({ queryKey })
  void client.invalidateQueries(threadCountsOf(personId))
}

async function askFor(client: QueryClient, personId: string, partner: string) {
  const some = await call(messages.threads, { querystring: { partners: partner } }).catch(() => [])
  addThreads(client, personId, some)
}

/** All of it anew: something happened elsewhere. */
export function refreshThreads(client: QueryClient, personId: string) {
  void client.invalidateQueries(threadCountsOf(personId))
  return client.invalidateQueries(knownThreadsOf(personId))
}

/** A therapist's private note and tasks on a patient, which other tabs of theirs follow. */
export const caseFileKey = (therapistId: string, patient: string) => [
  'case-file',
  therapistId,
  patient,
]
