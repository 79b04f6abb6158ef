import { linesOfFamilies } from '@attune/content/risk/lines-of-families.ts'
import { unread } from '@attune/content/risk/notes/en.ts'
import { notes } from '@attune/content/risk/notes/notes.ts'
import type { DangerFamily, HelpNote, RiskCheck } from '@attune/contract/risk.ts'
import { isDanger } from '../risk/grade-text.ts'

/** What to show beside a text that was read so; null: nothing. */
export function noteFor({ grade, soft, family, whose, language }: RiskCheck): HelpNote | null {
  const { families, soft: softWords, labels } = notes[language ?? 'en']
  const listening = linesOfFamilies.suicide
  if (isDanger(grade)) {
    const kind = family ?? 'suicide'
    const { kinds, emergencyFirst } = linesOfFamilies[kind]
    return {
      language: language ?? 'en',
      ...families[familyOfWords(kind, whose)],
      kinds: [...kinds],
      emergencyFirst: emergencyFirst || grade === 'imminent',
      labels,
    }
  }
  const words = language === null ? unread : soft ? softWords : null
  if (!words) return null
  const { kinds, emergencyFirst } = listening
  return { language: language ?? 'en', ...words, kinds: [...kinds], emergencyFirst, labels }
}

/** Whoever writes about somebody else is not spoken to as if it were they. */
export function familyOfWords(family: DangerFamily, whose: RiskCheck['whose']): DangerFamily {
  return whose === 'other' && family !== 'child' && family !== 'medical' ? 'other' : family
}
