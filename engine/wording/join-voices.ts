import type { Voices } from '@attune/content/diagnosis/plain-answers.ts'
import { joinWords } from './join-words.ts'

/** 'a, b and c', as it is said to somebody and about them. */
export const joinVoices = (voices: readonly Voices[], conjunction?: 'and' | 'or'): Voices => ({
  you: joinWords(
    voices.map(({ you }) => you),
    conjunction,
  ),
  they: joinWords(
    voices.map(({ they }) => they),
    conjunction,
  ),
})
