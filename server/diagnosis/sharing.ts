import type { GrantChoice, GrantItem, ItemChoice } from '@attune/contract/diagnosis.ts'
import { say } from '@attune/contract/errors.ts'
import { SharedItem } from '@attune/contract/ledger.ts'
import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { notify, receiverOf } from '../auth/account-mails.ts'
import { appendEvents, type Event } from '../ledger/append.ts'
import type { Db } from '../lib/db.ts'
import { AppError, againAfterDeadlock, forbidden } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { asJob } from '../lib/person.ts'
import type { Vault } from '../lib/vault.ts'
import { letters } from '../mail/letters.ts'
import { note } from '../notifications/note.ts'
import { therapistName } from '../therapists/store.ts'
import { users } from '../users/table.ts'
import {
  deleteGrantsTo,
  dropItem,
  dropItems,
  listItems,
  lockGrant,
  setItem,
  setParts,
} from './grant-store.ts'
import { grantItems, grants } from './table.ts'

type Parts = Pick<Context, 'db' | 'vault'>

export const changeGrant = (
  parts: Parts,
  userId: string,
  therapistId: string,
  { terms, ...grant }: GrantChoice,
) =>
  change(parts, userId, therapistId, async (tx) => {
    if (Object.values(grant).some(Boolean)) await requireNotEnded(tx, userId, therapistId)
    await setParts(tx, userId, therapistId, grant, terms)
  })

export const changeItem = (parts: Parts, userId: string, therapistId: string, choice: ItemChoice) =>
  change(parts, userId, therapistId, async (tx) => {
    await requireNotEnded(tx, userId, therapistId)
    await setItem(tx, userId, therapistId, choice)
  })

export const takeItemBack = (
  parts: Parts,
  userId: string,
  therapistId: string,
  name: Pick<ItemChoice, 'item' | 'entryId'>,
) => change(parts, userId, therapistId, (tx) => dropItem(tx, userId, therapistId, name))

export const takeAllBack = (parts: Parts, userId: string, therapistId: string) =>
  change(parts, userId, therapistId, (tx) => dropItems(tx, userId, therapistId))

/** Changes what one therapist may read, and writes down what came of it. */
const change = (
  { db, vault }: Parts,
  userId: string,
  therapistId: string,
  work: (tx: Db) => Promise<unknown>,
) =>
  db.transaction(async (tx) => {
    await holdContact(tx, userId, therapistId)
    await lockGrant(tx, userId, therapistId)
    const before = await itemsTo(tx, userId, therapistId)
    await work(tx)
    const after = await itemsTo(tx, userId, therapistId)
    const name = await nameOf(tx, therapistId)
    const events = stepsBetween(before, after).map(([kind, items]) =>
      eventOf(kind, { userId, therapistId, name }, items, after),
    )
    if (events.length > 0 && (await isInTouch(tx, userId, therapistId)))
      await note(tx, { person: therapistId, kind: 'shared', about: userId })
    await appendEvents(tx, vault, events)
  })

// The slice of messages stands on this one, so its table is named in SQL alone.

/** Held before the grant, as whoever ends a contact does: no end comes between. */
const holdContact = (tx: Db, userId: string, therapistId: string) =>
  tx.execute(sql`SELECT FROM threads WHERE ${ofBoth(userId, therapistId)} FOR SHARE`)

/** Where either has ended the contact, or it was declined, nothing is shared: not for later either. */
async function requireNotEnded(tx: Db, userId: string, therapistId: string) {
  const { rows } = await tx.execute(sql`SELECT FROM threads
    WHERE ${ofBoth(userId, therapistId)}
      AND (closed OR a_stop IS NOT NULL OR b_stop IS NOT NULL OR declined_until > now())`)
  if (rows.length > 0) throw new AppError('forbidden', say.contactEnded)
}

/** Whoever was never written to is told nothing of it, nor who cannot read it any more. */
async function isInTouch(tx: Db, userId: string, therapistId: string) {
  const { rows } = await tx.execute(sql`SELECT FROM threads
    WHERE ${ofBoth(userId, therapistId)} AND last_seq > 0
      AND NOT closed AND a_stop IS NULL AND b_stop IS NULL`)
  return rows.length > 0
}

const ofBoth = (one: string, other: string) =>
  sql`(a_id, b_id) IN ((${one}::uuid, ${other}::uuid), (${other}::uuid, ${one}::uuid))`

/** Whoever ends a contact, nothing is read from then on; a choice made before does not come back. */
export const withdrawGrant = (tx: Db, vault: Vault, userId: string, therapistId: string) =>
  asJob('end of sharing', async () => {
    const before = await itemsTo(tx, userId, therapistId)
    await dropItems(tx, userId, therapistId)
    if (before.length === 0) return
    const name = await nameOf(tx, therapistId)
    await appendEvents(tx, vault, [eventOf('withdrawn', { userId, therapistId, name }, before, [])])
  })

/** A therapist leaves: what they might still have read ends for everyone. Gives what is to be written down. */
export const endGrantsTo = (tx: Db, therapistId: string): Promise<Event[]> =>
  asJob('end of sharing', async () => {
    const rows = await tx
      .selectDistinct({ userId: grantItems.user_id })
      .from(grantItems)
      .where(eq(grantItems.therapist_id, therapistId))
    await deleteGrantsTo(tx, therapistId)
    const name = await nameOf(tx, therapistId)
    return rows.map(({ userId }) => eventOf('ended', { userId, therapistId, name }, [], []))
  })

/** Writes down what is over. That it is over, each reading asks the database anew. */
export const sweepEnded = ({ db, vault }: Parts) =>
  db.transaction(async (tx) => {
    const rows = await tx
      .delete(grantItems)
      .where(and(isNotNull(grantItems.expires_at), lte(grantItems.expires_at, sql`now()`)))
      .returning()
    const events: Event[] = []
    for (const [, ended] of Map.groupBy(rows, (row) => row.user_id + row.therapist_id)) {
      const [first] = ended
      if (!first) continue
      const { user_id: userId, therapist_id: therapistId } = first
      const name = await nameOf(tx, therapistId)
      const left = await itemsTo(tx, userId, therapistId)
      events.push(eventOf('ended', { userId, therapistId, name }, ended.map(asItem), left))
    }
    await appendEvents(tx, vault, events)
  })

/**
 * Committed before anything of it is answered. Refused where what was read has been withdrawn
 * meanwhile. The first reading by this therapist is told by mail.
 */
export const recordReading = (
  { db, env, vault }: Pick<Context, 'db' | 'env' | 'vault'>,
  userId: string,
  therapistId: string,
  items: readonly SharedItem[],
  entryIds: readonly string[] = [],
) =>
  againAfterDeadlock(() =>
    db.transaction(async (tx) => {
      const mine = and(eq(grants.user_id, userId), eq(grants.therapist_id, therapistId))
      await tx.select({ at: grants.first_read_at }).from(grants).where(mine).for('update')
      const standing = await itemsTo(tx, userId, therapistId)
      const isGone =
        items.some((item) => !standing.some((one) => one.item === item)) ||
        entryIds.some((id) => !standing.some(({ entryId }) => entryId === id))
      if (isGone) throw forbidden()
      const first = await tx
        .update(grants)
        .set({ first_read_at: sql`now()` })
        .where(and(mine, isNull(grants.first_read_at)))
        .returning({ at: grants.first_read_at })
      if (first.length > 0)
        await asJob('letter on a first reading', async () => {
          const receiver = await receiverOf(tx, vault, users, userId)
          if (receiver) await notify(tx, { env, vault }, receiver, letters.firstReading)
        })
      await note(tx, { person: userId, kind: 'reading', about: therapistId })
      const told = { therapistId, name: await nameOf(tx, therapistId), items: [...items] }
      await appendEvents(tx, vault, [
        { kind: 'read', person: userId, told: { ...told, first: first.length > 0 } },
      ])
    }),
  )

const itemsTo = async (db: Db, userId: string, therapistId: string) =>
  (await listItems(db, userId)).filter((one) => one.therapistId === therapistId)

type Between = { userId: string; therapistId: string; name: string }
type Item = Pick<GrantItem, 'item' | 'entryId' | 'purpose' | 'until'>
type Step = readonly [kind: Event['kind'], items: readonly Item[]]

/** Each with the things it is about, so that no end or purpose is told of another thing. */
function stepsBetween(before: readonly Item[], after: readonly Item[]): Step[] {
  const sameIn = (list: readonly Item[], one: Item) =>
    list.find(({ item, entryId }) => item === one.item && entryId === one.entryId)
  const isAltered = (one: Item) => {
    const was = sameIn(before, one)
    return was && termsOf(was) !== termsOf(one)
  }
  const steps: Step[] = [
    ['granted', after.filter((one) => !sameIn(before, one))],
    ['changed', after.filter(isAltered)],
    ['withdrawn', before.filter((one) => !sameIn(after, one))],
  ]
  return steps.filter(([, items]) => items.length > 0)
}

const termsOf = ({ purpose, until }: Item) => `${purpose} ${until?.toISOString()}`

function eventOf(
  kind: Event['kind'],
  { userId, therapistId, name }: Between,
  about: readonly Item[],
  left: readonly Item[],
): Event {
  const isGiven = kind === 'granted' || kind === 'changed'
  const latest = isGiven ? about.at(-1) : undefined
  const told = {
    ...{ therapistId, name, items: kindsOf(about), left: kindsOf(left) },
    purpose: latest?.purpose ?? null,
    until: latest?.until?.toISOString() ?? null,
  }
  return { kind, person: userId, told }
}

const kindsOf = (items: readonly Item[]) =>
  SharedItem.options.filter((kind) => items.some(({ item }) => item === kind))

const asItem = (row: typeof grantItems.$inferSelect): Item => ({
  ...{ item: row.item, entryId: row.entry_id, purpose: row.purpose, until: row.expires_at },
})

const nameOf = async (db: Db, therapistId: string) =>
  (await therapistName(db, therapistId)) ?? 'A therapist'
