import { concerns } from '@attune/content/questionnaires/concerns.ts'
import type { Summary } from '@attune/engine/diagnosis/summarize.ts'
import type { ConcernSignal } from '@attune/engine/questionnaires/concern-signals.ts'

/** Answers with so much as a hint of danger: what is said to them is in words of our own. */
export const speaksOfDanger = (
  signals: readonly Pick<ConcernSignal, 'concern'>[],
  weight: Summary['weight'],
) => weight === 'urgent' || signals.some(({ concern }) => concerns[concern].crisis)
