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

const parts = ['## Context', '## Decision', '## Consequences']
const whole = parts.map((part) => `${part}\n\nWords.\n`).join('\n')
const head = '# 1\n\nDate: 2026-01-01 · Status: accepted\n\n'

test('a record without one of them is found', () => {
  const records = {
    '0001-good.md': `# 1\n\nDate: 2026-01-01 · Status: superseded; by [2](0002-later.md)\n\n${whole}`,
    '0002-later.md': `# 2\n\nStatus: accepted\n\n${whole}`,
    '0003-lost.md': `# 3\n\nDate: 2026-01-01 · Status: superseded\n\n${whole}`,
    '0004-no-part.md':
      '# 4\n\nDate: 2026-01-01 · Status: accepted; see [9](0009-x.md)\n\n## Context\n\nWords.\n',
  }
  expect(faultsOfRecords(records)).toEqual([
    '0002-later.md has no date and status below its heading',
    '0003-lost.md does not say by which record it is superseded',
    '0004-no-part.md names no record 0009',
    '0004-no-part.md has no ## Decision',
    '0004-no-part.md has no ## Consequences',
  ])
})

test.each([
  [head.replace('01-01', '02-30') + whole, 'has a date that does not exist'],
  [head.replace('01-01', '13-01') + whole, 'has a date that does not exist'],
  [head.replace('01-01', '00-00') + whole, 'has a date that does not exist'],
  [head + whole.replace('Words.', ''), 'has nothing below ## Context'],
  [head + whole.replace(/Words\.\n$/, ''), 'has nothing below ## Consequences'],
  [head + whole.replace('Words.', '### Words'), 'has nothing below ## Context'],
  [
    head +
      parts
        .toReversed()
        .map((part) => `${part}\n\nWords.\n`)
        .join('\n'),
    'has its parts in another order',
  ],
  [head + whole + whole, 'has its parts in another order'],
])('what is wrong in %j is said', (text, fault) => {
  expect(faultsOfRecords({ '0001-a.md': text })).toEqual([`0001-a.md ${fault}`])
})

test('a number that is left out is found', () => {
  expect(faultsOfRecords({ '0001-a.md': head + whole, '0003-c.md': head + whole })).toEqual([
    'there is no record 0002',
  ])
})
