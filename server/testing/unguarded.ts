import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Gates } from '../app.ts'
import { tokenOf } from '../auth/cookie.ts'
import { startNode, type TestApp } from './app.ts'

/** A guard that only says who is calling and lets everyone through, to everything. */
const openDoor: Gates['guardOf'] = ({ env }, sessions) =>
  async function letThrough(request: FastifyRequest) {
    const token = tokenOf(request, env)
    request.caller = token ? await sessions.find(token) : undefined
  }

/** The same server on the same database, where nothing is left but the database's own rules. */
export const startUnguarded = (test: TestApp) =>
  startNode(test.strictContext, { guardOf: openDoor, isOwnName: () => true })

/** Whose rows a table's are, by which column. */
const ownColumns = ['user_id', 'person_id', 'owner_id', 'reporter_id', 'therapist_id', 'from_id']
/** Rows here name a therapist and are a patient's. */
const ofPatients = [
  ...['favorites', 'grants', 'summary_readings', 'summary_reviews', 'responsiveness'],
  'waiting_places',
]
/** Reckoned by the server out of what is there, whoever asks. */
const reckoned = ['next_free_times']

async function conditions(pool: pg.Pool): Promise<[table: string, condition: string][]> {
  const { rows } = await pool.query<{ table: string; columns: string[] }>(`
    SELECT table_name AS table, array_agg(column_name::text) AS columns
    FROM information_schema.columns WHERE table_schema = 'public' GROUP BY 1 ORDER BY 1`)
  return rows.flatMap(({ table, columns }) => {
    const names = columns.includes('a_id')
      ? ['a_id', 'b_id']
      : ['users', 'therapists'].includes(table)
        ? ['id']
        : ownColumns.filter(
            (name) =>
              columns.includes(name) && !(name === 'therapist_id' && ofPatients.includes(table)),
          )
    if (names.length === 0 || reckoned.includes(table)) return []
    const one: [string, string] = [table, names.map((name) => `"${name}" = ANY($1)`).join(' OR ')]
    return [one]
  })
}

/** Reads all that is in the database of these people, as the operator would: to be compared. */
export async function rowsReader(pool: pg.Pool) {
  const parts = (await conditions(pool)).map(
    ([table, condition]) =>
      `SELECT '${table}' AS table, string_agg(t::text, chr(10) ORDER BY t::text) AS rows
        FROM "${table}" AS t WHERE ${condition}`,
  )
  const text = parts.join(' UNION ALL ')
  return async (people: readonly string[]): Promise<Record<string, string>> => {
    // Named, so that a connection plans it once and not at each of some thousand readings.
    const query = { name: 'rows of people', text, values: [people] }
    const { rows } = await pool.query<{ table: string; rows: string | null }>(query)
    return Object.fromEntries(rows.map((one) => [one.table, one.rows ?? '']))
  }
}

export const changedTables = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
) => Object.keys(before).filter((table) => before[table] !== after[table])

/** Ids of rows that no caller was given. */
export const secretIds = (state: Readonly<Record<string, string>>, named: string) => [
  ...new Set(
    (JSON.stringify(state).match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []).filter(
      (id) => !named.includes(id),
    ),
  ),
]
