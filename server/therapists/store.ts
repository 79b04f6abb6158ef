import { randomUUID } from 'node:crypto'
import type { AvailabilityDraft } from '@attune/contract/availability.ts'
import { notShown, type ShownContact, type Therapist } from '@attune/contract/therapists.ts'
import { practiceLabels } from '@attune/engine/questionnaires/read-practice.ts'
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { orTaken } from '../auth/accounts.ts'
import { deleteSignIn } from '../auth/delete-sign-in.ts'
import { changedColumns, openContact, sealContact } from '../auth/sealed-contact.ts'
import { sessions } from '../auth/table.ts'
import { availabilityOf, rowOf } from '../availability/columns.ts'
import { type Db, onlyRow, prepared } from '../lib/db.ts'
import type { Vault } from '../lib/vault.ts'
import { publicLabel } from '../names/public-text.ts'
import { photoPath, replacePhoto } from '../photos/store.ts'
import { licenceColumn, standingOf } from './licence-standing.ts'
import { statedColumn, statedLine } from './stated-line.ts'
import { therapists } from './table.ts'

type Row = typeof therapists.$inferSelect
type Account = Record<'name' | 'username' | 'email' | 'phone', string>
type FullRow = Row &
  Account & { licence: Parameters<typeof standingOf>[0]; stated: Parameters<typeof statedLine>[0] }

/** Of whom others see something. */
export const columns = {
  ...getTableColumns(therapists),
  licence: licenceColumn,
  stated: statedColumn,
}
type Fields = {
  [K in 'name' | 'username' | 'email' | 'phone' | 'password_hash']?: string | undefined
} & { email_confirmed_at?: null }
/** What belongs into the same transaction. */
type Also = (tx: Db, id: string) => Promise<void>
type NewFields = Account & { password_hash: string }

const asTherapist = (row: FullRow): Therapist => ({
  _id: row._id,
  name: row.name,
  username: row.username,
  email: row.email,
  phone: row.phone,
  image: photoPath(row.photo_id),
  questionsSubmitted: row.questions_submitted_at !== null,
  isActive: row.isActive,
  isDemo: row.isDemo,
  specialization: row.specialization,
  yearsOfWork: row.yearsOfWork,
  experience: row.experience,
  approach: row.approach,
  clients: row.clients,
  additionalServices: row.additionalServices,
  languages: said(row, 'language'),
  formats: said(row, 'format'),
  hours: said(row, 'hours'),
  availability: availabilityOf(row),
  licence: standingOf(row.licence),
  stated: statedLine(row.stated),
  contactWithheld: false,
})

/** An answer from before its question was asked is no reason to show nobody. */
const said = ({ practice }: Row, key: 'language' | 'format' | 'hours') =>
  practice?.codes?.[key] ? practiceLabels(practice, key).join(', ') : ''

/** As anyone but themselves reads them. */
export const asSeen = (row: FullRow): Therapist => ({
  ...asTherapist(row),
  email: (row.shown_email ?? row.email) || notShown,
  phone: (row.shown_phone ?? row.phone) || notShown,
})

export const createTherapist = (
  db: Db,
  vault: Vault,
  { password_hash, ...account }: NewFields,
  webp?: Buffer,
  also?: Also,
) =>
  orTaken(
    db.transaction(async (tx) => {
      const _id = randomUUID()
      const sealed = await sealContact(tx, vault, 'therapists', _id, account)
      const row = onlyRow(
        await tx
          .insert(therapists)
          .values({ _id, password_hash, name: account.name, ...sealed })
          .returning(),
      )
      await also?.(tx, row._id)
      return withPhoto(tx, { ...row, ...account, licence: null, stated: null }, webp)
    }),
  )

/** Themselves, and as others see them. */
export async function readBoth(db: Db, vault: Vault, id: string) {
  const rows = await prepared(db, 'read_therapist', (on, name) =>
    on
      .select(columns)
      .from(therapists)
      .where(eq(therapists._id, sql.placeholder('id')))
      .prepare(name),
  ).execute({ id })
  const row = await openContact(db, vault, 'therapists', rows)
  return row && { own: asTherapist(row), seen: asSeen(row) }
}

/** As they read themselves. */
export const readTherapist = async (db: Db, vault: Vault, id: string) =>
  (await readBoth(db, vault, id))?.own

export async function readShownContact(
  db: Db,
  vault: Vault,
  id: string,
): Promise<ShownContact | undefined> {
  const rows = await db.select().from(therapists).where(eq(therapists._id, id))
  const row = await openContact(db, vault, 'therapists', rows)
  return row && { email: row.shown_email, phone: row.shown_phone }
}

export const setShownContact = async (
  db: Db,
  vault: Vault,
  id: string,
  draft: ShownContact,
): Promise<ShownContact> => {
  const shown = { ...draft, phone: draft.phone && publicLabel(draft.phone, 'phone') }
  return db.transaction(async (tx) => {
    if (!(await isThere(tx, id))) return shown
    const fields = { shown_email: shown.email, shown_phone: shown.phone }
    const sealed = await sealContact(tx, vault, 'therapists', id, fields)
    await tx.update(therapists).set(sealed).where(eq(therapists._id, id))
    return shown
  })
}

export const updateTherapist = (
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
      const changed = await changedColumns(tx, vault, 'therapists', id, fields)
      if (Object.keys(changed).length)
        await tx.update(therapists).set(changed).where(eq(therapists._id, id))
      const rows = await tx.select(columns).from(therapists).where(eq(therapists._id, id))
      const row = await openContact(tx, vault, 'therapists', rows)
      return row && withPhoto(tx, row, webp)
    }),
  )

export const setAvailability = (db: Db, id: string, draft: AvailabilityDraft) =>
  db.update(therapists).set(rowOf(draft)).where(eq(therapists._id, id))

async function withPhoto(tx: Db, row: FullRow, webp?: Buffer) {
  if (!webp) return asTherapist(row)
  const photo_id = await replacePhoto(tx, row._id, webp)
  await tx.update(therapists).set({ photo_id }).where(eq(therapists._id, row._id))
  return asTherapist({ ...row, photo_id })
}

/** Their rows; whoever calls tells the nodes, so that sockets are cut. */
export const endSessionsOf = (tx: Db, id: string) =>
  tx
    .update(sessions)
    .set({ revoked_at: sql`now()` })
    .where(and(eq(sessions.person_id, id), isNull(sessions.revoked_at)))

export async function deleteTherapist(tx: Db, id: string) {
  await deleteSignIn(tx, id)
  await tx.delete(therapists).where(eq(therapists._id, id))
}

/** None of who has left. */
export async function therapistName(db: Db, id: string): Promise<string | undefined> {
  const { _id, name } = therapists
  return (await db.select({ name }).from(therapists).where(eq(_id, id)))[0]?.name
}

/** Held until the change is done: who has left gets no key again. */
async function isThere(tx: Db, id: string) {
  const of = eq(therapists._id, id)
  return (
    (await tx.select({ id: therapists._id }).from(therapists).where(of).for('update')).length > 0
  )
}
