import { moreHelpTexts } from '@attune/content/advice/care.ts'
import { signs } from '@attune/content/advice/signs.ts'
import { livesWith } from '../recommendations/lives-with.ts'
import type { AdviceInput } from './advice-input.ts'
import { heading, list, type Pieces, paragraph } from './html.ts'
import type { Voice } from './voice.ts'

const mostOwn = 2

/** When these steps are not enough; to whom, as the person stands with help. */
export function moreHelp(input: AdviceInput, say: Voice): Pieces {
  const { intake, circumstances, care, concerns, writing } = input
  const spoken = [...concerns, ...writing.concerns].map(({ concern }) => concern)
  const own = Object.entries(signs)
    .filter(([concern]) => spoken.some((one) => one === concern))
    .slice(0, mostOwn)
    .map(([, ways]) => say(ways))
  const medicine = livesWith(intake, circumstances).has('medicine')
  return [
    ...heading(moreHelpTexts.heading),
    ...paragraph(say(moreHelpTexts.introduction[care])),
    ...list('ul', [...own, say(moreHelpTexts.signs), say(moreHelpTexts.last)]),
    ...(medicine ? paragraph(say(moreHelpTexts.medicine)) : []),
  ]
}
