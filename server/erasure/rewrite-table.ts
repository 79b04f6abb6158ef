import type pg from 'pg'

/** `in use`: nothing was done, or an open transaction still sees what was deleted. */
export type Rewritten = 'done' | 'in use' | 'refused'

/**
 * Writes a table anew, with its indexes and what is stored beside it, out of nothing but the rows that
 * are there. Nobody reads it meanwhile.
 */
export async function rewriteTable(client: pg.Client, table: string): Promise<Rewritten> {
  const said: Said[] = []
  const listen = ({ severity, message, detail }: Said) => said.push({ severity, message, detail })
  client.on('notice', listen)
  try {
    await client.query(`VACUUM (FULL, VERBOSE) ${client.escapeIdentifier(table)}`)
  } finally {
    client.off('notice', listen)
  }
  if (said.some(isRefusal)) return 'refused'
  return said.every(hasLeftNone) ? 'done' : 'in use'
}

/**
 * ANALYZE keeps examples of what stands in a column, and of a table without rows it keeps them for
 * ever: they are forgotten first, where PostgreSQL has a way (since 18).
 */
export async function noteAnew(client: pg.Client, table: string): Promise<void> {
  await client.query('BEGIN')
  try {
    if (await canForget(client)) await client.query(forgetting, [table])
    await client.query(`ANALYZE ${client.escapeIdentifier(table)}`)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

type Said = {
  severity?: string | undefined
  message?: string | undefined
  detail?: string | undefined
}

/** VACUUM passes over a table that it may not have, and says so. */
const isRefusal = ({ severity }: Said) => severity === 'WARNING'

/** Its detail begins with how many rows are dead and could not be left out yet. */
const hasLeftNone = ({ detail }: Said) => Number(/\d+/.exec(detail ?? '')?.[0] ?? 0) === 0

async function canForget(client: pg.Client) {
  const { rows } = await client.query<{ can: boolean }>(
    `SELECT to_regproc('pg_clear_attribute_stats') IS NOT NULL AS can`,
  )
  return rows[0]?.can ?? false
}

/** Those of the table and of what its indexes are made from. */
const forgetting = `
  SELECT pg_clear_attribute_stats('public', c.relname::text, a.attname::text, false)
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.oid = quote_ident($1)::regclass
    OR c.oid IN (SELECT indexrelid FROM pg_index WHERE indrelid = quote_ident($1)::regclass)`
