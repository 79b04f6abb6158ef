import { userInfo } from 'node:os'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { therapists } from '../therapists/table.ts'
import { operatorAudit } from './table.ts'

type Entry = { action: string; therapistId?: string; detail?: string }

/** In the transaction of what it records, so that neither is there without the other. */
export async function recordAction(tx: Db, { action, therapistId, detail = '' }: Entry) {
  const row = { os_user: osUser(), action, therapist_id: therapistId, detail }
  await tx.insert(operatorAudit).values(row)
}

/** Oldest first, as a log is read. */
export const listActions = (db: Db) =>
  db
    .select({
      at: operatorAudit.at,
      osUser: operatorAudit.os_user,
      action: operatorAudit.action,
      detail: operatorAudit.detail,
      therapistId: operatorAudit.therapist_id,
      email: therapists.email,
    })
    .from(operatorAudit)
    .leftJoin(therapists, eq(therapists._id, operatorAudit.therapist_id))
    .orderBy(asc(operatorAudit._id))

/** A container may run under an id that has no name. */
function osUser() {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`
  }
}
