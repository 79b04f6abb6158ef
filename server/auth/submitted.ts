import { eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Db, prepared } from '../lib/db.ts'
import { kindOf } from './sealed-contact.ts'

type Table = PgTable & { _id: PgColumn; questions_submitted_at: PgColumn }

/** Whether all questions were answered once; nothing of who is not there. */
export async function isSubmitted(db: Db, table: Table, id: string): Promise<boolean | undefined> {
  const [row] = await prepared(db, `is_submitted_of_${kindOf(table)}`, (on, name) =>
    on
      .select({ at: table.questions_submitted_at })
      .from(table)
      .where(eq(table._id, sql.placeholder('id')))
      .prepare(name),
  ).execute({ id })
  return row && row.at !== null
}
