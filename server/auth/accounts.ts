import type { AccountDraft, AccountPatch } from '@attune/contract/accounts.ts'
import { say } from '@attune/contract/errors.ts'
import { eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../lib/db.ts'
import { AppError, takenIndex } from '../lib/errors.ts'
import type { Limits } from '../lib/limits.ts'
import { encodePhoto } from '../lib/photos.ts'
import { hashPassword, isPassword } from './passwords.ts'

/** The columns both account tables share, as far as signing in needs them. */
type AccountTable = PgTable & { _id: PgColumn; email: PgColumn; password_hash: PgColumn }

/** A draft made ready to store: the password hashed, the picture re-encoded. */
export async function prepareDraft({ image, profileImage, password, ...fields }: AccountDraft) {
  const picture = image ?? profileImage
  const webp = picture && picture.size > 0 ? await encodePhoto(picture) : undefined
  return { fields: { ...fields, password_hash: await hashPassword(password) }, webp }
}

/** The same for a change. A new password is taken only with the current one. */
export async function preparePatch(db: Db, table: AccountTable, id: string, patch: AccountPatch) {
  const { image, profileImage, password, currentPassword, ...fields } = patch
  const picture = image ?? profileImage
  const webp = picture && picture.size > 0 ? await encodePhoto(picture) : undefined
  if (password === undefined) return { fields, webp, passwordChanged: false }
  const stored = await storedHash(db, table, eq(table._id, id))
  if (!(await isPassword(stored?.hash ?? null, currentPassword ?? '')))
    throw new AppError('invalid', 'The current password is not right', 'currentPassword')
  return {
    fields: { ...fields, password_hash: await hashPassword(password) },
    webp,
    passwordChanged: true,
  }
}

/** The account these credentials open. Same words and time whether or not the address is known. */
export async function checkCredentials(
  db: Db,
  table: AccountTable,
  limits: Limits,
  { email, password }: { email: string; password: string },
  address: string,
): Promise<string> {
  const account = email.toLowerCase()
  const here = `${account} ${address}`
  await limits.take('loginAccount', here)
  await limits.take('loginAccountAnywhere', account)
  const stored = await storedHash(db, table, eq(sql`lower(${table.email})`, account))
  if (!(await isPassword(stored?.hash ?? null, password)) || !stored)
    throw new AppError('signed_out', say.badCredentials)
  await limits.reset('loginAccount', here)
  return stored.id
}

/** A unique index decides what is taken, not a read before. */
export async function orTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const taken = takenIndex(error)
    if (taken?.endsWith('_email')) throw new AppError('taken', say.emailTaken, 'email')
    if (taken?.endsWith('_username')) throw new AppError('taken', say.usernameTaken, 'username')
    throw error
  }
}

async function storedHash(db: Db, table: AccountTable, where: ReturnType<typeof eq>) {
  const [row] = await db
    .select({ id: sql<string>`${table._id}`, hash: sql<string | null>`${table.password_hash}` })
    .from(table)
    .where(where)
  return row
}
