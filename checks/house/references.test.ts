import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deadReferences } from './references.ts'
import { listTree } from './source.ts'

const root = join(import.meta.dirname, '../..')
const files = listTree(root)

test('every path that README, STYLE and the documents name is there', () => {
  const named = files.filter((path) => /^(?:README|STYLE|docs\/[\w-]+)\.md$/.test(path))
  const texts = named.map((path) => [path, readFileSync(join(root, path), 'utf8')])
  expect(deadReferences(Object.fromEntries(texts), files)).toEqual([])
})

const few = ['README.md', 'docs/a.md', 'server/lib/env.ts', 'contract/paths.ts']

test.each([
  'In `server/lib/gone.ts`.',
  'In `server/gone`.',
  'In `server/gone/`.',
  'In `@attune/contract/gone.ts`.',
  'In `gone.ts`.',
  'In `server/lib/gone.ts:12`.',
  'In `scripts/run.mts`.',
  'In `./gone.ts` or.',
  'See [this](gone.md).',
  'See [this](../server/gone.ts#here).',
  'See [`this`](../gone/a.md).',
])('a path that is not there is found: %s', (text) => {
  expect(deadReferences({ 'docs/b.md': text }, few)).toHaveLength(1)
})

test.each([
  'In `server/lib/env.ts`, `server/lib/env.ts:3`, `server/lib`, `server/` and `env.ts`.',
  'In `@attune/contract/paths.ts`, `../lib/env.ts`, `.test.ts`.',
  'See [this](a.md), [this](a.md#part), [this](../README.md) and [that](https://example.org/a.md).',
  'As `server/<slice>/store.ts`, `e2e/*.spec.ts`, `contract/{a,b}.ts` and `/help`.',
  'Run `node server/gone.ts` or `POST /journals`.',
  '```\nserver/gone.ts and `server/gone.ts`\n```',
])('none is found in %j', (text) => {
  expect(deadReferences({ 'docs/b.md': text }, few)).toEqual([])
})
