import { type Language, languages } from '@attune/content/language/languages.ts'
import { concernWords } from '@attune/content/matching/concern-words/all.ts'
import { type ConcernSlug, concernSlugs } from '@attune/content/questionnaires/concerns.ts'
import { type FoldedWord, foldedWords } from '../language/folded-words.ts'
import { createPhrases } from '../language/phrases.ts'

const findersOf = new Map(
  languages.map((language) => [
    language,
    createPhrases(concernSlugs.map((concern) => [concern, concernWords[language][concern]])),
  ]),
)

/** Where a text speaks of a concern in plain words: `phrase` is folded, the places are those of the text. */
type Told = { concern: ConcernSlug; phrase: string; start: number; end: number }

/** Each place in the order of the text; what is denied is not told. */
export function concernsTold(text: string, language: Language): Told[] {
  const words = foldedWords(text)
  return findersOf.get(language)!(words).flatMap(({ tag, from, to }) => {
    if (isDenied(words, from) && !complaints.has(tag)) return []
    const found = words.slice(from, to + 1)
    const phrase = found.map(({ word }) => word).join(' ')
    return [{ concern: tag, phrase, start: found[0]!.start, end: found.at(-1)!.end }]
  })
}

/** How many different things a text says of each concern in plain words; those it says nothing of are missing. */
export function concernPhrases(text: string, language: Language): Map<ConcernSlug, number> {
  const told = new Map<ConcernSlug, Set<string>>()
  for (const { concern, phrase } of concernsTold(text, language))
    told.set(concern, (told.get(concern) ?? new Set()).add(phrase))
  return new Map([...told].map(([concern, phrases]) => [concern, phrases.size]))
}

/** "I do not drink" says that they do not. */
const isDenied = (words: readonly FoldedWord[], from: number) =>
  words.slice(Math.max(0, from - 2), from).some(({ word }) => denials.has(word))

const denials = new Set(
  `no not never dont doesnt didnt isnt arent wasnt without nicht kein keine keinen nie ohne sin nunca jamas ni pas jamais sans aucun
  non mai senza nao sem degil yok nie bez لا ليس بدون`.split(/\s+/),
)

/** What people say they cannot do: "I do not sleep". */
const complaints: ReadonlySet<ConcernSlug> = new Set([
  'sleep',
  'adhd',
  'self-esteem',
  'eating-body-image',
  'panic',
])
