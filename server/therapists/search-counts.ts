import type { FilterChoice, SearchCounts } from '@attune/contract/search.ts'
import { feeLabel, termLabel } from '@attune/engine/matching/term-labels.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { feeSteps } from './fee-steps.ts'
import { sayInstead } from './other-towns.ts'
import {
  asksInPerson,
  type Condition,
  conditionsOf,
  meetsFilter,
  type Search,
  statedFee,
  takesPatients,
} from './search.ts'

type Counted = { what: string; code: string; here: number; all: number }

/**
 * How many a search finds, and how many every change of it would: in one look at all who could be
 * found, each with what they miss of it.
 */
export async function countSearch(
  db: Db,
  search: Search,
  { base, order }: { base: SQL; order: string },
): Promise<SearchCounts> {
  const conditions = conditionsOf(search)
  const { rows } = await db.execute<Counted>(countsOf(conditions, base))
  const found = new Map(rows.map((row) => [`${row.what} ${row.code}`, row]))
  const hereOf = (key: string) => Number(found.get(key)?.here ?? 0)
  const total = hereOf('total ')
  const withoutOf = (at: number) => total + hereOf(`missing ${at}`)
  const terms = conditions.flatMap(({ term }, at) => (term ? [{ term, at }] : []))
  return {
    total,
    order,
    understood: terms.map(
      ({ term: { kind, label, rest, isLeftOut, denied, instead, note }, at }) => ({
        kind,
        label,
        rest,
        without: withoutOf(at),
        ...(isLeftOut && { isLeftOut }),
        ...((kind === 'name' || kind === 'place') && denied && { isDenied: true as const }),
        ...(note && { note }),
        ...(instead && { note: sayInstead(instead, { isInPerson: asksInPerson(search), total }) }),
      }),
    ),
    choices: [
      {
        key: 'accepting',
        kind: 'accepting',
        label: 'Takes new patients',
        count: hereOf('accepting '),
      },
      ...codeChoices(rows),
      ...feeChoices(rows, conditions, total),
    ],
    without: conditions.flatMap(({ key, label, term }, at) =>
      term ? [] : [{ key, label, count: withoutOf(at) }],
    ),
  }
}

/** Everyone with what they miss: nothing, or one thing alone, which is named. */
function countsOf(conditions: readonly Condition[], base: SQL): SQL {
  const misses = conditions.map(
    ({ holds }, at) => sql`WHEN (${holds}) IS NOT TRUE THEN ${sql.raw(`${at}`)}`,
  )
  const counted = conditions.map(({ holds }) => sql`((${holds}) IS NOT TRUE)::int`)
  const feeAt = conditions.findIndex(({ key }) => key.startsWith('fee.'))
  return sql`
    WITH one AS MATERIALIZED (
      SELECT practice -> 'codes' AS codes, ${takesPatients} AS accepting,
        ${meetsFilter('format.online')} AS online, ${meetsFilter('format.in-person')} AS in_person,
        ${statedFee} AS fee,
        ${counted.length ? sql.join(counted, sql` + `) : sql`0`} AS missed,
        ${misses.length ? sql`CASE ${sql.join(misses, sql` `)} END` : sql`NULL::int`} AS missing
      FROM therapists WHERE ${base}
    )
    SELECT 'total' AS what, '' AS code, count(*) FILTER (WHERE missed = 0)::int AS here, count(*)::int AS "all" FROM one
    UNION ALL
    SELECT 'missing', missing::text, count(*)::int, 0 FROM one WHERE missed = 1 GROUP BY missing
    UNION ALL
    SELECT 'accepting', '', count(*) FILTER (WHERE missed = 0 AND accepting)::int, count(*) FILTER (WHERE accepting)::int FROM one
    UNION ALL
    SELECT 'format', 'online', count(*) FILTER (WHERE missed = 0 AND online)::int, count(*) FILTER (WHERE online)::int FROM one
    UNION ALL
    SELECT 'format', 'in-person', count(*) FILTER (WHERE missed = 0 AND in_person)::int, count(*) FILTER (WHERE in_person)::int FROM one
    UNION ALL
    SELECT kind, code, count(*) FILTER (WHERE missed = 0)::int, count(*)::int
    FROM one, (VALUES ('clients', 'clients'), ('language', 'language'), ('approach', 'approach'), ('area', 'specialization')) AS asked (kind, question),
      jsonb_array_elements_text(CASE jsonb_typeof(codes -> question) WHEN 'array' THEN codes -> question ELSE '[]' END) AS code
    GROUP BY kind, code
    UNION ALL
    SELECT 'fee', (fee ->> 'from') || '-' || (fee ->> 'currency'),
      count(*) FILTER (WHERE missed = 0 OR (missed = 1 AND missing = ${sql.raw(`${feeAt}`)}))::int, count(*)::int
    FROM one WHERE fee ->> 'from' IS NOT NULL GROUP BY 2`
}

const kinds = ['clients', 'format', 'language', 'approach', 'area'] as const

/** Whatever anybody offers, in the questionnaire's order of what most offer. */
function codeChoices(rows: readonly Counted[]): FilterChoice[] {
  return kinds.flatMap((kind) =>
    rows
      .filter(({ what, code, all }) => what === kind && all > 0 && termLabel(kind, code))
      .toSorted((one, other) => other.all - one.all || one.code.localeCompare(other.code))
      .map(({ code, here }) => ({
        key: `${kind}.${code}`,
        kind,
        label: termLabel(kind, code),
        count: here,
      })),
  )
}

/** One fee at a time: what is set makes way for what is chosen. */
function feeChoices(
  rows: readonly Counted[],
  conditions: readonly Condition[],
  total: number,
): FilterChoice[] {
  const fees = rows
    .filter(({ what }) => what === 'fee')
    .map(({ code, here, all }) => {
      const [from, currency = ''] = code.split('-')
      return { from: Number(from), currency, here, all }
    })
  const set = conditions.find(({ key }) => key.startsWith('fee.'))?.key.slice(4)
  return feeSteps(fees, set).map(({ most, currency }) => {
    const code = `${most}-${currency}`
    const upTo = fees.filter((fee) => fee.currency === currency && fee.from <= most)
    return {
      key: `fee.${code}`,
      kind: 'fee' as const,
      label: feeLabel(code),
      count: code === set ? total : upTo.reduce((sum, { here }) => sum + here, 0),
    }
  })
}
