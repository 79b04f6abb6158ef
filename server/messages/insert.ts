import { sql } from 'drizzle-orm'
import { type Db, executeNamed } from '../lib/db.ts'
import { takenIndex } from '../lib/errors.ts'
import { notifications, ofConversation } from '../notifications/table.ts'
import { isOpen, messages, threads } from './table.ts'

/** A message ready to be stored: its text sealed, its thread known. */
export type NewMessage = {
  _id: string
  threadId: string
  fromId: string
  body: Buffer
  clientId: string | null
}

/** As many as a column of whole numbers counts. */
export const unlimited = 2_000_000_000

type Stored = { id: string; seq: string; date: string }

/** Its place in the thread, given by the database. */
export type Placed = { seq: number; date: Date }

/**
 * Stores messages of any number of threads in one statement and so with one commit. Each thread's
 * row is locked, in the order of the ids so that two nodes cannot wait for each other, and gives
 * the next numbers in the order of the list. Left out of the result, because nothing new was
 * stored: a `clientId` that is already there, a thread in which nothing can be written, and what a
 * therapist writes before the patient has, or beyond the messages a patient has left unanswered. A `clientId` that another
 * statement stores at this moment fails the whole, so that no number is given and nobody told of a
 * message that is not there (`isStoredMeanwhile`): the same list again finds it stored.
 */
export async function insertMessages(
  db: Db,
  list: readonly NewMessage[],
  mostUnanswered = unlimited,
): Promise<Map<string, Placed>> {
  const column = <K extends keyof NewMessage>(key: K) => sql.param(list.map((one) => one[key]))
  const { rows } = await executeNamed<Stored>(
    db,
    'insert_messages',
    sql`
    WITH draft AS (
      SELECT * FROM unnest(
        ${column('_id')}::uuid[], ${column('threadId')}::uuid[], ${column('fromId')}::uuid[],
        ${column('body')}::bytea[], ${column('clientId')}::uuid[]
      ) WITH ORDINALITY AS row (id, thread_id, from_id, body, client_id, n)
    ), fresh AS (
      SELECT * FROM draft WHERE client_id IS NULL OR NOT EXISTS (
        SELECT 1 FROM ${messages} AS old
        WHERE old.from_id = draft.from_id AND old.client_id = draft.client_id)
    ), locked AS (
      SELECT id, last_seq, unanswered, a_id, b_id, first_from, last_from,
        answered_at IS NOT NULL AS is_answered,
        CASE 'User' WHEN a_model THEN a_id WHEN b_model THEN b_id END AS patient
      FROM ${threads} WHERE ${isOpen} AND id IN (SELECT thread_id FROM fresh) ORDER BY id FOR UPDATE
    ), turned AS (
      SELECT fresh.*, last_seq, unanswered, patient, first_from, last_from, is_answered,
        from_id = a_id AS by_a,
        CASE from_id WHEN a_id THEN b_id ELSE a_id END AS person_id, patient IS NULL OR from_id = patient AS is_free,
        count(*) FILTER (WHERE from_id = patient) OVER (PARTITION BY thread_id ORDER BY n) AS turn
      FROM fresh JOIN locked ON locked.id = thread_id
    ), counted AS (
      SELECT *, CASE WHEN is_free THEN 0 ELSE
        row_number() OVER (PARTITION BY thread_id, turn, is_free ORDER BY n)
        + CASE WHEN turn = 0 THEN unanswered ELSE 0 END END AS in_a_row
      FROM turned
    ), numbered AS (
      SELECT *, clock_timestamp() AS date,
        last_seq + row_number() OVER in_thread AS seq,
        coalesce(first_from, first_value(from_id) OVER in_thread) AS opener,
        from_id IS DISTINCT FROM lag(from_id, 1, last_from) OVER in_thread AS turns
      FROM counted WHERE in_a_row <= ${mostUnanswered} AND (is_free OR turn > 0 OR first_from IS NOT NULL)
      WINDOW in_thread AS (PARTITION BY thread_id ORDER BY n)
    ), noted AS (${noted}
    ), told AS (${told}
    )
    INSERT INTO ${messages} (id, thread_id, seq, from_id, to_id, body, client_id, date)
    SELECT id, thread_id, seq, from_id, person_id, body, client_id, date FROM numbered
    RETURNING id, seq, ${dateAsText} AS date`,
  )
  return new Map(rows.map(({ id, ...placed }) => [id, placedOf(placed)]))
}

export const dateAsText = sql.raw(
  `to_char(date AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
)

export const placedOf = ({ seq, date }: { seq: string; date: string }): Placed => ({
  seq: Number(seq),
  date: new Date(date),
})

/** Whether a list was refused as one of its messages has just been stored elsewhere. */
export const isStoredMeanwhile = (error: unknown): boolean =>
  takenIndex(error) === 'messages_client_id'

/** Of the row of a conversation that was told of before. */
export const toldAnew = sql.raw(`
        kind = CASE WHEN row.read_at IS NULL AND row.kind = 'answer' THEN 'answer' ELSE excluded.kind END,
        at = excluded.at, read_at = NULL,
        since = CASE WHEN row.read_at IS NULL THEN row.since ELSE excluded.since END,
        mail_at = CASE WHEN row.read_at IS NULL THEN row.mail_at ELSE excluded.mail_at END,
        mailed = row.read_at IS NULL AND row.mailed`)

/** What lists and figures need of the messages, in the thread's row: nothing but this and `insertOne` changes it. */
const noted = sql`
      UPDATE ${threads} AS t SET last_seq = top, last_at = latest, unanswered = left_open,
        first_from = opener, first_at = coalesce(t.first_at, earliest),
        answered_at = coalesce(t.answered_at, answered), last_from = ender,
        waiting_since = coalesce(turned_at, t.waiting_since),
        a_unread = t.a_unread + by_b, b_unread = t.b_unread + by_a
      FROM (
        SELECT thread_id, opener, max(seq) AS top, max(date) AS latest, min(date) AS earliest,
          (array_agg(in_a_row ORDER BY n DESC))[1] AS left_open,
          (array_agg(from_id ORDER BY n DESC))[1] AS ender,
          min(date) FILTER (WHERE from_id <> opener) AS answered,
          max(date) FILTER (WHERE turns) AS turned_at,
          count(*) FILTER (WHERE by_a) AS by_a, count(*) FILTER (WHERE NOT by_a) AS by_b
        FROM numbered GROUP BY thread_id, opener
      ) AS n
      WHERE t.id = n.thread_id`

/** Who is written to is told of it, in one row a conversation until they have read it. */
const told = sql`
      INSERT INTO ${notifications} AS row (person_id, kind, subject_id, at, since, mail_at)
      SELECT DISTINCT ON (person_id, from_id) person_id,
        CASE WHEN patient IS NULL OR from_id = patient OR first_from = from_id
          OR first_from IS NOT NULL AND is_answered THEN 'message' ELSE 'answer' END,
        from_id, date, date, date
      FROM numbered AS n ORDER BY person_id, from_id, date DESC
      ON CONFLICT (person_id, subject_id) WHERE ${ofConversation} DO UPDATE SET ${toldAnew}`
