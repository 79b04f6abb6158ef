import { type Match, matching, type Weights } from '@attune/contract/matching.ts'
import type { FilterKey } from '@attune/contract/search.ts'
import { type Therapist, therapists } from '@attune/contract/therapists.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, callPage } from '../lib/call.ts'
import { listKeys } from '../match-score/queries.ts'

export type BestMatch = { match: Match; therapist: Therapist }

/** spec §4: fetched once; the answers behind it do not change while the app is open. */
export const bestMatchesOf = (userId: string) =>
  queryOptions({
    queryKey: listKeys.best(userId),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      withTherapists(await call(matching.best, { params: { userId }, signal }), signal),
  })

/** The same under weights that are only tried. */
export const reweightedOf = (userId: string, own: Weights) =>
  queryOptions({
    queryKey: ['matches-tried', userId, own],
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const matches = await call(matching.reweighted, { params: { userId }, body: own, signal })
      return withTherapists(matches, signal)
    },
  })

export const weightsOf = (userId: string) =>
  queryOptions({
    queryKey: ['match-weights', userId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => call(matching.readWeights, { params: { userId }, signal }),
  })

async function withTherapists(matches: Match[], signal: AbortSignal): Promise<BestMatch[]> {
  if (!matches.length) return []
  const ids = matches.map(({ _id }) => _id).join(',')
  const found = await call(therapists.list, { querystring: { ids, limit: 100 }, signal })
  const byId = new Map(found.map((therapist) => [therapist._id, therapist]))
  return matches.flatMap((match) => {
    const therapist = byId.get(match._id)
    return therapist ? [{ match, therapist }] : []
  })
}

export const matchOverviewOf = (userId: string) =>
  queryOptions({
    queryKey: listKeys.overview(userId),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => call(matching.overview, { params: { userId }, signal }),
  })

export type Search = {
  name?: string
  specialization?: string
  minYears?: number
  /** Typed: concerns, approaches, languages and names. */
  words?: string
  filters?: readonly FilterKey[]
  /** Only these; an empty list finds nobody. */
  ids?: readonly string[]
  limit?: number
}

/** Lists go as text with commas. */
const asked = ({ ids, filters, limit: _, ...search }: Loose<Search>) => ({
  ...search,
  ...(filters && { filters: filters.join(',') }),
  ...(ids && { ids: ids.join(',') }),
})
type Loose<T> = { [K in keyof T]?: T[K] | undefined }

/** How many there are, what was understood of the words, and what each change would find. */
export const searchCountsOf = (search: Search) =>
  queryOptions({
    queryKey: ['search-counts', search],
    staleTime: 30_000,
    queryFn: ({ signal }) => call(therapists.counts, { querystring: asked(search), signal }),
  })

/** Who of these people is found by the rest of the search. */
export const foundAmong = (search: Search) =>
  queryOptions({
    queryKey: ['found-among', search],
    staleTime: 30_000,
    queryFn: async ({ signal }) => {
      const querystring = { ...asked(search), limit: 100 }
      const found = await call(therapists.list, { querystring, signal })
      return new Set(found.map(({ _id }) => _id))
    },
  })

/** The directory, page by page. */
export const therapistPages = ({ ids, limit = 24, ...search }: Search) =>
  infiniteQueryOptions({
    queryKey: ['therapist-pages', { ...search, ids, limit }],
    initialPageParam: '',
    getNextPageParam: (page: { items: Therapist[]; next: string | null }) => page.next,
    queryFn: ({ pageParam, signal }) => {
      // Nothing to ask the server, who would take no ids for any ids.
      if (ids?.length === 0) return { items: [], next: null }
      const querystring = {
        ...asked({ ...search, ids }),
        limit,
        ...(pageParam && { cursor: pageParam }),
      }
      return callPage(therapists.list, { querystring, signal })
    },
  })
