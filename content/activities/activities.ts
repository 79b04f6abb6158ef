import type { Activity } from './activity.ts'
import { calmActivities } from './calm.ts'
import { energeticActivities } from './energetic.ts'
import { sadActivities } from './sad.ts'
import { stressedBodyActivities } from './stressed-body.ts'
import { stressedMindActivities } from './stressed-mind.ts'

export const activities: readonly Activity[] = [
  ...stressedBodyActivities,
  ...stressedMindActivities,
  ...sadActivities,
  ...energeticActivities,
  ...calmActivities,
]

export const activityById: ReadonlyMap<string, Activity> = new Map(
  activities.map((activity) => [activity.id, activity]),
)
