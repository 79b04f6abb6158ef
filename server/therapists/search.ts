import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import type { FilterKey, SearchKind } from '@attune/contract/search.ts'
import { offeredOf } from '@attune/engine/matching/offered.ts'
import { outOfReach } from '@attune/engine/matching/pay.ts'
import type { SearchTerm } from '@attune/engine/matching/search-terms.ts'
import { questionOf } from '@attune/engine/matching/search-vocabulary.ts'
import { feeLabel, termLabel, yearsLabel } from '@attune/engine/matching/term-labels.ts'
import { type SQL, sql } from 'drizzle-orm'
import { containing } from '../lib/containing.ts'
import { foldedName } from './folded-name.ts'
import { hasLicenceIn, type OtherTown } from './other-towns.ts'

/** One thing a search asks for, and what it is called. */
export type Condition = { key: string; label: string; term?: Term; holds: SQL }

/**
 * `instead`: of a place where nobody works, whom it finds. `note`: why it finds others than was typed.
 * `mostOf`: nobody meets all of these; who meets most of them comes first.
 */
export type Term = SearchTerm & { instead?: OtherTown; note?: string; mostOf?: true }

export type Search = {
  terms: readonly Term[]
  filters?: readonly FilterKey[] | undefined
  minYears?: number | undefined
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
            label: yearsLabel(minYears),
            holds: worksSince(minYears),
          },
        ]
      : []),
  ]
}

/** Who names several times, or several towns, means any of them. */
function meetsAmong(term: Term, terms: readonly Term[], isInPerson: boolean): SQL {
  if (term.mostOf && !term.either) return meetsEased(term, terms, isInPerson)
  const same = terms.filter((one) => one.kind === term.kind && isWanted(one))
  const isAny = isWanted(term) && anyOf.has(term.kind)
  const either = term.either ? same.filter((one) => one.either) : [term]
  const holds = (isAny ? same : either).map((one) =>
    one.instead ? isInstead(one.instead, isInPerson) : meetsTerm(one, isInPerson),
  )
  return sql`(${sql.join(holds, sql` OR `)})`
}

const anyOf: ReadonlySet<SearchKind> = new Set(['hours', 'place', 'country'])

export const isWanted = ({ isLeftOut, denied }: Term) => !isLeftOut && !denied

/** Beside what has to be met nothing of it has to be; of nothing but wishes one. In place of the town whoever works online. */
function meetsEased(term: Term, terms: readonly Term[], isInPerson: boolean): SQL {
  if (term.kind === 'place') return sql`(${meetsTerm(term, isInPerson)} OR ${isOnline})`
  const hasToBe = terms.some((one) => isWanted(one) && (!one.mostOf || one.either))
  return hasToBe ? sql`true` : sql`${metOf(terms) ?? sql`1`} > 0`
}

/** How many they meet of what nobody meets all of; null where somebody does. */
export function metOf(terms: readonly Term[]): SQL | null {
  const isInPerson = asksInPerson({ terms })
  const met = terms
    .filter(({ mostOf }) => mostOf)
    .map((term) => sql`((${meetsTerm(term, isInPerson)}) IS TRUE)::int`)
  return met.length ? sql`(${sql.join(met, sql` + `)})` : null
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
function meetsTerm(term: SearchTerm, isInPerson: boolean): SQL {
  const { kind, words, isLeftOut, denied } = term
  if (isLeftOut) return sql`true`
  if (denied && hasMany(kind)) return hasOther(kind, denied)
  if (denied && kind === 'country') return sql`(${isOfAny(denied)}) IS NOT TRUE`
  if (kind === 'name') {
    const isCalled = sql.join(words.map(inName), sql` AND `)
    return denied ? sql`NOT (${isCalled})` : isCalled
  }
  const meant = meets(kind, term, isInPerson)
  const [word] = words
  return words.length === 1 && word && !denied
    ? sql`(${meant} OR ${foldedName} ~ ${`(^|[^[:alnum:]])${word}([^[:alnum:]]|$)`})`
    : meant
}

function meets(
  kind: Exclude<SearchKind, 'name'>,
  { code, towns = [], payers, denied }: SearchTerm,
  isInPerson: boolean,
): SQL {
  if (kind === 'place') return denied ? sql`(${worksIn(towns)}) IS NOT TRUE` : worksIn(towns)
  if (kind === 'country') return isOfCountry(code, isInPerson)
  if (kind === 'years') return worksSince(Number(code))
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
  if (code === 'sliding') return sql`(${byIncome} OR ${meetsFee('0')})`
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

/** In one of the towns that are near one where nobody works: 1 or 0. */
export const isNearInstead = (towns: readonly string[]) => sql`(${worksIn(towns)} IS TRUE)::int`

export const speaks = (code: string) => meetsCode('language', code)

const worksIn = (towns: readonly string[]) =>
  sql`(${stated('place')} ->> 'name' = ANY(${sql.param(towns)}::text[])
    AND ${stated('onlineOnly')} IS DISTINCT FROM 'true'::jsonb)`

/** Who sits there, or, where nobody has to be met, has a licence there: one that names no state is for all of them. */
function isOfCountry(code: string, isInPerson: boolean): SQL {
  const [country = '', region] = code.split('-')
  const licensed = hasLicenceIn(country)
  if (region)
    return sql`(${licensed} AND (coalesce(${stated('regions')} ? ${code}, false)
      OR NOT coalesce(${stated('regions')}::text LIKE ${`%"${country}-%`}, false)))`
  const sits = sql`(${stated('place')} ->> 'country' = ${country}
    AND ${stated('onlineOnly')} IS DISTINCT FROM 'true'::jsonb)`
  return isInPerson ? sits : sql`(${sits} OR ${licensed})`
}

/** Who sits there, or, of a state, whose licence is of it alone. */
const isOfAny = (codes: readonly string[]) =>
  sql.join(
    codes.map((code) => isOfCountry(code, true)),
    sql` OR `,
  )

const worksSince = (years: number) => sql`therapists.years_of_work >= ${years}`

const inName = (word: string) => sql`${foldedName} LIKE ${containing(word)}`

export function meetsFilter(key: FilterKey): SQL {
  if (key === 'accepting') return takesPatients
  const [kind = '', code = ''] = key.split('.')
  if (kind === 'fee') return meetsFee(code)
  return meetsCode(kind as keyof typeof questionOf, code)
}

function meetsCode(kind: keyof typeof questionOf, code: string): SQL {
  const question = questionOf[kind]
  if (kind === 'format' && code === 'online') return isOnline
  const offered = kind === 'about' && offeredOf(code)
  if (offered) return ticksAnyOf(offered.question, offered.codes)
  if (kind === 'hours' && code === 'weekend') return ticksAny(kind, weekend)
  return sql`therapists.practice @> ${JSON.stringify({ codes: { [question]: [code] } })}::jsonb`
}

/** What they have ticked beside it: who would rather not say of what gender they are is not taken for another. */
function hasOther(kind: keyof typeof every, denied: readonly string[]): SQL {
  const all = denied.flatMap((code) => ofSeveral.get(code) ?? code)
  const others = every[kind].filter((one) => !all.includes(one))
  return ticksAny(kind, others)
}

const ticksAny = (kind: keyof typeof questionOf, codes: readonly string[]) =>
  ticksAnyOf(questionOf[kind], codes)

const ticksAnyOf = (question: string, codes: readonly string[]) =>
  sql`therapists.practice -> 'codes' -> ${question} ?| ${sql.param(codes)}::text[]`

const online = ['video', 'phone', 'writing']
const weekend = ['saturdays', 'sundays']
/** Codes that stand for several of the questionnaire. */
const ofSeveral: ReadonlyMap<string, readonly string[]> = new Map([
  ['online', online],
  ['weekend', weekend],
])
const codesOf = (question: string) =>
  therapistQuestions.find(({ key }) => key === question)?.choices.map(({ code }) => code) ?? []
const every: Readonly<
  Record<'format' | 'gender' | 'approach' | 'language' | 'hours', readonly string[]>
> = {
  format: [...online, 'in-person'],
  gender: ['woman', 'man', 'non-binary'],
  approach: codesOf('approach'),
  language: codesOf('language'),
  hours: codesOf('hours'),
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
