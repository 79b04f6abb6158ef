import {
  type Message,
  type Partner,
  previewLength,
  type SenderRole,
  type Thread,
} from '@attune/contract/messages.ts'
import type { ThreadQuery } from '@attune/contract/thread-query.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { openName } from '../auth/sealed-contact.ts'
import { type Db, executeNamed } from '../lib/db.ts'
import { noSuchPage, pageOf } from '../lib/pages.ts'
import type { DataKey, Vault } from '../lib/vault.ts'
import { photoPath } from '../photos/store.ts'
import { therapists } from '../therapists/table.ts'
import { users } from '../users/table.ts'
import { contactState } from './contact-store.ts'
import { namedPartners } from './named-partners.ts'
import { ownThreads } from './own-threads.ts'
import { messageAssociatedData } from './store.ts'
import { asides, isDeclined, messages, type Stop, threads } from './table.ts'

type Row = {
  thread_id: string
  place: string
  key_id: string
  partner_id: string
  partner_model: SenderRole
  name: string | null
  sealed_name: Buffer | null
  photo_id: string | null
  is_demo: boolean | null
  paused: boolean
  declined: boolean
  declined_until: string | null
  mine: Stop | null
  theirs: Stop | null
  unread: number
  waiting_since: string | null
  is_aside: boolean
  aside_until: string | null
  id: string
  seq: string
  from_id: string
  body: Buffer
  client_id: string | null
  date: string
}

/** Which of my threads, and after which; without a limit all of them. */
export type ThreadPage = Partial<ThreadQuery> & { partnerModel?: SenderRole | undefined }

type Me = { id: string; model: SenderRole }

/**
 * A page of my threads that hold a message, with all a list shows of them: however many there are,
 * one statement, and one more for keys that are not in memory.
 */
export async function readThreadPage(db: Db, vault: Vault, me: Me, page: ThreadPage) {
  const partners = page.name ? await namedPartners(db, vault, me.id, page.name) : page.partners
  const { rows } = await executeNamed<Row>(db, 'thread_page', threadRows(me, { ...page, partners }))
  const { items, next } = pageOf(
    rows,
    page.limit ?? rows.length,
    ({ place, thread_id }) => `${place}_${thread_id}`,
  )
  const keys = await vault.keysOf(
    db,
    items.map(({ key_id }) => key_id),
  )
  return { items: items.map((row) => threadOf(row, me, keys)), next }
}

/** All of them, the latest first. */
export const readThreadList = async (db: Db, vault: Vault, me: Me): Promise<Thread[]> =>
  (await readThreadPage(db, vault, me, {})).items

const threadOf = (row: Row, me: Me, keys: ReadonlyMap<string, DataKey>): Thread => ({
  partner: partnerOf(row, keys),
  state: contactState(row),
  last: lastOf(row, me, keys.get(row.key_id)!.decrypt(row.body, messageAssociatedData(row.id))),
  unread: row.unread,
  declinedUntil: dateOf(row.declined_until),
  waitingSince: dateOf(row.waiting_since),
  aside: row.is_aside ? { until: dateOf(row.aside_until) } : null,
})

const dateOf = (text: string | null) => (text === null ? null : new Date(text))

const iso = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`)

/**
 * In whole numbers, so that a cursor says exactly where a page ends. Of a double, which rounds to the
 * same one for longer than anybody lives and takes a quarter of the time that `extract` does.
 */
const microseconds = (column: string) =>
  sql.raw(`(date_part('epoch', ${column}) * 1000000)::bigint`)
const beyondAll = sql.raw(`${10n ** 18n}`)

/** The same text whatever is asked for, so that it is planned once a connection. */
function threadRows(me: Me, { order, shown, partnerModel, partners, ...page }: ThreadPage) {
  const { limit, cursor } = page
  const [place, id] = cursor === undefined ? [null, null] : placeIn(cursor)
  const isInbox = sql`${order === 'inbox' && me.model === 'Therapist'}::boolean`
  const model = sql`${partnerModel ?? null}::text`
  const some = sql`${partners ? sql.param([...partners]) : null}::uuid[]`
  return sql`
  WITH mine AS (${ownThreads(me.id)}
  ), placed AS (
    SELECT *, CASE WHEN waits AND ${isInbox} THEN ${microseconds('waiting_since')}
      ELSE ${beyondAll} - ${microseconds('last_at')} END AS place
    FROM mine
    WHERE (${model} IS NULL OR partner_model = ${model}) AND (${some} IS NULL OR partner_id = ANY(${some}))
      AND CASE ${shown ?? 'all'}::text WHEN 'waiting' THEN waits
        WHEN 'aside' THEN is_open AND is_aside ELSE true END
  ), page AS (
    SELECT * FROM placed
    WHERE ${place}::bigint IS NULL OR (place, id) > (${place}::bigint, ${id}::uuid)
    ORDER BY place, id LIMIT ${limit === undefined ? null : limit + 1}::bigint
  )
  SELECT page.id AS thread_id, page.place, own.key_id, page.partner_id, page.partner_model,
    coalesce(u.name, t.name) AS name, u.sealed_name, coalesce(u.photo_id, t.photo_id) AS photo_id, t.is_demo,
    own.paused, own.declined, own.mine, own.theirs, page.unread, page.is_aside,
    to_char(own.declined_until AT TIME ZONE 'UTC', ${iso}) AS declined_until,
    CASE WHEN page.last_from = page.partner_id
      THEN to_char(page.waiting_since AT TIME ZONE 'UTC', ${iso}) END AS waiting_since,
    (SELECT to_char(until AT TIME ZONE 'UTC', ${iso}) FROM ${asides}
      WHERE page.is_aside AND therapist_id = ${me.id} AND user_id = page.partner_id) AS aside_until,
    last.id, last.seq, last.from_id, last.body, last.client_id,
    to_char(last.date AT TIME ZONE 'UTC', ${iso}) AS date
  FROM page
  CROSS JOIN LATERAL (
    SELECT key_id, paused, ${isDeclined} AS declined, declined_until,
      CASE a_id WHEN page.partner_id THEN b_stop ELSE a_stop END AS mine,
      CASE a_id WHEN page.partner_id THEN a_stop ELSE b_stop END AS theirs
    FROM ${threads} AS shown WHERE shown.id = page.id
  ) AS own
  CROSS JOIN LATERAL (
    SELECT * FROM ${messages} AS m WHERE m.thread_id = page.id ORDER BY m.seq DESC LIMIT 1
  ) AS last
  LEFT JOIN ${users} AS u ON page.partner_model = 'User' AND u.id = page.partner_id
  LEFT JOIN ${therapists} AS t ON page.partner_model = 'Therapist' AND t.id = page.partner_id
  ORDER BY page.place, page.id`
}

function placeIn(cursor: string) {
  const place = z.tuple([z.string().regex(/^\d{1,18}$/), z.uuid()]).safeParse(cursor.split('_'))
  if (!place.success) throw noSuchPage()
  return place.data
}

/**
 * Who has no row any more has left; their name went with them. A patient's picture is for those they
 * are in contact with.
 */
function partnerOf(row: Row, keys: ReadonlyMap<string, DataKey>): Partner {
  const { partner_id, partner_model, photo_id, is_demo } = row
  // A thread is sealed with the patient's key, and so is their name.
  const name = openName(keys.get(partner_id), partner_id, row.sealed_name) ?? row.name
  const isShown = partner_model === 'Therapist' || contactState(row) === 'open'
  return {
    _id: partner_id,
    model: partner_model,
    name: name ?? 'Account deleted',
    image: isShown ? photoPath(photo_id) : null,
    isDemo: is_demo ?? false,
    deleted: name === null,
  }
}

function lastOf(row: Row, me: Me, text: string): Message {
  const mine = row.from_id === me.id
  const partner = { id: row.partner_id, model: row.partner_model }
  const [from, to] = mine ? [me, partner] : [partner, me]
  return {
    _id: row.id,
    from: from.id,
    fromModel: from.model,
    to: to.id,
    toModel: to.model,
    message: beginningOf(text),
    date: new Date(row.date),
    seq: Number(row.seq),
    clientId: row.client_id,
  }
}

/** Half a character at the end is none. */
const beginningOf = (text: string) =>
  text.length <= previewLength ? text : text.slice(0, previewLength).replace(/[\uD800-\uDBFF]$/, '')
