import { eq } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import type { AssociatedData, Vault } from '../lib/vault.ts'
import { therapists } from './table.ts'

const associatedData = (id: string): AssociatedData => `therapists.stop_reason:${id}`

export async function sealStop(db: Db, vault: Vault, id: string, reason: string) {
  const key = await vault.keyOf(db, id)
  return key.encrypt(reason, associatedData(id))
}

/** Whether, until when and why the operator has stopped this therapist. */
export async function readStop(db: Db, vault: Vault, id: string) {
  const [row] = await db
    .select({
      at: therapists.deactivated_at,
      until: therapists.suspended_until,
      reason: therapists.stop_reason,
    })
    .from(therapists)
    .where(eq(therapists._id, id))
  if (!row?.at) return undefined
  const key = row.reason && (await vault.keyOf(db, id))
  const reason = row.reason && key ? key.decrypt(row.reason, associatedData(id)) : ''
  return { until: row.until, reason }
}

/** To them alone, once their password was right. */
export function stopText({ until, reason }: { until: Date | null; reason: string }): string {
  const untilWhen = until ? ` until the end of ${until.toISOString().slice(0, 10)} (UTC)` : ''
  const why = reason ? ` Their reason: ${reason}` : ''
  return `The operator of this site has stopped this account${untilWhen}, so you cannot sign in. Please write to them.${why}`
}
