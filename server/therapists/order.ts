import { everydayWords } from '@attune/content/language/everyday-words.ts'
import { type Language, languages } from '@attune/content/language/languages.ts'
import { fold, foldedWords } from '@attune/engine/language/folded-words.ts'
import { languageOf } from '@attune/engine/language/language-of.ts'
import { termLabel } from '@attune/engine/matching/term-labels.ts'
import { joinWords } from '@attune/engine/wording/join-words.ts'
import { type SQL, sql } from 'drizzle-orm'
import { isNearInstead, metOf, speaks, type Term } from './search.ts'

/** Of whom a search finds: the greatest `rank` first, a whole number, and of equals by name; `text` says so. */
export type Order = { rank: SQL | null; text: string }

type Step = { holds: SQL; most: number; text: string }

export const byNameAlone: Order = { rank: null, text: 'in alphabetical order of their names' }

/**
 * Where nobody meets all of it who meets most, then who is near a town where nobody works, then who
 * speaks a language of whoever searches: `spoken` as `languagesOf` gives them.
 */
export function orderOf(terms: readonly Term[], spoken: readonly string[]): Order {
  const steps = [metStep(terms), nearStep(terms), spokenStep(terms, spoken)].filter(
    (step) => step !== null,
  )
  const [first, ...others] = steps
  if (!first) return byNameAlone
  const rank = others.reduce(
    (sum, { holds, most }) => sql`(${sum}) * ${sql.raw(`${most + 1}`)} + ${holds}`,
    first.holds,
  )
  const then = [...others.map(({ text }) => text), 'by name'].map((text) => `, then ${text}`)
  return { rank: sql`(${rank})`, text: `${first.text} first${then.join('')}` }
}

/** So many are told apart. */
const mostLanguages = 3

/**
 * Codes of the questionnaire, the likeliest first: that of the words, where they are not in English, and
 * those that the browser asks for (RFC 9110, Accept-Language), in its order.
 */
export function languagesOf(words: string, acceptLanguage = ''): string[] {
  const asked = acceptLanguage.split(',').map((one) => one.trim().slice(0, 2).toLowerCase())
  const known = [typedIn(words), ...asked].filter((code) => termLabel('language', code))
  return [...new Set(known)].slice(0, mostLanguages)
}

/** English where nothing shows that it is another: of a few words a likeness to one tells too little. */
function typedIn(words: string): string {
  const language = languageOf(words)
  const isOf = (one: Language, word: string) => everyday.get(one)?.has(word) === true
  const isSure = foldedWords(words).some(({ word }) => isOf(language, word) && !isOf('en', word))
  return language !== 'en' && isSure ? language : ''
}

const everyday = new Map(
  languages.map((one) => [one, new Set(everydayWords[one].split(' ').map(fold))]),
)

function metStep(terms: readonly Term[]): Step | null {
  const holds = metOf(terms)
  return holds && { holds, most: terms.length, text: 'who meets most of it' }
}

function nearStep(terms: readonly Term[]): Step | null {
  const near = terms.flatMap(({ instead, denied }) => (denied ? [] : (instead?.near ?? [])))
  return near.length ? { holds: isNearInstead(near), most: 1, text: 'who is near' } : null
}

function spokenStep(terms: readonly Term[], spoken: readonly string[]): Step | null {
  const isAsked = terms.some(({ kind, denied }) => kind === 'language' && !denied)
  if (isAsked || spoken.length === 0) return null
  const cases = spoken.map(
    (code, at) => sql`WHEN ${speaks(code)} THEN ${sql.raw(`${spoken.length - at}`)}`,
  )
  const names = spoken.map((code) => termLabel('language', code))
  return {
    holds: sql`CASE ${sql.join(cases, sql` `)} ELSE 0 END`,
    most: spoken.length,
    text: `who speaks ${joinWords(names, 'or')}`,
  }
}
