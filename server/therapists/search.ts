import type { FilterKey } from '@attune/contract/search.ts'
import {
  questionOf,
  type SearchTerm,
  searchTerms,
  termLabel,
} from '@attune/engine/matching/search-terms.ts'
import { type SQL, sql } from 'drizzle-orm'

/** One thing a search asks for, and what it is called. */
export type Condition = { key: string; label: string; term?: SearchTerm; holds: SQL }

export type Search = {
  words?: string | undefined
  filters?: readonly FilterKey[] | undefined
  minYears?: number | undefined
}

/** Of a row of therapists; what they state of their practice is named in SQL alone, as its slice stands on this one. */
export function conditionsOf({ words = '', filters = [], minYears }: Search): Condition[] {
  return [
    ...searchTerms(words).map((term, at) => ({
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
function meetsTerm({ kind, code, words }: SearchTerm): SQL {
  if (kind === 'name') return sql.join(words.map(inName), sql` AND `)
  const [word] = words
  return words.length === 1 && word
    ? sql`(${meetsCode(kind, code)} OR ${foldedName} ~ ${`(^|[^[:alnum:]])${word}([^[:alnum:]]|$)`})`
    : meetsCode(kind, code)
}

const inName = (word: string) => sql`${foldedName} LIKE ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`

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
