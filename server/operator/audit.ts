import { userInfo } from 'node:os'
import { asc, inArray } from 'drizzle-orm'
import { openContacts } from '../auth/sealed-contact.ts'
import type { Db } from '../lib/db.ts'
import type { Vault } from '../lib/vault.ts'
import { therapists } from '../therapists/table.ts'
import { operatorAudit } from './table.ts'

type Entry = { action: string; therapistId?: string; detail?: string }

/** In the transaction of what it records, so that neither is there without the other. */
export async function recordAction(tx: Db, { action, therapistId, detail = '' }: Entry) {
  const row = { os_user: osUser(), action, therapist_id: therapistId, detail }
  await tx.insert(operatorAudit).values(row)
}

/** Oldest first, as a log is read. */
export async function listActions(db: Db, vault: Vault) {
  const actions = await db
    .select({
      at: operatorAudit.at,
      osUser: operatorAudit.os_user,
      action: operatorAudit.action,
      detail: operatorAudit.detail,
      therapistId: operatorAudit.therapist_id,
    })
    .from(operatorAudit)
    .orderBy(asc(operatorAudit._id))
  const ids = [...new Set(actions.flatMap(({ therapistId }) => therapistId ?? []))]
  const rows = await db.select().from(therapists).where(inArray(therapists._id, ids))
  const known = await openContacts(db, vault, 'therapists', rows)
  const emailOf = new Map(known.map(({ _id, email }) => [_id, email]))
  return actions.map((action) => ({ ...action, email: emailOf.get(action.therapistId ?? '') }))
}

/** A container may run under an id that has no name. */
function osUser() {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`
  }
}
