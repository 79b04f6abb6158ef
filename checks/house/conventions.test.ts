import { expect, test } from 'vitest'
import * as conventions from './conventions.ts'
import { parseSource, readOwnTree, type Source } from './source.ts'

const tree = readOwnTree()

test.each<[string, (sources: readonly Source[]) => string[], path: string, bad: string]>([
  [
    'what a file exports stands above its helpers',
    conventions.helpersFirst,
    'server/a/a.ts',
    'function help() {}\nexport const a = () => help()',
  ],
  [
    'a type is named as its schema',
    conventions.typesNamedOtherwise,
    'contract/a.ts',
    'export type Entry = z.infer<typeof Journal>',
  ],
  [
    'a store takes db first',
    conventions.storesWithoutDb,
    'server/a/store.ts',
    'export async function listAll(userId: string, db: Db) {}',
  ],
  [
    'an import names the file with its ending',
    conventions.importsWithoutEnding,
    'web/a/a.ts',
    "import { b } from '../b/b'",
  ],
  [
    'web/ui knows neither router nor query',
    conventions.uiThatKnowsMore,
    'web/ui/a.tsx',
    "import { Link } from 'react-router'",
  ],
  [
    'a slice has one name',
    conventions.slicesNamedOtherwise,
    'server/diaries/routes.ts',
    'export const a = 1',
  ],
])('%s', (_, rule, path, bad) => {
  expect(rule(tree)).toEqual([])
  expect(rule([parseSource(path, bad)])).toHaveLength(1)
})
