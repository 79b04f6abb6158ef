import { conclusionTexts } from '@attune/content/advice/sentences.ts'
import { conclusionMark } from '@attune/contract/advice.ts'
import type { AdviceInput } from './advice-input.ts'
import { heading, type Pieces, paragraph } from './html.ts'

/** The last section; it also stands alone on the dashboard. */
export const conclusion = (input: AdviceInput): Pieces => [
  ...heading(conclusionMark),
  ...paragraph(...nextStep(input), conclusionTexts.madeBy),
]

function nextStep({ modules: [first], summary: { weight } }: AdviceInput): string[] {
  if (!first) return []
  if (weight === 'urgent') return conclusionTexts.urgent(first.title)
  return [
    conclusionTexts.chooseOne(first.title),
    conclusionTexts.begin[first.rhythm],
    weight === 'strong' ? conclusionTexts.strong : conclusionTexts.usual,
  ]
}
