import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lostWords } from './glossary.ts'
import { parseSource, readOwnTree } from './source.ts'

const tree = readOwnTree()

test('every word of the glossary can be met where it says', () => {
  const markdown = readFileSync(join(import.meta.dirname, '../../docs/glossary.md'), 'utf8')
  expect(lostWords(markdown, tree)).toEqual([])
})

test('a word that has gone is found', () => {
  const head = '| word | what it means | in code |\n|---|---|---|\n'
  const sources = [parseSource('server/a.ts', 'export type Vault = string')]
  const rows = [
    '| vault | keys | `Vault` in `server/a.ts` |',
    '| bus | news | `Bus` in `server/a.ts` |',
    '| slice | a subject | `a` in `server/b.ts` |',
    '| no row |',
  ]
  expect(lostWords(head + rows.join('\n'), sources)).toEqual([
    'server/a.ts has no Bus',
    'there is no server/b.ts',
    'is no row: | no row |',
  ])
})
