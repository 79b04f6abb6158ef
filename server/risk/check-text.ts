import type { RiskCheck } from '@attune/contract/risk.ts'
import { gradeConversation } from '@attune/engine/risk/grade-conversation.ts'
import { isDanger } from '@attune/engine/risk/grade-text.ts'
import type { TextModels } from '@attune/engine/text/text-analysis.ts'
import { checkInAt } from '@attune/engine/text/text-models.ts'

/**
 * The grade of a text after one's own earlier ones. Rules alone speak of danger; where they find
 * none, the model may make it `distress` and soft, never more.
 */
export function checkText(
  textModels: TextModels,
  text: string,
  earlier: readonly string[],
): RiskCheck {
  const turns = earlier.map((own) => ({ by: 'person' as const, text: own }))
  const { grade } = gradeConversation(turns, text)
  if (isDanger(grade) || textModels.read(text, false).danger < checkInAt)
    return { grade, soft: false }
  return { grade: 'distress', soft: true }
}
