import { eq, max } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { messages } from './table.ts'

/** When a person last wrote to anyone; null where they never did. */
export async function lastWritten(db: Db, personId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(messages.date) })
    .from(messages)
    .where(eq(messages.from_id, personId))
  return row?.at ?? null
}
