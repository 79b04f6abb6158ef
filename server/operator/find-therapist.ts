import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { openContact } from '../auth/sealed-contact.ts'
import { StartError } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { therapists } from '../therapists/table.ts'

/** Whom an operator means by an email or an id. */
export async function findTherapist({ db, vault }: Pick<Context, 'db' | 'vault'>, who: string) {
  const isId = z.uuid().safeParse(who).success
  const rows = await db
    .select()
    .from(therapists)
    .where(
      isId
        ? eq(therapists._id, who)
        : eq(therapists.email_index, vault.blindIndex('therapists.email', who)),
    )
  const therapist = await openContact(db, vault, 'therapists', rows)
  if (!therapist) throw new StartError(`There is no therapist with the email or id ${who}`)
  return therapist
}
