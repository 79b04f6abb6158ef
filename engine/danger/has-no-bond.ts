import { noBond } from '@attune/content/chatbot/danger/no-bond.ts'
import { foldedWords } from '../language/folded-words.ts'
import { createPhrasesOf } from '../language/phrases.ts'

const findNoBond = createPhrasesOf(noBond)

/** Whether somebody says in another language than English that they feel nothing for their baby. */
export const hasNoBond = (text: string): boolean =>
  findNoBond(foldedWords(text)).some(({ isWord }) => !isWord)
