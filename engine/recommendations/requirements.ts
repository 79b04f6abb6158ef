import type { Activity, Requirement } from '@attune/content/activities/activity.ts'
import type { Circumstance } from '@attune/contract/recommendations.ts'
import type { Intake } from '../questionnaires/read-intake.ts'
import { livesWith } from './lives-with.ts'
import { isInTime, type Moment } from './moment.ts'

type Known = {
  intake: Intake
  circumstances: readonly Circumstance[]
  /** Whether they ever wrote to a therapist. */
  isInContact: boolean
  /** What they said of activities: who said anything of one has done it. */
  helped: ReadonlyMap<string, boolean>
}

const owned = ['partner', 'children', 'animal', 'garden', 'fear-ladder'] as const

/** What of the requirements a person meets at any hour. */
export function requirementsMet({
  intake,
  circumstances,
  isInContact,
  helped,
}: Known): ReadonlySet<Requirement> {
  const lives = livesWith(intake, circumstances)
  const met = new Set<Requirement>(owned.filter((one) => lives.has(one)))
  if (helped.has('fear-ladder')) met.add('fear-ladder')
  if (isInContact || intake.earlier.includes('now')) met.add('therapist')
  if (intake.life.includes('work') || intake.daily.includes('work')) met.add('work')
  if (!lives.has('stays-in')) met.add('going-out')
  if (!lives.has('no-sport')) met.add('movement')
  return met
}

/** When it is light outside nearly everywhere in winter, too. */
const daylight = [8, 16] as const

/** Whether it can be done now, with what is there. */
export const isPossible = (
  { hours, days, requires }: Activity,
  moment: Moment,
  met: ReadonlySet<Requirement>,
): boolean =>
  isInTime({ hours, ...(days && { days }) }, moment) &&
  requires.every((one) =>
    one === 'daylight' ? isInTime({ hours: daylight }, moment) : met.has(one),
  )
