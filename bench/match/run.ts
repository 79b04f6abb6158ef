import { parseArgs } from 'node:util'
import { migrateDatabase } from '../../server/lib/db.ts'
import { startPostgres } from '../../server/postgres/postgres.ts'
import { temporaryFolder } from '../../server/testing/temporary.ts'
import { benchSearch } from './directory-search.ts'
import { drawPractices } from './drawn-practices.ts'
import { benchEndpoint } from './endpoint.ts'
import { fillDirectory } from './fill-directory.ts'
import { failures } from './measure.ts'
import { benchMiniSearch } from './mini-search.ts'
import { benchPlainSql } from './plain-sql.ts'
import { benchScan } from './scan.ts'

/** A text index of more than these takes gigabytes. */
const mostText = 100_000

const { values } = parseArgs({
  options: { sizes: { type: 'string', default: '10000,100000,1000000' } },
})
const sizes = values.sizes.split(',').map(Number)
const practices = drawPractices()

for (const size of sizes) benchScan(practices, size)
for (const size of sizes) if (size <= mostText) benchMiniSearch(practices, size)

const dataDir = temporaryFolder('match')
const postgres = await startPostgres(dataDir, () => {})
try {
  await migrateDatabase(postgres.url, async () => {})
  let filled = 0
  for (const size of sizes.toSorted((a, b) => a - b)) {
    await fillDirectory(postgres.url, practices, filled, size)
    filled = size
    await benchEndpoint(postgres.url, size)
    await benchPlainSql(postgres.url, size)
    await benchSearch(postgres.url, size)
  }
} finally {
  await postgres.stop()
}

for (const failure of failures()) console.log(`MISSED ${failure}`)
process.exit(failures().length > 0 ? 1 : 0)
