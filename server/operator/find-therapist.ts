import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../lib/db.ts'
import { StartError } from '../lib/errors.ts'
import { therapists } from '../therapists/table.ts'

/** Whom an operator means by an email or an id. */
export async function findTherapist(db: Db, who: string) {
  const isId = z.uuid().safeParse(who).success
  const [therapist] = await db
    .select()
    .from(therapists)
    .where(isId ? eq(therapists._id, who) : sql`lower(${therapists.email}) = lower(${who})`)
  if (!therapist) throw new StartError(`There is no therapist with the email or id ${who}`)
  return therapist
}
