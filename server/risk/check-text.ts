import type { RiskCheck } from '@attune/contract/risk.ts'
import { isDanger } from '@attune/engine/risk/grade-text.ts'
import { readDanger } from '@attune/engine/risk/read-danger.ts'
import type { TextModels } from '@attune/engine/text/text-analysis.ts'
import { checkInAt } from '@attune/engine/text/text-models.ts'

/**
 * What a text speaks of after one's own earlier ones. Where it speaks of no danger, the model may
 * make it `distress` and soft, never more.
 */
export function checkText(
  textModels: TextModels,
  text: string,
  earlier: readonly string[],
): RiskCheck {
  const read = readDanger(text, earlier)
  if (isDanger(read.grade) || read.soft || textModels.read(text, false).danger < checkInAt)
    return read
  return { ...read, grade: 'distress', soft: true }
}
