import { dangerWords } from '@attune/content/chatbot/danger/all.ts'
import { dangerFamilies } from '@attune/content/chatbot/danger/words.ts'
import { everydayWords } from '@attune/content/language/everyday-words.ts'
import { languages } from '@attune/content/language/languages.ts'
import { fold } from '../language/folded-words.ts'
import { dangerWords as englishGrave, runWords } from '../risk/spelling.ts'

/** Words of one language that a disguise may hide; of these, the grave ones. Folded, of three letters at least. */
export type KnownWords = { all: ReadonlySet<string>; grave: ReadonlySet<string> }

const isLong = (word: string) => word.length >= 3

/** One set a language, since parts of several make a word of anything: German `die` and Portuguese `ter`. */
export const knownWords: readonly KnownWords[] = languages.map((language) => {
  const everyday = fold(everydayWords[language]).split(' ')
  const phrases = dangerFamilies.flatMap((family) =>
    fold(dangerWords[language].phrases[family]).split(/[^\p{L}]+/u),
  )
  const english = language === 'en' ? [...runWords, ...englishGrave] : []
  const all = new Set([...everyday, ...phrases, ...english])
  const isEveryday = new Set(everyday)
  const grave = [...phrases, ...english].filter((word) => isLong(word) && !isEveryday.has(word))
  return { all, grave: new Set(grave) }
})

export const isShortWord = (word: string) =>
  word.length === 2 && knownWords.some(({ all }) => all.has(word))

export const isKnown = (word: string) => isLong(word) && knownWords.some(({ all }) => all.has(word))

export const isEnglish = (word: string) => isLong(word) && knownWords[0]!.all.has(word)

const spelled = new Set(languages.flatMap((language) => everydayWords[language].split(' ')))

/** Whether it is an everyday word of one of the languages with just these marks. */
export const isSpelled = (word: string) => spelled.has(word.normalize('NFC'))
