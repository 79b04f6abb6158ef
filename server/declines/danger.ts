import { isDanger, rank } from '@attune/engine/risk/grade-text.ts'
import type { Context } from '../lib/http.ts'
import { checkText } from '../risk/check-text.ts'

/** The gravest reading of what a patient wrote to one therapist, each after what came before it. */
export function gravestOf(context: Context, texts: readonly string[]) {
  const read = texts.map((text, at) => checkText(context, text, texts.slice(0, at)))
  return read.reduce<(typeof read)[number] | undefined>(
    (gravest, one) => (gravest && rank(one.grade) <= rank(gravest.grade) ? gravest : one),
    undefined,
  )
}

export const speaksOfDanger = (context: Context, texts: readonly string[]) =>
  isDanger(gravestOf(context, texts)?.grade ?? 'none')
