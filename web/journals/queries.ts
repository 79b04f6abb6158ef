import {
  type Journal,
  type JournalDraft,
  type JournalPatch,
  journals,
} from '@attune/contract/journals.ts'
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call, callPage, type Page } from '../lib/call.ts'
import { newId } from '../lib/new-id.ts'
import { usePerson } from '../lib/session.ts'

/** The first page fills a screen at once, those after it come while scrolling. */
const laterPages = 50

export const journalsOf = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['journals', userId],
    queryFn: ({ pageParam, signal }) =>
      callPage(journals.list, {
        params: { userId },
        querystring: pageParam ? { cursor: pageParam, limit: laterPages } : {},
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

export const journalOf = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['journal', userId, id],
    queryFn: ({ signal }) => call(journals.read, { params: { userId, id }, signal }),
  })

export function useCreateJournal() {
  const { id: userId } = usePerson()
  const change = useChangeList(userId)
  return useMutation({
    mutationFn: (draft: Draft) => createOnce(userId, draft),
    onSuccess: ({ entry }) =>
      change((entries, page) =>
        page === 0 ? [entry, ...entries.filter(({ _id }) => _id !== entry._id)] : entries,
      ),
  })
}

/** `clientId`: the one it is stored under, another where these words became an entry of their own. */
type Created = { entry: Journal; clientId: string }

/** `before`: what may have been saved of it in the meantime. */
type Draft = JournalDraft & { clientId: string; before?: JournalPatch | undefined }

/**
 * A `clientId` that is known gives the entry stored under it. Where that says what this one said
 * before, it was saved while it was written on, and is changed. Where it says something else, another
 * tab had the same draft and saved it first: these words become an entry of their own.
 */
async function createOnce(userId: string, { before, ...draft }: Draft): Promise<Created> {
  const { title, content, clientId } = draft
  const send = (body: JournalDraft) =>
    call(journals.create, { params: { userId }, body: { ...body, user_id: userId } })
  const stored = await send(draft)
  if (isSame(stored, draft)) return { entry: stored, clientId }
  const { _id: id, version } = stored
  if (before && isSame(stored, before)) {
    const body = { title, content, version }
    return { entry: await call(journals.update, { params: { userId, id }, body }), clientId }
  }
  const apart = newId()
  return { entry: await send({ ...draft, clientId: apart }), clientId: apart }
}

export function useUpdateJournal(id: string) {
  const { id: userId } = usePerson()
  const client = useQueryClient()
  const change = useChangeList(userId)
  return useMutation({
    mutationFn: (body: JournalPatch) => call(journals.update, { params: { userId, id }, body }),
    onSuccess: (entry) => {
      client.setQueryData(journalOf(userId, id).queryKey, entry)
      change((entries) => entries.map((one) => (one._id === id ? entry : one)))
    },
  })
}

export function useDeleteJournal(id: string) {
  const { id: userId } = usePerson()
  const change = useChangeList(userId)
  return useMutation({
    mutationFn: () => call(journals.delete, { params: { userId, id } }),
    onSuccess: () => change((entries) => entries.filter(({ _id }) => _id !== id)),
  })
}

export const noticeOf = (userId: string, { _id, version }: Journal) =>
  queryOptions({
    queryKey: ['journal-notice', userId, _id, version],
    queryFn: ({ signal }) => call(journals.notice, { params: { userId, id: _id }, signal }),
    refetchInterval: ({ state }) => state.data?.state === 'waiting' && 2_000,
  })

export const consentOf = (userId: string) =>
  queryOptions({
    queryKey: ['journal-consent', userId],
    queryFn: ({ signal }) => call(journals.readConsent, { params: { userId }, signal }),
  })

/** Changes the consent, and forgets what was noticed under the earlier one. */
export function useSetConsent() {
  const { id: userId } = usePerson()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (allowed: boolean) =>
      call(journals.setConsent, { params: { userId }, body: { allowed } }),
    onSuccess: (consent) => {
      client.setQueryData(consentOf(userId).queryKey, consent)
      void client.invalidateQueries({ queryKey: ['journal-notice', userId] })
      void client.invalidateQueries({ queryKey: ['diagnosis', userId] })
    },
  })
}

/** What the server keeps of a text: the same, trimmed. */
export const isSame = (stored: JournalPatch, written: JournalPatch) =>
  stored.title === written.title.trim() && stored.content === written.content.trim()

type List = InfiniteData<Page<Journal[]>>

/** In place: someone with two thousand entries does not load them all again for one. */
function useChangeList(userId: string) {
  const client = useQueryClient()
  const { queryKey } = journalsOf(userId)
  return (step: (entries: Journal[], page: number) => Journal[]) =>
    client.setQueryData(queryKey, (list: List | undefined) => {
      if (!list) return list
      const pages = list.pages.map((page, at) => ({ ...page, items: step(page.items, at) }))
      return { ...list, pages }
    })
}
