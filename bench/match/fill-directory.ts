import { derive, type Practice } from '@attune/engine/questionnaires/read-practice.ts'
import pg from 'pg'
import { demoTherapists } from '../../server/demo/therapists.ts'

/** Spread as random ones are, and of their version, which replies insist on. */
const idOfRow = `overlay(overlay(md5('t' || n) placing '4' from 13) placing '8' from 17)::uuid`

/** From here on it is quicker to make the indexes anew than to keep them up with every row. */
const manyRows = 200_000

/** Therapists `from` to `to` of a directory in the database; their practices are drawn from `practices`. */
export async function fillDirectory(
  url: string,
  practices: readonly Practice[],
  from: number,
  to: number,
) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await keepPractices(client, practices)
    const indexes = to - from > manyRows ? await dropIndexes(client) : []
    await client.query(insertPeople, [
      from,
      to - 1,
      practices.length,
      demoTherapists.map(([name]) => name.split(' ')[0]),
      demoTherapists.map(([name]) => name.split(' ').at(-1)),
    ])
    await client.query(declareLicences, [from, to - 1])
    for (const definition of indexes) await client.query(definition)
    await client.query('VACUUM ANALYZE therapists')
  } finally {
    await client.end()
  }
}

const insertPeople = `
  INSERT INTO therapists (
    id, name, is_active, accepting, questions_submitted_at,
    practice, specialization, years_of_work, experience, approach, clients, additional_services
  )
  SELECT ${idOfRow}, ($4::text[])[1 + abs(hashint4(n)) % cardinality($4::text[])] || ' ' ||
      ($5::text[])[1 + abs(hashint4(n + 1)) % cardinality($5::text[])],
    true, n % 20 > 0, now(),
    kind.practice, kind.specialization, kind.years, kind.experience, kind.approach,
    kind.clients, kind.services
  FROM generate_series($1::int, $2::int) AS n
  JOIN bench_kinds AS kind ON kind.id = abs(hashint4(n + 2)) % $3`

/** Nobody is matched without one. */
const declareLicences = `
  INSERT INTO licences (therapist_id, kind, number, place)
  SELECT therapists.id, 'Psychotherapist', 'T 1', 'Ireland'
  FROM generate_series($1::int, $2::int) AS n JOIN therapists ON therapists.id = ${idOfRow}`

async function keepPractices(client: pg.Client, practices: readonly Practice[]) {
  await client.query(`
    CREATE TABLE IF NOT EXISTS bench_kinds (
      id int PRIMARY KEY, practice jsonb, specialization text, years int, experience text,
      approach text, clients text, services text
    )`)
  const kinds = practices.map((practice, id) => {
    const { yearsOfWork: years, additionalServices: services, ...texts } = derive(practice)
    return { id, practice, years, services, ...texts }
  })
  await client.query(
    `INSERT INTO bench_kinds
     SELECT id, practice, specialization, years, experience, approach, clients, services
     FROM json_populate_recordset(NULL::bench_kinds, $1) ON CONFLICT DO NOTHING`,
    [JSON.stringify(kinds)],
  )
}

/** All but the primary key's; gives what makes them again. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE tablename = 'therapists' AND indexname <> 'therapists_pkey'`,
  )
  for (const { name } of rows) await client.query(`DROP INDEX "${name}"`)
  return rows.map(({ definition }) => definition)
}
