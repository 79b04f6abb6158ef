import { eq, getTableName, isNotNull, or, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../lib/db.ts'
import type { AssociatedData, DataKey, Vault } from '../lib/vault.ts'
import { lookOf } from '../names/lexicon/look-alikes.ts'

type Kind = 'users' | 'therapists'
type Field = 'name' | 'username' | 'email' | 'phone' | 'shown_email' | 'shown_phone'
type Given = { [F in Field]?: string | null | undefined }

/** What is sealed of each kind of account. Therapists are looked for by their names, which everyone reads. */
const sealedFields: Record<Kind, readonly Field[]> = {
  users: ['name', 'username', 'email', 'phone'],
  therapists: ['username', 'email', 'phone', 'shown_email', 'shown_phone'],
}

const indexed: readonly Field[] = ['username', 'email']

type Account = 'name' | 'username' | 'email' | 'phone'
type Opened<Row> = { [K in keyof Row]: K extends Account ? string : Row[K] }

/** These rows with what is sealed of them in the clear: one statement more for keys that are not in memory. */
export async function openContacts<Row extends { _id: string }>(
  db: Db,
  vault: Pick<Vault, 'keysOf'>,
  kind: Kind,
  rows: readonly Row[],
): Promise<Opened<Row>[]> {
  const keys = await vault.keysOf(
    db,
    rows.map(({ _id }) => _id),
  )
  return rows.map((row) => opened(keys.get(row._id), kind, row))
}

/** The first of these rows, if there is one. */
export async function openContact<Row extends { _id: string }>(
  db: Db,
  vault: Vault,
  kind: Kind,
  rows: readonly Row[],
): Promise<Opened<Row> | undefined> {
  return (await openContacts(db, vault, kind, rows.slice(0, 1)))[0]
}

function opened<Row extends { _id: string }>(key: DataKey | undefined, kind: Kind, row: Row) {
  const clear: Record<string, unknown> = { ...row }
  for (const field of sealedFields[kind]) {
    const sealed = clear[`sealed_${field}`]
    if (sealed instanceof Buffer && key)
      clear[field] = key.decrypt(sealed, sealedAs(kind, field, row._id))
    // An account that was written by hand may have none.
    else if (!/^shown/.test(field)) clear[field] ??= ''
  }
  return clear as Opened<Row>
}

/** The name alone, where a key is at hand. */
export const openName = (key: DataKey | undefined, id: string, sealed: Buffer | null) =>
  sealed && key ? key.decrypt(sealed, sealedAs('users', 'name', id)) : null

/** The columns for what is given of an account. */
export async function sealContact(tx: Db, vault: Vault, kind: Kind, id: string, given: Given) {
  const key = await vault.keyOf(tx, id)
  const columns: { [column: string]: Buffer | string | null } = {}
  for (const field of sealedFields[kind]) {
    const value = given[field]
    if (value === undefined) continue
    columns[field] = null
    columns[`sealed_${field}`] =
      value === null ? null : key.encrypt(value, sealedAs(kind, field, id))
    if (value !== null && indexed.includes(field))
      columns[`${field}_index`] = vault.blindIndex(`${kind}.${field}`, value)
    if (field === 'username' && value !== null)
      columns.username_look = lookIndex(vault, kind, value)
  }
  return columns
}

/** By which user names that look alike are found. */
export const lookIndex = (vault: Pick<Vault, 'blindIndex'>, kind: Kind, username: string) =>
  vault.blindIndex(`${kind}.username_look`, lookOf(username))

type Change = Given & { password_hash?: string | undefined; email_confirmed_at?: null }

/** The columns for a change of an account. */
export async function changedColumns(tx: Db, vault: Vault, kind: Kind, id: string, change: Change) {
  const { password_hash, email_confirmed_at, ...given } = change
  const isSealed = sealedFields[kind].some((field) => given[field] !== undefined)
  return {
    ...(kind === 'therapists' && given.name && { name: given.name }),
    ...(password_hash !== undefined && { password_hash }),
    ...(email_confirmed_at === null && { email_confirmed_at }),
    ...(isSealed && (await sealContact(tx, vault, kind, id, given))),
  }
}

const sealedAs = (kind: Kind, field: Field, id: string): AssociatedData => `${kind}.${field}:${id}`

type Table = PgTable & { _id: PgColumn } & { [F in Account]: PgColumn }

export const kindOf = (table: PgTable): Kind =>
  getTableName(table) === 'users' ? 'users' : 'therapists'

const slice = 200

/** Seals what stands in the clear in accounts of an older version, in slices; says how many there were. */
export async function sealAccounts(db: Db, vault: Vault, table: Table): Promise<number> {
  const kind = kindOf(table)
  const columns = Object.entries(table).filter(([name]) =>
    sealedFields[kind].some((field) => field === name),
  )
  const inTheClear: SQL | undefined = or(...columns.map(([, column]) => isNotNull(column)))
  for (let sealed = 0; ; ) {
    const done = await db.transaction(async (tx) => {
      const rows = await tx.select().from(table).where(inTheClear).limit(slice).for('update')
      for (const row of rows) {
        const given = columns.filter(([name]) => typeof row[name] === 'string')
        const values = Object.fromEntries(given.map(([name]) => [name, row[name]]))
        const id = String(row._id)
        // Two of them may look alike: what they look like is said one by one (`fillLooks`).
        const { username_look: _, ...change } = await sealContact(tx, vault, kind, id, values)
        await tx.update(table).set(change).where(eq(table._id, id))
      }
      return rows.length
    })
    sealed += done
    if (done === 0) return sealed
  }
}
