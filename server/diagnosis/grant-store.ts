import {
  type Grant,
  type GrantItem,
  type GrantTo,
  type ItemChoice,
  nothingShared,
  type Terms,
} from '@attune/contract/diagnosis.ts'
import type { SharedItem } from '@attune/contract/ledger.ts'
import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { forbidden } from '../lib/errors.ts'
import { isActiveTherapist } from '../therapists/standing.ts'
import { therapists } from '../therapists/table.ts'
import { grantItems, grants } from './table.ts'

/** The database decides what is over: no clock of a node or a page takes part. */
export const stands = or(isNull(grantItems.expires_at), gt(grantItems.expires_at, sql`now()`))

const has = (item: SharedItem): SQL<boolean> =>
  sql<boolean>`coalesce(bool_or(${grantItems.item} = ${item}), false)`
const parts = { summary: has('summary'), danger: has('danger'), journals: has('journals') }

const itsItems = and(
  eq(grantItems.user_id, grants.user_id),
  eq(grantItems.therapist_id, grants.therapist_id),
  stands,
)

export async function readGrant(
  db: Db,
  userId: string,
  therapistId: string,
): Promise<Grant | undefined> {
  const [row] = await db
    .select(parts)
    .from(grants)
    .leftJoin(grantItems, itsItems)
    .where(and(eq(grants.user_id, userId), eq(grants.therapist_id, therapistId)))
    .groupBy(grants.user_id, grants.therapist_id)
  return row && whole(row)
}

/** What this therapist may read; refused where that is nothing, and to one whom the operator has stopped. */
export async function requireGrant(db: Db, userId: string, therapistId: string): Promise<Grant> {
  const grant = await readGrant(db, userId, therapistId)
  if (!grant || !(grant.summary || grant.journals)) throw forbidden()
  if (!(await isActiveTherapist(db, therapistId))) throw forbidden()
  return grant
}

export async function listGrants(db: Db, userId: string): Promise<GrantTo[]> {
  const rows = await db
    .select({ therapistId: grants.therapist_id, name: therapists.name, ...parts })
    .from(grants)
    .innerJoin(therapists, eq(therapists._id, grants.therapist_id))
    .leftJoin(grantItems, itsItems)
    .where(eq(grants.user_id, userId))
    .groupBy(grants.therapist_id, therapists.name)
    .orderBy(therapists.name)
  return rows.map((row) => ({ ...row, ...whole(row) }))
}

/** The answers about danger are a part of the summary, and never without it. */
const whole = ({ summary, danger, journals }: Grant): Grant => ({
  summary,
  danger: summary && danger,
  journals,
})

/**
 * Locks the patient's choice for one therapist, so that of two changes at once each sees what the
 * other left, and gives what stood.
 */
export async function lockGrant(tx: Db, userId: string, therapistId: string) {
  await tx
    .insert(grants)
    .values({ user_id: userId, therapist_id: therapistId })
    .onConflictDoUpdate({
      target: [grants.user_id, grants.therapist_id],
      set: { updated_at: sql`now()` },
    })
  return (await readGrant(tx, userId, therapistId)) ?? nothingShared
}

/**
 * Shares what is chosen and withdraws the rest; single entries and moods stay, and terms that stand
 * unless others are given.
 */
export async function setParts(
  tx: Db,
  userId: string,
  therapistId: string,
  grant: Grant,
  terms?: Terms,
) {
  const wanted = whole(grant)
  for (const item of ['summary', 'danger', 'journals'] as const)
    if (!wanted[item]) await dropItem(tx, userId, therapistId, { item, entryId: null })
    else if (terms) await setItem(tx, userId, therapistId, { item, entryId: null, ...terms })
    else
      await tx
        .insert(grantItems)
        .values({ user_id: userId, therapist_id: therapistId, item })
        .onConflictDoUpdate({
          target: once,
          set: { purpose: null, expires_at: null, granted_at: sql`now()` },
          setWhere: lte(grantItems.expires_at, sql`now()`),
        })
}

const once = [grantItems.user_id, grantItems.therapist_id, grantItems.item, grantItems.entry_id]

/** How long each choice lasts, as the database counts. */
const lengths = {
  'first-talk': sql`now() + interval '14 days'`,
  'three-months': sql`now() + interval '3 months'`,
  'one-year': sql`now() + interval '1 year'`,
  'until-withdrawn': sql`NULL`,
} as const

export async function setItem(
  tx: Db,
  userId: string,
  therapistId: string,
  { item, entryId, purpose, lasts }: ItemChoice,
) {
  const terms = { purpose, expires_at: lengths[lasts] }
  const key = { user_id: userId, therapist_id: therapistId, item, entry_id: entryId }
  await tx
    .insert(grantItems)
    .values({ ...key, ...terms })
    .onConflictDoUpdate({ target: once, set: { ...terms, granted_at: sql`now()` } })
}

/** The answers about danger go with the summary. */
export const dropItem = (
  tx: Db,
  userId: string,
  therapistId: string,
  { item, entryId }: Pick<ItemChoice, 'item' | 'entryId'>,
) =>
  tx
    .delete(grantItems)
    .where(
      and(
        eq(grantItems.user_id, userId),
        eq(grantItems.therapist_id, therapistId),
        inArray(grantItems.item, item === 'summary' ? ['summary', 'danger'] : [item]),
        entryId ? eq(grantItems.entry_id, entryId) : undefined,
      ),
    )

/** What stands of what this patient shares, and with whom. */
export const listItems = (db: Db, userId: string): Promise<GrantItem[]> =>
  db
    .select({
      therapistId: grantItems.therapist_id,
      item: grantItems.item,
      entryId: grantItems.entry_id,
      purpose: grantItems.purpose,
      until: grantItems.expires_at,
    })
    .from(grantItems)
    .where(and(eq(grantItems.user_id, userId), stands))
    .orderBy(asc(grantItems.granted_at), asc(grantItems._id))

export const dropItems = (tx: Db, userId: string, therapistId: string) =>
  tx
    .delete(grantItems)
    .where(and(eq(grantItems.user_id, userId), eq(grantItems.therapist_id, therapistId)))

/** Nobody is left to read; the log of past readings stays the patient's. */
export const deleteGrantsTo = (tx: Db, therapistId: string) =>
  tx.delete(grants).where(eq(grants.therapist_id, therapistId))
