import { inArray } from 'drizzle-orm'
import { appendEvents } from '../ledger/append.ts'
import type { Db } from '../lib/db.ts'
import type { Vault } from '../lib/vault.ts'
import { users } from '../users/table.ts'

/** So that each patient among them sees that their things were opened. Therapists have no such list. */
export async function recordOpening(
  tx: Db,
  vault: Vault,
  opened: 'report' | 'mail',
  people: readonly string[],
) {
  const patients = await tx
    .select({ id: users._id })
    .from(users)
    .where(inArray(users._id, [...people]))
    .orderBy(users._id)
  const told = { therapistId: null, name: '', opened }
  await appendEvents(
    tx,
    vault,
    patients.map(({ id }) => ({ kind: 'opened', person: id, told })),
  )
}
