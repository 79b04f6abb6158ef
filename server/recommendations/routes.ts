import { activityById } from '@attune/content/activities/activities.ts'
import { exerciseById } from '@attune/content/exercises/exercises.ts'
import { paths } from '@attune/contract/paths.ts'
import {
  type DailyArticle,
  type MoodActivity,
  recommendations,
} from '@attune/contract/recommendations.ts'
import { concernSignals } from '@attune/engine/questionnaires/concern-signals.ts'
import { type Intake, readIntake } from '@attune/engine/questionnaires/read-intake.ts'
import { type ArticlePick, dailyArticles } from '@attune/engine/recommendations/daily-articles.ts'
import { exerciseFor } from '@attune/engine/recommendations/exercise-for.ts'
import {
  type ActivityPick,
  type MoodAsk,
  moodActivity,
} from '@attune/engine/recommendations/mood-activity.ts'
import type { Person } from '@attune/engine/recommendations/person.ts'
import { readRecentWriting } from '../journals/recent-writing.ts'
import { AppError, found } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import { listUserAnswers } from '../questionnaires/intake-store.ts'
import { dayOf, exercisesBefore, type Memory, moodToday, shownTo } from './memory.ts'
import { changeMemory, readMemory } from './store.ts'

export function recommendationRoutes(app: App, context: Context) {
  const { db, vault } = context

  route(
    app,
    recommendations.moodActivity,
    async ({ params: { userId }, body: { mood, not = [] } }) => {
      const now = new Date()
      const { person } = await readPerson(context, userId, now)
      const seed = `${userId}:${now.getTime()}`
      const shown = asActivity(moodActivity({ ...person, mood, not, seed }), mood)
      await changeMemory(db, vault, userId, now, (kept) =>
        withActivity(kept, shown, now, not.length === 0),
      )
      return shown
    },
  )

  route(
    app,
    recommendations.latestActivity,
    async ({ params }) => (await readMemory(db, vault, params.userId, new Date())).latest,
  )

  route(app, recommendations.moodPicks, async ({ params }) => {
    const { moods } = await readMemory(db, vault, params.userId, new Date())
    return moods.map(({ mood, at }) => ({ mood, at: new Date(at) }))
  })

  route(app, recommendations.helped, async ({ params: { userId, item }, body: { helped } }) => {
    if (!activityById.has(item) && !exerciseById.has(item)) throw noSuchThing()
    await changeMemory(db, vault, userId, new Date(), (memory) => ({
      ...memory,
      helped: { ...memory.helped, [item]: helped },
    }))
  })

  route(app, recommendations.exercise, async ({ params }) =>
    found(exerciseById.get(params.id), 'Exercise not found'),
  )

  dailyRoutes(app, context)
}

/** What is chosen for a day, and remembered so that other days bring something else. */
function dailyRoutes(app: App, context: Context) {
  const { db, vault } = context

  route(app, recommendations.dailyArticle, async ({ params: { userId } }) => {
    const now = new Date()
    const { person, memory, intake } = await readPerson(context, userId, now)
    const day = dayOf(now)
    const before = memory.articles.filter((one) => one.day !== day)
    const picks = dailyArticles({
      ...person,
      shownLately: new Set(before.map(({ id }) => id)),
      country: intake.country[0] ?? null,
      day,
      seed: userId,
    })
    const today = picks.map(({ article }) => ({ id: article.id, day }))
    if (!sameIds(memory, today))
      await changeMemory(db, vault, userId, now, (kept) => ({
        ...kept,
        articles: [...kept.articles.filter((one) => one.day !== day), ...today],
      }))
    return { articles: picks.map(asArticle) }
  })

  route(app, recommendations.video, async ({ params: { userId } }) => {
    const now = new Date()
    const { person, memory } = await readPerson(context, userId, now)
    const seed = `${userId}:${dayOf(now)}`
    const mood = moodToday(memory, now)
    const shown = exercisesBefore(memory, now)
    const { exercise, because } = exerciseFor({ ...person, shown, mood, seed })
    const { id, title, description, totalSeconds } = exercise
    const today = { id, day: dayOf(now) }
    if (!memory.exercises.some((one) => one.id === id && one.day === today.day))
      await changeMemory(db, vault, userId, now, (kept) => ({
        ...kept,
        exercises: [...kept.exercises.filter(({ day }) => day !== today.day), today],
      }))
    return {
      videoUrl: paths.exercise(id),
      explanation: `${because} ${description}`,
      title,
      minutes: Math.round(totalSeconds / 60),
    }
  })
}

async function readPerson({ db, vault }: Context, userId: string, now: Date) {
  const [answers, memory, writing] = await Promise.all([
    listUserAnswers(db, vault, userId),
    readMemory(db, vault, userId, now),
    readRecentWriting(db, vault, userId, now),
  ])
  const intake: Intake = readIntake(answers)
  const person: Person = {
    concerns: concernSignals(intake),
    writing,
    shown: shownTo(memory, now),
    helped: new Map(Object.entries(memory.helped)),
  }
  return { person, memory, intake }
}

function asActivity({ activity, because }: ActivityPick, mood: MoodAsk['mood']): MoodActivity {
  const { id, title, minutes, caution, exercise, explanation } = activity
  return {
    activity: activity.activity,
    explanation,
    imageUrl: null,
    id,
    title,
    minutes,
    mood,
    because,
    caution,
    exerciseId: exercise,
  }
}

function withActivity(memory: Memory, latest: MoodActivity, now: Date, isPick: boolean): Memory {
  const at = now.getTime()
  return {
    ...memory,
    latest,
    shown: [...memory.shown, { id: latest.id, at }],
    moods: isPick ? [...memory.moods, { mood: latest.mood, at }] : memory.moods,
  }
}

function asArticle({ article, because }: ArticlePick): DailyArticle['articles'][number] {
  const { title, snippet, explanation, url, publisher } = article
  return { title, snippet, explanation: `${because} ${explanation}`, learnMore: url, publisher }
}

function sameIds({ articles }: Memory, today: Memory['articles']): boolean {
  return today.every(({ id, day }) => articles.some((one) => one.id === id && one.day === day))
}

const noSuchThing = () => new AppError('not_found', 'Activity not found')
