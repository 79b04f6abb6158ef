import type { FilterKey } from '@attune/contract/search.ts'
import { fold } from '@attune/engine/language/folded-words.ts'
import { questionOf } from '@attune/engine/matching/search-phrases.ts'
import {
  possibleNames,
  type SearchTerm,
  searchTerms,
  termLabel,
} from '@attune/engine/matching/search-terms.ts'
import { type SQL, sql } from 'drizzle-orm'
import { containing } from '../lib/containing.ts'
import type { Db } from '../lib/db.ts'

/** One thing a search asks for, and what it is called. */
export type Condition = { key: string; label: string; term?: SearchTerm; holds: SQL }

export type Search = {
  terms: readonly SearchTerm[]
  filters?: readonly FilterKey[] | undefined
  minYears?: number | undefined
}

/** What typed words ask for, of those therapists of whom `base` holds. */
export async function readWords(db: Db, words: string, base: SQL): Promise<SearchTerm[]> {
  const asked = possibleNames(words)
  const parts = asked.length > 0 ? await partsOfNames(db, asked, base) : []
  const isBegun = (word: string) =>
    word.length >= leastBegun &&
    fold(words).endsWith(word) &&
    parts.some((one) => one.startsWith(word))
  return searchTerms(words, (word) => parts.includes(word) || isBegun(word))
}

/** Of the last word, which may still be being typed, so many letters may stand for a name. */
const leastBegun = 4

/** The parts of names that are one of these words or begin with one. */
async function partsOfNames(db: Db, asked: readonly string[], base: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ part: string }>(sql`
    SELECT DISTINCT part
    FROM therapists, regexp_split_to_table(${foldedName}, '[^[:alnum:]]+') AS part
    WHERE ${base} AND ${foldedName} LIKE ANY(${sql.param(asked.map(containing))}::text[])
      AND part ^@ ANY(${sql.param(asked)}::text[])`)
  return rows.map(({ part }) => part)
}

/** Of a row of therapists; what they state of their practice is named in SQL alone, as its slice stands on this one. */
export function conditionsOf({ terms, filters = [], minYears }: Search): Condition[] {
  return [
    ...terms.map((term, at) => ({
      key: `term.${at}`,
      label: term.label,
      term,
      holds: meetsTerm(term),
    })),
    ...[...new Set(filters)].map((key) => ({
      key,
      label: filterLabel(key),
      holds: meetsFilter(key),
    })),
    ...(minYears
      ? [
          {
            key: 'years',
            label: minYears === 1 ? '1+ year' : `${minYears}+ years`,
            holds: sql`therapists.years_of_work >= ${minYears}`,
          },
        ]
      : []),
  ]
}

/** A name may be the same word as a language or a concern: whoever is called so is found too. */
function meetsTerm({ kind, code, words, isLeftOut }: SearchTerm): SQL {
  if (isLeftOut) return sql`true`
  if (kind === 'name') return sql.join(words.map(inName), sql` AND `)
  const [word] = words
  return words.length === 1 && word
    ? sql`(${meetsCode(kind, code)} OR ${foldedName} ~ ${`(^|[^[:alnum:]])${word}([^[:alnum:]]|$)`})`
    : meetsCode(kind, code)
}

const inName = (word: string) => sql`${foldedName} LIKE ${containing(word)}`

/** As `fold` does it: without case and without marks. */
const foldedName = sql.raw(
  `replace(translate(lower(regexp_replace(normalize(therapists.name, NFKD), '[\\u0300-\\u036f]', '', 'g')), 'ıłøđ''’', 'ilod'), 'ß', 'ss')`,
)

export function meetsFilter(key: FilterKey): SQL {
  if (key === 'accepting') return takesPatients
  const [kind = '', code = ''] = key.split('.')
  if (kind === 'fee') {
    const [most, currency] = code.split('-')
    return sql`(${stated('fee')} ->> 'currency' = ${currency} AND (${stated('fee')} ->> 'from')::int <= ${Number(most)})`
  }
  return meetsCode(kind as keyof typeof questionOf, code)
}

function meetsCode(kind: keyof typeof questionOf, code: string): SQL {
  const question = questionOf[kind]
  if (kind === 'format' && code === 'online') return isOnline
  return sql`therapists.practice @> ${JSON.stringify({ codes: { [question]: [code] } })}::jsonb`
}

const isOnline = sql`therapists.practice -> 'codes' -> 'format' ?| ARRAY['video', 'phone', 'writing']`

const stated = (fact: string) =>
  sql.raw(`(SELECT facts -> '${fact}' FROM practice_facts WHERE therapist_id = therapists.id)`)
export const statedFee = stated('fee')

/** Neither closed, nor away today, nor withdrawn for leaving people without an answer. */
export const takesPatients = sql`(therapists.accepting
  AND NOT coalesce(therapists.away_from <= current_date AND therapists.away_until >= current_date, false)
  AND coalesce(${stated('closed')} <> 'true'::jsonb, true)
  AND NOT EXISTS (SELECT 1 FROM responsiveness
    WHERE therapist_id = therapists.id AND withdrawn_at IS NOT NULL))`

function filterLabel(key: FilterKey): string {
  if (key === 'accepting') return 'Takes new patients'
  const [kind = '', code = ''] = key.split('.')
  return kind === 'fee' ? feeLabel(code) : termLabel(kind as keyof typeof questionOf, code) || code
}

export function feeLabel(code: string): string {
  const [most, currency] = code.split('-')
  return `Up to ${new Intl.NumberFormat('en-GB').format(Number(most))} ${currency}`
}
