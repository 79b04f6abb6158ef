import type pg from 'pg'

/**
 * Leaves behind the whole log that there is, so that nothing of it is on the disk afterwards; false
 * where this role may not. A checkpoint lets go of all files before its own: PostgreSQL removes some and
 * keeps some under later names, with their old bytes. So the log is then written on past the last of
 * them, and what is left of each with zeros, as a switch does.
 */
export async function passLog(client: pg.Client): Promise<boolean> {
  if (!(await mayPass(client))) return false
  await writePast(client, await fileOfNow(client))
  await client.query('CHECKPOINT')
  await writePast(client, await lastFile(client))
  await client.query('CHECKPOINT')
  return true
}

async function mayPass(client: pg.Client) {
  const { rows } = await client.query<{ may: boolean }>(
    `SELECT has_function_privilege('pg_ls_waldir()', 'EXECUTE')
       AND has_function_privilege('pg_switch_wal()', 'EXECUTE')
       AND EXISTS (SELECT FROM pg_roles WHERE rolname = current_user AND rolsuper
         OR rolname = 'pg_checkpoint' AND pg_has_role(oid, 'USAGE')) AS may`,
  )
  return rows[0]?.may ?? false
}

/** Segments are named in the order in which they are written, 24 digits each. */
async function lastFile(client: pg.Client) {
  const { rows } = await client.query<{ last: string | null }>(
    `SELECT max(name) AS last FROM pg_ls_waldir() WHERE name ~ '^[0-9A-F]{24}$'`,
  )
  return rows[0]?.last ?? ''
}

async function fileOfNow(client: pg.Client) {
  const { rows } = await client.query<{ at: string }>(
    'SELECT pg_walfile_name(pg_current_wal_insert_lsn()) AS at',
  )
  return rows[0]?.at ?? ''
}

async function writePast(client: pg.Client, file: string) {
  for (;;) {
    // A segment in which nothing stands is not switched.
    await client.query(`SELECT pg_logical_emit_message(false, 'attune', '')`)
    if ((await fileOfNow(client)) > file) return
    await client.query('SELECT pg_switch_wal()')
  }
}
