import type pg from 'pg'

export type Table = { table: string; columns: string[] }

/** Every table with its columns, in an order in which none comes before one that it refers to. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT c.relname AS table, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
      AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
    GROUP BY c.relname ORDER BY c.relname`)
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    SELECT conrelid::regclass::text AS from, confrelid::regclass::text AS to
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`)
  const sorted: Table[] = []
  const visit = (one: Table) => {
    if (sorted.includes(one)) return
    for (const { from, to } of references)
      if (from === one.table && to !== one.table)
        for (const other of rows) if (other.table === to) visit(other)
    sorted.push(one)
  }
  for (const one of rows) visit(one)
  return sorted
}

export const columnList = ({ columns }: Table) => columns.map((name) => `"${name}"`).join(', ')

export async function countRows(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM "${table}"`)
  return Number(rows[0]?.count)
}
