import { and, asc, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { openContacts } from '../auth/sealed-contact.ts'
import { containing } from '../lib/containing.ts'
import type { Db } from '../lib/db.ts'
import type { Listing } from '../lib/env.ts'
import { noSuchPage, type PageQuery, pageOf } from '../lib/pages.ts'
import { noCopy } from '../lib/read-copy.ts'
import type { Vault } from '../lib/vault.ts'
import { hasLicence } from './licence-standing.ts'
import { byNameAlone, languagesOf, type Order, orderOf } from './order.ts'
import { readWords } from './read-words.ts'
import { conditionsOf, type Search } from './search.ts'
import { countSearch } from './search-counts.ts'
import { asSeen, columns, therapistName } from './store.ts'
import { therapists } from './table.ts'

export type TherapistFilter = PageQuery & {
  /** Whom patients find. */
  listing?: Listing
  name?: string | undefined
  specialization?: string | undefined
  minYears?: number | undefined
  ids?: string[] | undefined
  /** Typed words. */
  words?: string | undefined
  /** What the browser says its languages are. */
  acceptLanguage?: string | undefined
} & Pick<Search, 'filters'>

/** What a search asks for, without the page. */
type Counted = Omit<TherapistFilter, keyof PageQuery>

/**
 * Active therapists by name, those that words find in the order of `orderOf`; a row more than the
 * page says whether there is a next one. Whom a search finds is asked of the copy where it is near;
 * whether they still meet it, and all that is shown of them, of the database itself.
 */
export async function listTherapists(
  db: Db,
  vault: Pick<Vault, 'keysOf'>,
  filter: TherapistFilter,
  copy = noCopy,
) {
  const { limit, cursor, minYears, filters } = filter
  const terms = await termsOf(db, filter, copy)
  const { rank } = orderOfList(filter, terms)
  const order = rank ? [desc(rank), ...byName] : byName
  const conditions: (SQL | undefined)[] = [
    ...listed(filter),
    minYears !== undefined ? gte(therapists.yearsOfWork, minYears) : undefined,
    ...conditionsOf({ terms, filters }).map(({ holds }) => holds),
    cursor ? await after(db, cursor, rank) : undefined,
  ]
  // The ids alone come out of an index, without a look at the rows of those who don't pass.
  const findIn = (on: Db) =>
    on
      .select({ _id: therapists._id, name: therapists.name })
      .from(therapists)
      .where(and(...conditions))
      .orderBy(...order)
      .limit(limit + 1)
  const rowsOf = () => db.select(columns).from(therapists).$dynamic()
  const idOf = ({ _id }: { _id: string }) => _id

  /**
   * None where nobody is left whom the copy found. Who has another name by now stands at another place,
   * where the list goes on after the last who has not.
   */
  async function pageOfCopy(found: { _id: string; name: string | null }[]) {
    const ids = found.slice(0, limit).map(idOf)
    const names = new Map(found.map(({ _id, name }) => [_id, name]))
    const isOfThem = sql`${therapists._id} = ANY(${sql.param(ids)}::uuid[])`
    const rows = rowsOf().where(and(isOfThem, ...conditions))
    const items = (await rows.orderBy(...order)).filter(({ _id, name }) => names.get(_id) === name)
    const last = items.at(-1)
    return last && { items, next: found.length > limit ? last._id : undefined }
  }
  async function pageOfDatabase() {
    const found = findIn(db).as('found')
    const rows = rowsOf().innerJoin(found, eq(therapists._id, found._id))
    return pageOf(await rows.orderBy(...order), limit, idOf)
  }

  const found = isSearch(filter) ? await copy.lately(findIn) : undefined
  const { items, next } = (found && (await pageOfCopy(found))) ?? (await pageOfDatabase())
  return { items: (await openContacts(db, vault, 'therapists', items)).map(asSeen), next }
}

/** Whether everybody is looked at: people by id, and all of them in their order, are read from an index. */
const isSearch = ({ ids, words, filters, minYears, name, specialization }: Counted) =>
  !ids && Boolean(words || filters?.length || minYears || name || specialization)

/** How many the same list has, and what every change of the search would find. */
export async function countTherapists(db: Db, filter: Counted, copy = noCopy) {
  const terms = await termsOf(db, filter, copy)
  const order = orderOfList(filter, terms).text
  const countIn = (on: Db) => countSearch(on, { ...filter, terms }, { base: baseOf(filter), order })
  return (filter.ids ? undefined : await copy.lately(countIn)) ?? countIn(db)
}

/** Without words the order is that of the index, whoever looks. */
const orderOfList = (
  { words = '', acceptLanguage }: Counted,
  terms: Parameters<typeof orderOf>[0],
): Order => (words ? orderOf(terms, languagesOf(words, acceptLanguage)) : byNameAlone)

/**
 * Read of the copy where it is near: who has another name since is found by it a moment later. Words mean
 * the same among a few as among all: a town is one, though none of the few works there.
 */
async function termsOf(db: Db, filter: Counted, copy: typeof noCopy) {
  const { words = '', listing } = filter
  const readIn = (on: Db) => readWords(on, words, baseOf(listing ? { listing } : {}))
  return words ? ((await copy.lately(readIn)) ?? (await readIn(db))) : []
}

const baseOf = (filter: Counted) =>
  sql.join(
    listed(filter).filter((one) => one !== undefined),
    sql` AND `,
  )

/** Who is there to be found at all. */
const listed = ({ listing, name, specialization, ids }: Counted) => [
  eq(therapists.isActive, true),
  listing === 'checked' ? hasLicence('checked') : undefined,
  name ? sql`lower(${therapists.name}) LIKE lower(${containing(name)})` : undefined,
  specialization
    ? sql`lower(${therapists.specialization}) LIKE lower(${containing(specialization)})`
    : undefined,
  ids ? inArray(therapists._id, ids) : undefined,
]

const byName = [asc(sql`lower(${therapists.name})`), asc(therapists._id)]

/** The cursor is the last therapist's id: with the longest name in it, it would not fit its own limit. */
async function after(db: Db, cursor: string, rank: SQL | null) {
  const last = z.uuid().safeParse(cursor).success ? await therapistName(db, cursor) : undefined
  if (last === undefined) throw noSuchPage()
  const isNext = sql`(lower(${therapists.name}), ${therapists._id}) > (lower(${last}), ${cursor}::uuid)`
  if (!rank) return isNext
  const ofLast = sql`(SELECT ${rank} FROM therapists WHERE id = ${cursor}::uuid)`
  return sql`(${rank} < ${ofLast} OR (${rank} = ${ofLast} AND ${isNext}))`
}
