import type { DangerFamily } from '@attune/contract/risk.ts'
import type { Reason } from './grade-text.ts'
import type { Family } from './rules.ts'

/** Of what kind the danger is that a rule found; help, its words and its lines follow from it. */
export function kindOfDanger({ rule, family }: Pick<Reason, 'rule' | 'family'>): DangerFamily {
  return kindOfRule.get(rule) ?? kindOfFamily[family]
}

export const kindOfFamily: Readonly<Record<Family, DangerFamily>> = {
  plan: 'suicide',
  dying: 'suicide',
  selfHarm: 'self-harm',
  eating: 'eating',
  violence: 'violence-at-home',
  others: 'other',
  harm: 'own-violence',
  loss: 'suicide',
  despair: 'suicide',
}

/** Rules whose kind is narrower than that of their family. */
const kindOfRule: ReadonlyMap<string, DangerFamily> = new Map([
  ['took too much', 'medical'],
  ['took them', 'medical'],
  ['opened a vein', 'medical'],
  ['bleeding', 'medical'],
  ['cut deep', 'medical'],
  ['voices', 'psychosis'],
])
