import type { MoodActivity } from '@attune/contract/recommendations.ts'

/** Whether an activity that was chosen earlier still makes sense at this hour of this day. */
export function isItsTime({ hours: [from, to], days }: MoodActivity, now: Date): boolean {
  const hour = now.getHours()
  const isOpen = from < to ? hour >= from && hour < to : hour >= from || hour < to
  return isOpen && (days?.includes(now.getDay()) ?? true)
}
