import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { hashPassword } from '../../server/auth/passwords.ts'
import { sealContact } from '../../server/auth/sealed-contact.ts'
import { readEnv } from '../../server/lib/env.ts'
import { asJob } from '../../server/lib/person.ts'
import { noteAnew } from '../../server/messages/note-anew.ts'
import { messageAssociatedData } from '../../server/messages/store.ts'
import { openContext } from '../../server/open.ts'
import { password } from '../../server/testing/sign-up.ts'
import { therapists } from '../../server/therapists/table.ts'
import { users } from '../../server/users/table.ts'

/**
 * Fills the database of DATA_DIR with conversations: `--messages` in all, `--each` in one. The first
 * therapist has `--largest` of the conversations, all others a hundred. Ended anywhere it goes on
 * where it was. A message is the same sample, which opens nowhere, but for the last of each of the
 * first therapist's conversations: lists open that one. Their patients have keys and names, too.
 */
const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '1500000' },
    each: { type: 'string', default: '30' },
    largest: { type: 'string', default: '2000' },
  },
})
const [total, each, largest] = [values.messages, values.each, values.largest].map(Number) as [
  number,
  number,
  number,
]
const ofOthers = 100
const slice = 200
const threads = Math.ceil(total / each)

// What is written at once keeps the disk busy: it is waited for.
const env = { ...readEnv(), databasePatience: 20 }
const opened = await openContext(env, (line) => console.error(line))
const { db, vault } = opened.context
await asJob('fill', async () => {
  const { rows } = await db.execute<{ there: number }>(
    sql`SELECT count(*)::int AS there FROM threads WHERE first_from IS NOT NULL`,
  )
  for (let at = Math.floor((rows[0]?.there ?? 0) / slice) * slice; at < threads; at += slice) {
    await fillSlice(at, Math.min(slice, threads - at))
    if (at % 10_000 === 0) console.log(`${at} of ${threads} conversations`)
  }
  await openAccount()
  await db.execute(sql`ANALYZE`).catch(() => {})
})
await opened.close()
console.log(`${threads} conversations, ${threads * each} messages`)

/** So that one can sign in as the therapist with the largest list: `largest@scale.example`. */
async function openAccount() {
  const { rows } = await db.execute<{ id: string }>(sql`SELECT ${therapistOf(0)} AS id`)
  const id = rows[0]!.id
  const given = { username: 'largest', email: 'largest@scale.example', phone: '+1 555 0100' }
  const sealed = await sealContact(db, vault, 'therapists', id, given)
  await db
    .update(therapists)
    .set({ ...sealed, password_hash: await hashPassword(password) })
    .where(eq(therapists._id, id))
}

/** By its number, so that a second run finds what a first one made. */
function therapistOf(n: number) {
  const place = n < largest ? 0 : 1 + Math.floor((n - largest) / ofOthers)
  return sql`md5('therapist ' || ${place}::int)::uuid`
}

async function fillSlice(from: number, count: number) {
  const numbers = Array.from({ length: count }, (_, at) => from + at)
  await db.execute(sql`
    INSERT INTO therapists (id, name, is_active, accepting, questions_submitted_at)
    SELECT DISTINCT id, 'Therapist ' || left(id::text, 8), true, true, now()
    FROM (VALUES ${sql.join(
      numbers.map((n) => sql`(${therapistOf(n)})`),
      sql`, `,
    )}) AS of (id) ON CONFLICT DO NOTHING`)
  const { rows } = await db.execute<{ n: number; patient: string; therapist: string }>(sql`
    SELECT n::int, md5('patient ' || n)::uuid AS patient, therapist
    FROM (VALUES ${sql.join(
      numbers.map((n) => sql`(${n}::int, ${therapistOf(n)})`),
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
        patient, ${each}, ${each} - n % 3, ${each} - n % 3
      FROM unnest(${sql.param(fresh.map(({ n }) => n))}::int[],
        ${sql.param(fresh.map(({ patient }) => patient))}::uuid[],
        ${sql.param(fresh.map(({ therapist }) => therapist))}::uuid[]) AS of (n, patient, therapist)`)
    await writeMessages(tx, fresh)
    await sealLast(tx, opened)
    await endAtLast(tx, fresh)
    await noteAnew(
      tx,
      sql`id IN (SELECT md5('thread ' || n)::uuid FROM unnest(${sql.param(fresh.map(({ n }) => n))}::int[]) AS n)`,
    )
  })
}

type Conversation = { n: number; patient: string; therapist: string }

async function writeMessages(tx: typeof db, fresh: readonly Conversation[]) {
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

async function sealLast(tx: typeof db, fresh: readonly Conversation[]) {
  if (fresh.length === 0) return
  const keys = await vault.keysOf(
    tx,
    fresh.map(({ patient }) => patient),
  )
  const ids = fresh.map(() => randomUUID())
  const bodies = fresh.map(({ n, patient }, at) =>
    keys
      .get(patient)!
      .encrypt(
        `The last word of conversation ${n}, ${'as long as most are '.repeat(5)}`,
        messageAssociatedData(ids[at]!),
      ),
  )
  await tx.execute(sql`
    WITH of AS (SELECT * FROM unnest(${sql.param(fresh.map(({ n }) => n))}::int[],
      ${sql.param(ids)}::uuid[], ${sql.param(bodies)}::bytea[]) AS of (n, id, body)),
    last AS (SELECT of.*, (SELECT max(seq) FROM messages WHERE thread_id = md5('thread ' || n)::uuid) AS top FROM of)
    UPDATE messages SET id = last.id, body = last.body FROM last
    WHERE messages.thread_id = md5('thread ' || n)::uuid AND messages.seq = last.top`)
}

async function endAtLast(tx: typeof db, fresh: readonly Conversation[]) {
  await tx.execute(sql`
    UPDATE threads SET last_seq = (SELECT max(seq) FROM messages WHERE thread_id = threads.id),
      a_read = least(a_read, (SELECT max(seq) FROM messages WHERE thread_id = threads.id)),
      b_read = least(b_read, (SELECT max(seq) FROM messages WHERE thread_id = threads.id))
    WHERE id IN (SELECT md5('thread ' || n)::uuid FROM unnest(${sql.param(fresh.map(({ n }) => n))}::int[]) AS n)`)
}
