import type pg from 'pg'
import { until } from './until.ts'

/** Asks for the table for itself alone; `held` once it has it, and others wait until `release`. */
export async function holdTable(pool: pg.Pool, table: string) {
  const client = await pool.connect()
  await client.query('BEGIN')
  return {
    held: client.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`),
    async release() {
      await client.query('COMMIT')
      client.release()
    },
  }
}

/** Resolves when at least so many queries of this database wait for a lock. */
export const lockWaiters = (pool: pg.Pool, atLeast: number) =>
  until(async () => {
    const { rowCount } = await pool.query(
      "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
    )
    return (rowCount ?? 0) >= atLeast
  })
