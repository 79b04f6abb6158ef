import { forTherapists } from '@attune/content/risk/for-therapists.ts'
import { linesOfFamilies } from '@attune/content/risk/lines-of-families.ts'
import type { DangerMark, RiskCheck } from '@attune/contract/risk.ts'
import { isDanger } from '../risk/grade-text.ts'
import { familyOfWords } from './note-for.ts'

/** What a therapist is told of a message that was read so; null: nothing, which reassures of nothing. */
export function markFor(read: RiskCheck): Omit<DangerMark, 'patient' | 'message'> | null {
  const { grade, family, whose } = read
  if (!isDanger(grade)) return null
  const kind = family ?? 'suicide'
  const { reason, asks } = forTherapists[familyOfWords(kind, whose)]
  const { kinds, emergencyFirst } = linesOfFamilies[kind]
  return {
    reason,
    asks: [...asks],
    kinds: [...kinds],
    emergencyFirst: emergencyFirst || grade === 'imminent',
  }
}
