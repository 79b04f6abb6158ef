import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { policies } from './policies.ts'
import { type Command, commands, everyRow, kinds, type TablePolicy } from './policy-rules.ts'

/** What the database says of a table's policies, with what the list had said when they were made. */
export type Live = { table: string; mark: string; made: string | null }

/** For whom a query runs; without that, nobody. */
const functions = `
  CREATE OR REPLACE FUNCTION attune_as() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ SELECT current_setting('attune.as', true) $$;
  CREATE OR REPLACE FUNCTION attune_person() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ SELECT nullif(current_setting('attune.person', true), '')::uuid $$;
  CREATE OR REPLACE FUNCTION attune_people() RETURNS uuid[] LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ SELECT string_to_array(nullif(current_setting('attune.people', true), ''), ',')::uuid[] $$;`

/**
 * A connection that has told nothing finds no row and may write none. Who is asking is looked up
 * once a statement: once a row is a fifth of what a list of thousands costs.
 */
function conditionOf(policy: TablePolicy, command: Command): string {
  const rule = policy[command] ?? {}
  if (kinds.every((kind) => rule[kind] === everyRow)) return everyRow
  // What several have in common is written once: whatever it looks up is looked up once then.
  const byCondition = Map.groupBy(
    kinds.filter((kind) => rule[kind] !== undefined),
    (kind) => rule[kind],
  )
  const groups = [...byCondition.values()]
  const numbers = groups.flatMap((some, at) => some.map((kind) => `WHEN '${kind}' THEN ${at + 1}`))
  const cases = [...byCondition.keys()].map((condition, at) => `WHEN ${at + 1} THEN ${condition}`)
  const group = ["CASE attune_as() WHEN 'job' THEN 0", ...numbers, 'END'].join(' ')
  return [`CASE (SELECT ${group}) WHEN 0 THEN true`, ...cases, 'ELSE false END'].join(' ')
}

/** Of INSERT only the new row is looked at, of SELECT and DELETE only the old one, of UPDATE both. */
function statementOf(table: string, policy: TablePolicy, command: Command): string {
  const condition = conditionOf(policy, command)
  const using = command === 'insert' ? '' : ` USING (${condition})`
  const check = command === 'insert' || command === 'update' ? ` WITH CHECK (${condition})` : ''
  return `CREATE POLICY attune_${command} ON "${table}" FOR ${command}${using}${check}`
}

const statementsOf = (table: string, policy: TablePolicy) => [
  `ALTER TABLE "${table}" ENABLE ROW LEVEL SECURITY`,
  `ALTER TABLE "${table}" FORCE ROW LEVEL SECURITY`,
  // Whatever there is: one that somebody added by hand would let more through.
  `DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT polname FROM pg_policy WHERE polrelid = '"${table}"'::regclass
    LOOP EXECUTE format('DROP POLICY %I ON "${table}"', name); END LOOP; END $$`,
  ...commands.map((command) => statementOf(table, policy, command)),
]

export async function readLive(db: Db): Promise<Live[]> {
  const { rows } = await db.execute<Live>(sql`
    SELECT c.relname AS table, obj_description(c.oid, 'pg_class') AS made,
      md5(concat(c.relrowsecurity, c.relforcerowsecurity, (
        SELECT string_agg(concat_ws('|', p.polname, p.polcmd, p.polpermissive, p.polroles::text,
          pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)),
          chr(10) ORDER BY p.polname)
        FROM pg_policy p WHERE p.polrelid = c.oid))) AS mark
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') ORDER BY 1`)
  return rows
}

const wantedMark = (table: string, policy: TablePolicy) =>
  createHash('sha256').update(statementsOf(table, policy).join('\n')).digest('hex').slice(0, 16)

const noteOf = (table: string, policy: TablePolicy, mark: string) =>
  `row security ${wantedMark(table, policy)} ${mark}`

/** Tables whose policies are not those of the list, or that are not on it. */
export const differing = (live: readonly Live[]): string[] =>
  live
    .filter(({ table, mark, made }) => {
      const policy = policies[table]
      return !policy || made !== noteOf(table, policy, mark)
    })
    .map(({ table }) => table)

/** Brings every table's policies to what the list says; where they are that already, nothing is touched. */
export async function secureRows(db: Db) {
  await db.execute(sql.raw(functions))
  const found = differing(await readLive(db))
  if (found.length === 0) return
  await db.transaction(async (tx) => {
    for (const table of found)
      for (const statement of statementsOf(table, policies[table] ?? {}))
        await tx.execute(sql.raw(statement))
    const made = (await readLive(tx)).filter(({ table }) => found.includes(table))
    for (const { table, mark } of made)
      await tx.execute(
        sql.raw(`COMMENT ON TABLE "${table}" IS '${noteOf(table, policies[table] ?? {}, mark)}'`),
      )
  })
}

/** Whether the role of this connection has to keep to the policies at all. */
export async function isHeld(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ held: boolean }>(
    sql`SELECT NOT (rolsuper OR rolbypassrls) AS held FROM pg_roles WHERE rolname = current_user`,
  )
  return rows[0]?.held ?? false
}
