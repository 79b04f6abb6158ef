import { randomUUID } from 'node:crypto'
import type { OutsideModel } from '@attune/contract/ai.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../lib/db.ts'
import type { AssociatedData, Vault } from '../lib/vault.ts'
import { aiConsents, aiTexts } from './table.ts'

/** `about` says what the text is of, `from` what it was written from; other words, another text. */
const Written = z.object({
  about: z.string(),
  from: z.string(),
  host: z.string(),
  name: z.string(),
  text: z.string(),
})
type Written = z.infer<typeof Written>
export type Wanted = Pick<Written, 'about' | 'from'>

const keptPerPerson = 24
const associatedData = (id: string): AssociatedData => `ai_texts.body:${id}`

export async function findText(
  db: Db,
  vault: Vault,
  userId: string,
  { about, from }: Wanted,
  { host, name }: OutsideModel,
): Promise<string | undefined> {
  const rows = await db
    .select()
    .from(aiTexts)
    .where(eq(aiTexts.user_id, userId))
    .orderBy(desc(aiTexts.at))
    .limit(keptPerPerson)
  if (rows.length === 0) return undefined
  const key = await vault.keyOf(db, userId)
  return rows
    .map(({ _id, body }) => Written.parse(JSON.parse(key.decrypt(body, associatedData(_id)))))
    .find(
      (one) => one.about === about && one.from === from && one.host === host && one.name === name,
    )?.text
}

/** Kept only while the person still allows the model that wrote it. */
export async function saveText(
  db: Db,
  vault: Vault,
  userId: string,
  { about, from }: Wanted,
  { host, name }: OutsideModel,
  text: string,
) {
  const _id = randomUUID()
  const written: Written = { about, from, host, name, text }
  const key = await vault.keyOf(db, userId)
  const body = key.encrypt(JSON.stringify(written), associatedData(_id))
  await db.execute(sql`
    INSERT INTO ${aiTexts} (id, user_id, body)
    SELECT ${_id}, ${aiConsents.user_id}, ${body} FROM ${aiConsents}
    WHERE ${aiConsents.user_id} = ${userId} AND ${aiConsents.host} = ${host}
      AND ${aiConsents.name} = ${name}
    FOR SHARE`)
  await db.execute(sql`
    DELETE FROM ${aiTexts} WHERE ${aiTexts._id} IN (
      SELECT ${aiTexts._id} FROM ${aiTexts} WHERE ${aiTexts.user_id} = ${userId}
      ORDER BY ${aiTexts.at} DESC OFFSET ${keptPerPerson})`)
}

/** All of a person's, oldest first. */
export async function listTexts(db: Db, vault: Vault, userId: string) {
  const rows = await db
    .select()
    .from(aiTexts)
    .where(eq(aiTexts.user_id, userId))
    .orderBy(aiTexts.at, aiTexts._id)
  if (rows.length === 0) return []
  const key = await vault.keyOf(db, userId)
  return rows.map(({ _id, body, at }) => ({
    ...Written.parse(JSON.parse(key.decrypt(body, associatedData(_id)))),
    at,
  }))
}
