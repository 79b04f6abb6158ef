import { moreHelpTexts, safetyTexts } from '@attune/content/advice/sentences.ts'
import { signs } from '@attune/content/advice/signs.ts'
import type { Intake } from '../questionnaires/read-intake.ts'
import type { AdviceInput } from './advice-input.ts'
import { heading, list, type Pieces, paragraph } from './html.ts'

/** What the person said of danger comes before anything to try. */
export function safety({ thoughts, life, brings }: Intake): Pieces {
  const texts = [
    thoughts.includes('life') && safetyTexts.notWantingToLive,
    life.includes('unsafe') && safetyTexts.unsafeWithSomeone,
    brings.includes('voices') && safetyTexts.unusualExperiences,
  ].filter((one) => one !== false)
  if (texts.length === 0) return []
  return [...heading(safetyTexts.heading), ...texts.flatMap((text) => paragraph(...text))]
}

const mostSigns = 2

/** When these steps are not enough. */
export function moreHelp({ concerns, writing, summary: { weight } }: AdviceInput): Pieces {
  const spoken = [...concerns, ...writing.concerns].map(({ concern }) => concern)
  const own = Object.entries(signs)
    .filter(([concern]) => spoken.some((one) => one === concern))
    .map(([, sign]) => sign)
  const now = weight === 'urgent' || weight === 'strong'
  return [
    ...heading(moreHelpTexts.heading),
    ...paragraph(
      moreHelpTexts.noReplacement,
      ...(now ? [moreHelpTexts.now] : []),
      moreHelpTexts.introduction,
    ),
    ...list('ul', [...own.slice(0, mostSigns), ...moreHelpTexts.signs]),
  ]
}
