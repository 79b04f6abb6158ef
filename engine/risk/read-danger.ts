import type { DangerFamily, RiskCheck } from '@attune/contract/risk.ts'
import { type ConversationGrade, gradeConversation } from './grade-conversation.ts'
import { gradeText, isDanger, type Reason } from './grade-text.ts'
import type { Family } from './rules.ts'

/**
 * Whether a text speaks of danger after one's own earlier ones (oldest first), of which kind and
 * whose. Rules alone: `soft` is never set here.
 */
export function readDanger(text: string, earlier: readonly string[]): RiskCheck {
  const turns = earlier.map((own) => ({ by: 'person' as const, text: own }))
  const { grade, because, about } = gradeConversation(turns, text)
  const read = { grade, soft: false, language: 'en' as const }
  if (!isDanger(grade)) return { ...read, family: null, whose: null }
  const dangers = [because, ...[...earlier].reverse().map((own) => gradeText(own).because)]
    .map((reasons) => reasons.filter((reason) => isDanger(reason.grade)))
    .find((reasons) => reasons.length > 0)
  const whose = about === 'other' ? 'other' : 'self'
  return { ...read, family: familyOf(dangers?.[0], about), whose }
}

function familyOf(gravest: Reason | undefined, about: ConversationGrade['about']): DangerFamily {
  if (!gravest) return about === 'hurt' ? 'violence-at-home' : 'suicide'
  const family = familyOfRule[gravest.rule] ?? familyOfRules[gravest.family]
  return about === 'other' && family !== 'medical' ? 'other' : family
}

const familyOfRules: Readonly<Record<Family, DangerFamily>> = {
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
const familyOfRule: Readonly<Record<string, DangerFamily>> = {
  'took too much': 'medical',
  'took them': 'medical',
  'opened a vein': 'medical',
  bleeding: 'medical',
  'cut deep': 'medical',
  voices: 'psychosis',
}
