import { type InboxSettings, standardInbox } from '@attune/contract/messages.ts'
import { eq } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { inboxes } from './table.ts'

export async function readInbox(db: Db, therapistId: string): Promise<InboxSettings> {
  const [row] = await db.select().from(inboxes).where(eq(inboxes.therapist_id, therapistId))
  if (!row) return standardInbox
  const { quiet_from: from, quiet_to: to, shortcuts } = row
  return { quietHours: from && to ? { from, to } : null, shortcuts }
}

export async function setInbox(db: Db, therapistId: string, settings: InboxSettings) {
  const { quietHours, shortcuts } = settings
  const values = {
    quiet_from: quietHours?.from ?? null,
    quiet_to: quietHours?.to ?? null,
    shortcuts,
  }
  await db
    .insert(inboxes)
    .values({ therapist_id: therapistId, ...values })
    .onConflictDoUpdate({ target: inboxes.therapist_id, set: values })
  return settings
}
