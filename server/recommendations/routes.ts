import { activityById } from '@attune/content/activities/activities.ts'
import { modules } from '@attune/content/advice/modules.ts'
import { exerciseById, exercises } from '@attune/content/exercises/exercises.ts'
import { stepItem } from '@attune/contract/advice.ts'
import { paths } from '@attune/contract/paths.ts'
import {
  type DailyArticle,
  type Exercise,
  type MoodActivity,
  recommendations,
} from '@attune/contract/recommendations.ts'
import { concernSignals } from '@attune/engine/questionnaires/concern-signals.ts'
import { type Intake, readIntake } from '@attune/engine/questionnaires/read-intake.ts'
import { exerciseOf } from '@attune/engine/recommendations/activity-exercise.ts'
import { type ArticlePick, dailyArticles } from '@attune/engine/recommendations/daily-articles.ts'
import { exerciseFor } from '@attune/engine/recommendations/exercise-for.ts'
import {
  type ActivityPick,
  type MoodAsk,
  moodActivity,
} from '@attune/engine/recommendations/mood-activity.ts'
import type { Person } from '@attune/engine/recommendations/person.ts'
import { requirementsMet } from '@attune/engine/recommendations/requirements.ts'
import { readRecentWriting } from '../journals/recent-writing.ts'
import { AppError, found } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import { localTime } from '../lib/local-time.ts'
import { route } from '../lib/route.ts'
import { lastWritten } from '../messages/last-written.ts'
import { listUserAnswers } from '../questionnaires/intake-store.ts'
import {
  dayOf,
  exercisesBefore,
  type Memory,
  moodsWithin,
  moodToday,
  shownTo,
  withMood,
} from './memory.ts'
import { changeMemory, readMemory } from './store.ts'

export function recommendationRoutes(app: App, context: Context) {
  const { db, vault } = context

  route(
    app,
    recommendations.moodActivity,
    async ({ params: { userId }, body: { mood, not = [], minutes = null, timeZone } }) => {
      const now = new Date()
      const [{ person, memory, intake }, written] = await Promise.all([
        readPerson(context, userId, now),
        lastWritten(db, userId),
      ])
      const { circumstances } = memory
      const isInContact = written !== null
      const met = requirementsMet({ ...person, intake, circumstances, isInContact })
      const moment = localTime(now, timeZone) ?? null
      const seed = `${userId}:${now.getTime()}`
      const pick = moodActivity({ ...person, mood, not, minutes, moment, met, seed })
      const shown = asActivity(pick, mood)
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
    const now = new Date()
    const memory = await readMemory(db, vault, params.userId, now)
    return moodsWithin(memory, pickedDays, now).map(({ mood, at }) => ({ mood, at: new Date(at) }))
  })

  route(app, recommendations.helped, async ({ params: { userId, item }, body: { helped } }) => {
    if (!isThing(item)) throw noSuchThing()
    await changeMemory(db, vault, userId, new Date(), (memory) => ({
      ...memory,
      helped: { ...memory.helped, [item]: helped },
    }))
  })

  route(app, recommendations.exercises, () => [...exercises])

  route(app, recommendations.exercise, async ({ params: { id } }) =>
    found(exerciseById.get(id) ?? playedById(id), 'Exercise not found'),
  )

  circumstanceRoutes(app, context)
  dailyRoutes(app, context)
}

function circumstanceRoutes(app: App, { db, vault }: Context) {
  route(
    app,
    recommendations.circumstances,
    async ({ params }) => (await readMemory(db, vault, params.userId, new Date())).circumstances,
  )

  route(app, recommendations.setCircumstances, async ({ params: { userId }, body }) => {
    const circumstances = [...new Set(body.circumstances)]
    await changeMemory(db, vault, userId, new Date(), (memory) => ({ ...memory, circumstances }))
  })
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
  const { id, title, minutes, caution, exercise, explanation, steps, hours, days } = activity
  return {
    activity: activity.activity,
    explanation,
    imageUrl: null,
    id,
    title,
    minutes,
    mood,
    because,
    steps: steps.map(([text]) => text),
    hours: [...hours],
    days: days ? [...days] : null,
    caution,
    exerciseId: exercise ?? exerciseOf(activity)?.id ?? null,
  }
}

function withActivity(memory: Memory, latest: MoodActivity, now: Date, isPick: boolean): Memory {
  const at = now.getTime()
  return {
    ...memory,
    latest,
    shown: [...memory.shown, { id: latest.id, at }],
    moods: isPick ? withMood(memory.moods, latest.mood, at) : memory.moods,
  }
}

function asArticle({ article, because }: ArticlePick): DailyArticle['articles'][number] {
  const { title, snippet, explanation, url, publisher } = article
  return { title, snippet, explanation: `${because} ${explanation}`, learnMore: url, publisher }
}

function sameIds({ articles }: Memory, today: Memory['articles']): boolean {
  return today.every(({ id, day }) => articles.some((one) => one.id === id && one.day === day))
}

/** An activity without an exercise of its own, as the player leads through it. */
function playedById(id: string): Exercise | null {
  const activity = activityById.get(id)
  return activity && !activity.exercise ? exerciseOf(activity) : null
}

/** Days of picks that their owner is shown. */
const pickedDays = 30

const isThing = (item: string) =>
  activityById.has(item) ||
  exerciseById.has(item) ||
  modules.some(({ id }) => stepItem(id) === item)

const noSuchThing = () => new AppError('not_found', 'Activity not found')
