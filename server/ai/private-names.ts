import { eq, or } from 'drizzle-orm'
import { favorites } from '../favorites/table.ts'
import { createScrubber } from '../lib/ai/scrub.ts'
import type { Context } from '../lib/http.ts'
import { threads } from '../messages/table.ts'
import { readTrustedPerson } from '../risk/store.ts'
import { therapists } from '../therapists/table.ts'
import { readUser } from '../users/store.ts'

/** Takes out of a text what names the person, those they write with and the one they trust. */
export async function scrubberFor({ db, vault }: Pick<Context, 'db' | 'vault'>, userId: string) {
  const [mine, known, trusted] = await Promise.all([
    readUser(db, vault, userId),
    listTherapistNames({ db }, userId),
    readTrustedPerson(db, vault, userId),
  ])
  const own = mine ? [mine.name, mine.username] : []
  return createScrubber([...own, ...known, ...(trusted ? [trusted.name] : [])])
}

/** Of the therapists the person has written to or marked. */
async function listTherapistNames({ db }: Pick<Context, 'db'>, userId: string): Promise<string[]> {
  const [written, marked] = await Promise.all([
    db
      .select({ name: therapists.name })
      .from(threads)
      .innerJoin(therapists, or(eq(therapists._id, threads.a_id), eq(therapists._id, threads.b_id)))
      .where(or(eq(threads.a_id, userId), eq(threads.b_id, userId))),
    db
      .select({ name: therapists.name })
      .from(favorites)
      .innerJoin(therapists, eq(therapists._id, favorites.therapist_id))
      .where(eq(favorites.user_id, userId)),
  ])
  return [...written, ...marked].map(({ name }) => name)
}
