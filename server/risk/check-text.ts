import type { RiskCheck } from '@attune/contract/risk.ts'
import { readDanger } from '@attune/engine/danger/read-danger.ts'
import { isDanger } from '@attune/engine/risk/grade-text.ts'
import { checkInAt } from '@attune/engine/text/text-models.ts'
import type { Context } from '../lib/http.ts'

/**
 * What a text speaks of after one's own earlier ones. The model that reads whole entries is believed
 * where rules say the same; where nothing speaks of danger, it may make a text `distress` and soft.
 */
export function checkText(
  { textModels, dangerModel }: Pick<Context, 'textModels' | 'dangerModel'>,
  text: string,
  earlier: readonly string[],
): RiskCheck {
  const isHeavy = textModels.read(text, false).danger >= checkInAt
  const read = readDanger(dangerModel, text, earlier, isHeavy)
  if (isDanger(read.grade) || read.soft || !isHeavy) return read
  return { ...read, grade: 'distress', soft: true }
}
