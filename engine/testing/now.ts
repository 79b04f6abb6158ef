import type { Requirement } from '@attune/content/activities/activity.ts'

export const everything: readonly Requirement[] = [
  'partner',
  'children',
  'animal',
  'garden',
  'fear-ladder',
  'therapist',
  'work',
  'going-out',
  'movement',
]

/** Three in the afternoon, with everything there and all the time one wants. */
export const now = { moment: { hour: 15, weekday: 3 }, minutes: null, met: new Set(everything) }
