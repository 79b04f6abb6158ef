import { z } from 'zod'
import { endpoint, Id, Nothing, Slug, Timestamp, text } from './endpoint.ts'

/** spec §9: the four moods. */
export const moods = ['stressed', 'energetic', 'sad', 'calm'] as const
export const Mood = z.enum(moods)
export type Mood = z.infer<typeof Mood>

/** How many minutes one may say one has. */
export const minutesToChoose = [2, 5, 15, 30] as const
export const Minutes = z.literal(minutesToChoose)
export type Minutes = z.infer<typeof Minutes>

/** What a person may say of their life, so that nothing is suggested that does not fit it. */
export const circumstances = [
  'partner',
  'children',
  'animal',
  'garden',
  'fear-ladder',
  'no-sport',
  'shifts',
  'stays-in',
  'medicine',
] as const
export const Circumstance = z.enum(circumstances)
export type Circumstance = z.infer<typeof Circumstance>

/** How many activities one may turn down in a row before the first comes round again. */
export const mostRefused = 40

/** spec §9: how long the browser keeps the daily article and the video. */
export const cachedHours = 24

export const MoodActivity = z.object({
  activity: z.string(),
  explanation: z.string(),
  /** A same-origin path, or null: the page then draws the mood's own picture. */
  imageUrl: z.string().nullable(),
  id: z.string(),
  title: z.string(),
  minutes: z.number(),
  mood: Mood,
  /** A true sentence: why this one, for this person, now. */
  because: z.string(),
  /** What to do, one after the other. */
  steps: z.array(z.string()).default([]),
  /** When it makes sense: from an hour up to another, over midnight where that is the smaller. */
  hours: z.tuple([z.number(), z.number()]).default([0, 24]),
  /** Days of the week, 0 for Sunday; null: any. */
  days: z.array(z.number()).nullable().default(null),
  caution: z.string().nullable(),
  /** Of the guided exercise that goes with it, played at /exercises/{id}. */
  exerciseId: z.string().nullable(),
})
export type MoodActivity = z.infer<typeof MoodActivity>

export const Article = z.object({
  title: z.string(),
  snippet: z.string(),
  explanation: z.string(),
  learnMore: z.string().nullable(),
  publisher: z.string(),
})
export const DailyArticle = z.object({ articles: z.array(Article) })
export type DailyArticle = z.infer<typeof DailyArticle>

export const VideoRecommendation = z.object({
  videoUrl: z.string(),
  explanation: z.string(),
  title: z.string(),
  minutes: z.number(),
})
export type VideoRecommendation = z.infer<typeof VideoRecommendation>

export const MoodPick = z.object({ mood: Mood, at: Timestamp })
export type MoodPick = z.infer<typeof MoodPick>

/** One guided exercise as the player needs it; times in whole seconds. */
export const Exercise = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  totalSeconds: z.number().int(),
  visual: z.string(),
  safety: z.string(),
  afterPrompt: z.string(),
  steps: z.array(
    z.object({
      seconds: z.number().int(),
      label: z.string(),
      narration: z.string(),
      phase: z.string(),
    }),
  ),
})
export type Exercise = z.infer<typeof Exercise>

/** What the guided exercises help with, in the order of their list. */
export const exerciseAims = ['too-much', 'tension', 'thoughts', 'kindness'] as const
export const ExerciseAim = z.enum(exerciseAims)
export type ExerciseAim = z.infer<typeof ExerciseAim>

/** One in the list: what it is for, how long it takes and what to mind, before it is begun. */
export const ListedExercise = Exercise.pick({
  id: true,
  title: true,
  description: true,
  totalSeconds: true,
  safety: true,
}).extend({ helpsWith: ExerciseAim })
export type ListedExercise = z.infer<typeof ListedExercise>

const owner = z.object({ userId: Id })
const own = { allow: 'user', own: 'userId' } as const

export const recommendations = {
  moodActivity: endpoint({
    method: 'POST',
    url: '/mood-activity/:userId',
    config: own,
    schema: {
      summary: 'Something to do in this mood; a pick is remembered',
      params: owner,
      /** `not`: what was just shown and is not wanted; then nothing new is remembered as a pick. */
      body: z.object({
        mood: Mood,
        not: z.array(text(60)).max(mostRefused).optional(),
        /** How long the person has; any length where nothing is said. */
        minutes: Minutes.optional(),
        /** Tells the hour where they are; without it, only what fits any hour is chosen. */
        timeZone: text(64).optional(),
      }),
      response: { 200: MoodActivity },
    },
  }),
  latestActivity: endpoint({
    method: 'GET',
    url: '/mood-activity/:userId',
    config: own,
    schema: {
      summary: 'The activity last shown, or null',
      params: owner,
      response: { 200: MoodActivity.nullable() },
    },
  }),
  moodPicks: endpoint({
    method: 'GET',
    url: '/users/:userId/moods',
    config: own,
    schema: {
      summary: 'My mood picks of the last 30 days, oldest first',
      params: owner,
      response: { 200: z.array(MoodPick) },
    },
  }),
  helped: endpoint({
    method: 'PUT',
    url: '/users/:userId/helped/:item',
    config: own,
    schema: {
      summary: 'Whether an activity or exercise helped',
      params: owner.extend({ item: Slug }),
      body: z.object({ helped: z.boolean() }),
      response: { 204: Nothing },
    },
  }),
  circumstances: endpoint({
    method: 'GET',
    url: '/users/:userId/circumstances',
    config: own,
    schema: {
      summary: 'What I said of my life, so that what is suggested fits it',
      params: owner,
      response: { 200: z.array(Circumstance) },
    },
  }),
  setCircumstances: endpoint({
    method: 'PUT',
    url: '/users/:userId/circumstances',
    config: own,
    schema: {
      summary: 'Says it anew, all of it',
      params: owner,
      body: z.object({ circumstances: z.array(Circumstance).max(circumstances.length) }),
      response: { 204: Nothing },
    },
  }),
  dailyArticle: endpoint({
    method: 'GET',
    url: '/daily-article/:userId',
    config: own,
    schema: {
      summary: 'Articles for today, each with why',
      params: owner,
      response: { 200: DailyArticle },
    },
  }),
  video: endpoint({
    method: 'GET',
    url: '/video-recommendation/:userId',
    config: own,
    schema: {
      summary: 'A guided exercise of our own, as a page for a frame',
      params: owner,
      response: { 200: VideoRecommendation },
    },
  }),
  exercises: endpoint({
    method: 'GET',
    url: '/exercises',
    config: { allow: 'anyone' },
    schema: {
      summary: 'The guided exercises',
      response: { 200: z.array(ListedExercise) },
    },
  }),
  exercise: endpoint({
    method: 'GET',
    url: '/exercises/:id',
    config: { allow: 'anyone' },
    schema: {
      summary: 'A guided exercise',
      params: z.object({ id: Slug }),
      response: { 200: Exercise },
    },
  }),
}
