import { sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import type { Vault } from '../lib/vault.ts'
import { messageAssociatedData } from '../messages/store.ts'
import { isOpen, messages, threads } from '../messages/table.ts'

/** `isAsked`: one of those that were asked for; the others say what came before. */
export type Words = { message: string; text: string; isAsked: boolean }
type Said = { patient: string; words: Words[] }

/** So many of one patient, the latest. */
const mostOfOne = 12
const mostInConversation = 40
/** Each is read after so many before it, whoever asks: it must not be read otherwise the next time. */
export const readBefore = 4

type Row = {
  patient: string
  key_id: string
  id: string
  body: Buffer
  is_waiting: boolean
  /** 1 is the latest of the patient. */
  n: number
}

/**
 * What patients wrote that waits for an answer of this therapist, each part oldest first; of one patient
 * the latest, answered or not. Only where the two can write.
 */
export async function listPatientsWords(
  db: Db,
  vault: Vault,
  therapistId: string,
  patient: string | undefined,
): Promise<Said[]> {
  const { rows } = await db.execute<Row>(wordRows(therapistId, patient))
  const most = mostOf(patient)
  const keys = await vault.keysOf(
    db,
    rows.map(({ key_id }) => key_id),
  )
  const said = new Map<string, Said>()
  for (const row of rows) {
    const text = keys.get(row.key_id)?.decrypt(row.body, messageAssociatedData(row.id))
    if (text === undefined) continue
    const one = said.get(row.patient) ?? { patient: row.patient, words: [] }
    said.set(row.patient, one)
    const isAsked = row.n <= most && (patient !== undefined || row.is_waiting)
    one.words.push({ message: row.id, text, isAsked })
  }
  return [...said.values()].filter(({ words }) => words.some(({ isAsked }) => isAsked))
}

const mostOf = (patient: string | undefined) =>
  patient === undefined ? mostOfOne : mostInConversation

const wordRows = (me: string, patient: string | undefined) => sql`
  WITH mine AS (
    SELECT id, key_id, CASE WHEN a_id = ${me} THEN b_id ELSE a_id END AS patient
    FROM ${threads} WHERE ${isOpen} AND last_seq > 0
      AND (a_id = ${me} AND b_model = 'User' OR b_id = ${me} AND a_model = 'User')
  ), waiting AS (
    SELECT mine.*, coalesce((
      SELECT m.seq FROM ${messages} AS m
      WHERE m.thread_id = mine.id AND m.from_id <> mine.patient ORDER BY m.seq DESC LIMIT 1), 0
    ) AS answered
    FROM mine ${patient === undefined ? sql`` : sql`WHERE mine.patient = ${patient}`}
  )
  SELECT waiting.patient, waiting.key_id, said.id, said.body, said.seq > answered AS is_waiting,
    row_number() OVER (PARTITION BY waiting.id ORDER BY said.seq DESC)::int AS n
  FROM waiting CROSS JOIN LATERAL (
    SELECT m.id, m.body, m.seq FROM ${messages} AS m
    WHERE m.thread_id = waiting.id AND m.from_id = waiting.patient
    ORDER BY m.seq DESC LIMIT ${mostOf(patient) + readBefore}
  ) AS said
  ORDER BY waiting.patient, said.seq`
