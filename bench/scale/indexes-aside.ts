import pg from 'pg'

/** Where the definitions are kept meanwhile: whoever ends a run in between loses none. */
const kept = 'filling_without'

/** Drops what holds every message to be written to an index, and notes it in the same transaction. */
export const setIndexesAside = (owner: string) =>
  within(owner, async (client) => {
    await client.query('BEGIN')
    await client.query(`CREATE TABLE IF NOT EXISTS ${kept} (name text PRIMARY KEY, made text)`)
    await client.query(`
      INSERT INTO ${kept} SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint
      WHERE conrelid = 'messages'::regclass AND contype IN ('p', 'u', 'f')`)
    const { rows } = await client.query<{ name: string }>(`SELECT name FROM ${kept}`)
    for (const { name } of rows)
      await client.query(`ALTER TABLE messages DROP CONSTRAINT IF EXISTS ${name}`)
    await client.query('COMMIT')
  })

/** Makes again what was set aside, by this run or one before, and counts anew what plans are made of. */
export const putIndexesBack = (owner: string, say: (line: string) => void) =>
  within(owner, async (client) => {
    const there = await client.query(`SELECT to_regclass('${kept}') IS NOT NULL AS is`)
    if (!there.rows[0].is) return
    await client.query(`SET maintenance_work_mem = '1GB'`)
    const { rows } = await client.query<{ name: string; made: string }>(`SELECT * FROM ${kept}`)
    for (const { name, made } of rows) {
      say(`${name}: ${made}`)
      await client.query('BEGIN')
      await client.query(`ALTER TABLE messages ADD CONSTRAINT ${name} ${made}`)
      await client.query(`DELETE FROM ${kept} WHERE name = $1`, [name])
      await client.query('COMMIT')
    }
    await client.query(`DROP TABLE ${kept}`)
    say('vacuum')
    await client.query('VACUUM (ANALYZE)')
  })

async function within(url: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query("SELECT set_config('attune.as', 'job', false)")
    await work(client)
  } finally {
    await client.end()
  }
}
