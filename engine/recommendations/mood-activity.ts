import { activities } from '@attune/content/activities/activities.ts'
import type { Activity, Requirement } from '@attune/content/activities/activity.ts'
import { exerciseById } from '@attune/content/exercises/exercises.ts'
import type { ConcernSlug } from '@attune/content/questionnaires/concerns.ts'
import type { Minutes, Mood } from '@attune/contract/recommendations.ts'
import { chooseFor } from './choose.ts'
import { interestsOf, strongest } from './interests.ts'
import type { Moment } from './moment.ts'
import type { Person } from './person.ts'
import { type Reason, reasonSentence } from './reason.ts'
import { isPossible } from './requirements.ts'
import { suits } from './suits.ts'

const fillsTimeBonus = 0.5

export type MoodAsk = Person & {
  mood: Mood
  /** What was just shown and is not wanted, the last of them most recently. */
  not: readonly string[]
  moment: Moment
  /** How long they have; null where nothing was said. */
  minutes: Minutes | null
  /** What they have and can do. */
  met: ReadonlySet<Requirement>
  seed: string
}

export type ActivityPick = { activity: Activity; reason: Reason; because: string }

/**
 * Something to do in this mood, at this hour, with what is there and in the time one has. The same
 * ask gives the same pick.
 */
export function moodActivity({ mood, not, seed, ...person }: MoodAsk): ActivityPick {
  const { moment, minutes, met } = person
  const fitting = activities.filter(
    (activity) =>
      activity.moods.includes(mood) &&
      activity.minutes <= (minutes ?? Infinity) &&
      isPossible(activity, moment, met) &&
      suits({ concerns: activity.concerns, avoid: avoidedWith(activity) }, person),
  )
  const activity = chooseFor(fitting, person, not, seed, (one) =>
    one.minutes === minutes ? fillsTimeBonus : 0,
  )
  if (!activity) throw new Error(`No activity for ${mood} is left: the library is too small`)
  const reason = reasonFor(activity, mood, person)
  return { activity, reason, because: reasonSentence(reason) }
}

/** What keeps a guided exercise away keeps the activity away that would open it. */
export function avoidedWith({ avoid, exercise }: Activity): readonly ConcernSlug[] {
  return [...avoid, ...(exerciseById.get(exercise ?? '')?.avoid ?? [])]
}

function reasonFor({ id, concerns }: Activity, mood: Mood, person: Person): Reason {
  if (person.helped.get(id)) return { kind: 'helped' }
  const interest = strongest(concerns, interestsOf(person))
  return interest ? { kind: 'concern', ...interest } : { kind: 'mood', mood }
}
