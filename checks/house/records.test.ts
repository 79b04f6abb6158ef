import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faultsOfRecords } from './records.ts'

const folder = join(import.meta.dirname, '../../docs/decisions')

test('every record has a date, a status and its three parts', () => {
  const names = readdirSync(folder)
  const records = names.map((name) => [name, readFileSync(join(folder, name), 'utf8')])
  expect(faultsOfRecords(Object.fromEntries(records))).toEqual([])
})

test('a record without one of them is found', () => {
  const parts = '## Context\n\n## Decision\n\n## Consequences\n'
  const records = {
    '0001-good.md': `# 1\n\nDate: 2026-01-01 · Status: superseded; by [2](0002-later.md)\n\n${parts}`,
    '0002-later.md': `# 2\n\nStatus: accepted\n\n${parts}`,
    '0003-lost.md': `# 3\n\nDate: 2026-01-01 · Status: superseded\n\n${parts}`,
    '0004-no-part.md':
      '# 4\n\nDate: 2026-01-01 · Status: accepted; see [9](0009-x.md)\n\n## Context\n',
  }
  expect(faultsOfRecords(records)).toEqual([
    '0002-later.md has no date and status below its heading',
    '0003-lost.md does not say by which record it is superseded',
    '0004-no-part.md names no record 0009',
    '0004-no-part.md has no ## Decision',
    '0004-no-part.md has no ## Consequences',
  ])
})
