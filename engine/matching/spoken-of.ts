import type { ConcernSlug } from '@attune/content/questionnaires/concerns.ts'
import { languageOf } from '../language/language-of.ts'
import { concernsTold } from './concern-phrases.ts'

/** What a therapist's own text speaks of, and the words that say so. */
export type Spoken = { concern: ConcernSlug; phrase: string }

/** Of more than so many it tells a patient nothing, and is read as a blank. */
export const mostSpoken = 8

/** The concerns that "How I work" names in plain words, each with the first words for it as they stand there. */
export function spokenOf(text: string | null | undefined): Spoken[] {
  if (!text) return []
  const told = new Map<ConcernSlug, string>()
  for (const { concern, start, end } of concernsTold(text, languageOf(text)))
    if (!told.has(concern)) told.set(concern, text.slice(start, end).replace(/\s+/g, ' '))
  if (told.size > mostSpoken) return []
  return [...told].map(([concern, phrase]) => ({ concern, phrase }))
}
