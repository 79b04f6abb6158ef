import { sql } from 'drizzle-orm'
import { openName } from '../auth/sealed-contact.ts'
import type { Db } from '../lib/db.ts'
import type { Vault } from '../lib/vault.ts'
import { therapists } from '../therapists/table.ts'
import { users } from '../users/table.ts'
import { ownThreads } from './own-threads.ts'

type Named = { partner_id: string; name: string | null; sealed_name: Buffer | null }

/** Whose name holds every word of what was typed. Names of patients are sealed: each is opened and looked at. */
export async function namedPartners(
  db: Db,
  vault: Vault,
  me: string,
  typed: string,
): Promise<string[]> {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  const { rows } = await db.execute<Named>(sql`
    SELECT partner_id, coalesce(u.name, t.name) AS name, u.sealed_name FROM (${ownThreads(me)}) AS mine
    LEFT JOIN ${users} AS u ON partner_model = 'User' AND u.id = partner_id
    LEFT JOIN ${therapists} AS t ON partner_model = 'Therapist' AND t.id = partner_id`)
  const keys = await vault.keysOf(
    db,
    rows.flatMap((row) => (row.sealed_name ? [row.partner_id] : [])),
  )
  return rows.flatMap(({ partner_id, name, sealed_name }) => {
    const known = folded(openName(keys.get(partner_id), partner_id, sealed_name) ?? name ?? '')
    return words.every((word) => known.includes(word)) ? [partner_id] : []
  })
}

/** As one types it: without accents and capitals. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
