import { randomUUID } from 'node:crypto'
import type { User } from '@attune/contract/users.ts'
import { eq, sql } from 'drizzle-orm'
import { orTaken } from '../auth/accounts.ts'
import { deleteSignIn } from '../auth/delete-sign-in.ts'
import { changedColumns, openContact, sealContact } from '../auth/sealed-contact.ts'
import { type Db, onlyRow, prepared } from '../lib/db.ts'
import type { Vault } from '../lib/vault.ts'
import { photoPath, replacePhoto } from '../photos/store.ts'
import { users } from './table.ts'

type Row = typeof users.$inferSelect
type Fields = {
  [K in 'name' | 'username' | 'email' | 'phone' | 'password_hash']?: string | undefined
} & { email_confirmed_at?: null }
/** What belongs into the same transaction. */
type Also = (tx: Db, id: string) => Promise<void>
type Account = Record<'name' | 'username' | 'email' | 'phone', string>
type NewFields = Account & { password_hash: string }

const asUser = ({ photo_id, questions_submitted_at, ...row }: Row & Account): User => ({
  _id: row._id,
  name: row.name,
  username: row.username,
  email: row.email,
  phone: row.phone,
  createdAt: row.createdAt,
  image: photoPath(photo_id),
  questionsSubmitted: questions_submitted_at !== null,
})

export const createUser = (
  db: Db,
  vault: Vault,
  { password_hash, ...account }: NewFields,
  webp?: Buffer,
  also?: Also,
) =>
  orTaken(
    db.transaction(async (tx) => {
      const _id = randomUUID()
      const sealed = await sealContact(tx, vault, 'users', _id, account)
      const row = onlyRow(
        await tx
          .insert(users)
          .values({ _id, password_hash, ...sealed })
          .returning(),
      )
      await also?.(tx, row._id)
      return withPhoto(tx, { ...row, ...account }, webp)
    }),
  )

export async function readUser(db: Db, vault: Vault, id: string): Promise<User | undefined> {
  const rows = await prepared(db, 'read_user', (on, name) =>
    on
      .select()
      .from(users)
      .where(eq(users._id, sql.placeholder('id')))
      .prepare(name),
  ).execute({ id })
  const row = await openContact(db, vault, 'users', rows)
  return row && asUser(row)
}

export const updateUser = (
  db: Db,
  vault: Vault,
  id: string,
  fields: Fields,
  webp?: Buffer,
  also?: Also,
) =>
  orTaken(
    db.transaction(async (tx) => {
      if (!(await isThere(tx, id))) return undefined
      await also?.(tx, id)
      const changed = await changedColumns(tx, vault, 'users', id, fields)
      const rows = Object.keys(changed).length
        ? await tx.update(users).set(changed).where(eq(users._id, id)).returning()
        : await tx.select().from(users).where(eq(users._id, id))
      const row = await openContact(tx, vault, 'users', rows)
      return row && withPhoto(tx, row, webp)
    }),
  )

async function withPhoto(tx: Db, row: Row & Account, webp?: Buffer) {
  if (!webp) return asUser(row)
  const photo_id = await replacePhoto(tx, row._id, webp)
  await tx.update(users).set({ photo_id }).where(eq(users._id, row._id))
  return asUser({ ...row, photo_id })
}

export const markUserSubmitted = (db: Db, id: string) =>
  db
    .update(users)
    .set({ questions_submitted_at: sql`coalesce(${users.questions_submitted_at}, now())` })
    .where(eq(users._id, id))

/** None of who has left. */
export async function patientName(db: Db, vault: Vault, id: string): Promise<string | undefined> {
  const { _id, name, sealed_name } = users
  const rows = await db.select({ _id, name, sealed_name }).from(users).where(eq(_id, id))
  return (await openContact(db, vault, 'users', rows))?.name
}

/** The account row and its sessions; what hangs on it by foreign key goes along. */
export async function deleteUser(tx: Db, id: string) {
  await deleteSignIn(tx, id)
  await tx.delete(users).where(eq(users._id, id))
}

/** Held until the change is done: who has left gets no key again. */
async function isThere(tx: Db, id: string) {
  const of = eq(users._id, id)
  return (await tx.select({ id: users._id }).from(users).where(of).for('update')).length > 0
}
