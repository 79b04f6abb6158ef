import { dangerWords } from '@attune/content/chatbot/danger/all.ts'
import { beyond } from '@attune/content/chatbot/danger/beyond.ts'
import { dangerFamilies } from '@attune/content/chatbot/danger/words.ts'
import { type Language, languages } from '@attune/content/language/languages.ts'
import type { DangerFamily } from '@attune/contract/risk.ts'
import { foldedWords } from '../language/folded-words.ts'
import { createPhrases, type Place } from '../language/phrases.ts'
import { findIdioms } from '../risk/find-idioms.ts'

type Tag = { family: DangerFamily; language: Language }

const findPhrases = createPhrases<Tag>([
  ...languages.flatMap((language) =>
    dangerFamilies.map(
      (family) => [{ family, language }, dangerWords[language].phrases[family]] as const,
    ),
  ),
  [{ family: 'suicide', language: 'en' }, beyond],
])

/**
 * The plainest words for each kind of danger in nine languages, and that one wants to die in thirty more. All are read, since a short text may
 * be taken for another language; a single word only in its own. `language`: of the words found.
 */
export function plainPhrases(
  text: string,
  language: Language,
): { families: DangerFamily[]; language: Language } {
  const counted = findPhrases(foldedWords(text)).filter(
    (place) => !place.isWord || place.tag.language === language,
  )
  const own = counted.filter(({ tag }) => tag.language === language)
  const told = longest(own.length > 0 ? own : counted)
  const found = new Set(told.map(({ tag }) => tag.family))
  return {
    families: dangerFamilies.filter((family) => found.has(family)),
    language: language === 'en' ? (told[0]?.tag.language ?? language) : language,
  }
}

/** “My friend wants to kill himself” holds “kill himself”, and says more. */
const longest = (places: readonly Place<Tag>[]) =>
  places.filter(({ from, to }) =>
    places.every((one) => one.from > from || one.to < to || one.to - one.from <= to - from),
  )

const findHarmless = createPhrases(
  languages.map((language) => [language, dangerWords[language].harmless] as const),
)

/** The text without what only sounds like danger; the same text where there is no such thing. */
export function withoutHarmless(text: string, language: Language): string {
  const words = foldedWords(text)
  const places = findHarmless(words).filter(({ tag }) => tag === language || tag === 'en')
  const idioms = language === 'en' ? findIdioms(text) : []
  if (places.length === 0 && idioms.length === 0) return text
  const isCut = (at: number) =>
    places.some(({ from, to }) => at >= from && at <= to) ||
    idioms.some(({ start, end }) => words[at]!.start < end && words[at]!.end > start)
  return words
    .filter((_, at) => !isCut(at))
    .map(({ start, end }) => text.slice(start, end))
    .join(' ')
}
