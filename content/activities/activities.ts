import type { Activity } from './activity.ts'
import { calmAttention } from './calm-attention.ts'
import { calmWithOthers } from './calm-others.ts'
import { energeticDoing } from './energetic-doing.ts'
import { energeticPlanning } from './energetic-planning.ts'
import { sadSteps } from './sad-steps.ts'
import { sadWords } from './sad-words.ts'
import { stressedBody } from './stressed-body.ts'
import { stressedLoad } from './stressed-others.ts'
import { stressedThoughts } from './stressed-thoughts.ts'

export const activities: readonly Activity[] = [
  ...calmAttention,
  ...calmWithOthers,
  ...energeticDoing,
  ...energeticPlanning,
  ...sadSteps,
  ...sadWords,
  ...stressedBody,
  ...stressedThoughts,
  ...stressedLoad,
]

export const activityById: ReadonlyMap<string, Activity> = new Map(
  activities.map((activity) => [activity.id, activity]),
)
