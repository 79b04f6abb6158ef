import { calmActivities } from './activities-calm.ts'
import { energeticActivities } from './activities-energetic.ts'
import { sadActivities } from './activities-sad.ts'
import { stressedBodyActivities } from './activities-stressed-body.ts'
import { stressedMindActivities } from './activities-stressed-mind.ts'
import type { Activity } from './activity.ts'

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
