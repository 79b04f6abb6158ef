import type { DangerFamily } from '@attune/contract/risk.ts'
import { type Family, families } from './rules.ts'

/** Of what kind the danger is that the rules of a family look for; a rule may name a narrower one. */
export const kindOfFamily = Object.fromEntries(
  Object.entries(families).map(([family, { kind }]) => [family, kind]),
) as Readonly<Record<Family, DangerFamily>>
