import type { AccountDraft, AccountPatch, Credentials } from '@attune/contract/accounts.ts'
import { say } from '@attune/contract/errors.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Db, onlyRow } from '../lib/db.ts'
import { AppError, takenIndex } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { asSignIn } from '../lib/person.ts'
import { encodePhoto } from '../lib/photos.ts'
import { checkedName } from '../names/check-name.ts'
import { publicLabel } from '../names/public-text.ts'
import { isKnownDevice } from './device-store.ts'
import { type Owner, requireHardToGuess } from './password-rules.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { kindOf, lookIndex, openContacts } from './sealed-contact.ts'
import { checkSecondFactor } from './second-factor.ts'
import type { Caller } from './sessions.ts'

/** The columns both account tables share, as far as signing in needs them. */
export type AccountTable = PgTable & {
  _id: PgColumn
  name: PgColumn
  email: PgColumn
  sealed_email: PgColumn
  email_index: PgColumn
  email_confirmed_at: PgColumn
  username: PgColumn
  username_index: PgColumn
  username_look: PgColumn
  password_hash: PgColumn
}

/**
 * A draft made ready to store: the password hashed, the picture re-encoded. The picture comes last,
 * since nothing else takes as much; `address` is whose turn it counts as.
 */
export async function prepareDraft(
  { db, vault }: Parts,
  table: AccountTable,
  { image, profileImage, password, ...fields }: AccountDraft,
  address: string,
) {
  const names = {
    name: checkedName(fields.name, 'name'),
    username: checkedName(fields.username, 'username'),
    phone: publicLabel(fields.phone, 'phone'),
  }
  requireHardToGuess(password, fields)
  await requireFree({ db, vault }, table, { ...fields, ...names })
  const password_hash = await hashPassword(password)
  const webp = await encodeSent(image ?? profileImage, address)
  return { fields: { ...fields, ...names, password_hash }, webp }
}

/** The same for a change. A new password is taken only with the current one. */
export async function preparePatch(
  { db, vault, limits }: Pick<Context, 'db' | 'vault' | 'limits'>,
  table: AccountTable,
  { id, session }: Pick<Caller, 'id' | 'session'>,
  patch: AccountPatch,
) {
  const { image, profileImage, password, currentPassword, ...given } = patch
  const fields = { ...given, ...checkedNames(given) }
  await requireFree({ db, vault }, table, fields, id)
  const hash =
    password === undefined
      ? undefined
      : await changedHash({ db, vault, limits }, table, { id, session }, patch)
  const webp = await encodeSent(image ?? profileImage, id)
  const fieldsToStore = { ...fields, ...(hash && { password_hash: hash.password_hash }) }
  return { fields: fieldsToStore, webp, replacedHash: hash?.replaced }
}

async function changedHash(
  { db, vault, limits }: Pick<Context, 'db' | 'vault' | 'limits'>,
  table: AccountTable,
  { id, session }: Pick<Caller, 'id' | 'session'>,
  patch: AccountPatch,
) {
  const { password = '', currentPassword = '' } = patch
  await limits.take('currentPassword', session)
  const stored = await storedHash(db, table, eq(table._id, id))
  if (!stored?.hash || !(await isPassword(stored.hash, currentPassword))) throw wrongPassword()
  await limits.giveBack('currentPassword', session)
  requireHardToGuess(password, { ...(await ownerOf(db, vault, table, id)), ...namesIn(patch) })
  return { password_hash: await hashPassword(password), replaced: stored.hash }
}

/**
 * Of several changes at once the first one counts: the others gave a password that is no longer the
 * current one. Holds the account until the transaction ends.
 */
export async function requireStillCurrent(tx: Db, table: AccountTable, id: string, hash: string) {
  const own = tx.select({ hash: table.password_hash }).from(table).where(eq(table._id, id))
  const [row] = await own.for('update')
  if (row?.hash !== hash) throw wrongPassword()
}

const wrongPassword = () =>
  new AppError('invalid', 'The current password is not right', 'currentPassword')

export async function ownerOf(
  db: Db,
  vault: Context['vault'],
  table: AccountTable,
  id: string,
): Promise<Owner> {
  const rows = await db.select().from(table).where(eq(table._id, id))
  const known = rows.map((row) => ({ ...row, _id: id }))
  const row: { [column: string]: unknown } = onlyRow(
    await openContacts(db, vault, kindOf(table), known),
  )
  return { name: String(row.name), username: String(row.username), email: String(row.email) }
}

const namesIn = ({ name, username, email }: AccountPatch): Partial<Owner> => ({
  ...(name !== undefined && { name }),
  ...(username !== undefined && { username }),
  ...(email !== undefined && { email }),
})

/** A browser sends an empty file where no picture was chosen. */
const encodeSent = async (picture: Blob | undefined, key: string) =>
  picture && picture.size > 0 ? encodePhoto(picture, key) : undefined

type Parts = Pick<Context, 'db' | 'vault'>
type Names = { email?: string | undefined; username?: string | undefined }

/** Spares the work for what is taken already; what is taken meanwhile, the unique index decides. */
async function requireFree(
  { db, vault }: Parts,
  table: AccountTable,
  { email, username }: Names,
  own?: string,
) {
  const kind = kindOf(table)
  const another = own ? sql` AND ${table._id} <> ${own}` : sql``
  const sameEmail = (value: string) =>
    sql`${table.email_index} = ${vault.blindIndex(`${kind}.email`, value)}${another}`
  /** An account of an older version may hold a look-alike, and is found by the name itself. */
  const sameUsername = (value: string) =>
    sql`(${table.username_look} = ${lookIndex(vault, kind, value)}
      OR ${table.username_index} = ${vault.blindIndex(`${kind}.username`, value)})${another}`
  const isTaken = async (where: SQL) =>
    (await asSignIn(() => db.select({ id: table._id }).from(table).where(where).limit(1))).length >
    0
  if (email !== undefined && (await isTaken(sameEmail(email)))) throw emailTaken()
  if (username !== undefined && (await isTaken(sameUsername(username)))) throw usernameTaken()
}

const emailTaken = () => new AppError('taken', say.emailTaken, 'email')
const usernameTaken = () => new AppError('taken', say.usernameTaken, 'username')

const checkedNames = ({
  name,
  username,
  phone,
}: Pick<AccountPatch, 'name' | 'username' | 'phone'>) => ({
  ...(name !== undefined && { name: checkedName(name, 'name') }),
  ...(username !== undefined && { username: checkedName(username, 'username') }),
  ...(phone !== undefined && { phone: publicLabel(phone, 'phone') }),
})

/** Whether this is the password of that account. */
export async function isOwnPassword(db: Db, table: AccountTable, id: string, password: string) {
  const stored = await storedHash(db, table, eq(table._id, id))
  return isPassword(stored?.hash ?? null, password)
}

/** From where somebody tries to sign in: the network, and the device if it was given a cookie. */
export type Origin = { network: string; device: string | undefined }

/**
 * The account these credentials open, and whether a second factor was among them. Same words and
 * time whether or not the address is known. A try counts until all of it was right.
 */
export async function checkCredentials(
  context: Pick<Context, 'db' | 'vault' | 'limits'>,
  table: AccountTable,
  { email, password, code }: Credentials,
  { network, device }: Origin,
): Promise<{ id: string; secondFactor: boolean }> {
  const { db, vault, limits } = context
  const account = email.toLowerCase()
  const stored = await storedHash(
    db,
    table,
    eq(table.email_index, vault.blindIndex(`${kindOf(table)}.email`, email)),
  )
  const isKnown = await isKnownDevice(db, stored?.id, device)
  const tries = isKnown
    ? ([['loginDevice', `${account} ${device}`]] as const)
    : ([
        ['loginNetwork', network],
        ['loginAccount', `${account} ${network}`],
        ['loginAccountAnywhere', account],
      ] as const)
  for (const [limit, key] of tries) await limits.take(limit, key)
  if (!(await isPassword(stored?.hash ?? null, password)) || !stored)
    throw new AppError('signed_out', say.badCredentials)
  const known = isKnown ? device : undefined
  const secondFactor = await checkSecondFactor(context, stored.id, code, known)
  for (const [limit, key] of tries) await limits.giveBack(limit, key)
  return { id: stored.id, secondFactor }
}

/** A unique index decides what is taken, not the read before. */
export async function orTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const taken = takenIndex(error)
    if (taken?.endsWith('_email')) throw emailTaken()
    if (taken && /_username(_look)?$/.test(taken)) throw usernameTaken()
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
