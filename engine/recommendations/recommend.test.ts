import { activities } from '@attune/content/activities/activities.ts'
import { articles } from '@attune/content/articles/articles.ts'
import { exercises } from '@attune/content/exercises/exercises.ts'
import { concernSlugs } from '@attune/content/questionnaires/concerns.ts'
import { moods } from '@attune/contract/recommendations.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assertsDisorder } from '../diagnosis/asserts-disorder.ts'
import { concernSignals } from '../questionnaires/concern-signals.ts'
import { anyIntake, intakeOf } from '../testing/answers.ts'
import { everything, now } from '../testing/now.ts'
import { forAny } from '../testing/property.ts'
import { anyEntries } from '../testing/readings.ts'
import { dailyArticles } from './daily-articles.ts'
import { exerciseFor } from './exercise-for.ts'
import { interestsOf } from './interests.ts'
import { avoidedWith, moodActivity } from './mood-activity.ts'
import { moodOf } from './mood-of-feelings.ts'
import type { Person, Speaker } from './person.ts'
import { type Reason, reasonSentence } from './reason.ts'
import { nothingWritten, recentWriting } from './recent-writing.ts'

const ids = [...activities, ...exercises].map(({ id }) => id)
const anyWriting = fc.oneof(fc.constant(nothingWritten), anyEntries.map(recentWriting))
const anyPerson: fc.Arbitrary<Person> = fc.record({
  concerns: anyIntake.map(concernSignals),
  writing: anyWriting,
  shown: fc.array(
    fc.record({ id: fc.constantFrom(...ids), daysAgo: fc.integer({ min: 0, max: 40 }) }),
    { maxLength: 30 },
  ),
  helped: fc
    .array(fc.tuple(fc.constantFrom(...ids), fc.boolean()), { maxLength: 8 })
    .map((said) => new Map(said)),
})
const anyMoodAsk = anyPerson.chain((person) =>
  fc.record({
    mood: fc.constantFrom(...moods),
    not: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 6 }),
    seed: fc.string({ maxLength: 8 }),
    moment: fc.option(fc.record({ hour: fc.nat({ max: 23 }), weekday: fc.nat({ max: 6 }) }), {
      nil: null,
    }),
    minutes: fc.constant(null),
    met: fc.subarray([...everything]).map((some) => new Set(some)),
    ...constants(person),
  }),
)
const anyExerciseAsk = anyPerson.chain((person) =>
  fc.record({
    mood: fc.constantFrom(...moods, null),
    seed: fc.string({ maxLength: 8 }),
    ...constants(person),
  }),
)
const anyArticlesAsk = fc.record({
  concerns: anyIntake.map(concernSignals),
  writing: anyWriting,
  shownLately: fc
    .subarray(
      articles.map(({ id }) => id),
      { maxLength: 40 },
    )
    .map((list) => new Set(list)),
  country: fc.constantFrom('GB', 'US', 'DE', null),
  day: fc.constantFrom('2026-11-20', '2026-11-21'),
  seed: fc.string({ maxLength: 8 }),
})
const nobody: Person = { concerns: [], writing: nothingWritten, shown: [], helped: new Map() }
const saidBy = ({ concerns, writing }: Speaker) =>
  [...concerns, ...writing.concerns].map(({ concern }) => concern)

describe('an activity for a mood', () => {
  test('is of that mood, never an avoided one, never the excluded', () => {
    forAny(anyMoodAsk, (ask) => {
      const { activity } = moodActivity(ask)
      expect(activity.moods).toContain(ask.mood)
      expect(ask.not).not.toContain(activity.id)
      const said = saidBy(ask)
      expect(avoidedWith(activity).filter((concern) => said.includes(concern))).toEqual([])
    })
  })

  test('does not come twice in a week', () => {
    forAny(anyMoodAsk, (ask) => {
      const seen: string[] = []
      for (let day = 0; day < 6; day++) {
        const shown = seen.map((id, i) => ({ id, daysAgo: day - i }))
        const { activity } = moodActivity({ ...ask, shown, not: [], seed: `${ask.seed}${day}` })
        expect(seen).not.toContain(activity.id)
        seen.push(activity.id)
      }
    })
  })

  test('starts over rather than give nothing when all were refused, but not with the last', () => {
    for (const mood of moods) {
      const { activity } = moodActivity({ ...nobody, ...now, mood, not: ids, seed: 'a' })
      expect(activity.id).not.toBe(ids.at(-1))
      const own = activities.filter((one) => one.moods.includes(mood)).map(({ id }) => id)
      expect(moodActivity({ ...nobody, ...now, mood, not: own, seed: 'a' }).activity.id).not.toBe(
        own.at(-1),
      )
    }
  })

  test('is what helped before, once it has rested', () => {
    const helped = new Map([['mindful-task', true]])
    const ask = { ...nobody, ...now, mood: 'calm', helped, not: [], seed: 'a' } as const
    const pick = moodActivity(ask)
    expect([pick.activity.id, pick.because]).toEqual([
      'mindful-task',
      'Because you said it helped before.',
    ])
    const shown = [{ id: 'mindful-task', daysAgo: 2 }]
    expect(moodActivity({ ...ask, shown }).activity.id).not.toBe('mindful-task')
  })

  test('is not one that did not help', () => {
    const intake = intakeOf({ brings: ['sleep'] })
    const concerns = concernSignals(intake)
    for (let i = 0; i < 20; i++) {
      const ask = { ...nobody, ...now, concerns, mood: 'stressed', not: [], seed: `${i}` } as const
      const { activity } = moodActivity(ask)
      expect(activity.concerns).toContain('sleep')
      const helped = new Map([[activity.id, false]])
      expect(moodActivity({ ...ask, helped }).activity.id).not.toBe(activity.id)
    }
  })

  test('speaks of children, loss or danger only to those who did', () => {
    for (const mood of moods)
      for (let i = 0; i < 60; i++) {
        const { activity } = moodActivity({ ...nobody, ...now, mood, not: [], seed: `${i}` })
        expect(['child-feelings', 'grief-wave', 'safety-plan-peek', 'urge-surf']).not.toContain(
          activity.id,
        )
      }
  })
})

describe('a guided exercise', () => {
  test('is never one the person should keep away from', () => {
    forAny(anyExerciseAsk, (ask) => {
      const said = saidBy(ask)
      const { exercise } = exerciseFor(ask)
      expect(exercise.avoid.filter((concern) => said.includes(concern))).toEqual([])
    })
  })
})

test('an exercise that was shown this week rests while another fits the mood', () => {
  const inMood = exercises.filter(({ moods }) => moods.includes('sad'))
  const [kept, ...others] = inMood.map(({ id }) => id)
  const shown = others.map((id) => ({ id, daysAgo: 2 }))
  for (let i = 0; i < 10; i++) {
    const { exercise } = exerciseFor({ ...nobody, shown, mood: 'sad', seed: `${i}` })
    expect(exercise.id).toBe(kept)
  }
})

describe('articles for a day', () => {
  test('are three different pages, and strange topics come only to those who named them', () => {
    forAny(anyArticlesAsk, (ask) => {
      const picks = dailyArticles(ask)
      expect(new Set(picks.map(({ article }) => article.id)).size).toBe(3)
      const main = interestsOf(ask).map(({ concern }) => concern)
      for (const { article } of picks)
        if (article.sensitive)
          expect(article.topics.some((topic) => main.includes(topic))).toBe(true)
    })
  })

  test('are none that were shown lately while others are left', () => {
    forAny(anyArticlesAsk, (ask) => {
      for (const { article } of dailyArticles(ask))
        expect(ask.shownLately.has(article.id)).toBe(false)
    })
  })

  test('speak of what the person spoke of, strongest first', () => {
    const concerns = concernSignals(intakeOf({ brings: ['sleep', 'worry'], sleep: ['onset'] }))
    const ask = {
      ...nobody,
      concerns,
      shownLately: new Set<string>(),
      country: 'GB',
      day: 'a',
      seed: 'b',
    }
    const [first, second, third] = dailyArticles(ask)
    expect(first!.because).toBe('Because sleep came up in your answers.')
    expect(second!.because).toBe('Because anxiety and worry came up in your answers.')
    expect(third!.because).toBe('Because it is of use to most people.')
  })
})

describe('the reason', () => {
  const isTrue = (reason: Reason, person: Person, id: string, mood: string | null) => {
    if (reason.kind === 'helped') return person.helped.get(id) === true
    if (reason.kind === 'concern') {
      const said = reason.where === 'answers' ? person.concerns : person.writing.concerns
      return said.some(({ concern }) => concern === reason.concern)
    }
    if (reason.kind === 'sounded') return moodOf(person.writing.feelings) === reason.mood
    return reason.kind === 'mood' ? reason.mood === mood : true
  }

  test('is always true, and the sentence is the reason’s', () => {
    forAny(anyMoodAsk, (ask) => {
      const { activity, reason, because } = moodActivity(ask)
      expect(isTrue(reason, ask, activity.id, ask.mood)).toBe(true)
      if (reason.kind === 'concern') expect(activity.concerns).toContain(reason.concern)
      expect(because).toBe(reasonSentence(reason))
    })
    forAny(anyExerciseAsk, (ask) => {
      const { exercise, reason } = exerciseFor(ask)
      expect(isTrue(reason, ask, exercise.id, ask.mood)).toBe(true)
      if (reason.kind === 'concern') expect(exercise.concerns).toContain(reason.concern)
    })
    forAny(anyArticlesAsk, (ask) => {
      for (const { article, reason } of dailyArticles(ask)) {
        expect(isTrue(reason, { ...nobody, ...ask }, article.id, null)).toBe(true)
        if (reason.kind === 'concern') expect(article.topics).toContain(reason.concern)
      }
    })
  })

  test('claims no condition, whatever it is', () => {
    const reasons: Reason[] = [
      { kind: 'helped' },
      { kind: 'anyone' },
      ...moods.flatMap((mood) => [
        { kind: 'mood', mood } as const,
        { kind: 'sounded', mood } as const,
      ]),
      ...concernSlugs.flatMap((concern) =>
        (['answers', 'entries'] as const).map(
          (where) => ({ kind: 'concern', concern, where }) as const,
        ),
      ),
    ]
    expect(reasons.map(reasonSentence).filter(assertsDisorder)).toEqual([])
  })

  test('names no danger', () => {
    const sentences = (['self-harm-suicide', 'domestic-abuse', 'psychosis'] as const).map(
      (concern) => reasonSentence({ kind: 'concern', concern, where: 'answers' }),
    )
    expect(new Set(sentences)).toEqual(
      new Set(['Because of something you shared in your answers.']),
    )
  })
})

test('what was never shown goes before what was shown three weeks ago, else alike', () => {
  const shown = activities.filter((_, i) => i % 2).map(({ id }) => ({ id, daysAgo: 8 }))
  const isOld = new Set(shown.map(({ id }) => id))
  const picks = Array.from({ length: 60 }, (_, i) =>
    moodActivity({ ...nobody, ...now, shown, mood: 'calm', not: [], seed: `${i}` }),
  )
  const old = picks.filter(({ activity }) => isOld.has(activity.id)).length
  expect(old).toBeLessThan(20)
})

test('the same ask gives the same answer, another seed another day', () => {
  forAny(anyMoodAsk, (ask) => {
    expect(moodActivity(ask)).toEqual(moodActivity(structuredClone(ask)))
  })
  forAny(anyExerciseAsk, (ask) => {
    expect(exerciseFor(ask)).toEqual(exerciseFor(structuredClone(ask)))
  })
  forAny(anyArticlesAsk, (ask) => {
    expect(dailyArticles(ask)).toEqual(dailyArticles(structuredClone(ask)))
  })
  const picks = Array.from({ length: 30 }, (_, i) =>
    moodActivity({ ...nobody, ...now, mood: 'sad', not: [], seed: `${i}` }),
  )
  expect(new Set(picks.map(({ activity }) => activity.id)).size).toBeGreaterThan(8)
})

function constants(person: Person) {
  return {
    concerns: fc.constant(person.concerns),
    writing: fc.constant(person.writing),
    shown: fc.constant(person.shown),
    helped: fc.constant(person.helped),
  }
}
