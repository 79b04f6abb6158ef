import type { Language } from '@attune/content/language/languages.ts'
import type { ConcernSlug } from '@attune/content/questionnaires/concerns.ts'
import type { WishFacts } from '@attune/contract/wish-facts.ts'
import { certain } from '../diagnosis/read-entry.ts'
import { languageOf } from '../language/language-of.ts'
import type { TextModels } from '../text/text-analysis.ts'
import { concernPhrases } from './concern-phrases.ts'

/** What a patient says beside the intake, and what was heard in their own words. */
export type SaidFacts = Omit<WishFacts, 'firstWords'> & { heard?: readonly ConcernSlug[] }

const mostHeard = 3

/**
 * What someone's own words speak of, at most three concerns, the clearest first: what they say in
 * plain words, in nine languages, unless something else is said more than twice as often; and what the
 * models are sure of, in the language they were trained on.
 */
export function heardIn(models: TextModels, text: string): ConcernSlug[] {
  const language = languageOf(text)
  const sure = language === 'en' ? sureOf(models, text) : []
  return [...new Set([...sure, ...saidPlainly(text, language)])].slice(0, mostHeard)
}

/** Without the models: the most frequent, and whatever is said at least half as often. */
export function saidPlainly(text: string, language: Language): ConcernSlug[] {
  const said = [...concernPhrases(text, language)].toSorted(([, a], [, b]) => b - a)
  const most = said[0]?.[1] ?? 0
  const plain = said.filter(([, times]) => times >= most / 2).map(([concern]) => concern)
  return plain.slice(0, mostHeard)
}

const sureOf = (models: TextModels, text: string) =>
  models
    .read(text, false)
    .concerns.filter(({ probability }) => probability >= certain)
    .map(({ label }) => label)

/** The words themselves go no further than this. */
export function saidFacts(
  { firstWords, ...facts }: WishFacts,
  hear: (text: string) => readonly ConcernSlug[],
): SaidFacts {
  return firstWords ? { ...facts, heard: hear(firstWords) } : facts
}
