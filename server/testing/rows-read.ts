import pg from 'pg'
import { vi } from 'vitest'
import { type Person, toldOf } from '../lib/person.ts'

type Asked = { text: string; values: unknown[] }
type Plan = {
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Shared Hit Blocks'?: number
  'Shared Read Blocks'?: number
  Plans?: Plan[]
}

/** Pages of the database that were looked at, and rows that its plans went through. */
export type Read = { pages: number; rows: number }

/**
 * What the database reads for a piece of work: each question that was asked is asked again for the
 * same person, explained. The planner is as it is anywhere, so count once statistics are there.
 */
export async function readBy(
  pool: pg.Pool,
  person: Person,
  work: () => Promise<unknown>,
): Promise<Read> {
  const asked = await questionsOf(work)
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const { as, setting, ids } = toldOf(person)
    await client.query(
      `SELECT set_config('attune.as', $1, true), set_config('${setting}', $2, true)`,
      [as, ids],
    )
    const read = { pages: 0, rows: 0 }
    for (const { text, values } of asked) {
      const explained = `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`
      const { rows } = await client.query(explained, values)
      const plan: Plan = rows[0]['QUERY PLAN'][0].Plan
      read.pages += (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
      read.rows += rowsIn(plan)
    }
    return read
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

const rowsIn = (plan: Plan): number =>
  plan['Actual Loops'] * (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) +
  (plan.Plans ?? []).reduce((sum, part) => sum + rowsIn(part), 0)

/** Those that ask for rows; what is written costs the same however much is there. */
async function questionsOf(work: () => Promise<unknown>): Promise<Asked[]> {
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return asked.mock.calls.flatMap(([query, values]) => {
      const one = questionOf(query, values)
      return one &&
        /^\s*(?:SELECT|WITH)\b/i.test(one.text) &&
        !/set_config|^SELECT 1$/.test(one.text)
        ? [one]
        : []
    })
  } finally {
    asked.mockRestore()
  }
}

function questionOf(query: unknown, values: unknown): Asked | undefined {
  if (typeof query === 'string') return { text: query, values: Array.isArray(values) ? values : [] }
  if (typeof query !== 'object' || query === null || !('text' in query)) return undefined
  const own = 'values' in query && Array.isArray(query.values) ? query.values : values
  return { text: String(query.text), values: Array.isArray(own) ? own : [] }
}
