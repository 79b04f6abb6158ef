import { sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'

/** Where the rows of a table would lie if the database were split: with a patient, an account, a therapist, or in one place for all. */
export type Placement = 'patient' | 'account' | 'therapist' | 'one'

/** A table, with the column its rows would be split by; `through` names the table that holds it, where it is not its own. */
export type Placed = { placement: Placement; column?: string; through?: string }

type Row = {
  name: string
  columns: string[]
  /** By one column, what it points to. */
  references: { column: string; table: string }[] | null
}

const tablesOf = sql`
  SELECT c.relname AS name,
    (SELECT array_agg(attname::text) FROM pg_attribute
      WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped) AS columns,
    (SELECT jsonb_agg(jsonb_build_object('column', a.attname, 'table', f.confrelid::regclass::text))
      FROM pg_constraint f JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = f.conkey[1]
      WHERE f.conrelid = c.oid AND f.contype = 'f' AND cardinality(f.conkey) = 1) AS references
  FROM pg_class c
  WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
  ORDER BY 1`

/** Of whom a row is, by its own column, in this order: what is between the two lies with the patient. */
const own: readonly [Placement, readonly string[]][] = [
  ['patient', ['user_id', 'key_id']],
  ['account', ['person_id', 'owner_id']],
  ['therapist', ['therapist_id']],
]
const roots: Readonly<Record<string, Placement>> = { users: 'patient', therapists: 'therapist' }

/** Every table of the schema as it stands, read from PostgreSQL's own catalogue. */
export async function placementOf(db: Pick<Db, 'execute'>): Promise<Map<string, Placed>> {
  const { rows } = await db.execute<Row>(tablesOf)
  const placed = new Map<string, Placed>()
  const byName = new Map(rows.map((row) => [row.name, row]))

  function place(name: string): Placed {
    const known = placed.get(name)
    if (known) return known
    const row = byName.get(name)
    // Until it is known: a row that leads back to its own table leads nowhere.
    placed.set(name, { placement: 'one' })
    const found = (row && (byOwn(row) ?? byReference(row))) ?? { placement: 'one' as const }
    placed.set(name, found)
    return found
  }

  function byReference({ references }: Row): Placed | undefined {
    for (const { table } of references ?? []) {
      const { placement, column } = place(table)
      if (placement !== 'one') return { placement, ...(column && { column }), through: table }
    }
    return undefined
  }

  for (const { name } of rows) place(name)
  return placed
}

function byOwn({ name, columns }: Row): Placed | undefined {
  const root = roots[name]
  if (root) return { placement: root, column: 'id' }
  for (const [placement, names] of own) {
    const column = names.find((one) => columns.includes(one))
    if (column) return { placement, column }
  }
  return undefined
}
