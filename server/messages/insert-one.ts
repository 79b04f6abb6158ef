import { sql } from 'drizzle-orm'
import { type Db, executeOften } from '../lib/db.ts'
import { notifications, ofConversation } from '../notifications/table.ts'
import {
  dateAsText,
  type NewMessage,
  type Placed,
  placedOf,
  toldAnew,
  unlimited,
} from './insert.ts'
import { isOpen, messages, threads } from './table.ts'

/**
 * What `insertMessages` does of a list of one, which most lists are, by a statement of a third of
 * its work: nothing has to be counted or put in order. A message that is there already makes it
 * fail as one that another statement stores at this moment does (`isStoredMeanwhile`).
 */
export async function insertOne(
  db: Db,
  message: NewMessage,
  mostUnanswered = unlimited,
): Promise<Placed | undefined> {
  const { rows } = await executeOften<{ seq: string; date: string }>(
    db,
    'insert_message',
    statement,
    { ...message, mostUnanswered },
  )
  const [placed] = rows
  return placed && placedOf(placed)
}

const given = (name: keyof NewMessage | 'mostUnanswered') => sql.placeholder(name)

const statement = () => sql`
  WITH placed AS (
    UPDATE ${threads} AS t SET last_seq = last_seq + 1, last_at = ${date},
      unanswered = CASE WHEN ${isFree} THEN 0 ELSE unanswered + 1 END,
      first_from = coalesce(first_from, m.from_id), first_at = coalesce(first_at, ${date}),
      answered_at = coalesce(answered_at, CASE WHEN first_from <> m.from_id THEN ${date} END),
      last_from = m.from_id,
      waiting_since = CASE WHEN last_from IS DISTINCT FROM m.from_id THEN ${date} ELSE waiting_since END,
      a_unread = a_unread + (m.from_id <> a_id)::int, b_unread = b_unread + (m.from_id <> b_id)::int
    FROM (SELECT ${given('fromId')}::uuid AS from_id, clock_timestamp()::timestamptz(3) AS now) AS m
    WHERE id = ${given('threadId')}::uuid AND ${isOpen}
      AND (${isFree} OR first_from IS NOT NULL AND unanswered < ${given('mostUnanswered')})
    RETURNING last_seq AS seq, last_at AS date, m.from_id,
      CASE m.from_id WHEN a_id THEN b_id ELSE a_id END AS person_id,
      NOT ${isFree} AND first_from <> m.from_id AND answered_at = last_at AS is_answer
  ), told AS (
    INSERT INTO ${notifications} AS row (person_id, kind, subject_id, at, since, mail_at)
    SELECT person_id, CASE WHEN is_answer THEN 'answer' ELSE 'message' END, from_id, date, date, date
    FROM placed ON CONFLICT (person_id, subject_id) WHERE ${ofConversation} DO UPDATE SET ${toldAnew}
  ), stored AS (
    INSERT INTO ${messages} (id, thread_id, seq, from_id, to_id, body, client_id, date)
    SELECT ${given('_id')}::uuid, ${given('threadId')}::uuid, seq, from_id, person_id,
      ${given('body')}::bytea, ${given('clientId')}::uuid, date
    FROM placed
  )
  SELECT seq, ${dateAsText} AS date FROM placed`

/** Never before the thread's last, whoever waited for its row meanwhile. */
const date = sql.raw('greatest(m.now, last_at)::timestamptz(3)')

/** Of a patient, or between two therapists. */
const isFree = sql.raw(
  `coalesce(m.from_id = CASE 'User' WHEN a_model THEN a_id WHEN b_model THEN b_id END, true)`,
)
