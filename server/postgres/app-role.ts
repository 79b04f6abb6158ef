import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'

const role = 'attune_app'

/**
 * The address of the same database for a role that reads and writes rows and owns nothing: it can
 * change no table, read no file of the machine and make no role. Its password follows from the owner's.
 */
export function asApp(ownersUrl: string): string {
  const url = new URL(ownersUrl)
  url.username = role
  url.password = passwordOf(ownersUrl)
  return url.href
}

/** Makes that role if there is none, and lets it at the rows of every table there is by now; to the ledger it may only add. */
export async function grantRows(db: Db, ownersUrl: string) {
  // Only hexadecimal digits: a role's password takes no parameter.
  const password = passwordOf(ownersUrl)
  await db.execute(
    sql.raw(`
      DO $$ BEGIN
        IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${role}') THEN CREATE ROLE ${role}; END IF;
      END $$;
      ALTER ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS
        PASSWORD '${password}';
      GRANT USAGE ON SCHEMA public TO ${role};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role};
      REVOKE UPDATE, DELETE, TRUNCATE ON ledger FROM ${role};
      GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${role};
      GRANT pg_checkpoint TO ${role};
      GRANT EXECUTE ON FUNCTION pg_switch_wal() TO ${role};
    `),
  )
}

const passwordOf = (ownersUrl: string) =>
  createHmac('sha256', new URL(ownersUrl).password).update(role).digest('hex')
