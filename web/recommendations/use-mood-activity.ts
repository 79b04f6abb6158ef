import {
  type Minutes,
  type Mood,
  mostRefused,
  recommendations,
} from '@attune/contract/recommendations.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../lib/call.ts'
import { usePerson } from '../lib/session.ts'
import { timeZoneHere } from '../lib/time-zone.ts'
import { isItsTime } from './is-its-time.ts'
import { latestActivityOf, moodPicksOf } from './queries.ts'
import { storeActivity } from './stored-recommendations.ts'

type Ask = { mood: Mood; not?: string[]; minutes?: Minutes }

/** The activity on show, and the two ways to another: a mood, or 'Something else' in the same one. */
export function useMoodActivity() {
  const { id } = usePerson()
  const client = useQueryClient()
  const latest = latestActivityOf(id)
  const [minutes, setMinutes] = useState<Minutes | null>(null)
  const { data: kept = null } = useQuery(latest)
  const ask = useMutation({
    mutationFn: (ask: Ask) =>
      call(recommendations.moodActivity, {
        params: { userId: id },
        body: { ...ask, ...timeZoneHere() },
      }),
    // An answer from before the pick may not come after it.
    onMutate: () => client.cancelQueries(latest),
    onSuccess: (next, { not }) => {
      storeActivity(next)
      client.setQueryData(latest.queryKey, next)
      if (!not) void client.invalidateQueries(moodPicksOf(id))
    },
  })
  // What the server has just chosen stands, whatever this device's clock says.
  const isNew = ask.data !== undefined && ask.data.id === kept?.id
  const activity = kept && (isNew || isItsTime(kept, new Date())) ? kept : null
  // What was chosen last night may be of no use this morning: the same mood is asked for anew.
  const stale = kept && !activity ? kept : null
  const { isIdle, mutate } = ask
  useEffect(() => {
    if (stale && isIdle) mutate({ mood: stale.mood, not: [stale.id] })
  }, [stale, isIdle, mutate])
  return {
    activity,
    mood: (ask.isPending || ask.isError ? ask.variables.mood : activity?.mood) ?? null,
    isAsking: ask.isPending,
    error: ask.error,
    choose: (mood: Mood) => !ask.isPending && ask.mutate({ mood, ...within(minutes) }),
    another: () =>
      activity &&
      !ask.isPending &&
      ask.mutate({
        mood: activity.mood,
        not: refused(ask.variables, activity.id),
        ...within(minutes),
      }),
    minutes,
    /** Another time asks anew, in the same mood; that is no new pick of a mood. */
    chooseMinutes: (next: Minutes | null) => {
      if (!activity || ask.isPending) return
      setMinutes(next)
      ask.mutate({ mood: activity.mood, not: [activity.id], ...within(next) })
    },
    retry: () => ask.variables && ask.mutate(ask.variables),
  }
}

const within = (minutes: Minutes | null) => (minutes === null ? {} : { minutes })

/** As many as the contract takes. */
const refused = (last: Ask | undefined, id: string) =>
  [...(last?.not ?? []), id].slice(-mostRefused)
