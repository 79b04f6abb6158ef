import { noBond } from '@attune/content/chatbot/danger/no-bond.ts'
import { languages } from '@attune/content/language/languages.ts'
import { foldedWords } from '../language/folded-words.ts'
import { createPhrases } from '../language/phrases.ts'

const findNoBond = createPhrases(
  languages.flatMap((language) =>
    language === 'en' ? [] : [[language, noBond[language]] as const],
  ),
)

/** Whether somebody says in another language than English that they feel nothing for their baby. */
export const hasNoBond = (text: string): boolean =>
  findNoBond(foldedWords(text)).some(({ isWord }) => !isWord)
