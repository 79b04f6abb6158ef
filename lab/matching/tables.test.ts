import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { matchingTables } from './tables.ts'

test('the tables in the documents are those of the code; npm run docs:matching writes them', () => {
  const written = readFileSync(new URL('../../docs/matching-tables.md', import.meta.url), 'utf8')
  expect(written).toBe(matchingTables())
})
