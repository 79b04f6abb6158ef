import type { RiskCheck } from '@attune/contract/risk.ts'
import { asksOnlyOfSite } from '@attune/engine/chatbot/find-entry.ts'
import { readDanger } from '@attune/engine/danger/read-danger.ts'
import { isDanger } from '@attune/engine/risk/grade-text.ts'
import { checkInAt } from '@attune/engine/text/text-models.ts'
import type { Context } from '../lib/http.ts'

type Models = Pick<Context, 'textModels' | 'dangerModel'>

/**
 * What a text speaks of after one's own earlier ones. The model that reads whole entries is believed
 * where rules say the same; where nothing speaks of danger, it may make a text `distress` and soft.
 */
export function checkText(context: Models, text: string, earlier: readonly string[]): RiskCheck {
  const { textModels, dangerModel } = context
  const isHeavy = textModels.read(text, false).danger >= checkInAt
  const read = readDanger(dangerModel, text, earlier, isHeavy)
  const isRaised = isDanger(read.grade) || read.soft || isHeavy
  // The models hear danger in “How do I leave the room?”, too: then what came before counts.
  if (isRaised && asksOnlyOfSite(text)) return before(context, earlier)
  if (!isRaised || isDanger(read.grade) || read.soft) return read
  return { ...read, grade: 'distress', soft: true }
}

function before(context: Models, earlier: readonly string[]): RiskCheck {
  const last = earlier.at(-1)
  if (last !== undefined) return checkText(context, last, earlier.slice(0, -1))
  return { grade: 'none', soft: false, family: null, whose: null, language: 'en' }
}
