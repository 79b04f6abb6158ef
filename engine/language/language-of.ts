import { everydayWords, ownLetters } from '@attune/content/language/everyday-words.ts'
import { type Language, languages } from '@attune/content/language/languages.ts'
import { withFewMarks } from './few-marks.ts'
import { weighPieces } from './pieces.ts'

/**
 * The language of a text, of the nine there are; English where nothing tells. Pieces of words know long
 * texts, the words that every sentence needs know short ones.
 */
export function languageOf(text: string): Language {
  const read = withFewMarks(text.slice(0, mostRead))
  const plain = read.normalize('NFC').replace(/İ/g, 'i').toLowerCase()
  if ((plain.match(arabic) ?? []).length > plain.length / 4) return 'ar'
  const words = plain
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '' && word.length <= longestWord)
  const joined = words.join(' ')
  const pieces = likenessOf(joined)
  const scores = languages.map((language) => {
    const share = (votes.get(language) ?? noVotes)(words) / Math.max(1, words.length)
    const letters = ownLetters[language]
    const marked = letters && [...letters].some((letter) => joined.includes(letter)) ? 1 : 0
    return share + (pieces.get(language) ?? 0) + marked * markShare
  })
  const best = Math.max(...scores)
  return best > scores[0]! + leastLead ? languages[scores.indexOf(best)]! : languages[0]
}

const mostRead = 2_000
/** What is longer is no word. */
const longestWord = 40
const arabic = /\p{Script=Arabic}/gu
const markShare = 0.5
/** How much likelier than English another language has to be. */
const leastLead = 0.05

/** From 0 to 1, the likeliest 1: what pieces say is comparable within one text alone. */
function likenessOf(words: string): ReadonlyMap<Language, number> {
  const weights = weighPieces(words)
  const most = Math.max(...weights.values(), Number.MIN_VALUE)
  return new Map([...weights].map(([one, weight]) => [one, weight / most]))
}

const wordLists = new Map(languages.map((one) => [one, new Set(everydayWords[one].split(' '))]))

/** A word that several languages have counts less for each. */
const weightOf = (word: string) =>
  1 / Math.max(1, [...wordLists.values()].filter((list) => list.has(word)).length)

const noVotes = () => 0
const votes = new Map(
  [...wordLists].map(([language, list]) => [
    language,
    (words: readonly string[]) =>
      words.reduce((sum, word) => sum + (list.has(word) ? weightOf(word) : 0), 0),
  ]),
)
