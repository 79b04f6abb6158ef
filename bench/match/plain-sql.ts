import { type Level, mostMainAreas } from '@attune/contract/areas.ts'
import type { Wish } from '@attune/engine/matching/asks.ts'
import { codesOf, questionOf } from '@attune/engine/matching/fields.ts'
import { queryFor } from '@attune/engine/matching/match.ts'
import { type Rule, rules } from '@attune/engine/matching/rules.ts'
import { exactPoints } from '@attune/engine/matching/score.ts'
import { readIntake } from '@attune/engine/questionnaires/read-intake.ts'
import pg from 'pg'
import { openDatabase } from '../../server/lib/db.ts'
import { listCandidates } from '../../server/matching/candidate-store.ts'
import { percentile } from '../../server/testing/percentile.ts'
import { patients } from './drawn-practices.ts'
import { inMs } from './measure.ts'

const runs = 3
const { answers } = patients[1]!
const query = queryFor(readIntake(answers), { patient: 'pat', today: '2026-11-20' })

/** The same points for the same people, added up by PostgreSQL in one statement without an index. */
export async function benchPlainSql(url: string, size: number) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { db, close } = openDatabase(url, () => {}, 1)
  try {
    const times: number[] = []
    let rows: { id: string; points: number }[] = []
    for (let run = 0; run < runs; run++) {
      const started = performance.now()
      rows = (await client.query(statement())).rows
      times.push(performance.now() - started)
    }
    const candidates = await listCandidates(
      db,
      rows.map(({ id }) => id),
    )
    for (const candidate of candidates) {
      const { points } = rows.find(({ id }) => id === candidate._id)!
      if (exactPoints(query.plan, candidate) !== points) throw new Error('not the same points')
    }
    console.log(`\nThe same out of ${size} by a plain SQL query: ${inMs(percentile(times, 50))}`)
  } finally {
    await client.end()
    await close()
  }
}

function statement() {
  const tests = query.requirements.flatMap(({ test }) => {
    if (test.kind === 'licence')
      return [`practice->'codes'->'country' ?| ${listed(test.countries)}`]
    if (test.kind === 'distance') return []
    const codes = `practice->'codes'->'${questionOf(test.fields[0]!)}'`
    if (test.need === 'none') return []
    return [`${codes} ${test.need === 'any' ? '?|' : '?&'} ${listed(test.codes)}`]
  })
  return `SELECT id, ${terms().join(' + ')} AS points FROM therapists
    WHERE ${['is_active', 'accepting', ...tests].join(' AND ')} ORDER BY points DESC, id LIMIT 6`
}

/**
 * As `directory-terms.ts` takes a rule apart, but for SQL. Those drawn list at most so many areas that they
 * count wholly or half, and of all else too few to count less.
 */
function terms(): string[] {
  return query.plan.asks.flatMap(({ key, wishes }, i) => {
    const { fields, mode } = rules[key]
    const groups = mode === 'any' ? [wishes] : wishes.map((wish) => [wish])
    const isLevelled = fields[0] === 'areas-0'
    return groups.flatMap((group) =>
      (isLevelled ? ([0, 1] as const) : ([0] as const)).flatMap((level) => {
        const step = query.plan.steps[i]! * group[0]!.weight
        const when = isLevelled ? `${areas} ${level === 0 ? '<=' : '>'} ${mostMainAreas} AND ` : ''
        return casesOf(rules[key], group, level).map(
          ({ codes, credit }) =>
            `CASE WHEN ${when}practice->'codes'->'${questionOf(fields[0]!)}' ?| ${listed(codes)} THEN ${step * credit} ELSE 0 END`,
        )
      }),
    )
  })
}

const areas = `jsonb_array_length((practice->'codes'->'specialization') - 'other')`

function casesOf(
  { fields, credit, looksAt = () => true }: Rule,
  group: readonly Wish[],
  level: Level,
) {
  const codes = codesOf(fields[0]!).filter(looksAt)
  const credits = codes.map((code) =>
    Math.max(...group.map((wish) => credit(wish.code, code, level))),
  )
  const steps = [...new Set(credits)].filter((one) => one > 0).sort((a, b) => a - b)
  return steps.map((least, at) => ({
    codes: codes.filter((_, n) => credits[n]! >= least),
    credit: least - (steps[at - 1] ?? 0),
  }))
}

const listed = (codes: readonly string[]) => `array[${codes.map((code) => `'${code}'`).join(',')}]`
