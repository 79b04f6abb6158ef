import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../lib/db.ts'
import type { AssociatedData, Vault } from '../lib/vault.ts'
import { advices } from './table.ts'

/** `given`: the things to try of this and earlier advice, times in milliseconds since 1970. */
const Body = z.object({
  text: z.string(),
  given: z.array(z.object({ id: z.string(), at: z.number() })),
})
export type Given = z.infer<typeof Body>['given']
type Kept = z.infer<typeof Body> & { at: Date }

const associatedData = (userId: string): AssociatedData => `advices.body:${userId}`

export async function readAdvice(db: Db, vault: Vault, userId: string): Promise<Kept | undefined> {
  const [row] = await db.select().from(advices).where(eq(advices.user_id, userId))
  if (!row) return undefined
  const key = await vault.keyOf(db, userId)
  const body = Body.parse(JSON.parse(key.decrypt(row.body, associatedData(userId))))
  return { ...body, at: row.at }
}

export async function saveAdvice(db: Db, vault: Vault, userId: string, { text, at, given }: Kept) {
  const key = await vault.keyOf(db, userId)
  const body = key.encrypt(JSON.stringify({ text, given }), associatedData(userId))
  await db
    .insert(advices)
    .values({ user_id: userId, body, at })
    .onConflictDoUpdate({ target: advices.user_id, set: { body, at } })
}
