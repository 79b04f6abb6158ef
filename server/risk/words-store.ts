import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import type { Vault } from '../lib/vault.ts'
import { messageAssociatedData } from '../messages/store.ts'
import { isOpen, messages, threads } from '../messages/table.ts'

/** `isAsked`: one of those that were asked for; the others say what came before. Oldest first. */
export type Said = { patient: string; messages: { message: string; isAsked: boolean }[] }

/** So many of one patient, the latest. */
const mostOfOne = 12
const mostInConversation = 40
/** Each is read after so many before it, whoever asks: it must not be read otherwise the next time. */
export const readBefore = 4

type Row = {
  patient: string
  id: string
  is_waiting: boolean
  /** 1 is the latest of the patient. */
  n: number
}

/**
 * Which messages of patients wait for an answer of this therapist; of one patient the latest,
 * answered or not. Only where the two can write. Nothing is opened.
 */
export async function listPatientsMessages(
  db: Db,
  therapistId: string,
  patient: string | undefined,
): Promise<Said[]> {
  const { rows } = await db.execute<Row>(messageRows(therapistId, patient))
  const most = mostOf(patient)
  const said = new Map<string, Said>()
  for (const row of rows) {
    const one = said.get(row.patient) ?? { patient: row.patient, messages: [] }
    said.set(row.patient, one)
    const isAsked = row.n <= most && (patient !== undefined || row.is_waiting)
    one.messages.push({ message: row.id, isAsked })
  }
  return [...said.values()].filter((one) => one.messages.some(({ isAsked }) => isAsked))
}

/** What stands in them, by id; one whose key is gone is left out. */
export async function openWords(
  db: Db,
  vault: Vault,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: messages._id, body: messages.body, key_id: threads.key_id })
    .from(messages)
    .innerJoin(threads, eq(threads._id, messages.thread_id))
    .where(inArray(messages._id, [...ids]))
  const keys = await vault.keysOf(
    db,
    rows.map(({ key_id }) => key_id),
  )
  return new Map(
    rows.flatMap(({ id, body, key_id }) => {
      const text = keys.get(key_id)?.decrypt(body, messageAssociatedData(id))
      return text === undefined ? [] : [[id, text] as const]
    }),
  )
}

const mostOf = (patient: string | undefined) =>
  patient === undefined ? mostOfOne : mostInConversation

/** Those of the patient's last turn wait, and the thread says when it began. */
const messageRows = (me: string, patient: string | undefined) => sql`
  WITH mine AS (
    SELECT id, last_from, waiting_since, CASE WHEN a_id = ${me} THEN b_id ELSE a_id END AS patient
    FROM ${threads} WHERE ${isOpen} AND last_seq > 0
      AND (a_id = ${me} AND b_model = 'User' OR b_id = ${me} AND a_model = 'User')
  ), asked AS MATERIALIZED (
    SELECT * FROM mine
    WHERE ${patient === undefined ? sql`last_from = mine.patient` : sql`mine.patient = ${patient}`}
  )
  SELECT asked.patient, said.id, last_from = asked.patient AND said.date >= waiting_since AS is_waiting,
    row_number() OVER (PARTITION BY asked.id ORDER BY said.seq DESC)::int AS n
  FROM asked CROSS JOIN LATERAL (
    SELECT m.id, m.seq, m.date FROM ${messages} AS m
    WHERE m.thread_id = asked.id AND m.from_id <> ${me}
    ORDER BY m.seq DESC LIMIT ${mostOf(patient) + readBefore}
  ) AS said
  ORDER BY asked.patient, said.seq`
