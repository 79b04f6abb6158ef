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

/** Of a thread: whom it is between and whose key seals it. Each lets the two see something of the other. */
const fixedOfThreads = ['id', 'a_id', 'a_model', 'b_id', 'b_model', 'key_id']

/**
 * Makes that role if there is none, and lets it at the rows of every table there is by now; to the
 * ledger it may only add, and a thread stays between those who began it. It may write tables and the
 * log anew, so that what was deleted leaves the disk (`server/erasure/clear-disk.ts`).
 */
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
      REVOKE UPDATE ON threads FROM ${role};
      DO $$ BEGIN
        EXECUTE (
          SELECT format('GRANT UPDATE (%s) ON threads TO ${role}', string_agg(quote_ident(attname), ', '))
          FROM pg_attribute WHERE attrelid = 'threads'::regclass AND attnum > 0 AND NOT attisdropped
            AND attname NOT IN (${fixedOfThreads.map((name) => `'${name}'`).join(', ')}));
      END $$;
      GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${role};
      GRANT pg_checkpoint TO ${role};
      GRANT EXECUTE ON FUNCTION pg_switch_wal() TO ${role};
      GRANT EXECUTE ON FUNCTION pg_ls_waldir() TO ${role};
      GRANT MAINTAIN ON ALL TABLES IN SCHEMA public TO ${role};
      GRANT MAINTAIN ON pg_statistic TO ${role};
    `),
  )
}

const passwordOf = (ownersUrl: string) =>
  createHmac('sha256', new URL(ownersUrl).password).update(role).digest('hex')
