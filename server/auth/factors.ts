import { say } from '@attune/contract/errors.ts'
import { eq } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import type { Env } from '../lib/env.ts'
import { AppError } from '../lib/errors.ts'
import type { AccountTable } from './accounts.ts'
import { countPasskeys } from './passkey-store.ts'
import { readSecondFactor } from './second-factor.ts'
import type { Caller } from './sessions.ts'

/** Two changes of how an account is signed in to come one after the other. */
export const lockAccount = (tx: Db, table: AccountTable, id: string) =>
  tx.select({ id: table._id }).from(table).where(eq(table._id, id)).for('update')

/** Takes a factor away, but not the last one where the operator requires one. */
export function removeFactor(
  { db, env }: { db: Db; env: Env },
  table: AccountTable,
  { id, role }: Pick<Caller, 'id' | 'role'>,
  remove: (tx: Db) => Promise<unknown>,
) {
  return db.transaction(async (tx) => {
    await lockAccount(tx, table, id)
    await remove(tx)
    if (!env.secondFactorRequired || role !== 'therapist') return
    const { isOn } = await readSecondFactor(tx, id)
    if (!isOn && (await countPasskeys(tx, id)) === 0)
      throw new AppError('forbidden', say.lastFactor)
  })
}
