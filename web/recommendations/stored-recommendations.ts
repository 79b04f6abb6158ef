import {
  cachedHours,
  DailyArticle,
  MoodActivity,
  VideoRecommendation,
} from '@attune/contract/recommendations.ts'
import type { z } from 'zod'
import { keys, readLocal, writeLocal } from '../lib/local-storage.ts'

/** spec §3: the reply under one key, when it came under the other. */
export const storedArticles = daily(DailyArticle, keys.dailyArticle, keys.dailyArticleTimestamp)
export const storedVideo = daily(
  VideoRecommendation,
  keys.recommendedVideo,
  keys.recommendedVideoTimestamp,
)

/** spec §3: the activity last shown, with no end. */
export const readActivity = () => MoodActivity.safeParse(readLocal(keys.moodActivity)).data
export const storeActivity = (activity: MoodActivity) => writeLocal(keys.moodActivity, activity)

export type Stored<T> = {
  /** What is kept and not older than 24 hours; undefined where there is nothing of that kind. */
  read: (now: number) => { reply: T; at: number } | undefined
  keep: (reply: T, now: number) => void
}

function daily<S extends z.ZodType>(
  schema: S,
  key: string,
  timestamp: string,
): Stored<z.output<S>> {
  return {
    read(now) {
      const at = Number(readLocal(timestamp))
      const { data } = schema.safeParse(readLocal(key))
      const age = now - at
      return data !== undefined && age >= 0 && age < cachedHours * 3_600_000
        ? { reply: data, at }
        : undefined
    },
    keep(reply, now) {
      if (writeLocal(key, reply)) writeLocal(timestamp, now)
    },
  }
}
