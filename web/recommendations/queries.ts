import {
  type DailyArticle,
  recommendations,
  type VideoRecommendation,
} from '@attune/contract/recommendations.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { readActivity, type Stored, storedArticles, storedVideo } from './stored-recommendations.ts'

/** What this browser remembers is there at once; the account is asked behind it. */
export const latestActivityOf = (userId: string) =>
  queryOptions({
    queryKey: ['mood-activity', userId],
    queryFn: ({ signal }) => call(recommendations.latestActivity, { params: { userId }, signal }),
    initialData: readActivity,
    initialDataUpdatedAt: 0,
  })

export const circumstancesOf = (userId: string) =>
  queryOptions({
    queryKey: ['circumstances', userId],
    queryFn: ({ signal }) => call(recommendations.circumstances, { params: { userId }, signal }),
  })

export const moodPicksOf = (userId: string) =>
  queryOptions({
    queryKey: ['mood-picks', userId],
    queryFn: ({ signal }) => call(recommendations.moodPicks, { params: { userId }, signal }),
  })

export const dailyArticleOf = (userId: string) =>
  queryOptions({
    queryKey: ['daily-article', userId],
    queryFn: async ({ signal }): Promise<DailyArticle> => {
      const reply = await call(recommendations.dailyArticle, { params: { userId }, signal })
      if (reply.articles.length > 0) storedArticles.keep(reply, Date.now())
      return reply
    },
    ...untilTomorrow(storedArticles),
  })

export const videoOf = (userId: string) =>
  queryOptions({
    queryKey: ['video', userId],
    queryFn: async ({ signal }): Promise<VideoRecommendation> => {
      const reply = await call(recommendations.video, { params: { userId }, signal })
      if (reply.videoUrl) storedVideo.keep(reply, Date.now())
      return reply
    },
    ...untilTomorrow(storedVideo),
  })

const untilTomorrow = <T>(kept: Stored<T>) => ({
  initialData: () => kept.read(Date.now())?.reply,
  initialDataUpdatedAt: () => kept.read(Date.now())?.at,
  staleTime: 24 * 3_600_000,
})
