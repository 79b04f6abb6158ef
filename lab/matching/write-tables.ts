import { writeFileSync } from 'node:fs'
import { matchingTables } from './tables.ts'

writeFileSync(new URL('../../docs/matching-tables.md', import.meta.url), matchingTables())
