import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../lib/db.ts'
import { takenIndex } from '../lib/errors.ts'
import type { Vault } from '../lib/vault.ts'
import { kindOf, lookIndex, openContacts } from './sealed-contact.ts'

type Table = PgTable & { _id: PgColumn; sealed_username: PgColumn; username_look: PgColumn }

const slice = 200

/**
 * Says of accounts of an older version what their user names look like, in slices; how many there were.
 * Of two that look alike the first keeps the look; the other keeps its name, and nobody new gets it either.
 */
export async function fillLooks(db: Db, vault: Vault, table: Table): Promise<number> {
  const kind = kindOf(table)
  let filled = 0
  for (let last: string | undefined; ; ) {
    const rows = await db
      .select({ _id: table._id, sealed_username: table.sealed_username })
      .from(table)
      .where(
        and(
          isNull(table.username_look),
          isNotNull(table.sealed_username),
          last ? gt(table._id, last) : undefined,
        ),
      )
      .orderBy(table._id)
      .limit(slice)
    const known = rows.map((row) => ({ ...row, _id: String(row._id), username: '' }))
    for (const { _id, username } of await openContacts(db, vault, kind, known))
      filled += await keepLook(db, table, _id, lookIndex(vault, kind, username))
    last = known.at(-1)?._id
    if (!last) return filled
  }
}

async function keepLook(db: Db, table: Table, id: string, look: Buffer): Promise<number> {
  try {
    await db.update(table).set({ username_look: look }).where(eq(table._id, id))
    return 1
  } catch (error) {
    if (takenIndex(error)) return 0
    throw error
  }
}
