import type { DangerFamily } from '@attune/contract/risk.ts'
import type { ConcernSlug } from '../questionnaires/concerns.ts'

/** What a danger in the writer's own words is called among concerns; those left out are none. */
export const concernOfFamily: Readonly<Partial<Record<DangerFamily, ConcernSlug>>> = {
  suicide: 'self-harm-suicide',
  'self-harm': 'self-harm-suicide',
  eating: 'eating-body-image',
  'violence-at-home': 'domestic-abuse',
  addiction: 'substance-use',
  psychosis: 'psychosis',
}
