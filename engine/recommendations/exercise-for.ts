import type { Exercise } from '@attune/content/exercises/exercise.ts'
import { exercises } from '@attune/content/exercises/exercises.ts'
import type { Mood } from '@attune/contract/recommendations.ts'
import { chooseFor } from './choose.ts'
import { interestsOf, strongest } from './interests.ts'
import { moodOf } from './mood-of-feelings.ts'
import type { Person } from './person.ts'
import { type Reason, reasonSentence } from './reason.ts'
import { suits } from './suits.ts'

export type ExerciseAsk = Person & {
  /** The mood chosen today, if one was. */
  mood: Mood | null
  seed: string
}

export type ExercisePick = { exercise: Exercise; reason: Reason; because: string }

/** A guided exercise for the day. The same ask gives the same pick. */
export function exerciseFor({ mood, seed, ...person }: ExerciseAsk): ExercisePick {
  const safe = exercises.filter((exercise) => suits(exercise, person))
  const wanted = mood ?? moodOf(person.writing.feelings)
  const inMood = safe.filter(({ moods }) => wanted && moods.includes(wanted))
  const exercise = chooseFor(inMood.length > 0 ? inMood : safe, person, [], seed)
  if (!exercise) throw new Error('No exercise is left: the library is too small')
  const reason = reasonFor(exercise, mood, person)
  return { exercise, reason, because: reasonSentence(reason) }
}

function reasonFor({ id, concerns, moods }: Exercise, mood: Mood | null, person: Person): Reason {
  if (person.helped.get(id)) return { kind: 'helped' }
  const interest = strongest(concerns, interestsOf(person))
  if (interest) return { kind: 'concern', ...interest }
  if (mood && moods.includes(mood)) return { kind: 'mood', mood }
  const sounded = moodOf(person.writing.feelings)
  return !mood && sounded && moods.includes(sounded)
    ? { kind: 'sounded', mood: sounded }
    : { kind: 'anyone' }
}
