import { codesOf } from '@attune/engine/matching/fields.ts'
import { queryFor } from '@attune/engine/matching/match.ts'
import { rules } from '@attune/engine/matching/rules.ts'
import { exactPoints } from '@attune/engine/matching/score.ts'
import { readIntake } from '@attune/engine/questionnaires/read-intake.ts'
import pg from 'pg'
import { openDatabase } from '../../server/lib/db.ts'
import { listCandidates } from '../../server/matching/candidate-store.ts'
import { percentile } from '../percentile.ts'
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
  const tests = query.mustHaves.map(
    ({ field, need, codes }) =>
      `practice->'codes'->'${field}' ${need === 'any' ? '?|' : '?&'} ${listed(codes)}`,
  )
  return `SELECT id, ${terms().join(' + ')} AS points FROM therapists
    WHERE ${['is_active', 'accepting', ...tests].join(' AND ')} ORDER BY points DESC, id LIMIT 6`
}

/** As `directory-terms.ts` takes a rule apart, but for SQL. */
function terms(): string[] {
  return query.plan.asks.flatMap(({ key, wishes }, i) => {
    const { field, mode, credit, looksAt = () => true } = rules[key]
    const codes = codesOf(field).filter(looksAt)
    const groups = mode === 'any' ? [wishes] : wishes.map((wish) => [wish])
    return groups.flatMap((group) => {
      const credits = codes.map((code) => Math.max(...group.map((wish) => credit(wish.code, code))))
      const levels = [...new Set(credits)].filter((level) => level > 0).sort((a, b) => a - b)
      return levels.map((level, at) => {
        const value = query.plan.steps[i]! * group[0]!.weight * (level - (levels[at - 1] ?? 0))
        const enough = codes.filter((_, n) => credits[n]! >= level)
        return `CASE WHEN practice->'codes'->'${field}' ?| ${listed(enough)} THEN ${value} ELSE 0 END`
      })
    })
  })
}

const listed = (codes: readonly string[]) => `array[${codes.map((code) => `'${code}'`).join(',')}]`
