import { describe, expect, test } from 'vitest'
import { concernSignals } from '../questionnaires/concern-signals.ts'
import { intakeOf } from '../testing/answers.ts'
import { now } from '../testing/now.ts'
import { entriesOf } from '../testing/readings.ts'
import { exerciseFor } from './exercise-for.ts'
import { interestsOf } from './interests.ts'
import { avoidedWith, moodActivity } from './mood-activity.ts'
import type { Person } from './person.ts'
import { nothingWritten, recentWriting } from './recent-writing.ts'

const nobody: Person = { concerns: [], writing: nothingWritten, shown: [], helped: new Map() }

describe('what was written lately', () => {
  const sleepless = recentWriting(entriesOf({ concerns: ['sleep'], feelings: ['sadness'] }))

  test('decides where the answers say nothing, and is named as the reason', () => {
    const ask = {
      ...nobody,
      ...now,
      writing: sleepless,
      mood: 'stressed',
      not: [],
      seed: 'a',
    } as const
    const { activity, because } = moodActivity(ask)
    expect(activity.concerns).toContain('sleep')
    expect(because).toBe('Because sleep came up in what you wrote lately.')
  })

  test('comes before what was only answered once it comes up often', () => {
    const concerns = concernSignals(intakeOf({ brings: ['anger'] }))
    const writing = recentWriting(entriesOf(...Array(3).fill({ concerns: ['sleep'] })))
    expect(interestsOf({ concerns, writing }).map(({ concern }) => concern)).toEqual([
      'sleep',
      'anger',
    ])
  })

  test('keeps away what could harm, and is never reason for what needs a specialist', () => {
    const writing = recentWriting(entriesOf({ concerns: ['domestic-abuse', 'trauma-ptsd'] }))
    expect(interestsOf({ concerns: [], writing })).toEqual([])
    for (let i = 0; i < 40; i++) {
      const { activity } = moodActivity({
        ...nobody,
        ...now,
        writing,
        mood: 'calm',
        not: [],
        seed: `${i}`,
      })
      expect(avoidedWith(activity)).not.toContain('domestic-abuse')
    }
  })

  test('chooses an exercise by how it sounded where no mood was picked', () => {
    const writing = recentWriting(entriesOf({ feelings: ['sadness'] }))
    const { exercise, because } = exerciseFor({ ...nobody, writing, mood: null, seed: 'a' })
    expect(exercise.moods).toContain('sad')
    expect(because).toBe('Because what you wrote lately sounded sad.')
  })
})
