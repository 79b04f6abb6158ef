import { practiceWords } from '@attune/content/chatbot/danger/practice-words.ts'
import { everydayWords } from '@attune/content/language/everyday-words.ts'
import { type Language, languages } from '@attune/content/language/languages.ts'
import { fold, foldedWords } from '../language/folded-words.ts'
import { createPhrases } from '../language/phrases.ts'

const setOf = (...lists: string[]) => new Set(fold(lists.join(' ')).split(' '))

const sets = new Map(
  languages.map((language) => {
    const { things, others, noMore } = practiceWords[language]
    const all = setOf(things, others, everydayWords[language])
    return [
      language,
      { things: setOf(things), all, findGoodbye: createPhrases([['', noMore]]) },
    ] as const
  }),
)

/** Whether a text of some words asks about appointments, fees and the like, and has no word of anything else. */
export function isOfPractice(text: string, language: Language): boolean {
  const { things, all, findGoodbye } = sets.get(language)!
  const words = foldedWords(text)
  return (
    words.length <= mostWords &&
    words.some(({ word }) => things.has(word)) &&
    words.every(({ word }) => all.has(word) || /^\d{1,4}$/.test(word)) &&
    findGoodbye(words).length === 0
  )
}

const mostWords = 20

/** Whether it is a word of appointments, fees and the like, and not an everyday one beside them. */
export const isOfAppointments = (word: string, language: Language): boolean =>
  sets.get(language)!.things.has(word)
