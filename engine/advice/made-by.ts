import { madeByTexts, sourceTexts } from '@attune/content/advice/sentences.ts'
import { joinWords } from '../wording/join-words.ts'
import type { AdviceInput } from './advice-input.ts'
import { type Pieces, paragraph } from './html.ts'
import type { Voice } from './voice.ts'

/** Who made it, when and from what. */
export const madeBy = (input: AdviceInput, say: Voice): Pieces =>
  paragraph(say(madeByTexts(longDate(input.day), sources(input))))

const longDate = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

function sources({ intake, moods, writing }: AdviceInput): string {
  const used = [
    Object.values(intake).some((codes) => codes.length > 0) && sourceTexts.answers,
    moods.length > 0 && sourceTexts.moods,
    writing.entries > 0 && sourceTexts.entries,
  ].filter((one) => one !== false)
  return used.length > 0 ? joinWords(used) : sourceTexts.none
}
