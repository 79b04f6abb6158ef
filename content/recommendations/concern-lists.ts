import type { ConcernSlug } from '../questionnaires/concerns.ts'

/** What is first of all for one of these can do anyone good; the rest would puzzle or hurt. */
export const everydayConcerns: readonly ConcernSlug[] = [
  'anxiety',
  'stress',
  'depression',
  'sleep',
  'loneliness',
  'self-esteem',
  'relationships',
  'burnout-work',
]

/** Not named as a reason, as others may read over a shoulder; nor is any crisis. */
export const privateConcerns: readonly ConcernSlug[] = ['sexuality-gender-identity']
