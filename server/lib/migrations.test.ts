import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { databaseAt, folder, tags } from '../testing/old-database.ts'
import { migrateDatabase } from './db.ts'

type Column = { table: string; column: string; type: string }

async function columnsOf(client: pg.Client): Promise<Column[]> {
  const { rows } = await client.query(
    `SELECT table_name AS table, column_name AS column, data_type AS type
     FROM information_schema.columns WHERE table_schema = 'public' AND is_generated = 'NEVER'
     ORDER BY table_name, ordinal_position`,
  )
  return rows
}

/** Something of every type that a column of ours may have. */
const something: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  text: "'words ☂'",
  bytea: "'\\x00ff'",
  boolean: 'true',
  integer: '7',
  smallint: '7',
  bigint: '7',
  jsonb: '\'{"a": [1]}\'',
  ARRAY: "'{a,b}'",
  date: "'2026-11-20'",
  'timestamp with time zone': "'2026-11-20T10:00:00Z'",
}

/** Where a check of the table asks for more than a type. */
const inOrder: Record<string, string> = {
  'appointments.ends': "'2026-11-20T11:00:00Z'",
  'appointments.held_until': "'2026-11-20T11:10:00Z'",
  'appointments.proposed_ends': "'2026-11-20T11:00:00Z'",
  'appointments.proposed_held_until': "'2026-11-20T11:10:00Z'",
  'busy_sources.source': "'address'",
  'busy_times.ends': "'2026-11-20T11:00:00Z'",
}

/** One row in every table; what it hangs on need not be there. */
async function fillAll(client: pg.Client, columns: readonly Column[]) {
  await client.query('SET session_replication_role = replica')
  for (const [table, own] of Map.groupBy(columns, (one) => one.table)) {
    const names = own.map(({ column }) => `"${column}"`)
    const values = own.map(({ column, type }) => inOrder[`${table}.${column}`] ?? something[type])
    await client.query(
      `INSERT INTO "${table}" (${names}) OVERRIDING SYSTEM VALUE VALUES (${values})`,
    )
  }
}

/** The only row of each table, as text. */
async function rowsOf(client: pg.Client, columns: readonly Column[]) {
  const found: Record<string, unknown> = {}
  for (const [table, own] of Map.groupBy(columns, (one) => one.table)) {
    const names = own.map(({ column }) => `"${column}"::text`)
    const { rows } = await client.query(`SELECT ${names} FROM "${table}"`)
    found[table] = rows
  }
  return found
}

/** Taken away on purpose; a review is a row of its own since. */
const dropped = [
  ...['summaries.reviewed_at', 'grants.summary', 'grants.danger', 'grants.journals'],
  // Of its own table since.
  'calendars.former_handle',
]
/** What it held stands in the ledger since. */
const carriedOver = ['operator_audit']

test.each(tags.slice(1, -1))('what was written at %s is there after an upgrade', async (tag) => {
  const { url, client } = await databaseAt(tag)
  try {
    const before = await columnsOf(client)
    const kept = before.filter(
      ({ table, column }) =>
        !dropped.includes(`${table}.${column}`) && !carriedOver.includes(table),
    )
    await fillAll(client, before)
    const rows = await rowsOf(client, kept)
    await migrateDatabase(url, async () => {})
    expect(await rowsOf(client, kept)).toEqual(rows)
    expect(Object.values(rows).every((of) => Array.isArray(of) && of.length === 1)).toBe(true)
  } finally {
    await client.end()
  }
})

test('the journal of migrations names every file, in order', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  expect(tags.map((tag) => `${tag}.sql`)).toEqual(files.toSorted())
})

test('what was shared before stays shared as it stood, and stopped therapists write no more', async () => {
  const { url, client } = await databaseAt('0003_both-sides')
  try {
    const [user, one, other] = [randomUUID(), randomUUID(), randomUUID()]
    await client.query('SET session_replication_role = replica')
    for (const [therapist, summary] of [
      [one, true],
      [other, false],
    ] as const) {
      await client.query(
        `INSERT INTO grants (user_id, therapist_id, summary, journals) VALUES ($1, $2, $3, false)`,
        [user, therapist, summary],
      )
      await client.query(
        `INSERT INTO threads (a_id, a_model, b_id, b_model, key_id) VALUES ($1, 'User', $2, 'Therapist', $1)`,
        [user, therapist],
      )
    }
    await client.query(
      `INSERT INTO therapists (id, name, username, email, phone, deactivated_at) VALUES ($1, 'a', 'b', 'c', 'd', now())`,
      [one],
    )
    await migrateDatabase(url, async () => {})
    const { rows: items } = await client.query(
      'SELECT therapist_id, item FROM grant_items ORDER BY item',
    )
    expect(items).toEqual([
      { therapist_id: one, item: 'danger' },
      { therapist_id: one, item: 'summary' },
    ])
    expect((await client.query('SELECT FROM grants')).rowCount).toBe(2)
    const { rows } = await client.query('SELECT paused FROM threads WHERE b_id = $1', [one])
    expect(rows).toEqual([{ paused: true }])
    const { rows: open } = await client.query('SELECT paused FROM threads WHERE b_id = $1', [other])
    expect(open).toEqual([{ paused: false }])
  } finally {
    await client.end()
  }
})

test('the names that booking links had stay kept for whom they were', async () => {
  const { url, client } = await databaseAt('0028_booking-links')
  try {
    const [one, other] = [randomUUID(), randomUUID()]
    await client.query('SET session_replication_role = replica')
    for (const [id, handle, former] of [
      [one, 'ines', 'ines-duarte'],
      [other, null, 'nora'],
    ]) {
      await client.query(
        `INSERT INTO therapists (id, name, username, email, phone) VALUES ($1, 'a', $2, $2, 'd')`,
        [id, `of ${id}`],
      )
      await client.query(
        `INSERT INTO calendars VALUES ($1, 'UTC', '{}', '[]', 0, 0, 30, true, 24, false, $2, $3)`,
        [id, handle, former],
      )
    }
    await migrateDatabase(url, async () => {})
    const { rows } = await client.query(
      `SELECT handle, therapist_id AS of, given_up_at IS NULL AS used FROM booking_handles ORDER BY 1`,
    )
    expect(rows).toEqual([
      { handle: 'ines', of: one, used: true },
      { handle: 'ines-duarte', of: one, used: false },
      { handle: 'nora', of: other, used: false },
    ])
  } finally {
    await client.end()
  }
})
