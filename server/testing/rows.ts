import type pg from 'pg'

type Column = { table_name: string; column_name: string; data_type: string }

async function columns(pool: pg.Pool): Promise<Column[]> {
  const { rows } = await pool.query<Column>(
    "SELECT table_name, column_name, data_type FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2",
  )
  return rows
}

/** How many rows each table holds. */
export async function countRows(pool: pg.Pool): Promise<Record<string, number>> {
  const tables = new Set((await columns(pool)).map((column) => column.table_name))
  const counts = [...tables].map(async (table) => {
    const { rows } = await pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM "${table}"`,
    )
    return [table, rows[0]?.count ?? 0] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

/** Every column of every table in which one of these texts stands, such as an id; bytes are searched too. */
export async function placesOf(pool: pg.Pool, ...texts: string[]): Promise<string[]> {
  const found = await Promise.all(
    (await columns(pool)).map(async ({ table_name, column_name, data_type }) => {
      const value = `"${column_name}"`
      const held = texts.map((_, i) =>
        data_type === 'bytea'
          ? `position(convert_to($${i + 1}::text, 'UTF8') IN ${value}) > 0`
          : `position($${i + 1}::text IN ${value}::text) > 0`,
      )
      const { rows } = await pool.query(
        `SELECT 1 FROM "${table_name}" WHERE ${held.join(' OR ')} LIMIT 1`,
        texts,
      )
      return rows.length > 0 ? `${table_name}.${column_name}` : undefined
    }),
  )
  return found.filter((place) => place !== undefined)
}
