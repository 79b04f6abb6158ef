import { eq, getTableName, type SQL, sql } from 'drizzle-orm'
import { hashPassword } from '../auth/passwords.ts'
import { sealContact } from '../auth/sealed-contact.ts'
import type { Db } from '../lib/db.ts'
import type { Context } from '../lib/http.ts'
import { messageAssociatedData } from '../messages/store.ts'
import { therapists } from '../therapists/table.ts'
import { users } from '../users/table.ts'
import { password } from './sign-up.ts'

type Parts = Pick<Context, 'db' | 'vault'>

/** `each`: messages of a conversation; `largest`: conversations of the first therapist. */
export type Filling = { each: number; largest: number }

/** Conversations of every therapist but the first. */
export const ofOthers = 100

/** How many were made before. */
export async function countMade({ db }: Parts): Promise<number> {
  const { rows } = await db.execute<{ there: number }>(
    sql`SELECT count(*)::int AS there FROM threads`,
  )
  return rows[0]?.there ?? 0
}

/** Who can sign in: the therapists with the largest list and with the usual one, and a patient of the usual one. */
export const accounts = {
  largest: 'largest@scale.example',
  usual: 'usual@scale.example',
  patient: 'patient@scale.example',
} as const

/** An id of the form that ids have, always the same of a name. */
function idOf(name: SQL) {
  return sql`overlay(overlay(md5(${name}) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid`
}

/** By its number, so that a second run finds what a first one made. */
const therapistOf = (n: SQL, largest: number) =>
  idOf(
    sql`'therapist ' || CASE WHEN ${n} < ${largest}::int THEN 0 ELSE 1 + (${n} - ${largest}::int) / ${ofOthers}::int END`,
  )

const conversations = (from: number, count: number, largest: number) => sql`
  SELECT n, ${idOf(sql`'patient ' || n`)} AS patient, ${therapistOf(sql`n`, largest)} AS therapist
  FROM generate_series(${from}::int, ${from + count - 1}::int) AS n`

/** Makes the conversations from that number on which are not there yet, in one transaction. */
export const fillSlice = ({ db }: Parts, filling: Filling, from: number, count: number) =>
  db.transaction(async (tx) => {
    const slice = conversations(from, count, filling.largest)
    await insertTherapists(tx, sql`SELECT DISTINCT therapist AS id FROM (${slice}) AS of`)
    const { rows } = await tx.execute<Conversation>(sql`
      WITH of AS (${slice}), fresh AS (
        INSERT INTO users (id) SELECT patient FROM of ON CONFLICT DO NOTHING RETURNING id
      ) SELECT of.* FROM of JOIN fresh ON fresh.id = patient`)
    await addThreads(tx, rows, filling)
    await writeMessages(tx, rows, filling)
  })

/** The therapists up to that number, so that two databases have the same ones. */
export const addTherapists = ({ db }: Parts, count: number) =>
  insertTherapists(
    db,
    sql`SELECT ${idOf(sql`'therapist ' || n`)} AS id FROM generate_series(0, ${count - 1}::int) AS n`,
  )

/** In one order, so that two that do it at once do not wait for each other. */
const insertTherapists = (tx: Db, ids: SQL) =>
  tx.execute(sql`
    INSERT INTO therapists (id, name, is_active, accepting, questions_submitted_at)
    SELECT id, 'Therapist ' || left(id::text, 8), true, true, now()
    FROM (${ids}) AS of ORDER BY id ON CONFLICT DO NOTHING`)

/**
 * Gives the patients of these conversations names and keys, seals their words so that they can be
 * read, and puts a third of the waiting ones aside; those that were opened before stay.
 */
export const openSlice = ({ db, vault }: Parts, filling: Filling, from: number, count: number) =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<Conversation>(sql`
      SELECT of.* FROM (${conversations(from, count, filling.largest)}) AS of
      JOIN users ON users.id = patient AND sealed_name IS NULL`)
    for (const { n, patient } of rows) {
      const name = `Patient Number ${n}`
      await giveContact({ db: tx, vault }, users, patient, `p${n}@people.example`, { name })
    }
    await sealWords(tx, vault, rows)
    await putAside(tx, rows)
  })

/** The last that is done: who has an account can read all of theirs. */
export async function openAccounts(parts: Parts, { largest }: Filling) {
  const [first, usual] = (
    await parts.db.execute<Conversation>(sql`
      ${conversations(0, 1, largest)} UNION ALL ${conversations(largest, 1, largest)} ORDER BY n`)
  ).rows
  const password_hash = await hashPassword(password)
  for (const [table, id, email] of [
    [therapists, first!.therapist, accounts.largest],
    [therapists, usual!.therapist, accounts.usual],
    [users, usual!.patient, accounts.patient],
  ] as const) {
    await giveContact(parts, table, id, email)
    await parts.db.update(table).set({ password_hash }).where(eq(table._id, id))
  }
}

async function giveContact(
  { db, vault }: Parts,
  table: typeof users | typeof therapists,
  id: string,
  email: string,
  more: { name?: string } = {},
) {
  const given = { ...more, email, username: email.split('@')[0]!, phone: '+1 555 0100' }
  const sealed = await sealContact(db, vault, getTableName(table), id, given)
  await db.update(table).set(sealed).where(eq(table._id, id))
}

/**
 * The threads with what `noteAnew` would make of their messages, as the filling has them: the patient
 * writes first and the two take turns; of every third thread the last message is missing, and of the
 * others one or two are not read.
 */
const addThreads = (tx: Db, fresh: readonly Conversation[], { each }: Filling) =>
  tx.execute(sql`
    INSERT INTO threads (id, a_id, a_model, b_id, b_model, key_id, last_seq, last_at, a_read, b_read,
      first_from, first_at, answered_at, last_from, waiting_since, a_unread, b_unread)
    SELECT md5('thread ' || n)::uuid, a.id, CASE a.id WHEN patient THEN 'User' ELSE 'Therapist' END,
      b.id, CASE b.id WHEN patient THEN 'User' ELSE 'Therapist' END, patient,
      last, ${dateOf(sql`last`, each)}, read, read,
      patient, ${dateOf(sql`1`, each)}, CASE WHEN last > 1 THEN ${dateOf(sql`2`, each)} END,
      CASE last % 2 WHEN 1 THEN patient ELSE therapist END, ${dateOf(sql`last`, each)},
      CASE a.id WHEN patient THEN of_therapist ELSE of_patient END,
      CASE b.id WHEN patient THEN of_therapist ELSE of_patient END
    FROM ${table(fresh)}
    CROSS JOIN LATERAL (SELECT ${lastOf(each)} AS last, ${each}::int - greatest(n % 3, 1) AS read) AS at
    CROSS JOIN LATERAL (SELECT last / 2 - read / 2 AS of_therapist,
      (last + 1) / 2 - (read + 1) / 2 AS of_patient) AS unread
    CROSS JOIN LATERAL (SELECT least(patient, therapist) AS id) AS a
    CROSS JOIN LATERAL (SELECT greatest(patient, therapist) AS id) AS b`)

const table = (some: readonly Conversation[]) =>
  sql`unnest(${sql.param(some.map(({ n }) => n))}::int[], ${sql.param(some.map(({ patient }) => patient))}::uuid[],
      ${sql.param(some.map(({ therapist }) => therapist))}::uuid[]) AS of (n, patient, therapist)`

const lastOf = (each: number) => sql`${each}::int - CASE WHEN n % 3 = 0 THEN 1 ELSE 0 END`

/** When the message with that number was written; the same within a transaction. */
const dateOf = (seq: SQL, each: number) => sql`(date_trunc('milliseconds', now())
      - (n % 5000) * interval '20 minutes' - (${each}::int - ${seq}) * interval '3 hours')`

/** Of those who wait, which every third does, a third. */
async function putAside(tx: Db, opened: readonly Conversation[]) {
  const some = opened.filter(({ n }) => n % 9 === 0)
  await tx.execute(sql`
    INSERT INTO asides (therapist_id, user_id, up_to)
    SELECT of.therapist, of.patient, threads.last_seq
    FROM ${table(some)}
    JOIN threads ON threads.id = md5('thread ' || n)::uuid`)
}

type Conversation = { n: number; patient: string; therapist: string }

const writeMessages = (tx: Db, fresh: readonly Conversation[], { each }: Filling) =>
  tx.execute(sql`
    INSERT INTO messages (id, thread_id, seq, from_id, to_id, body, client_id, date)
    SELECT uuidv7(), md5('thread ' || n)::uuid, seq,
      CASE WHEN seq % 2 = 1 THEN patient ELSE therapist END,
      CASE WHEN seq % 2 = 1 THEN therapist ELSE patient END, decode(repeat('5a', 140), 'hex'),
      gen_random_uuid(), ${dateOf(sql`seq`, each)}
    FROM ${table(fresh)} CROSS JOIN generate_series(1, ${lastOf(each)}) AS seq`)

/** Each as its patient's key seals it: whoever reads a conversation finds words. */
async function sealWords(tx: Db, vault: Context['vault'], fresh: readonly Conversation[]) {
  const keys = await vault.keysOf(
    tx,
    fresh.map(({ patient }) => patient),
  )
  const { rows } = await tx.execute<{ id: string; seq: string; n: number; patient: string }>(sql`
    SELECT m.id, m.seq, of.n, of.patient FROM ${table(fresh)}
    CROSS JOIN LATERAL (
      SELECT id, seq FROM messages WHERE thread_id = md5('thread ' || n)::uuid ORDER BY seq OFFSET 0
    ) AS m ORDER BY m.seq`)
  const sealed = rows.map(({ id, seq, n, patient }) => ({
    id,
    body: keys
      .get(patient)!
      .encrypt(
        `Number ${seq} of conversation ${n}, ${'as long as most are '.repeat(5)}`,
        messageAssociatedData(id),
      ),
  }))
  // As time would have brought them: between two of a conversation lie those of others.
  for (let at = 0; at < sealed.length; at += fresh.length) {
    const some = sealed.slice(at, at + fresh.length)
    await tx.execute(sql`
      UPDATE messages SET body = of.body
      FROM unnest(${sql.param(some.map(({ id }) => id))}::uuid[],
        ${sql.param(some.map(({ body }) => body))}::bytea[]) AS of (id, body)
      WHERE messages.id = of.id`)
  }
}
