import { type Mood, mostRefused, recommendations } from '@attune/contract/recommendations.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { usePerson } from '../lib/session.ts'
import { latestActivityOf, moodPicksOf } from './queries.ts'
import { storeActivity } from './stored-recommendations.ts'

type Ask = { mood: Mood; not?: string[] }

/** The activity on show, and the two ways to another: a mood, or 'Something else' in the same one. */
export function useMoodActivity() {
  const { id } = usePerson()
  const client = useQueryClient()
  const latest = latestActivityOf(id)
  const { data: activity = null } = useQuery(latest)
  const ask = useMutation({
    mutationFn: (body: Ask) => call(recommendations.moodActivity, { params: { userId: id }, body }),
    // An answer from before the pick may not come after it.
    onMutate: () => client.cancelQueries(latest),
    onSuccess: (next, { not }) => {
      storeActivity(next)
      client.setQueryData(latest.queryKey, next)
      if (!not) void client.invalidateQueries(moodPicksOf(id))
    },
  })
  return {
    activity,
    mood: (ask.isPending || ask.isError ? ask.variables.mood : activity?.mood) ?? null,
    isAsking: ask.isPending,
    error: ask.error,
    choose: (mood: Mood) => !ask.isPending && ask.mutate({ mood }),
    another: () =>
      activity &&
      !ask.isPending &&
      ask.mutate({ mood: activity.mood, not: refused(ask.variables, activity.id) }),
    retry: () => ask.variables && ask.mutate(ask.variables),
  }
}

/** As many as the contract takes. */
const refused = (last: Ask | undefined, id: string) =>
  [...(last?.not ?? []), id].slice(-mostRefused)
