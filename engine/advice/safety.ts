import { safetyTexts } from '@attune/content/advice/sentences.ts'
import type { AdviceInput } from './advice-input.ts'
import { type Pieces, paragraph } from './html.ts'
import type { Voice } from './voice.ts'

/** What the person said of danger comes before anything to try. */
export function safety({ intake: { thoughts, life, brings } }: AdviceInput, say: Voice): Pieces {
  const texts = [
    thoughts.includes('life') && safetyTexts.notWantingToLive,
    life.includes('unsafe') && safetyTexts.unsafeWithSomeone,
    brings.includes('voices') && safetyTexts.unusualExperiences,
  ].filter((one) => one !== false)
  if (texts.length === 0) return []
  return [...texts, safetyTexts.danger].flatMap((ways) => paragraph(say(ways)))
}
