import {
  conclusionTexts,
  earlyTexts,
  nextCareTexts,
  urgentTexts,
} from '@attune/content/advice/care.ts'
import { conclusionMark } from '@attune/contract/advice.ts'
import type { AdviceInput } from './advice-input.ts'
import { heading, type Pieces, paragraph } from './html.ts'
import type { Voice } from './voice.ts'

/** The last section; it also stands alone on the dashboard. */
export const conclusion = (input: AdviceInput, say: Voice): Pieces => [
  ...heading(conclusionMark),
  ...paragraph(...nextStep(input, say), say(conclusionTexts.madeBy)),
]

function nextStep({ modules: [step], summary, care, intake }: AdviceInput, say: Voice): string[] {
  if (!step) return []
  if (summary.weight === 'urgent')
    return [say(urgentTexts[care]), say(conclusionTexts.afterPerson(step.title))]
  const isEarly = care === 'none' && intake.since.includes('days')
  return [say(conclusionTexts.step(step.title)), say(isEarly ? earlyTexts : nextCareTexts[care])]
}
