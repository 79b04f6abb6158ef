import { library } from '@attune/content/chatbot/entries/library.ts'
import { translations } from '@attune/content/chatbot/translations/all.ts'
import type { Translation } from '@attune/content/chatbot/translations/translation.ts'
import type { Language } from '@attune/content/language/languages.ts'
import type { Role } from '@attune/contract/endpoint.ts'
import { paths } from '@attune/contract/paths.ts'
import { foldedWords } from '../language/folded-words.ts'
import { languageOf } from '../language/language-of.ts'
import { type Answered, type Asker, plain } from './answered.ts'
import { findEntry } from './find-entry.ts'
import { linksFor } from './links.ts'
import {
  asksForMoreIn,
  findTranslated,
  languageByQuestions,
  type OtherLanguage,
} from './translated.ts'

/** A message of a word or two says little of its language; the one before says more. */
export function languageInTalk(message: string, earlier: readonly string[]): Language {
  const language = languageByQuestions(message, languageOf(message))
  const last = earlier.at(-1)
  const isShort = foldedWords(message).length <= fewWords
  return language === 'en' && last !== undefined && isShort ? languageOf(last) : language
}

const fewWords = 2

/** In the language of the question; an answer that exists in English alone follows a line that says so. */
export function answerTranslated(
  message: string,
  language: OtherLanguage,
  { role, earlier }: Asker,
): Answered {
  const base = { ...plain, language }
  if (earlier.length > 0 && asksForMoreIn(message, language)) {
    const { near } = findTranslated(earlier.at(-1)!, language, earlier.slice(0, -1))
    return { ...base, answer: sentence(language, 'noMore'), suggestions: [...near] }
  }
  const { found, near, isElsewhere } = findTranslated(message, language, earlier)
  if (found) {
    const { entry, answer } = found
    return { ...base, answer, entry, links: linksOf(entry, role), suggestions: [...near] }
  }
  const english = isElsewhere ? null : findEntry(message, earlier, role && audiences[role]).entry
  if (english && !english.isSmallTalk) {
    const answer = `${sentence(language, 'englishFollows')}\n${english.answer}`
    return { ...base, answer, entry: english.id, links: linksOf(english.id, role) }
  }
  const text = sentence(language, near.length > 0 ? 'unknownButNear' : 'unknown')
  const links = linksFor(role, ['help'])
  return { ...base, answer: text, isUnknown: true, links, suggestions: [...near] }
}

const audiences = { user: 'patient', therapist: 'therapist' } as const

/** A sentence of the talk itself, with the page of help in it. */
export const sentence = (
  language: OtherLanguage,
  name: Exclude<keyof Translation, 'entries' | 'continuations'>,
) => translations[language][name].replace('{help}', paths.help)

const linksOf = (id: string, role: Role | null) =>
  linksFor(role, library.find((entry) => entry.id === id)?.links ?? [])
