import { spellings } from '@attune/content/chatbot/danger/spellings.ts'
import { type Language, languages } from '@attune/content/language/languages.ts'
import { fold } from '../language/folded-words.ts'
import { isOneSlipFrom } from '../risk/read-words.ts'
import { knownWords } from './known-words.ts'

type Lists = {
  meant: ReadonlyMap<string, string>
  guarded: readonly string[]
  known: ReadonlySet<string>
}

const lists: ReadonlyMap<Language, Lists> = new Map(
  languages.map((language, at) => {
    const { meant, guarded } = spellings[language]
    return [
      language,
      {
        meant: mapOf(meant),
        guarded: wordsOf(guarded, spellings.en.guarded),
        known: knownWords[at]!.all,
      },
    ]
  }),
)

/** What a folded word is meant to be in that language, where it is written otherwise; one slip in a grave one. */
export function meantBy(word: string, language: Language): string | undefined {
  const { meant, guarded, known } = lists.get(language)!
  const instead = meant.get(word)
  if (instead || word.length < shortest || known.has(word)) return instead
  return guarded.includes(word) ? undefined : guarded.find((grave) => isOneSlipFrom(word, grave))
}

const shortest = 6

/** English ones are used in every language. */
function wordsOf(...lists: string[]): string[] {
  return [...new Set(fold(lists.join(' ')).split(' '))]
}

function mapOf(list: string): ReadonlyMap<string, string> {
  return new Map(
    list.split(',').flatMap((entry) => {
      const [written, instead] = entry.trim().split('=')
      return (written ?? '').split('|').map((one) => [fold(one), instead ?? ''] as const)
    }),
  )
}
