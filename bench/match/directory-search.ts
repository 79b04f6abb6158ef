import { openDatabase } from '../../server/lib/db.ts'
import { percentile } from '../../server/testing/percentile.ts'
import { listTherapists, type TherapistFilter } from '../../server/therapists/list.ts'
import { inMs, within } from './measure.ts'

const limitP95 = 50
const pagesEach = 10
const rounds = 2
const filters: Omit<TherapistFilter, 'limit'>[] = [
  {},
  { name: 'amara' },
  { name: 'an' },
  { name: 'mara os' },
  { name: 'zainab', minYears: 5 },
  { name: 'priya', minYears: 15 },
  { name: 'nobody is called so' },
  { specialization: 'anx' },
  { specialization: 'psychosis' },
  { specialization: 'no such thing' },
  { specialization: 'sleep', minYears: 10 },
  { minYears: 1 },
  { minYears: 15 },
  { minYears: 25 },
]

/** Nothing is sealed in it: what is measured is the search. */
const vault = { keysOf: async () => new Map() }

/** The directory as people search it, page after page, straight from PostgreSQL. */
export async function benchSearch(url: string, size: number) {
  const { db, pool, close } = openDatabase(url, () => {}, 1)
  try {
    const times: number[] = []
    for (let round = 0; round < rounds; round++)
      for (const filter of filters) {
        const took = await walk((cursor) =>
          listTherapists(db, vault, { ...filter, limit: 24, cursor }),
        )
        if (round > 0) times.push(...took.times)
      }
    const p95 = percentile(times, 95)
    console.log(
      `\nSearching ${size} by name, specialization and years: ${times.length} pages, median ${inMs(percentile(times, 50))}, ` +
        `p95 ${inMs(p95)}, ${within(`${size}: search p95, ms`, p95, limitP95)}; slowest ${inMs(Math.max(...times))}`,
    )
    const filter = size > 100_000 ? { name: 'amara' } : {}
    const all = await walk(
      (cursor) => listTherapists(db, vault, { ...filter, limit: 100, cursor }),
      1e6,
    )
    const { rows } = await pool.query(
      `SELECT count(*)::int AS count FROM therapists WHERE is_active AND lower(name) LIKE $1`,
      [`%${filter.name ?? ''}%`],
    )
    const once = new Set(all.ids).size === all.ids.length && all.ids.length === rows[0].count
    if (!once) throw new Error(`${all.ids.length} rows, ${rows[0].count} in the table`)
    console.log(
      `  all ${all.times.length} pages of ${JSON.stringify(filter)}: each of ${rows[0].count} once`,
    )
  } finally {
    await close()
  }
}

type Page = Awaited<ReturnType<typeof listTherapists>>

async function walk(read: (cursor: string | undefined) => Promise<Page>, most = pagesEach) {
  const times: number[] = []
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const started = performance.now()
    const page = await read(cursor)
    times.push(performance.now() - started)
    ids.push(...page.items.map(({ _id }) => _id))
    cursor = page.next
  } while (cursor && times.length < most)
  return { times, ids }
}
