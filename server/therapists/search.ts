import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import type { Place } from '@attune/contract/practice-facts.ts'
import type { FilterKey, SearchKind } from '@attune/contract/search.ts'
import { fold, foldedWords } from '@attune/engine/language/folded-words.ts'
import { outOfReach } from '@attune/engine/matching/pay.ts'
import { questionOf } from '@attune/engine/matching/search-phrases.ts'
import {
  feeLabel,
  possibleNames,
  type SearchTerm,
  searchTerms,
  termLabel,
} from '@attune/engine/matching/search-terms.ts'
import { possibleTowns } from '@attune/engine/matching/towns.ts'
import { type SQL, sql } from 'drizzle-orm'
import { containing } from '../lib/containing.ts'
import type { Db } from '../lib/db.ts'
import { findOtherTowns, hasLicenceIn, type OtherTown } from './other-towns.ts'

/** One thing a search asks for, and what it is called. */
export type Condition = { key: string; label: string; term?: Term; holds: SQL }

/** `instead`: of a place where nobody works, whom it finds. */
export type Term = SearchTerm & { instead?: OtherTown }

export type Search = {
  terms: readonly Term[]
  filters?: readonly FilterKey[] | undefined
  minYears?: number | undefined
}

/** What typed words ask for, of those therapists of whom `base` holds. */
export async function readWords(db: Db, words: string, base: SQL): Promise<Term[]> {
  const asked = possibleNames(words)
  if (asked.length === 0) return searchTerms(words)
  const [{ parts, near }, { at, payers }] = await Promise.all([
    partsOfNames(db, asked, base),
    placesAndPayers(db, base),
  ])
  const isOne = foldedWords(words).length === 1
  const isBegun = (word: string) =>
    (word.length >= leastBegun || isOne) &&
    fold(words).endsWith(word) &&
    parts.some((one) => one.startsWith(word))
  const isName = (word: string) => parts.includes(word) || isBegun(word)
  const known = { isName, names: near, towns: [...new Set(at.map(({ name }) => name))], payers }
  const terms = searchTerms(words, known)
  const isPartOfName = (word: string) => parts.some((one) => one.includes(word))
  const others = await findOtherTowns(db, possibleTowns(words, terms, isPartOfName), { at, base })
  if (others.length === 0) return terms
  const otherTowns = others.map(({ name }) => name)
  return searchTerms(words, { ...known, otherTowns }).map((term) => {
    const instead = others.find(({ name }) => term.towns?.includes(name))
    const isThere = term.towns?.some((town) => known.towns.includes(town))
    return instead && !isThere ? { ...term, instead } : term
  })
}

/** Of the last word, which may still be being typed, so many letters may stand for a name; fewer of the only one. */
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

/** Where those work who are not online alone, and who pays for anybody's sessions. */
async function placesAndPayers(db: Db, base: SQL): Promise<{ at: Place[]; payers: string[] }> {
  const { rows } = await db.execute<{ place: Place | null; payer: string | null }>(sql`
    SELECT DISTINCT facts -> 'place' AS place, NULL AS payer
    FROM practice_facts JOIN therapists ON therapist_id = therapists.id
    WHERE ${base} AND facts -> 'place' ->> 'name' IS NOT NULL
      AND facts -> 'onlineOnly' IS DISTINCT FROM 'true'::jsonb
    UNION ALL
    SELECT DISTINCT NULL::jsonb, payer
    FROM practice_facts JOIN therapists ON therapist_id = therapists.id,
      jsonb_array_elements_text(CASE jsonb_typeof(facts -> 'payers') WHEN 'array' THEN facts -> 'payers' ELSE '[]' END) AS payer
    WHERE ${base}`)
  return {
    at: rows.flatMap(({ place }) => place ?? []),
    payers: rows.flatMap(({ payer }) => payer ?? []),
  }
}

/** Of a row of therapists; what they state of their practice is named in SQL alone, as its slice stands on this one. */
export function conditionsOf(search: Search): Condition[] {
  const { terms, filters = [], minYears } = search
  const isInPerson = asksInPerson(search)
  return [
    ...terms.map((term, at) => ({
      key: `term.${at}`,
      label: term.label,
      term,
      holds: meetsAmong(term, terms, isInPerson),
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

/** Who names several times, or several towns, means any of them. */
function meetsAmong(term: Term, terms: readonly Term[], isInPerson: boolean): SQL {
  const same = terms.filter(({ kind, isLeftOut }) => kind === term.kind && !isLeftOut)
  const isAny = !term.isLeftOut && (term.kind === 'hours' || term.kind === 'place')
  const holds = (isAny ? same : [term]).map((one) =>
    one.instead ? isInstead(one.instead, isInPerson) : meetsTerm(one),
  )
  return sql`(${sql.join(holds, sql` OR `)})`
}

/** Who wants to meet in person is not helped by somebody elsewhere who works online too. */
export const asksInPerson = ({ terms, filters = [] }: Search) =>
  filters.includes('format.in-person') ||
  terms.some(({ kind, code, denied }) => kind === 'format' && code === 'in-person' && !denied)

function isInstead({ near, licensedIn }: OtherTown, isInPerson: boolean): SQL {
  if (isInPerson) return worksIn(near)
  const there = licensedIn ? sql`(${isOnline} AND ${hasLicenceIn(licensedIn)})` : isOnline
  return sql`(${worksIn(near)} OR ${there})`
}

/** A name may be the same word as a language, a concern or a town: whoever is called so is found too. */
function meetsTerm(term: SearchTerm): SQL {
  const { kind, words, isLeftOut, denied } = term
  if (isLeftOut) return sql`true`
  if (denied && hasMany(kind)) return hasOther(kind, denied)
  if (kind === 'name') return sql.join(words.map(inName), sql` AND `)
  const meant = meets(kind, term)
  const [word] = words
  return words.length === 1 && word
    ? sql`(${meant} OR ${foldedName} ~ ${`(^|[^[:alnum:]])${word}([^[:alnum:]]|$)`})`
    : meant
}

function meets(kind: Exclude<SearchKind, 'name'>, { code, towns = [], payers }: SearchTerm): SQL {
  if (kind === 'place') return worksIn(towns)
  if (kind === 'fee') return isPayable(code)
  if (kind === 'payer') return isPaidBy(payers)
  return meetsCode(kind, code)
}

/** Any payer at all where none is named. */
const isPaidBy = (payers: readonly string[] | undefined) =>
  payers
    ? sql`${stated('payers')} ?| ${sql.param(payers)}::text[]`
    : sql`${stated('payers')} <> '[]'::jsonb`

/** Who charges by income may come down to a sum that is near, as a match counts it. */
function isPayable(code: string): SQL {
  const byIncome = sql`${stated('slidingScale')} = 'true'::jsonb`
  if (code === 'sliding') return byIncome
  const [most = ''] = code.split('-')
  const isInReach = sql`(${stated('fee')} ->> 'from')::int < ${Math.ceil(outOfReach * Number(most))}`
  return sql`(${meetsFee(code)} OR (${byIncome} AND ${isInReach} AND ${isIn(code)}))`
}

const meetsFee = (code: string) =>
  sql`(${isIn(code)} AND (${stated('fee')} ->> 'from')::int <= ${Number(code.split('-')[0])})`

/** In any currency where none is named. */
function isIn(code: string): SQL {
  const currencies = code.split('-').slice(1).filter(Boolean)
  return currencies.length
    ? sql`${stated('fee')} ->> 'currency' = ANY(${sql.param(currencies)}::text[])`
    : sql`true`
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
  if (kind === 'fee') return meetsFee(code)
  return meetsCode(kind as keyof typeof questionOf, code)
}

function meetsCode(kind: keyof typeof questionOf, code: string): SQL {
  const question = questionOf[kind]
  if (kind === 'format' && code === 'online') return isOnline
  if (kind === 'hours' && code === 'weekend') return ticksAny(kind, ['saturdays', 'sundays'])
  return sql`therapists.practice @> ${JSON.stringify({ codes: { [question]: [code] } })}::jsonb`
}

/** What they have ticked beside it: who would rather not say of what gender they are is not taken for another. */
function hasOther(kind: keyof typeof every, denied: readonly string[]): SQL {
  const all = denied.flatMap((code) => (code === 'online' ? online : code))
  const others = every[kind].filter((one) => !all.includes(one))
  return ticksAny(kind, others)
}

const ticksAny = (kind: keyof typeof questionOf, codes: readonly string[]) =>
  sql`therapists.practice -> 'codes' -> ${questionOf[kind]} ?| ${sql.param(codes)}::text[]`

const online = ['video', 'phone', 'writing']
const approaches =
  therapistQuestions.find(({ key }) => key === 'approach')?.choices.map(({ code }) => code) ?? []
const every: Readonly<Record<'format' | 'gender' | 'approach', readonly string[]>> = {
  format: [...online, 'in-person'],
  gender: ['woman', 'man', 'non-binary'],
  approach: approaches,
}
const hasMany = (kind: SearchKind): kind is keyof typeof every => Object.hasOwn(every, kind)
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
