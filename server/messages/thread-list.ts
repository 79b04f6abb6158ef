import type { Message, Partner, SenderRole, Thread } from '@attune/contract/messages.ts'
import { sql } from 'drizzle-orm'
import { openName } from '../auth/sealed-contact.ts'
import type { Db } from '../lib/db.ts'
import type { DataKey, Vault } from '../lib/vault.ts'
import { photoPath } from '../photos/store.ts'
import { therapists } from '../therapists/table.ts'
import { users } from '../users/table.ts'
import { contactState } from './contact-store.ts'
import { messageAssociatedData } from './store.ts'
import { asides, isDeclined, messages, type Stop, threads } from './table.ts'

type Row = {
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

/**
 * My threads that hold a message, the latest first, with all a list shows of them: however many
 * there are, one statement, and one more for keys that are not in memory.
 */
export async function readThreadList(
  db: Db,
  vault: Vault,
  me: { id: string; model: SenderRole },
): Promise<Thread[]> {
  const { rows } = await db.execute<Row>(threadRows(me.id))
  const keys = await vault.keysOf(
    db,
    rows.map(({ key_id }) => key_id),
  )
  return rows.map((row) => ({
    partner: partnerOf(row, keys),
    state: contactState(row),
    last: lastOf(row, me, keys.get(row.key_id)!.decrypt(row.body, messageAssociatedData(row.id))),
    unread: row.unread,
    declinedUntil: dateOf(row.declined_until),
    waitingSince: dateOf(row.waiting_since),
    aside: row.is_aside ? { until: dateOf(row.aside_until) } : null,
  }))
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text))

const iso = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`)

/** What is mine is said as "not the partner's": an index of all I ever wrote must not be tried for each thread. */
const threadRows = (me: string) => sql`
  WITH mine AS (
    SELECT id, key_id, last_at, b_id AS partner_id, b_model AS partner_model, a_read AS read_up_to,
      paused, ${isDeclined} AS declined, declined_until, a_stop AS mine, b_stop AS theirs
    FROM ${threads} WHERE a_id = ${me} AND last_seq > 0
    UNION ALL
    SELECT id, key_id, last_at, a_id, a_model, b_read, paused, ${isDeclined}, declined_until, b_stop, a_stop
    FROM ${threads} WHERE b_id = ${me} AND last_seq > 0
  )
  SELECT mine.key_id, mine.partner_id, mine.partner_model,
    coalesce(u.name, t.name) AS name, u.sealed_name, coalesce(u.photo_id, t.photo_id) AS photo_id, t.is_demo,
    mine.paused, mine.declined, mine.mine, mine.theirs,
    to_char(mine.declined_until AT TIME ZONE 'UTC', ${iso}) AS declined_until,
    (SELECT count(*)::int FROM ${messages} AS news
      WHERE news.thread_id = mine.id AND news.seq > mine.read_up_to AND news.from_id <> ${me}
    ) AS unread,
    to_char(waiting.since AT TIME ZONE 'UTC', ${iso}) AS waiting_since,
    aside.user_id IS NOT NULL AS is_aside,
    to_char(aside.until AT TIME ZONE 'UTC', ${iso}) AS aside_until,
    last.id, last.seq, last.from_id, last.body, last.client_id,
    to_char(last.date AT TIME ZONE 'UTC', ${iso}) AS date
  FROM mine
  CROSS JOIN LATERAL (
    SELECT * FROM ${messages} AS m WHERE m.thread_id = mine.id ORDER BY m.seq DESC LIMIT 1
  ) AS last
  LEFT JOIN LATERAL (
    SELECT min(theirs.date) AS since FROM ${messages} AS theirs
    WHERE theirs.thread_id = mine.id AND theirs.seq > coalesce((
      SELECT m.seq FROM ${messages} AS m
      WHERE m.thread_id = mine.id AND m.from_id <> mine.partner_id ORDER BY m.seq DESC LIMIT 1), 0)
  ) AS waiting ON true
  LEFT JOIN ${asides} AS aside ON mine.partner_model = 'User' AND aside.therapist_id = ${me}
    AND aside.user_id = mine.partner_id AND waiting.since IS NOT NULL
    AND aside.up_to >= last.seq AND (aside.until IS NULL OR aside.until > now())
  LEFT JOIN ${users} AS u ON mine.partner_model = 'User' AND u.id = mine.partner_id
  LEFT JOIN ${therapists} AS t ON mine.partner_model = 'Therapist' AND t.id = mine.partner_id
  ORDER BY mine.last_at DESC, mine.id`

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

function lastOf(row: Row, me: { id: string; model: SenderRole }, text: string): Message {
  const mine = row.from_id === me.id
  const partner = { id: row.partner_id, model: row.partner_model }
  const [from, to] = mine ? [me, partner] : [partner, me]
  return {
    _id: row.id,
    from: from.id,
    fromModel: from.model,
    to: to.id,
    toModel: to.model,
    message: text,
    date: new Date(row.date),
    seq: Number(row.seq),
    clientId: row.client_id,
  }
}
