import type { Place } from '@attune/contract/practice-facts.ts'
import { fold, foldedWords } from '@attune/engine/language/folded-words.ts'
import { withoutHidden } from '@attune/engine/language/plain-letters.ts'
import {
  possibleNames,
  type SearchTerm,
  searchTerms,
} from '@attune/engine/matching/search-terms.ts'
import { possibleTowns } from '@attune/engine/matching/towns.ts'
import { mayBeBegun } from '@attune/engine/matching/typed-names.ts'
import { type SQL, sql } from 'drizzle-orm'
import { containing } from '../lib/containing.ts'
import type { Db } from '../lib/db.ts'
import { foldedName } from './folded-name.ts'
import { findOtherTowns, type OtherTown } from './other-towns.ts'
import { conditionsOf, type Term } from './search.ts'
import { easedUntilFound } from './who-meets-most.ts'
import { saysNobodyIsFree, withoutUnmet } from './yielding.ts'

/** What typed words ask for, of those therapists of whom `base` holds. */
export async function readWords(db: Db, typed: string, base: SQL): Promise<Term[]> {
  const words = plainText(typed)
  const asked = possibleNames(words)
  const alone = asked.length === 0 ? searchTerms(words) : undefined
  const isWithoutPlaces = alone && possibleTowns(words, alone, () => false).length === 0
  const read = isWithoutPlaces ? alone : await readAmong(db, words, asked, base)
  const terms = await abroad(db, read, base)
  const isFound = (some: readonly Term[]) => isAnybody(db, some, base)
  const said = await withoutUnmet(await saysNobodyIsFree(terms, words, isFound), isFound)
  return easedUntilFound(said, isFound)
}

/** Without signs that nobody sees; what stands in brackets belongs to what stands before it. */
const plainText = (typed: string) =>
  withoutHidden(typed)
    .replace(/\s?[()[\]]+\s?/g, ' ')
    .trim()

/** As `searchTerms`, with the names, towns and payers of those who may be found. */
async function readAmong(
  db: Db,
  words: string,
  asked: readonly string[],
  base: SQL,
): Promise<Term[]> {
  const [{ parts, near }, { at, payers }] = await Promise.all([
    partsOfNames(db, asked, base),
    placesAndPayers(db, base),
  ])
  const typed = foldedWords(words)
  const last = typed.at(-1)?.word ?? ''
  const isPart = (word: string) => parts.includes(word)
  const isBegun =
    fold(words).endsWith(last) &&
    mayBeBegun(typed, isPart) &&
    parts.some((one) => one.startsWith(last))
  const isName = (word: string) => isPart(word) || (isBegun && word === last)
  const countries = new Map<string, string>()
  for (const { name, country } of at)
    countries.set(name, `${countries.get(name) ?? ''} ${country}`.trim())
  const known = { isName, names: near, towns: [...countries.keys()], countries, payers }
  const terms = searchTerms(words, known)
  const isPartOfName = (word: string) => parts.some((one) => one.includes(word))
  const others = await findOtherTowns(db, possibleTowns(words, terms, isPartOfName), { at, base })
  if (others.length === 0) return terms
  const otherTowns = others.map(({ name }) => name)
  const isElsewhere = ({ towns = [] }: SearchTerm) => !towns.some((town) => countries.has(town))
  return searchTerms(words, { ...known, otherTowns }).map((term) => {
    const instead = others.find(({ name }) => term.towns?.includes(name))
    return instead && !term.denied && isElsewhere(term) ? { ...term, instead } : term
  })
}

/** Of a country where nobody sits or has a licence whoever works online is found, as of a town. */
async function abroad(db: Db, terms: readonly Term[], base: SQL): Promise<Term[]> {
  return Promise.all(
    terms.map(async (term) => {
      if (term.kind !== 'country' || term.denied || (await isAnybody(db, [term], base))) return term
      const instead: OtherTown = { name: term.label, near: [], licensedIn: null }
      return { ...term, instead }
    }),
  )
}

async function isAnybody(db: Db, terms: readonly Term[], base: SQL): Promise<boolean> {
  const holds = conditionsOf({ terms }).map((one) => one.holds)
  const { rows } = await db.execute<{ found: boolean }>(
    sql`SELECT EXISTS (SELECT FROM therapists WHERE ${sql.join([base, ...holds], sql` AND `)}) AS found`,
  )
  return rows[0]?.found === true
}

/**
 * The parts of names that have one of these words in them; and how those are written that begin as a
 * word which no name has in it and are about as long, by their folded words. The names are folded once.
 */
async function partsOfNames(db: Db, asked: readonly string[], base: SQL) {
  if (asked.length === 0) return { parts: [], near: new Map<string, string>() }
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
