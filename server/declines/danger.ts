import { grades } from '@attune/contract/risk.ts'
import { isDanger } from '@attune/engine/risk/grade-text.ts'
import type { Context } from '../lib/http.ts'
import { checkText } from '../risk/check-text.ts'

/** The gravest reading of what a patient wrote to one therapist, each after what came before it. */
export function gravestOf(context: Context, texts: readonly string[]) {
  const read = texts.map((text, at) => checkText(context, text, texts.slice(0, at)))
  const rank = (at: number) => grades.indexOf(read[at]?.grade ?? 'none')
  const gravest = read.reduce((best, _, at) => (rank(at) > rank(best) ? at : best), 0)
  return read[gravest]
}

export const speaksOfDanger = (context: Context, texts: readonly string[]) =>
  isDanger(gravestOf(context, texts)?.grade ?? 'none')
