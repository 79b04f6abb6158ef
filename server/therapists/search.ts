import type { FilterKey } from '@attune/contract/search.ts'
import { fold, foldedWords } from '@attune/engine/language/folded-words.ts'
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
  if (asked.length === 0) return searchTerms(words)
  const [{ parts, near }, towns] = await Promise.all([
    partsOfNames(db, asked, base),
    townsOf(db, base),
  ])
  const isBegun = (word: string) =>
    word.length >= leastBegun &&
    fold(words).endsWith(word) &&
    parts.some((one) => one.startsWith(word))
  return searchTerms(words, {
    isName: (word) => parts.includes(word) || isBegun(word),
    names: near,
    towns,
  })
}

/** Of the last word, which may still be being typed, so many letters may stand for a name. */
const leastBegun = 4

/**
 * The parts of names that have one of these words in them; and how those are written that begin as a
 * word which no name has in it and are about as long, by their folded words. The names are folded once.
 */
async function partsOfNames(db: Db, asked: readonly string[], base: SQL) {
  const like = sql`${sql.param(asked.map(containing))}::text[]`
  const begins = `\\m[${[...new Set(asked.map((word) => [...word][0]))].join('')}]`
  const { rows } = await db.execute<{ part: string; name: string }>(sql`
    WITH one AS MATERIALIZED (
      SELECT name, ${foldedName} AS folded FROM therapists WHERE ${base}
    )
    SELECT part, min(name) AS name
    FROM one, regexp_split_to_table(folded, '[^[:alnum:]]+') AS part
    WHERE (folded LIKE ANY(${like}) OR folded ~ ${begins}) AND (part LIKE ANY(${like}) OR EXISTS (
      SELECT FROM unnest(${sql.param(asked)}::text[]) AS word
      WHERE left(part, 1) = left(word, 1) AND abs(length(part) - length(word)) <= 1))
    GROUP BY part`)
  const unknown = asked.filter((word) => !rows.some(({ part }) => part.includes(word)))
  const isNear = (part: string) => unknown.some((word) => word[0] === part[0])
  const written = rows.flatMap(({ part, name }) => {
    const at = isNear(part) && foldedWords(name).find(({ word }) => word === part)
    return at ? [[part, name.slice(at.start, at.end)] as const] : []
  })
  return { parts: rows.map(({ part }) => part), near: new Map(written) }
}

/** Where those work who are not online alone. */
async function townsOf(db: Db, base: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ town: string }>(sql`
    SELECT DISTINCT facts -> 'place' ->> 'name' AS town
    FROM practice_facts JOIN therapists ON therapist_id = therapists.id
    WHERE ${base} AND facts -> 'place' ->> 'name' IS NOT NULL
      AND facts -> 'onlineOnly' IS DISTINCT FROM 'true'::jsonb`)
  return rows.map(({ town }) => town)
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

/** A name may be the same word as a language, a concern or a town: whoever is called so is found too. */
function meetsTerm({ kind, code, words, towns = [], isLeftOut, denied }: SearchTerm): SQL {
  if (isLeftOut) return sql`true`
  if (denied && (kind === 'format' || kind === 'gender')) return hasOther(kind, denied)
  if (kind === 'name') return sql.join(words.map(inName), sql` AND `)
  const meant = kind === 'place' ? worksIn(towns) : meetsCode(kind, code)
  const [word] = words
  return words.length === 1 && word
    ? sql`(${meant} OR ${foldedName} ~ ${`(^|[^[:alnum:]])${word}([^[:alnum:]]|$)`})`
    : meant
}

const worksIn = (towns: readonly string[]) =>
  sql`(${stated('place')} ->> 'name' = ANY(${sql.param(towns)}::text[])
    AND ${stated('onlineOnly')} IS DISTINCT FROM 'true'::jsonb)`

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

/** What they have ticked beside it: who would rather not say of what gender they are is not taken for another. */
function hasOther(kind: 'format' | 'gender', denied: readonly string[]): SQL {
  const all = denied.flatMap((code) => (code === 'online' ? online : code))
  const others = every[kind].filter((one) => !all.includes(one))
  return ticksAny(kind, others)
}

const ticksAny = (kind: 'format' | 'gender', codes: readonly string[]) =>
  sql`therapists.practice -> 'codes' -> ${questionOf[kind]} ?| ${sql.param(codes)}::text[]`

const online = ['video', 'phone', 'writing']
const every = { format: [...online, 'in-person'], gender: ['woman', 'man', 'non-binary'] }
const isOnline = ticksAny('format', online)

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
