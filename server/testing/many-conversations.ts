import { eq, type SQL, sql } from 'drizzle-orm'
import { hashPassword } from '../auth/passwords.ts'
import { sealContact } from '../auth/sealed-contact.ts'
import type { Db } from '../lib/db.ts'
import type { Context } from '../lib/http.ts'
import { noteAnew } from '../messages/note-anew.ts'
import { messageAssociatedData } from '../messages/store.ts'
import { therapists } from '../therapists/table.ts'
import { users } from '../users/table.ts'
import { password } from './sign-up.ts'

type Parts = Pick<Context, 'db' | 'vault'>

/** `each`: messages of a conversation; `largest`: conversations of the first therapist. */
export type Filling = { each: number; largest: number }

const ofOthers = 100

/** How many were made before. */
export async function countMade({ db }: Parts): Promise<number> {
  const { rows } = await db.execute<{ there: number }>(
    sql`SELECT count(*)::int AS there FROM threads WHERE first_from IS NOT NULL`,
  )
  return rows[0]?.there ?? 0
}

/** So that one can sign in as the therapist with the largest list: `largest@scale.example`. */
export async function openAccount({ db, vault }: Parts, { largest }: Filling) {
  const { rows } = await db.execute<{ id: string }>(sql`SELECT ${therapistOf(0, largest)} AS id`)
  const id = rows[0]!.id
  const given = { username: 'largest', email: 'largest@scale.example', phone: '+1 555 0100' }
  const sealed = await sealContact(db, vault, 'therapists', id, given)
  await db
    .update(therapists)
    .set({ ...sealed, password_hash: await hashPassword(password) })
    .where(eq(therapists._id, id))
}

/** An id of the form that ids have, always the same of a name. */
function idOf(name: SQL) {
  return sql`overlay(overlay(md5(${name}) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid`
}

/** By its number, so that a second run finds what a first one made. */
function therapistOf(n: number, largest: number) {
  const place = n < largest ? 0 : 1 + Math.floor((n - largest) / ofOthers)
  return idOf(sql`'therapist ' || ${place}::int`)
}

export async function fillSlice(parts: Parts, filling: Filling, from: number, count: number) {
  const { db, vault } = parts
  const { largest } = filling
  const numbers = Array.from({ length: count }, (_, at) => from + at)
  await db.execute(sql`
    INSERT INTO therapists (id, name, is_active, accepting, questions_submitted_at)
    SELECT DISTINCT id, 'Therapist ' || left(id::text, 8), true, true, now()
    FROM (VALUES ${sql.join(
      numbers.map((n) => sql`(${therapistOf(n, largest)})`),
      sql`, `,
    )}) AS of (id) ON CONFLICT DO NOTHING`)
  const { rows } = await db.execute<{ n: number; patient: string; therapist: string }>(sql`
    SELECT n::int, ${idOf(sql`'patient ' || n`)} AS patient, therapist
    FROM (VALUES ${sql.join(
      numbers.map((n) => sql`(${n}::int, ${therapistOf(n, largest)})`),
      sql`, `,
    )}) AS of (n, therapist)`)
  const kept = await db.execute<{ id: string }>(sql`
    SELECT id FROM users WHERE id = ANY(${sql.param(rows.map(({ patient }) => patient))}::uuid[])`)
  const there = new Set(kept.rows.map(({ id }) => id))
  const fresh = rows.filter(({ patient }) => !there.has(patient))
  if (fresh.length === 0) return
  await db.transaction(async (tx) => {
    const opened = fresh.filter(({ n }) => n < largest)
    const people: { _id: string }[] = fresh
      .filter(({ n }) => n >= largest)
      .map(({ patient }) => ({ _id: patient }))
    for (const { n, patient } of opened) {
      const given = {
        name: `Patient Number ${n}`,
        email: `p${n}@people.example`,
        username: `p${n}`,
      }
      const sealed = await sealContact(tx, vault, 'users', patient, {
        ...given,
        phone: '+1 555 0100',
      })
      people.push({ _id: patient, ...sealed })
    }
    await tx.insert(users).values(people)
    await tx.execute(sql`
      INSERT INTO threads (id, a_id, a_model, b_id, b_model, key_id, last_seq, a_read, b_read)
      SELECT md5('thread ' || n)::uuid, least(patient, therapist), CASE WHEN patient < therapist THEN 'User' ELSE 'Therapist' END,
        greatest(patient, therapist), CASE WHEN patient < therapist THEN 'Therapist' ELSE 'User' END,
        patient, ${filling.each}, ${filling.each} - n % 3, ${filling.each} - n % 3
      FROM unnest(${sql.param(fresh.map(({ n }) => n))}::int[],
        ${sql.param(fresh.map(({ patient }) => patient))}::uuid[],
        ${sql.param(fresh.map(({ therapist }) => therapist))}::uuid[]) AS of (n, patient, therapist)`)
    await writeMessages(tx, fresh, filling)
    await sealWords(tx, vault, opened)
    await endAtLast(tx, fresh)
    await noteAnew(
      tx,
      sql`id IN (SELECT md5('thread ' || n)::uuid FROM unnest(${sql.param(fresh.map(({ n }) => n))}::int[]) AS n)`,
    )
    await putAside(tx, opened)
  })
}

/** Of the first therapist's who wait, which every third does, a third is put aside. */
async function putAside(tx: Db, opened: readonly Conversation[]) {
  const some = opened.filter(({ n }) => n % 9 === 0)
  await tx.execute(sql`
    INSERT INTO asides (therapist_id, user_id, up_to)
    SELECT of.therapist, of.patient, threads.last_seq
    FROM unnest(${sql.param(some.map(({ n }) => n))}::int[], ${sql.param(some.map(({ patient }) => patient))}::uuid[],
      ${sql.param(some.map(({ therapist }) => therapist))}::uuid[]) AS of (n, patient, therapist)
    JOIN threads ON threads.id = md5('thread ' || n)::uuid`)
}

type Conversation = { n: number; patient: string; therapist: string }

async function writeMessages(tx: Db, fresh: readonly Conversation[], { each }: Filling) {
  await tx.execute(sql`
    INSERT INTO messages (id, thread_id, seq, from_id, body, client_id, date)
    SELECT gen_random_uuid(), md5('thread ' || n)::uuid, seq,
      CASE WHEN seq % 2 = 1 THEN patient ELSE therapist END, decode(repeat('5a', 140), 'hex'),
      gen_random_uuid(), now() - (n % 5000) * interval '20 minutes' - (${each} - seq) * interval '3 hours'
    FROM unnest(${sql.param(fresh.map(({ n }) => n))}::int[],
      ${sql.param(fresh.map(({ patient }) => patient))}::uuid[],
      ${sql.param(fresh.map(({ therapist }) => therapist))}::uuid[]) AS of (n, patient, therapist)
    CROSS JOIN generate_series(1, ${each} - CASE WHEN n % 3 = 0 THEN 1 ELSE 0 END) AS seq`)
}

/** Each as its patient's key seals it: whoever reads a conversation finds words. */
async function sealWords(tx: Db, vault: Context['vault'], fresh: readonly Conversation[]) {
  if (fresh.length === 0) return
  const keys = await vault.keysOf(
    tx,
    fresh.map(({ patient }) => patient),
  )
  const { rows } = await tx.execute<{ id: string; seq: string; n: number; patient: string }>(sql`
    SELECT m.id, m.seq, of.n, of.patient
    FROM unnest(${sql.param(fresh.map(({ n }) => n))}::int[],
      ${sql.param(fresh.map(({ patient }) => patient))}::uuid[]) AS of (n, patient)
    JOIN messages AS m ON m.thread_id = md5('thread ' || n)::uuid`)
  const bodies = rows.map(({ id, seq, n, patient }) =>
    keys
      .get(patient)!
      .encrypt(
        `Number ${seq} of conversation ${n}, ${'as long as most are '.repeat(5)}`,
        messageAssociatedData(id),
      ),
  )
  await tx.execute(sql`
    UPDATE messages SET body = of.body
    FROM unnest(${sql.param(rows.map(({ id }) => id))}::uuid[], ${sql.param(bodies)}::bytea[]) AS of (id, body)
    WHERE messages.id = of.id`)
}

async function endAtLast(tx: Db, fresh: readonly Conversation[]) {
  await tx.execute(sql`
    UPDATE threads SET last_seq = (SELECT max(seq) FROM messages WHERE thread_id = threads.id),
      a_read = least(a_read, (SELECT max(seq) FROM messages WHERE thread_id = threads.id)),
      b_read = least(b_read, (SELECT max(seq) FROM messages WHERE thread_id = threads.id))
    WHERE id IN (SELECT md5('thread ' || n)::uuid FROM unnest(${sql.param(fresh.map(({ n }) => n))}::int[]) AS n)`)
}
